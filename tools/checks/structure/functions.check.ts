/** A function has fewer than 100 lines, so that it can be read in one go. */
import { parseSync } from 'oxc-parser';
import { type File, type Finding, isTest, lineAt, main, projectFiles } from '../source/check.ts';
import { beyond, exceptionsOf } from '../source/exceptions.ts';

const MOST = 99;

export function findLongFunctions(files: File[]): Finding[] {
  return files.flatMap((file) =>
    functionsOf(file)
      .filter(({ lines }) => lines > MOST)
      .map(({ name, line, lines }) => ({
        path: file.path,
        line,
        message: `${name} has ${lines} lines; ${MOST} are the most`,
      })),
  );
}

interface Found {
  name: string;
  line: number;
  lines: number;
}

/** Every function of a file, nested ones too; one without a name goes by what it is assigned to. */
function functionsOf(file: File): Found[] {
  const found: Found[] = [];
  const walk = (node: unknown, name: string): void => {
    if (Array.isArray(node)) {
      for (const item of node) walk(item, name);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, id, key, start, end } = node as Record<string, unknown>;
    const own = nameOf(id) ?? nameOf(key) ?? name;
    if (typeof type === 'string' && /Function/.test(type) && !/^TS/.test(type)) {
      const line = lineAt(file.text, Number(start));
      found.push({ name: own, line, lines: lineAt(file.text, Number(end)) - line + 1 });
    }
    for (const value of Object.values(node)) walk(value, own);
  };
  walk(parseSync(file.path, file.text).program, 'a function');
  return found;
}

const nameOf = (node: unknown): string | undefined => {
  const name = typeof node === 'object' && node !== null && 'name' in node ? node.name : undefined;
  return typeof name === 'string' ? name : undefined;
};

main(import.meta, () =>
  beyond(
    findLongFunctions(
      projectFiles(/^(?:apps|packages|examples|tools|bench|e2e|seed)\/.*\.(?:tsx?|mjs)$/).filter(
        ({ path }) => !isTest(path) && !/\/generated\//.test(path),
      ),
    ),
    exceptionsOf('functions'),
  ),
);
