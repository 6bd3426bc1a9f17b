import fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsCard, shareOut } from './sources.rules.ts';

const fund = (name: string, available: number) => ({ name, label: { en: name, fr: name }, available });
const amounts = (total: number, ...available: number[]) => {
  const { sources, amountDue } = shareOut(
    total,
    available.map((one, index) => fund(`s${index}`, one)),
  );
  return [...sources.map(({ name, amount }) => `${name} ${amount}`), amountDue];
};

test('sources pay in their order, and a card what they leave', () => {
  expect(amounts(1000)).toEqual([1000]);
  expect(amounts(1000, 300)).toEqual(['s0 300', 700]);
  expect(amounts(1000, 300, 900)).toEqual(['s0 300', 's1 700', 0]);
  expect(amounts(1000, 0, 1000, 5)).toEqual(['s1 1000', 0]);
  expect(amounts(0, 300)).toEqual([0]);
});

test('whatever they have, the shares and the rest are the total, and none is above what its source has', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 4 }), (total, available) => {
      const { sources, amountDue } = shareOut(
        total,
        available.map((one, index) => fund(`s${index}`, one)),
      );
      expect(sources.reduce((sum, { amount }) => sum + amount, amountDue)).toBe(total);
      expect(amountDue).toBeGreaterThanOrEqual(0);
      for (const { name, amount } of sources) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(available[Number(name.slice(1))] ?? 0);
      }
    }),
  );
});

test('a card is needed for what is due, and always for what comes again', () => {
  const asks = (amountDue: number, ...oneTime: boolean[]) =>
    needsCard({
      takes: { card: oneTime.includes(false) },
      paid: { amountDue },
    } as Parameters<typeof needsCard>[0]);
  expect([asks(1, true), asks(0, true), asks(0, true, false)]).toEqual([true, false, true]);
});
