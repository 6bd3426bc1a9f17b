import { requireName, SHOP_PRICE_KINDS } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { createParts } from '#platform/parts/index.ts';
import type { Cart, CartLine } from '../cart.types.ts';
import type { CartHooks, DeletedCart, Visit } from './hooks.types.ts';

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

/** Tells the domains that have something attached to a locked cart how it is now. */
export async function noticeChange({ hooks }: { hooks: readonly CartHooks[] }, cart: Cart): Promise<void> {
  for (const hook of hooks) if (cart.attached[hook.name] !== undefined) await hook.changed?.(cart);
}

/** Tells the domains that a visit asks who it is. */
export async function noticeVisit({ hooks }: { hooks: readonly CartHooks[] }, visit: Visit): Promise<void> {
  for (const hook of hooks) await hook.visited?.(visit);
}

/** Tells the domains that had something attached to them of carts that were deleted. Answers their guids. */
export async function noticeDeleted(
  { hooks }: { hooks: readonly CartHooks[] },
  deleted: readonly DeletedCart[],
): Promise<string[]> {
  for (const hook of hooks) {
    const own = deleted.filter(({ attached }) => attached[hook.name] !== undefined);
    if (own.length > 0) await hook.deleted?.(own);
  }
  return deleted.map(({ guid }) => guid);
}
