import { expect, it } from 'vitest';
import { giftPrice, premiumsOf } from './boxes.rules.ts';

it('adds up what premium pods add, each as often as it is chosen', () => {
  const known = { A: { premiumCents: 150 }, B: {} };
  expect(premiumsOf([], known)).toBe(0);
  const products = [
    { code: 'A', qty: 3 },
    { code: 'B', qty: 2 },
    { code: 'C', qty: 1 },
  ];
  expect(premiumsOf(products, known)).toBe(450);
});

it('a gift costs a month’s price for each of its months, to the cent', () => {
  const sizes = [{ boxes: 2, price: { value: 29.99, currencyIso: 'USD', formattedValue: '$29.99' } }];
  expect(giftPrice(sizes, { boxes: 2, months: 3 })).toBe(89.97);
  expect(giftPrice(sizes, { boxes: 2, months: 12 })).toBe(359.88);
  expect(giftPrice(sizes, { boxes: 3, months: 3 })).toBeUndefined();
});
