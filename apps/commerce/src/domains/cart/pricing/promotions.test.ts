import { expect, test } from 'vitest';
import { presentPromotions } from './promotions.messages.ts';

type Asked = Parameters<typeof presentPromotions>;
const told = (saved: Asked[0], language: Asked[1], lines: Asked[2]['lines'] = []) => {
  const { appliedProductPromotions: applied, potentialProductPromotions: potential } = presentPromotions(
    saved,
    language,
    { lines, currency: 'USD' },
  );
  return [...applied, ...potential].map(({ description }) => description);
};

test('a cart says what its boxes save and what more would, in both languages', () => {
  expect(told({ boxes: 1, percent: 0, next: { boxes: 3, percent: 10 } }, 'en')).toEqual([
    'Add 3 more eligible boxes and save 10%.',
  ]);
  expect(told({ boxes: 5, percent: 10, next: { boxes: 1, percent: 15 } }, 'en')).toEqual([
    'Buy more, save more: 10% off 5 boxes.',
    'Add 1 more eligible box and save 15%.',
  ]);
  expect(told({ boxes: 5, percent: 10, next: { boxes: 1, percent: 15 } }, 'fr')).toEqual([
    'Achetez plus, économisez plus\u00a0: 10\u00a0% sur 5 boîtes.',
    'Ajoutez 1 boîte admissible et économisez 15\u00a0%.',
  ]);
  expect(told({ boxes: 12, percent: 20 }, 'en')).toEqual(['Buy more, save more: 20% off 12 boxes.']);
  expect(told(undefined, 'en')).toEqual([]);
  const line = { priceKind: 'promotion', priceLabel: { en: 'Decaf days' }, listPrice: 1000, quantity: 2 };
  const lines = [
    { ...line, basePrice: 800 },
    { ...line, basePrice: 700 },
  ];
  expect(told(undefined, 'en', lines)).toEqual(['Decaf days: you save $10.00.']);
  expect(told(undefined, 'fr', lines)).toEqual([
    expect.stringMatching(/^Decaf days\u00a0: vous économisez 10,00/),
  ]);
});
