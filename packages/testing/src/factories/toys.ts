import type { CommerceOptions } from '@crema/commerce';
import type { AddedLine, CartHooks } from '@crema/commerce/domains/cart/index';
import type { CartSurchargeSource } from '@crema/commerce/domains/pricing/index';
import fc from 'fast-check';

/** What the toys put on carts now. Amounts in minor units. */
export interface Toys {
  /** On each unit of every line, by one of the kinds. */
  onLines: { kind: number; amount: number }[];
  /** On the whole cart. */
  onCarts: { kind: number; amount: number }[];
  /** A price of so many percent of the list price. */
  percent?: number | undefined;
  gift?: AddedLine | undefined;
}

/** Every kind of surcharge: taxed as food or not, discounted or not, counted for free shipping or not. */
const KINDS = (['FOOD', 'STANDARD'] as const).flatMap((taxCode) =>
  [true, false].flatMap((discounted) =>
    [true, false].map((countsForFreeShipping) => ({ taxCode, discounted, countsForFreeShipping })),
  ),
);

/** A domain that is none: it uses every hook of prices and carts, and does what a test tells it. */
export function createToys(): { extend: NonNullable<CommerceOptions['extend']>; set(toys?: Toys): void } {
  const none: Toys = { onLines: [], onCarts: [] };
  let now = none;
  const amountOf = (of: 'onLines' | 'onCarts', kind: number): number =>
    now[of].reduce((all, one) => all + (one.kind === kind ? one.amount : 0), 0);
  return {
    set: (toys = none) => {
      now = toys;
    },
    extend: (_platform, { pricing, cart }) => {
      for (const [kind, is] of KINDS.entries()) {
        const called = (code: string) => ({ code, label: { en: code, fr: code }, ...is });
        pricing.addSurcharge({
          ...called(`onLine${kind}`),
          amount: (_, { quantity }) => amountOf('onLines', kind) * quantity,
        });
        pricing.addSurcharge({
          ...called(`onCart${kind}`),
          amountOfCart: () => amountOf('onCarts', kind),
        } satisfies CartSurchargeSource);
      }
      pricing.addPrice({
        kind: 'toy',
        price: ({ listPrice }) =>
          now.percent === undefined ? undefined : Math.round((listPrice * now.percent) / 100),
      });
      const gifts: CartHooks = { name: 'gift', lines: () => (now.gift ? [now.gift] : []) };
      cart.addHooks(gifts);
    },
  };
}

const amounts = (most: number) =>
  fc.array(fc.record({ kind: fc.nat(KINDS.length - 1), amount: fc.nat(most) }), { maxLength: 3 });

/** Any toys; `undefined` in a third of all cases. @param codes of variants that may be a gift */
export const anyToys = (codes: readonly string[]): fc.Arbitrary<Toys | undefined> =>
  fc.option(
    fc.record({
      onLines: amounts(500),
      onCarts: amounts(2000),
      percent: fc.option(fc.nat(100), { nil: undefined }),
      gift: fc.option(
        fc.record({
          code: fc.constantFrom(...codes),
          quantity: fc.integer({ min: 1, max: 2 }),
          price: fc.nat(300),
        }),
        { nil: undefined },
      ),
    }),
    { nil: undefined, freq: 2 },
  );
