/** What becomes of points that a reward has taken: they are spent by the order of its cart, or given back. */
import { SITES } from '@crema/brands';
import type { Cart, CartHooks, PricedCart } from '#domains/cart/index.ts';
import type { Order, OrderHooks } from '#domains/orders/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { perksErrors } from '../perks.errors.ts';
import type { Member } from '../perks.types.ts';
import type { RewardNeeds } from './rewards.deps.ts';
import { attachedTo, PERKS } from './rewards.rules.ts';
import type { Reservation } from './rewards.types.ts';

type Sold = Readonly<PricedCart['sold']>;

/** Whether something is paid for beside the reward: goods that are bought once. */
const paysIn = ({ pricing }: Pick<RewardNeeds, 'pricing'>, { site }: Cart, sold: Sold): boolean =>
  sold.some(
    ({ line, pricing: priced }) =>
      line.oneTime &&
      line.addedBy === undefined &&
      !priced.virtual &&
      pricing.unitPrice(site, priced.prices, 'oneTime').price > 0,
  );

export const hasPaidLine = (needs: RewardNeeds, cart: Cart): boolean =>
  paysIn(needs, cart, needs.cart.price({ ...cart, attached: {} }).sold);

/** Gives the points of a reward back that waits in a cart, once. In the running transaction, with the cart locked or gone. */
export async function release(needs: RewardNeeds, cartGuid: string, id: string): Promise<void> {
  const waiting = await needs.repository.inCarts([cartGuid]);
  for (const one of waiting) if (one.id === id) await giveBack(needs, one, 'reserved');
}

/** Gives back what a reward took, where it is still in this state. */
async function giveBack(
  { ledger, repository }: RewardNeeds,
  { id, site, customerId, entryId }: Reservation,
  from: Reservation['status'],
): Promise<void> {
  const member = { site, customerId };
  await ledger.lock(member);
  if (await repository.move(id, from, 'released'))
    await ledger.giveBack(member, { key: `reward:${id}:back`, of: entryId });
}

/**
 * Whether a reward waits in the cart that a member sees, or in the order that is being paid for it: until then the cart stays as it
 * was. One in a cart that has expired is given back when that is forgotten.
 */
export async function isReserved({ cart: carts, repository }: RewardNeeds, member: Member): Promise<boolean> {
  if (!(await repository.hasTaken(member))) return false;
  const { site, customerId } = member;
  const cart = await carts.ofVisit({ site: SITES[site], customerId }, undefined);
  return cart !== undefined && attachedTo(cart) !== undefined;
}

/** What rewards do with carts. */
export const cartHooks = (needs: RewardNeeds): CartHooks => ({
  name: PERKS,
  lines: (cart, sold) => {
    const reward = attachedTo(cart);
    if (!reward || !paysIn(needs, cart, sold)) return [];
    const { code, quantity } = reward;
    return [{ code, quantity, price: 0, stays: true }];
  },
  changed: async (cart) => {
    const reward = attachedTo(cart);
    if (!reward || hasPaidLine(needs, cart)) return;
    await release(needs, cart.guid, reward.id);
    await needs.cart.attach(cart, PERKS, undefined);
  },
  deleted: async (carts) => {
    const waiting = await needs.repository.inCarts(carts.map(({ guid }) => guid));
    for (const one of waiting) await giveBack(needs, one, 'reserved');
  },
});

/** What rewards do with orders. */
export const orderHooks = (needs: RewardNeeds): OrderHooks => ({
  check: async (ctx, { cart, sold }) => {
    const reward = attachedTo(cart);
    if (!reward) return;
    // Before the stock is taken, as everywhere.
    await needs.ledger.lock(memberOf(ctx, cart));
    if (!sold.some(({ line }) => line.addedBy === PERKS)) {
      if (!paysIn(needs, cart, sold)) throw perksErrors.rewardNeedsPaidLine(ctx.language);
      throw perksErrors.rewardSoldOut(ctx.language, reward.rewardCode);
    }
  },
  written: async (ctx, order, { cart }) => {
    const reward = attachedTo(cart);
    if (!reward) return;
    const spent = await needs.repository.move(reward.id, 'reserved', 'spent', order.code);
    if (!spent) throw perksErrors.rewardNotApplied(ctx.language, reward.rewardCode);
  },
  lock: async (order) => {
    const spent = await needs.repository.ofOrder(order.code);
    if (spent) await needs.ledger.lock(spent);
  },
  released: (order) => backToCart(needs, order),
  // What will not be sent costs no points; the paid lines stay as they are.
  refundMade: async ({ code, lines }, refund) => {
    const reward = lines.find(({ priceKind }) => priceKind === PERKS);
    if (!reward) return;
    const { withdrawn = 0 } =
      refund.lines.find(({ entryNumber }) => entryNumber === reward.entryNumber) ?? {};
    if (withdrawn === 0 || reward.withdrawn + withdrawn < reward.quantity) return;
    const spent = await needs.repository.ofOrder(code);
    if (spent) await giveBack(needs, spent, 'spent');
  },
  reversed: async ({ code }) => {
    const spent = await needs.repository.ofOrder(code);
    if (spent) await giveBack(needs, spent, 'spent');
  },
});

/** An order was given up and its cart is open again: the reward waits in it as before, and is given back where the cart is gone. */
async function backToCart(needs: RewardNeeds, { code }: Pick<Order, 'code'>): Promise<void> {
  const { cart: carts, repository } = needs;
  const spent = await repository.ofOrder(code);
  if (!spent) return;
  const { id, site, customerId, cartGuid } = spent;
  const cart = await carts.lock(site, cartGuid);
  const isThere = cart?.customerId === customerId && attachedTo(cart)?.id === id;
  if (isThere) await repository.move(id, 'spent', 'reserved');
  else await giveBack(needs, spent, 'spent');
}

/** Only a customer's cart has a reward. */
function memberOf({ site, customerId }: SiteContext, cart: Cart) {
  const owner = customerId ?? cart.customerId;
  if (owner === undefined) throw new Error(`A guest's cart has a reward: ${cart.guid}`);
  return { site: site.id, customerId: owner };
}
