import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mondayOf, purchaseProblem, readSerial } from './brewers.rules.ts';
import { modelsProblem, readModels } from './models.ts';

const TODAY = '2027-01-04';
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
const twoDigits = (number: number): string => String(number).padStart(2, '0');
/** Made in a year that is over. */
const produced = fc.record({
  week: fc.integer({ min: 1, max: 53 }),
  year: fc.integer({ min: 2000, max: 2025 }),
});

describe('a serial number', () => {
  test('is of its model, week and year, whatever stands between its digits', () => {
    fc.assert(
      fc.property(
        digits(2, 2),
        produced,
        digits(6, 14),
        fc.array(fc.constantFrom('', ' ', '-', '.', '–', '\u00a0'), { minLength: 21, maxLength: 21 }),
        (modelCode, producedIn, rest, between) => {
          const { week, year } = producedIn;
          const serialNumber = `${modelCode}${twoDigits(week)}${twoDigits(year % 100)}${rest}`;
          const typed = [...serialNumber].map((digit, at) => `${between[at]}${digit}`).join('') + between[20];
          expect(readSerial(typed, TODAY)).toEqual({ serial: { serialNumber, modelCode, producedIn } });
        },
      ),
    );
  });

  test('has 12 to 20 digits and nothing else', () => {
    fc.assert(
      fc.property(digits(0, 40), (rest) => {
        const whole = `100125${rest}`;
        expect('serial' in readSerial(whole, TODAY)).toBe(whole.length >= 12 && whole.length <= 20);
      }),
    );
    for (const typed of ['', '   ', '10012500000a', '10/0125/000000', '١٠٠١٢٥٠٠٠٠٠٠', '1001250000\u00000'])
      expect(readSerial(typed, TODAY)).toEqual({ problem: 'format' });
  });

  test.each([
    ['week 0', '100025000000', { problem: 'week', producedIn: { week: 0, year: 2025 } }],
    ['week 54', '105425000000', { problem: 'week', producedIn: { week: 54, year: 2025 } }],
    ['week 53, also of a year that has none', '105325000000', { serial: expect.anything() }],
    ['this week, from its Monday on', '100127000000', { serial: expect.anything() }],
    ['next week', '100227000000', { problem: 'future', producedIn: { week: 2, year: 2027 } }],
    ['a later year', '100199000000', { problem: 'future', producedIn: { week: 1, year: 2099 } }],
  ])('%s', (_, typed, read) => {
    expect(readSerial(typed, TODAY)).toEqual(read);
  });
});

test('weeks begin on Mondays seven days apart, and the first of a year has 4 January in it', () => {
  fc.assert(
    fc.property(produced, ({ week, year }) => {
      const monday = mondayOf({ week, year });
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      const days = (Date.parse(monday) - Date.parse(mondayOf({ week: 1, year }))) / 86_400_000;
      expect(days).toBe((week - 1) * 7);
      expect(mondayOf({ week: 1, year }) <= `${year}-01-04`).toBe(true);
      expect(mondayOf({ week: 2, year }) > `${year}-01-04`).toBe(true);
    }),
  );
});

test.each([
  ['2026-12-24', undefined],
  [TODAY, undefined],
  ['2027-01-05', 'future'],
  ['2026-02-29', 'invalid'],
  ['24/12/2026', 'invalid'],
  ['', 'invalid'],
  // Made in the week of Monday 8 June 2026.
  ['2026-06-08', undefined],
  ['2026-06-07', 'beforeProduction'],
])('bought on %j: %s', (day, problem) => {
  expect(purchaseProblem(day, TODAY, { week: 24, year: 2026 })).toBe(problem);
});

test('the list of models is in order, and one that is not is refused by name', async () => {
  const models = await readModels();
  expect([...models.values()].filter(({ recall }) => recall).map(({ code }) => code)).toEqual(['08']);
  const nib = { code: '10', name: { en: 'Nib' } };
  expect(modelsProblem([nib])).toBeUndefined();
  expect(modelsProblem([nib, nib])).toBe('10 is there twice');
  expect(modelsProblem([{ ...nib, code: '1' }])).toContain('two digits');
  expect(modelsProblem([{ ...nib, name: { en: '' } }])).toBe('10 has no name');
  expect(modelsProblem([{ ...nib, recall: { en: 'It leaks.', fr: '' } }])).toContain('10 is recalled');
});
