import { expect, it } from 'vitest';
import { premiumsOf } from './boxes.rules.ts';

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
