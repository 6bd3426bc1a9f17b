import { requireName, SHOP_PRICE_KINDS } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { createParts } from '#platform/parts/index.ts';
import type { CartLine } from '../cart.types.ts';
import type { CartHooks } from './hooks.types.ts';

/** The hooks of carts, called in the order in which they were added; a shop adds them while it is put together. */
export function createCartHooks() {
  const { parts: hooks, add } = createParts<CartHooks>('cart’s hooks', SHOP_PRICE_KINDS);
  return {
    hooks,
    /** @throws where the name is taken, or is one of the shop's own kinds of prices. */
    addHooks: (added: CartHooks): void => {
      requireName(added.name, 'cart hook');
      add(added);
    },
  };
}

/** Lets every hook refuse a change of lines. @throws what the first one that refuses it throws. */
export async function checkLines(
  { hooks }: { hooks: readonly CartHooks[] },
  ctx: SiteContext,
  lines: readonly CartLine[],
  asked: readonly string[],
): Promise<void> {
  for (const hook of hooks) await hook.check?.(ctx, lines, asked);
}
