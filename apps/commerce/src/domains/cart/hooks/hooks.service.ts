import { requireName, SHOP_PRICE_KINDS } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { createParts } from '#platform/parts/index.ts';
import type { Cart, CartLine } from '../cart.types.ts';
import type { CartHooks, DeletedCart, OrderTakes, Visit } from './hooks.types.ts';

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
  for (const hook of hooks) {
    hook.refuse?.(ctx, asked);
    await hook.check?.(ctx, lines, asked);
  }
}

/** Tells the domains that have something attached to a locked cart how it is now. */
export async function noticeChange({ hooks }: { hooks: readonly CartHooks[] }, cart: Cart): Promise<void> {
  for (const hook of hooks) if (cart.attached[hook.name] !== undefined) await hook.changed?.(cart);
}

/** Lets the domains that have something attached to a cart refuse a coupon on it. @throws what the first one that refuses it throws. */
export function checkCoupon({ hooks }: { hooks: readonly CartHooks[] }, ctx: SiteContext, cart: Cart): void {
  for (const hook of hooks) if (cart.attached[hook.name] !== undefined) hook.coupon?.(ctx, cart);
}

/** What a customer's cart has attached once a guest's joined it: its own, and what a domain takes over. */
export function joinedAttached(
  { hooks }: { hooks: readonly CartHooks[] },
  own: Cart,
  guest: Cart,
): [name: string, value: object][] {
  return hooks.flatMap(({ name, inherited }) => {
    const taken =
      own.attached[name] === undefined && guest.attached[name] !== undefined && inherited?.(guest);
    return taken ? [[name, taken]] : [];
  });
}

/** Tells the domains that have something attached to a guest's cart that its lines join the customer's. */
export async function noticeJoined(
  { hooks }: { hooks: readonly CartHooks[] },
  guests: Cart,
  own: Cart,
): Promise<void> {
  for (const hook of hooks) if (guests.attached[hook.name] !== undefined) await hook.joined?.(guests, own);
}

/** What an order of the cart takes beside what any order does: its auto-delivery, and what domains attached to it. */
export function takesOf({ hooks }: { hooks: readonly CartHooks[] }, cart: Cart): Required<OrderTakes> {
  const recurs = cart.lines.some((line) => !line.oneTime);
  const asked = hooks.map((hook) =>
    cart.attached[hook.name] === undefined ? undefined : hook.takes?.(cart),
  );
  return {
    account: recurs || asked.some((takes) => takes?.account),
    card: recurs || asked.some((takes) => takes?.card),
  };
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
