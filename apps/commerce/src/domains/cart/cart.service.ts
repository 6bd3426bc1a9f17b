import type { SiteId } from '@crema/brands';
import { bindAll } from '#platform/bind/index.ts';
import type { KeptAnswer, SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { CartNeeds, CartServices } from './cart.deps.ts';
import { cartErrors } from './cart.errors.ts';
import { cartRepository } from './cart.repository.ts';
import type { Cart, CartDetail, LineRequest } from './cart.types.ts';
import { ownerOf, refuse, times } from './changes.service.ts';
import { checkCoupon, createCartHooks, noticeDeleted, noticeVisit } from './hooks/hooks.service.ts';
import { type Added, add, addWhatFits, begin, requireBundle } from './lines/add.service.ts';
import { changeEntry } from './lines/entries.service.ts';
import { merge } from './lines/merge.service.ts';
import { createCartSources, priceHeld, shown } from './payment/sources.service.ts';
import { unitsIn } from './pricing/pricing.rules.ts';
import { price } from './pricing/pricing.service.ts';

/** Carts that are forgotten in one transaction, with what domains give back for them. */
const EXPIRED_AT_ONCE = 200;

export function cartService({ db, clock }: Pick<Platform, 'db' | 'clock'>, services: CartServices) {
  const repository = cartRepository(db);
  const { hooks, addHooks } = createCartHooks();
  const { sources, addPaymentSource } = createCartSources();
  const needs: CartNeeds = { ...services, db, clock, repository, hooks, sources };
  return {
    /** Lets another domain add lines and refuse changes. Call while the shop is put together. */
    addHooks,
    /** Adds what pays before the card. Orders call it for the sources that are added to them. */
    addPaymentSource,
    ...bindAll(needs, {
      ...{ addWhatFits, begin, changeEntry, merge, requireBundle },
      ...{ get, ofVisit, price, priceHeld, shown, setDetails, setCoupons },
      ...{ lock, lockOpen, attach, unitsOf, noticeVisit },
    }),
    /** See `add` in lines/add.service.ts. */
    add: <Made extends Pick<KeptAnswer, 'kept'>>(
      ctx: SiteContext,
      target: { guid: string } | { session: string },
      requests: readonly LineRequest[],
      make: (added: Added) => Made,
    ): Promise<Made> => add(needs, ctx, target, requests, make),
    /** Lets the domains that keep something with a cart refuse a coupon on it. @throws what one of them throws. */
    checkCoupon: (ctx: SiteContext, cart: Cart): void => checkCoupon(needs, ctx, cart),
    /** Moves a locked cart between taking changes, being ordered and history. */
    setStatus: repository.setStatus,
    /** Forgets what a customer who is gone had in carts, and guests' carts with that address. Answers their guids. */
    deleteOf: async (site: SiteId, customerId: string, email?: string) =>
      noticeDeleted(needs, await repository.deleteOf({ site, customerId }, email)),
    /** Forgets guests' carts that were ordered. Answers the guids of those that were there. */
    deleteOrdered: async (site: SiteId, guids: readonly string[]) =>
      noticeDeleted(needs, await repository.deleteOrdered(site, guids)),
    deleteExpired: (atOnce = EXPIRED_AT_ONCE) => deleteExpired(needs, atOnce),
    /** Whether lines of this price kind are put in carts by a domain, and are not what the shopper asked for. */
    isAdded: (priceKind: string): boolean => hooks.some(({ name, lines }) => name === priceKind && lines),
  };
}

export type CartService = ReturnType<typeof cartService>;

/** The cart with what its coupons stand for now. Costs nothing for a cart without. */
const withCoupons = async (
  { coupons }: Pick<CartNeeds, 'coupons'>,
  cart: Cart | undefined,
): Promise<Cart | undefined> =>
  cart && cart.couponCodes.length > 0
    ? { ...cart, coupons: await coupons.states(cart.site, cart.couponCodes, cart) }
    : cart;

/** The cart by its guid, on its own site. @throws 404, also for one that was ordered. */
async function get(needs: CartNeeds, ctx: SiteContext, guid: string): Promise<Cart> {
  const { language, priceSegment } = ctx;
  const cart = await withCoupons(needs, await needs.repository.byGuid(ownerOf(ctx), guid, needs.clock.now()));
  if (!cart || cart.status === 'ordered') throw cartErrors.unknownCart(language, guid);
  return priceSegment ? { ...cart, priceSegment } : cart;
}

/** The customer's cart; a guest's by the SESSION cookie, if it began one. */
async function ofVisit(
  needs: CartNeeds,
  { site, customerId, priceSegment }: Pick<SiteContext, 'site' | 'customerId' | 'priceSegment'>,
  session: string | undefined,
): Promise<Cart | undefined> {
  const now = needs.clock.now();
  const ofGuest = () => (session ? needs.repository.bySession(site.id, session, now) : undefined);
  const found = await (customerId
    ? needs.repository.byCustomer({ site: site.id, customerId }, now)
    : ofGuest());
  const cart = await withCoupons(needs, found);
  return cart && priceSegment ? { ...cart, priceSegment } : cart;
}

/** Sets what checkout collects. @throws 404, 409 while it is being ordered. */
async function setDetails(
  needs: CartNeeds,
  ctx: SiteContext,
  guid: string,
  details: Partial<Pick<Cart, CartDetail>>,
): Promise<void> {
  const done = await needs.repository.setDetails(ownerOf(ctx), guid, details, times(needs, ctx.site.id));
  if (!done) await refuse(needs, ctx, guid);
}

/** Sets an open cart's coupons by their codes. @throws 404, 409 while it is being ordered. */
async function setCoupons(
  needs: CartNeeds,
  ctx: SiteContext,
  guid: string,
  codes: readonly string[],
): Promise<void> {
  const done = await needs.repository.setCoupons(ownerOf(ctx), guid, codes, times(needs, ctx.site.id));
  if (!done) await refuse(needs, ctx, guid);
}

/** Forgets carts that nobody touched for their lifetime, some in each transaction. Answers their guids. */
async function deleteExpired(needs: CartNeeds, atOnce: number): Promise<string[]> {
  const { clock, db, repository } = needs;
  const guids: string[] = [];
  for (;;) {
    const deleted = await db.transaction(async () =>
      noticeDeleted(needs, await repository.deleteExpired(clock.now(), atOnce)),
    );
    guids.push(...deleted);
    if (deleted.length < atOnce) return guids;
  }
}

/** Locks a cart until the transaction ends, whatever its status. */
const lock = async (needs: CartNeeds, site: SiteId, guid: string): Promise<Cart | undefined> =>
  withCoupons(needs, await needs.repository.lock(site, guid));

/**
 * The caller's own cart, locked until the transaction ends, with what is attached to it.
 *
 * @throws 404, 409 while it is being ordered.
 */
async function lockOpen(needs: CartNeeds, ctx: SiteContext, guid: string): Promise<Cart> {
  await needs.repository.lock(ctx.site.id, guid);
  const cart = await get(needs, ctx, guid);
  if (cart.status !== 'open') throw cartErrors.beingOrdered(ctx.language, guid);
  return cart;
}

/** Keeps a value of a domain with a locked cart, under the name of its hooks; undefined takes it away. Answers the cart with it. */
async function attach(needs: CartNeeds, cart: Cart, name: string, value: object | undefined): Promise<Cart> {
  await needs.repository.setAttached(cart.guid, name, value, times(needs, cart.site));
  const { [name]: _, ...rest } = cart.attached;
  return { ...cart, attached: value === undefined ? rest : { ...rest, [name]: value } };
}

/** Units in a cart: those that the shopper put there, and those that a domain attached when the shopper chose so. */
const unitsOf = (needs: CartNeeds, cart: Cart): number =>
  Object.keys(cart.attached).length > 0
    ? unitsIn(price(needs, cart))
    : cart.lines.reduce((units, line) => units + line.quantity, 0);
