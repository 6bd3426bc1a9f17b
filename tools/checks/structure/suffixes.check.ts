/** Inside a domain a file says its kind, `<word>.<kind>.ts`, and every kind is a row of docs/architecture.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, isTest, main, projectPaths, root } from '../source/check.ts';
import { beyond, exceptionsOf } from '../source/exceptions.ts';

const IN_DOMAIN = /^apps\/commerce\/src\/domains\/.*\/([^/]+)\.ts$/;
const PAGE = 'docs/architecture.md';

/** The kinds that a page names, each in a table row that begins with `<word>.<kind>.ts`. */
export function kindsOf(page: string): Set<string> {
  return new Set([...page.matchAll(/^\| `<word>\.([a-z]+)\.ts` /gm)].map(([, kind = '']) => kind));
}

export function findUnknownKinds(paths: string[], kinds: ReadonlySet<string>): Finding[] {
  return paths.flatMap((path) => {
    const name = path.match(IN_DOMAIN)?.[1];
    if (name === undefined || isTest(path)) return [];
    const [, ...suffixes] = name.split('.');
    const unknown = suffixes.find((suffix) => !kinds.has(suffix));
    return unknown === undefined && suffixes.length <= 1
      ? []
      : [{ path, line: 1, message: `“.${suffixes.join('.')}” is no kind that the table of ${PAGE} names` }];
  });
}

main(import.meta, () =>
  beyond(
    findUnknownKinds(projectPaths(), kindsOf(readFileSync(join(root, PAGE), 'utf8'))),
    exceptionsOf('suffixes'),
  ),
);
