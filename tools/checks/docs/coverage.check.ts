/**
 * docs/coverage.md has each row once, in its section, with the tests that name it; five rows a test at most.
 * `--write` fills in the tests.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, main, projectFiles, root } from '../source/check.ts';
import { firstStale, rowOf, shownBy, TEST_FILES, withTests } from './shown.ts';

const PAGE = 'docs/coverage.md';
const MOST_ROWS = 5;

/** The rows of the page, with what is wrong with their form. */
export function readRows(page: string): { rows: { id: string; tests: string[] }[]; findings: Finding[] } {
  const rows: { id: string; tests: string[] }[] = [];
  const findings: Finding[] = [];
  let section = '';
  for (const [index, text] of page.split('\n').entries()) {
    const line = index + 1;
    section = text.match(/^## (\d+)\./)?.[1] ?? section;
    const row = rowOf(text);
    if (!row) {
      if (/^\|\s*S\d/.test(text))
        findings.push({ path: PAGE, line, message: 'not of the form | id | what | test |' });
      continue;
    }
    const { id, tests, cell } = row;
    const problem = (message: string): number =>
      findings.push({ path: PAGE, line, message: `${id} ${message}` });
    if (cell !== 'open' && tests.length === 0) problem('names neither a test nor the word open');
    if (rows.some((other) => other.id === id)) problem('is there twice');
    if (!id.startsWith(`S${section}.`)) problem(`stands in section ${section}`);
    rows.push({ id, tests });
  }
  return { rows, findings };
}

/** @param shown tests by the rows that they name */
export function findUncovered(page: string, shown: ReadonlyMap<string, readonly string[]>): Finding[] {
  const { rows, findings } = readRows(page);
  const say = (message: string, line = 1): number => findings.push({ path: PAGE, line, message });
  const known = new Set(rows.map(({ id }) => id));
  const claims = new Map<string, string[]>();
  for (const [id, tests] of shown) {
    if (!id.startsWith('S')) continue;
    if (!known.has(id)) say(`lacks ${id}, which “${tests[0]}” names`);
    for (const test of tests) claims.set(test, [...(claims.get(test) ?? []), id]);
  }
  for (const [test, ids] of claims)
    if (ids.length > MOST_ROWS) say(`“${test}” shows ${ids.length} rows; ${MOST_ROWS} are the most`);
  const stale = firstStale(page, shown);
  if (findings.length === 0 && stale)
    say('is not what the tests say: node tools/checks/docs/coverage.check.ts --write', stale);
  return findings;
}

const file = join(root, PAGE);
const shown = import.meta.main ? shownBy(projectFiles(TEST_FILES)) : new Map<string, string[]>();
if (import.meta.main && process.argv.includes('--write'))
  writeFileSync(file, withTests(readFileSync(file, 'utf8'), shown));
main(
  import.meta,
  () => findUncovered(readFileSync(file, 'utf8'), shown),
  () => {
    const { rows } = readRows(readFileSync(file, 'utf8'));
    return `${rows.length} rows, ${rows.filter((row) => row.tests.length === 0).length} open`;
  },
);
