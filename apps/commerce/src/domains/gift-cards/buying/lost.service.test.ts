import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './lost.service.ts';

const cards = fc.array(fc.record({ amount: fc.integer({ min: 2500, max: 20_000 }) }), { maxLength: 10 });
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test('cards bear a loss up to what they cost, in their order, and more of it never takes less', () => {
  fc.assert(
    fc.property(cards, fc.nat(250_000), fc.nat(50_000), (bought, lost, more) => {
      const shares = sharesOf(bought, lost);
      expect(sum(shares)).toBe(Math.min(lost, sum(bought.map(({ amount }) => amount))));
      for (const [place, share] of sharesOf(bought, lost + more).entries()) {
        expect(share).toBeGreaterThanOrEqual(shares[place] ?? 0);
        expect(share).toBeLessThanOrEqual(bought[place]?.amount ?? 0);
      }
    }),
  );
});
