import { expect, test } from 'vitest';
import { readTable, writeTable } from './csv.rules.ts';
import { assumedOf, definitionProblem, fittingAnswers, wrongAnswer } from './definition.rules.ts';
import { readBuiltIn } from './files.seed.ts';

const HEAD = 'kind,question,option,attribute,test,values,effect,score,en,fr';
const table = (...rows: string[]) => [HEAD, ...rows].join('\n');
const DRINK = ['question,drink,,,,,,,What?,Quoi?', 'assumed,drink,,,,,,,Anything,Tout'];
const OPTIONS = ['option,drink,tea,,,,,,Tea,Thé', 'option,drink,coffee,,,,,,Coffee,Café'];

test('a quiz is the same after a table of it is read again', async () => {
  const builtIn = await readBuiltIn();
  for (const [site, quiz] of [
    ['cab2c', 'beverage'],
    ['usb2c', 'brewer'],
    ['usafh', 'brewer'],
  ] as const)
    expect(readTable(writeTable(builtIn(site, quiz)))).toEqual(builtIn(site, quiz));
});

test('columns may stand in any order, with a byte order mark and line ends of Windows', () => {
  const rows = [
    'fr,en,kind,question,option,attribute,test,values,effect,score',
    'Quoi?,What?,question,drink',
  ];
  expect(readTable(`\uFEFF${rows.join('\r\n')}\r\n`).questions).toEqual([
    { code: 'drink', text: { en: 'What?', fr: 'Quoi?' }, assumed: { en: '' }, options: [] },
  ]);
});

test.each([
  ['no table at all', 'soup', 'The table has no column kind, question'],
  ['a kind that there is not', table('soup'), 'Line 2: “soup” is no kind of row.'],
  [
    'an option of no question',
    table('option,drink,tea,,,,,,Tea,'),
    'Line 2: there is no question “drink” above.',
  ],
  ['a question twice', table(...DRINK, DRINK[0] ?? ''), 'Line 4: a question has a code that no other has'],
  ['an option twice', table(...DRINK, ...OPTIONS, OPTIONS[0] ?? ''), 'Line 6: an option has a code'],
  ['a text that is missing', table('question,drink,,,,,,,,Quoi?'), 'Line 2: the English text is missing.'],
  [
    'a test that there is not',
    table(...DRINK, ...OPTIONS, 'rule,drink,tea,roast,like,dark,score,3'),
    'Line 6: a test is in, notIn',
  ],
  [
    'a score that is no number',
    table(...DRINK, ...OPTIONS, 'rule,drink,tea,roast,in,dark,score,much'),
    'Line 6: “much” is no number.',
  ],
  [
    'a limit of no number',
    table(...DRINK, ...OPTIONS, 'rule,drink,tea,widthIn,atMost,narrow,limit'),
    'Line 6: “narrow” is no number.',
  ],
  [
    'a rule of no option',
    table(...DRINK, ...OPTIONS, 'rule,drink,soup,roast,in,dark,score,3'),
    'Line 6: there is no option “soup”',
  ],
])('%s is refused by its line', (_, text, message) => {
  expect(() => readTable(text)).toThrow(message);
});

test('what a table can say and a quiz cannot be is refused', () => {
  const problem = (rows: string[], french = true) => definitionProblem(readTable(table(...rows)), { french });
  expect(problem([...DRINK, ...OPTIONS])).toBeUndefined();
  expect(problem([])).toBe('A quiz has a question.');
  expect(problem([...DRINK, OPTIONS[0] ?? ''])).toBe('The question “drink” needs two options.');
  expect(problem([DRINK[0] ?? '', ...OPTIONS])).toMatch('does not say what is assumed');
  expect(problem([...DRINK, ...OPTIONS, 'option,drink,milk,,,,,,Milk,'])).toBe('“Milk” has no French text.');
  expect(problem([...DRINK, ...OPTIONS, 'option,drink,milk,,,,,,Milk,'], false)).toBeUndefined();
  for (const url of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'plp/tea'])
    expect(problem([...DRINK, ...OPTIONS, `shortcut,,,,,${url},,,Away,Loin`]), url).toMatch(
      'leads to a path',
    );
});

test('answers of another version count where they still fit', () => {
  const quiz = readTable(table(...DRINK, ...OPTIONS));
  expect(fittingAnswers(quiz, { drink: 'tea', roast: 'dark' })).toEqual({ drink: 'tea' });
  expect(fittingAnswers(quiz, { drink: 'soup' })).toEqual({});
  expect(wrongAnswer(quiz, { drink: null })).toBeUndefined();
  expect(wrongAnswer(quiz, { toString: 'tea' })).toBe('toString');
  expect(assumedOf(quiz, {})).toEqual([{ en: 'Anything', fr: 'Tout' }]);
});
