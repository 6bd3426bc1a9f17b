/** What every check is made of: files in, findings out, `file:line message` on the terminal. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A text file of the project; `path` is relative to its root, with slashes. */
export interface File {
  path: string;
  text: string;
}

export interface Finding {
  path: string;
  /** From 1. */
  line: number;
  message: string;
}

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Paths of all files but those that `.gitignore` names, whether they are committed yet or not. */
export function projectPaths(folder = root): string[] {
  const ignored = new Set(
    readFileSync(join(root, '.gitignore'), 'utf8')
      .split('\n')
      .map((line) => line.trim().replace(/\/$/, ''))
      .concat('.git'),
  );
  const walk = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true })
      .filter((entry) => !ignored.has(entry.name) && !entry.name.endsWith('.log'))
      .flatMap((entry) => (entry.isDirectory() ? walk(`${path}${entry.name}/`) : [`${path}${entry.name}`]));
  return walk('').sort();
}

/** The files of the project whose path matches. */
export function projectFiles(pattern: RegExp): File[] {
  return projectPaths()
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Line number, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** One finding for every match of a global pattern. */
export function matches(
  file: File,
  pattern: RegExp,
  message: (match: RegExpMatchArray) => string,
): Finding[] {
  return [...file.text.matchAll(pattern)].map((match) => ({
    path: file.path,
    line: lineAt(file.text, match.index),
    message: message(match),
  }));
}

/** Tests, and what stands in a folder called test beside them. */
export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$|\/test\//.test(path);

/** Prints the findings and ends with 1 if there are any; does nothing when the module is imported by a test. */
export function main(meta: ImportMeta, find: () => Finding[], note?: () => string): void {
  if (!meta.main) return;
  const findings = find();
  for (const { path, line, message } of findings) console.log(`${path}:${line} ${message}`);
  if (note) console.log(note());
  process.exitCode = findings.length > 0 ? 1 : 0;
}
