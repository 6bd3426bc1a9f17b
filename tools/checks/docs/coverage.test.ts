import { expect, test } from 'vitest';
import { findUncovered } from './coverage.check.ts';

const page = (...rows: string[]): string =>
  ['## 2. Screens', '', '| id | what | test |', '|---|---|---|', ...rows].join('\n');
const findings = (text: string, files: Record<string, string> = {}): string[] =>
  findUncovered(text, (path) => files[path]).map(({ line, message }) => `${line} ${message}`);

test('open rows and rows that their test names are left alone', () => {
  const files = {
    'a.test.ts': `test('shows S2.1', () => {}); test.each([1])(\`it's "two"\`, () => { /* covers: S2.2, S2.3 */ });`,
  };
  const rows = [
    '| S2.1 | a | `a.test.ts › shows S2.1` |',
    '| S2.2 | b | `a.test.ts › it\'s "two"` |',
    '| S2.4 | c | open |',
  ];
  expect(findings(page(...rows), files)).toEqual([]);
});

test('a missing file, a missing test and a test that does not name its row are found', () => {
  const files = {
    'a.test.ts': `// covers: S2.3\ntest('one', () => {});\ntest('two', () => { /* S2.4 */ });`,
  };
  const rows = [
    '| S2.1 | a | `b.test.ts › one` |',
    '| S2.2 | b | `a.test.ts › three` |',
    '| S2.3 | c | `a.test.ts › one` |',
  ];
  expect(findings(page(...rows), files)).toEqual([
    '5 S2.1 names a file that is not there: b.test.ts',
    '6 S2.2 names a test that is not in a.test.ts: “three”',
    '7 S2.3 is not named by its test: write `covers: S2.3` in “one”',
  ]);
});

test('more than five rows on one test are found', () => {
  const ids = [1, 2, 3, 4, 5, 6].map((n) => `S2.${n}`);
  const files = { 'a.test.ts': `test('all', () => { /* covers: ${ids.join(', ')} */ });` };
  const rows = ids.map((id) => `| ${id} | x | \`a.test.ts › all\` |`);
  expect(findings(page(...rows.slice(1)), files)).toEqual([]);
  expect(findings(page(...rows), files)).toEqual(['10 “all” shows 6 rows; 5 are the most']);
});

test('rows that are there twice, in the wrong section, empty or malformed are found', () => {
  const rows = [
    '| S2.1 | a | open |',
    '| S2.1 | a | open |',
    '| S3.1 | a | open |',
    '| S2.2 | a |  |',
    '| S2.3 | a',
  ];
  expect(findings(page(...rows)).map((finding) => finding.slice(0, 12))).toEqual([
    '6 S2.1 is th',
    '7 S3.1 stand',
    '8 S2.2 names',
    '9 not of the',
  ]);
});
