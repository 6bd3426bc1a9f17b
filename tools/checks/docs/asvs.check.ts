/**
 * docs/asvs.md has every requirement of level 2 in its chapters, with the tests that name it or a reason, and each test
 * that a reason names exists. `--write` fills in the tests.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, main, projectFiles, root } from '../source/check.ts';
import { firstStale, hasTest, rowOf, shownBy, TEST_FILES, withTests } from './shown.ts';

const PAGE = 'docs/asvs.md';
const REASON = /^(?:does not apply|by construction|deployment|deviation by specification|open): \S/;

/** How many requirements each section has, and which of them are of level 3 or withdrawn (OWASP ASVS 4.0.3). */
const SECTIONS: Record<string, { count: number; without?: readonly number[] }> = {
  'V2.1': { count: 12 },
  'V2.2': { count: 3 },
  'V2.3': { count: 3 },
  'V2.4': { count: 5 },
  'V2.5': { count: 7 },
  'V2.6': { count: 3 },
  'V2.7': { count: 6 },
  'V2.8': { count: 7 },
  'V2.9': { count: 3 },
  'V2.10': { count: 4 },
  'V3.1': { count: 1 },
  'V3.2': { count: 4 },
  'V3.3': { count: 4 },
  'V3.4': { count: 5 },
  'V3.5': { count: 3 },
  'V3.7': { count: 1 },
  'V4.1': { count: 5, without: [4] },
  'V4.2': { count: 2 },
  'V4.3': { count: 3 },
  'V5.1': { count: 5 },
  'V5.2': { count: 8 },
  'V5.3': { count: 10 },
  'V5.4': { count: 3 },
  'V5.5': { count: 4 },
  'V7.1': { count: 4 },
  'V7.2': { count: 2 },
  'V7.3': { count: 4, without: [2] },
  'V7.4': { count: 3 },
  'V8.1': { count: 4 },
  'V8.2': { count: 3 },
  'V8.3': { count: 8 },
  'V9.1': { count: 3 },
  'V9.2': { count: 4 },
  'V12.1': { count: 3 },
  'V12.2': { count: 1 },
  'V12.3': { count: 6 },
  'V12.4': { count: 2 },
  'V12.5': { count: 2 },
  'V12.6': { count: 1 },
  'V13.1': { count: 5, without: [2] },
  'V13.2': { count: 6, without: [4] },
  'V13.3': { count: 2 },
  'V13.4': { count: 2 },
  'V14.1': { count: 4 },
  'V14.2': { count: 6 },
  'V14.3': { count: 3, without: [1] },
  'V14.4': { count: 7 },
  'V14.5': { count: 4 },
};

export const required = (): string[] =>
  Object.entries(SECTIONS).flatMap(([section, { count, without = [] }]) =>
    Array.from({ length: count }, (_, at) => at + 1)
      .filter((number) => !without.includes(number))
      .map((number) => `${section}.${number}`),
  );

/**
 * @param read text of a file of the project, `undefined` when there is none.
 * @param shown tests by the requirements that they name
 */
export function findUnproved(
  page: string,
  read: (path: string) => string | undefined,
  shown: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const [index, text] of page.split('\n').entries()) {
    if (!/^\|\s*V\d/.test(text)) continue;
    const say = (message: string): number => findings.push({ path: PAGE, line: index + 1, message });
    const { id, cell: how, tests } = rowOf(text) ?? { id: '', cell: '', tests: [] };
    if (!id) say('not of the form | id | what | how |');
    if (seen.has(id)) say(`${id} is there twice`);
    seen.add(id);
    if (tests.length === 0 && !REASON.test(how)) say(`${id} names neither a test nor a reason`);
    for (const test of tests) {
      const [path = '', title = ''] = test.split(' › ');
      const source = read(path);
      if (source === undefined) say(`${id} names a file that is not there: ${path}`);
      else if (!hasTest(path, source, title)) say(`${id}: no test “${title}” in ${path}`);
    }
  }
  const missing = required().filter((id) => !seen.has(id));
  const unknown = [...seen].filter((id) => id && !required().includes(id));
  if (missing.length > 0) findings.push({ path: PAGE, line: 1, message: `lacks ${missing.join(', ')}` });
  if (unknown.length > 0)
    findings.push({ path: PAGE, line: 1, message: `has ${unknown.join(', ')}, which is not of level 2` });
  for (const [id, tests] of shown)
    if (id.startsWith('V') && !seen.has(id))
      findings.push({ path: PAGE, line: 1, message: `lacks ${id}, which “${tests[0]}” names` });
  const stale = firstStale(page, shown);
  if (findings.length === 0 && stale) {
    const message = 'is not what the tests say: node tools/checks/docs/asvs.check.ts --write';
    findings.push({ path: PAGE, line: stale, message });
  }
  return findings;
}

const readFromDisk = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const shown = import.meta.main ? shownBy(projectFiles(TEST_FILES)) : new Map<string, string[]>();
if (import.meta.main && process.argv.includes('--write'))
  writeFileSync(join(root, PAGE), withTests(readFromDisk(PAGE) ?? '', shown));
main(
  import.meta,
  () => findUnproved(readFromDisk(PAGE) ?? '', readFromDisk, shown),
  () => `${required().length} requirements`,
);
