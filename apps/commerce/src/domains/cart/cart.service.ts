import type { SiteId } from '@crema/brands';
import { bindAll } from '#platform/bind/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { CartNeeds, CartServices } from './cart.deps.ts';
import { cartErrors } from './cart.errors.ts';
import { cartRepository } from './cart.repository.ts';
import type { Cart, CartDetail } from './cart.types.ts';
import { ownerOf, refuse, times } from './changes.service.ts';
import { createCartHooks } from './hooks/hooks.service.ts';
import { add, addWhatFits, requireBundle } from './lines/add.service.ts';
import { changeEntry } from './lines/entries.service.ts';
import { merge } from './lines/merge.service.ts';
import { price } from './pricing/pricing.service.ts';

export function cartService({ db, clock }: Pick<Platform, 'db' | 'clock'>, services: CartServices) {
  const repository = cartRepository(db);
  const { hooks, addHooks } = createCartHooks();
  const needs: CartNeeds = { ...services, db, clock, repository, hooks };
  return {
    /** Lets another domain add lines and refuse changes. Call while the shop is put together. */
    addHooks,
    ...bindAll(needs, {
      ...{ add, addWhatFits, changeEntry, merge, requireBundle },
      ...{ get, ofVisit, price, setDetails, setCoupons, lock },
    }),
    /** Moves a locked cart between taking changes, being ordered and history. */
    setStatus: repository.setStatus,
    /** Forgets what a customer who is gone had in carts, and guests' carts with that address. Answers their guids. */
    deleteOf: (site: SiteId, customerId: string, email?: string) =>
      repository.deleteOf({ site, customerId }, email),
    /** Forgets guests' carts that were ordered. Answers the guids of those that were there. */
    deleteOrdered: (site: SiteId, guids: readonly string[]) => repository.deleteOrdered(site, guids),
    deleteExpired: () => repository.deleteExpired(clock.now()),
  };
}

export type CartService = ReturnType<typeof cartService>;

/** The cart with what its coupons stand for now. Costs nothing for a cart without. */
const withCoupons = async (
  { coupons }: Pick<CartNeeds, 'coupons'>,
  cart: Cart | undefined,
): Promise<Cart | undefined> =>
  cart && cart.couponCodes.length > 0
    ? { ...cart, coupons: await coupons.states(cart.site, cart.couponCodes, cart.email) }
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

/** Locks a cart until the transaction ends, whatever its status. */
const lock = async (needs: CartNeeds, site: SiteId, guid: string): Promise<Cart | undefined> =>
  withCoupons(needs, await needs.repository.lock(site, guid));
