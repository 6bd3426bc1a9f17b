import type { Cart, CatalogReads, SoldLine } from '../cart.types.ts';
import { pricingLine } from '../pricing/pricing.rules.ts';
import type { CartHooks } from './hooks.types.ts';

/** Numbers of added lines, above those that carts give to what shoppers ask for. */
const FIRST_NUMBER = 10_000;

/** What the hooks put in a cart beside the lines that the shopper asked for. @throws where a hook names no amount. */
export function addedLines(
  { catalog, hooks }: { catalog: Pick<CatalogReads, 'variant' | 'inStock'>; hooks: readonly CartHooks[] },
  cart: Cart,
  asked: readonly SoldLine[],
): SoldLine[] {
  const find = (code: string) => catalog.variant(cart.site, code);
  const added = hooks.flatMap(({ name, lines }) =>
    (lines?.(cart, asked) ?? []).map((line) => ({ ...line, name })),
  );
  return added.flatMap(({ name, code, quantity, price, stays, fixed, money }, index): SoldLine[] => {
    if (!Number.isSafeInteger(quantity) || quantity < 1 || !Number.isSafeInteger(price) || price < 0)
      throw new Error(`"${name}" adds ${quantity} × ${code} at ${price}, which is no line of a cart.`);
    const variant = find(code);
    if (!variant?.sellable || (!stays && !catalog.inStock(cart.site, code))) return [];
    const line = {
      ...{ entryNumber: FIRST_NUMBER + index, code, quantity, oneTime: true, frequencyWeeks: 0 },
      ...{ components: variant.components?.map((part) => part.code).sort() ?? [], addedBy: name },
    };
    const usual = pricingLine(line, variant, find, cart.priceSegment);
    const prices = { ...usual.prices, added: { kind: name, price, ...(fixed && { fixed }) } };
    // What costs no shipping carries no share of it.
    const virtual = fixed ?? usual.virtual;
    const pricing = { ...usual, prices, virtual, buyMoreSaveMore: false, ...(money && { money }) };
    return [{ line, variant, pricing }];
  });
}
