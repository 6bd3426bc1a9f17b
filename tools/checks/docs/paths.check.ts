/**
 * Every path of the project that a document names in code marks is there. A path may have a line number, as in
 * `a.ts:12`, `*`, `**`, `{a,b}` and placeholders, as in `<name>`; a folder counts too.
 */
import { type File, type Finding, main, matches, projectFiles, projectPaths } from '../source/check.ts';

/** In code marks that begin with a folder of the project, up to what follows the path: a command, a test's title. */
const NAMED_PATH = /`((?:apps|packages|examples|tools|bench|e2e|seed|docs|\.ci)\/[^`\s]*)/g;

/** @param paths all files of the project, relative to its root. */
export function findMissingPaths(files: File[], paths: string[]): Finding[] {
  const folders = paths.flatMap((path) =>
    path
      .split('/')
      .slice(0, -1)
      .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
  );
  const known = [...new Set([...paths, ...folders])];
  const isThere = (named: string): boolean => {
    const wanted = named.replace(/:\d+(?:-\d+)?$/, '').replace(/\/$/, '');
    if (!/[*<{]/.test(wanted)) return known.includes(wanted);
    const pattern = patternOf(wanted);
    return known.some((path) => pattern.test(path));
  };
  return files
    .flatMap((file) =>
      matches(file, NAMED_PATH, ([, path = '']) => (isThere(path) ? '' : `${path} does not exist`)),
    )
    .filter(({ message }) => message !== '');
}

/** What a path with `**`, `*`, `{a,b}` or `<placeholder>` stands for. */
function patternOf(path: string): RegExp {
  const parts = path.split(/(\*\*\/|\*\*|\*|<[^>]+>|\{[^}]*\})/);
  const source = parts.map((part) => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '**') return '.+';
    if (part === '*' || part.startsWith('<')) return '[^/]+';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(literally).join('|')})`;
    return literally(part);
  });
  return new RegExp(`^${source.join('')}$`);
}

const literally = (text: string): string => text.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&');

main(import.meta, () => findMissingPaths(projectFiles(/\.md$/), projectPaths()));
