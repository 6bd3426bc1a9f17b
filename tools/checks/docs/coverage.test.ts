import { expect, test } from 'vitest';
import { findUncovered } from './coverage.check.ts';
import { shownBy, withTests } from './shown.ts';

const page = (...rows: string[]): string =>
  ['## 2. Screens', '', '| id | what | test |', '| - | - | - |', ...rows].join('\n');
const shownIn = (files: Record<string, string>) =>
  shownBy(Object.entries(files).map(([path, text]) => ({ path, text })));
const findings = (text: string, files: Record<string, string> = {}): string[] =>
  findUncovered(text, shownIn(files)).map(({ line, message }) => `${line} ${message}`);

test('each row has the tests that name it, in their title or in a comment inside', () => {
  const files = {
    'a.test.ts': `test('shows S2.1', () => {}); test.each([1])(\`it's "two"\`, () => { /* covers: S2.2, S2.3 */ });
      describe('covers S2.4', () => { it('three', () => { /* S2.4 */ }); });`,
  };
  const rows = ['| S2.1 | a | open |', '| S2.2 | b | `b.test.ts › gone` |', '| S2.4 | longer | open |'];
  const right = withTests(page(...rows, '| S2.3 | c | open |'), shownIn(files));
  expect(right.split('\n').slice(4)).toEqual([
    '| S2.1 | a      | `a.test.ts › shows S2.1` |',
    '| S2.2 | b      | `a.test.ts › it\'s "two"` |',
    '| S2.4 | longer | open                     |',
    '| S2.3 | c      | `a.test.ts › it\'s "two"` |',
  ]);
  expect(findings(right, files)).toEqual([]);
  expect(findings(right.replace("it's", 'its'), files)).toEqual([
    '6 is not what the tests say: node tools/checks/docs/coverage.check.ts --write',
  ]);
});

test('a row that is lacking, and more than five rows on one test, are found', () => {
  const ids = [1, 2, 3, 4, 5, 6].map((n) => `S2.${n}`);
  const files = { 'a.test.ts': `test('all', () => { /* covers: ${ids.join(', ')} */ });` };
  const rows = ids.map((id) => `| ${id} | x | open |`);
  expect(findings(withTests(page(...rows), shownIn(files)), files)).toEqual([
    '1 “a.test.ts › all” shows 6 rows; 5 are the most',
  ]);
  expect(findings(page(...rows.slice(0, 5)), files)[0]).toBe('1 lacks S2.6, which “a.test.ts › all” names');
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
