/** docs/coverage.md is correct: each test it names exists and names the rows it shows, five at most. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { type Finding, main, root } from '../source/check.ts';

const PAGE = 'docs/coverage.md';
const MOST_ROWS = 5;
const ROW = /^\|\s*(S\d+\.\d+)\s*\|(.*)\|\s*([^|]*?)\s*\|\s*$/;
const ID = /\bS\d+\.\d+\b/g;

export interface Row {
  id: string;
  line: number;
  /** `path › title` of each test, or nothing while the row is open. */
  tests: string[];
}

/** The rows of the page, with what is wrong with their form. */
export function readRows(page: string): { rows: Row[]; findings: Finding[] } {
  const rows: Row[] = [];
  const findings: Finding[] = [];
  let section = '';
  for (const [index, text] of page.split('\n').entries()) {
    const line = index + 1;
    section = text.match(/^## (\d+)\./)?.[1] ?? section;
    const [, id, , cell = ''] = text.match(ROW) ?? [];
    if (!id) {
      if (/^\|\s*S\d/.test(text))
        findings.push({ path: PAGE, line, message: 'not of the form | id | what | test |' });
      continue;
    }
    const problem = (message: string): number =>
      findings.push({ path: PAGE, line, message: `${id} ${message}` });
    const tests = [...cell.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test);
    if (cell !== 'open' && tests.length === 0) problem('names neither a test nor the word open');
    if (rows.some((row) => row.id === id)) problem('is there twice');
    if (!id.startsWith(`S${section}.`)) problem(`stands in section ${section}`);
    rows.push({ id, line, tests });
  }
  return { rows, findings };
}

/** @param read text of a file of the project, `undefined` when there is none. */
export function findUncovered(page: string, read: (path: string) => string | undefined): Finding[] {
  const { rows, findings } = readRows(page);
  const claims = Map.groupBy(
    rows.flatMap((row) => row.tests.map((test) => ({ test, row }))),
    ({ test }) => test,
  );
  for (const [test, claimed] of claims) {
    const [path = '', title = ''] = test.split(' › ').map((part) => part.trim());
    const text = read(path);
    const body = text === undefined ? undefined : testBody(path, text, title);
    for (const { row } of claimed) {
      const say = (message: string): number =>
        findings.push({ path: PAGE, line: row.line, message: `${row.id} ${message}` });
      if (text === undefined) say(`names a file that is not there: ${path}`);
      else if (body === undefined) say(`names a test that is not in ${path}: “${title}”`);
      else if (![...body.matchAll(ID)].some(([id]) => id === row.id))
        say(`is not named by its test: write \`covers: ${row.id}\` in “${title}”`);
    }
    const over = claimed[MOST_ROWS];
    if (over) {
      const message = `“${title}” shows ${claimed.length} rows; ${MOST_ROWS} are the most`;
      findings.push({ path: PAGE, line: over.row.line, message });
    }
  }
  return findings;
}

/** Source of the test with that title, from `test(` to its closing bracket. */
export function testBody(path: string, text: string, title: string): string | undefined {
  let body: string | undefined;
  new Visitor({
    CallExpression({ arguments: [first, second], start, end }) {
      if (!first || !second) return;
      const isText = first.type === 'Literal' || first.type === 'TemplateLiteral';
      if (isText && unquoted(text.slice(first.start, first.end)) === title) body ??= text.slice(start, end);
    },
  }).visit(parseSync(path, text).program);
  return body;
}

const unquoted = (source: string): string => source.slice(1, -1).replaceAll(/\\(['"`])/g, '$1');

const readFromDisk = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

main(
  import.meta,
  () => findUncovered(readFromDisk(PAGE) ?? '', readFromDisk),
  () => {
    const { rows } = readRows(readFromDisk(PAGE) ?? '');
    return `${rows.length} rows, ${rows.filter((row) => row.tests.length === 0).length} open`;
  },
);
