/** What the moments of orders mean for kits and commitments, each in the order's own transaction. */

import { SITES, type SiteId } from '@crema/brands';
import type { PricedCart } from '#domains/cart/index.ts';
import type { Order, OrderHooks, OrderTerms } from '#domains/orders/index.ts';
import { addMonths, dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import { unitOf } from '../campaigns.types.ts';
import { undoCharge } from '../ending/charges.service.ts';
import { agreedTo } from '../kits/agreed.service.ts';
import { consentTo } from '../kits/consent.rules.ts';
import { type KitInCart, kitInCart } from '../kits/kits.service.ts';
import { addressKeyOf, emailKeyOf } from '../limits/once.rules.ts';
import { lockHousehold, requireFirst } from '../limits/once.service.ts';
import { giveBackUse, takeUse } from '../limits/uses.service.ts';
import { commitmentWith, sellsBrewer } from '../offers/eligibility.rules.ts';
import { todayOf } from '../offers/known.service.ts';
import { weightOfAll } from '../quote/commitment.rules.ts';
import { brewerReduction } from '../quote/prices.service.ts';
import type { Kit } from './commitments.types.ts';
import { type Happening, mayReturn, orderWeight, statusAfter } from './progress.rules.ts';

const NO_FLAGS: ReadonlySet<string> = new Set();

/** Locks of a kit come after those of its order and before those of stock. */
export const kitsOfOrders = (needs: KitNeeds): OrderHooks => ({
  check: (ctx, priced, terms) => check(needs, ctx, priced, terms),
  written: (ctx, order, priced, terms) => written(needs, ctx, order, priced, terms),
  placed: (order) => placed(needs, order),
  lock: async (order) => {
    const kit = await needs.repository.byOrder(order.code);
    if (kit?.holdsUse) await giveBackUse(needs, kit);
  },
  released: async (order) => {
    const kit = await needs.repository.byOrder(order.code);
    if (kit) await needs.repository.save({ ...kit, status: 'cancelled' }, needs.clock.now());
  },
  shipped: (order, sent) => count(needs, order, { sent }),
  delivered: async (order, part) => {
    const kit = await needs.repository.byOrder(order.code);
    if (kit && !kit.arrivedOn && part.some(({ entryNumber }) => entryNumber === kit.entryNumber))
      await change(needs, kit.id, { arrivedOn: todayIn(needs, kit.site) }, 'arrived');
  },
  refundMade: async (order, refund) => {
    await count(needs, order, { refund });
    const kit = await needs.repository.byOrder(order.code);
    const back = kit && refund.lines.find(({ entryNumber }) => entryNumber === kit.entryNumber);
    if (kit && back && back.quantity > 0 && mayReturn(kit, todayIn(needs, kit.site)))
      await takeBack(needs, kit.id);
  },
  reversed: async (order) => {
    const kit = await needs.repository.byOrder(order.code);
    if (!kit) return;
    if (order.lines.some(({ shipped }) => shipped > 0)) return takeBack(needs, kit.id);
    if (kit.status === 'cancelled') return;
    await giveBackUse(needs, kit);
    await change(needs, kit.id, { status: 'cancelled' }, 'cancelled');
    await undoCharge(needs, kit);
  },
});

const todayIn = ({ clock }: Pick<KitNeeds, 'clock'>, site: SiteId): string =>
  dayOf(clock.now(), SITES[site].timeZone);

/** Step 1, with the cart locked: everything that a kit takes. @throws 400, 409. */
async function check(
  needs: KitNeeds,
  ctx: SiteContext,
  priced: PricedCart,
  { campaignConsent }: OrderTerms,
): Promise<void> {
  const kit = kitInCart(needs, ctx, priced);
  if (!kit) return;
  const { language } = ctx;
  const { campaign, drinks, cart } = kit;
  const brewer = requireBrewer(ctx, kit);
  const weight = weightOfAll(drinks);
  const [coupon] = cart.couponCodes;
  if (coupon !== undefined) throw campaignErrors.notWithCoupon(language, coupon);
  if (weight < campaign.least)
    throw campaignErrors.belowLeast(language, campaign.least, weight, unitOf(campaign));
  const commits = commitmentWith(campaign, brewer) > 0;
  if (commits && campaignConsent !== true) throw campaignErrors.noConsent(language);
  requireCard(needs, ctx, kit);
  const { email, deliveryAddress } = cart;
  if (email === undefined || !deliveryAddress) throw new Error(`Cart ${cart.guid} is not complete`);
  await lockHousehold(needs, ctx, email, deliveryAddress);
  const { customerId } = cart;
  await requireFirst(needs, ctx, campaign, { email, customerId, address: deliveryAddress });
  await takeUse(needs, ctx, campaign.code, brewerReduction(needs, ctx, campaign, brewer));
}

/** @throws 409 where the kit has no brewer, more than one, or one that the campaign does not sell any more. */
function requireBrewer({ language }: SiteContext, { brewer, campaign, kit }: KitInCart) {
  if (!brewer) throw campaignErrors.oneBrewer(language, kit.brewer);
  if (!sellsBrewer(campaign, brewer)) throw campaignErrors.brewerNotEligible(language, brewer.code);
  return brewer;
}

/** @throws 409 where the card ends too soon. */
function requireCard(needs: KitNeeds, ctx: SiteContext, { cart }: KitInCart): void {
  const card = cart.payment?.card;
  const { campaignCardMonths } = needs.content.configuration(ctx.site.id);
  if (!card) return;
  const last = `${card.expiryYear}-${String(card.expiryMonth).padStart(2, '0')}`;
  if (last < addMonths(todayOf(needs, ctx), campaignCardMonths).slice(0, 7))
    throw campaignErrors.cardEndsSoon(ctx.language, campaignCardMonths);
}

/** Step 1: writes the kit of an order that is to be paid. */
async function written(
  { clock, repository, ...needs }: KitNeeds,
  ctx: SiteContext,
  order: Order,
  priced: PricedCart,
  { ip }: OrderTerms,
): Promise<void> {
  const kit = kitInCart({ clock, ...needs }, ctx, priced);
  const agreed = kit && agreedTo({ clock, ...needs }, ctx, kit);
  const line = kit && order.lines.find(({ entryNumber }) => entryNumber === kit.entryNumber);
  if (!kit || !agreed || !line) return;
  const { listPrice, basePrice: paid, product } = line;
  const { code, productCode, name, url, image } = product;
  const { version: textVersion, text } = consentTo({ ...agreed, listPrice, paid }, ctx.language);
  const now = clock.now();
  await repository.insert({
    ...{ site: order.site, campaignCode: kit.campaign.code, orderCode: order.code },
    ...(order.customerId !== undefined && { customerId: order.customerId }),
    ...{ language: order.language, currency: order.currency, entryNumber: line.entryNumber },
    brewer: { code, productCode, name, url, image },
    ...{ terms: agreed.terms, listPrice, paid, deadline: agreed.deadline },
    ...{ emailKey: emailKeyOf(order.email), addressKey: addressKeyOf(order.deliveryAddress) },
    begunOn: todayOf({ clock }, ctx),
    consent: { textVersion, text, ip, language: ctx.language, acceptedAt: now.toISOString() },
    createdAt: now,
  });
}

/** Step 3: the commitment begins. The order is the customer's by now, also where he was a guest. */
async function placed(needs: KitNeeds, order: Order): Promise<void> {
  const { orders, repository } = needs;
  const hasBrewer = order.lines.some(({ oneTime, product }) => oneTime && product.productType === 'Brewer');
  const kit = hasBrewer ? await repository.byOrder(order.code) : undefined;
  if (!kit) return;
  const customerId = kit.customerId ?? (await orders.find(order.code))?.customerId;
  const status = kit.terms.committed > 0 ? 'running' : 'met';
  await change(needs, kit.id, { status, ...(customerId !== undefined && { customerId }) }, 'begun');
  if (status === 'running') await needs.mails.write('begun', kit.id);
}

/** Counts what happened to an order of a customer who has a commitment. */
async function count(needs: KitNeeds, order: Order, happening: Happening): Promise<void> {
  const { catalog, repository } = needs;
  const { code, site, customerId, createdAt } = order;
  if (customerId === undefined || order.lines.every(({ oneTime }) => oneTime)) return;
  const on = dayOf(createdAt, SITES[site].timeZone);
  const found = await repository.countedBy({ code, site, customerId, on });
  const kit = found && (await repository.lock(found.id));
  // What is over stays as it was when it was charged.
  if (kit?.status !== 'running' && kit?.status !== 'met') return;
  const flags = (variant: string) => catalog.variant(site, variant)?.flags ?? NO_FLAGS;
  await repository.setProgress(kit.id, code, orderWeight(kit.terms, order.lines, happening, flags));
  const counted = await repository.byId(kit.id);
  if (!counted) return;
  const status = statusAfter(counted);
  if (status !== kit.status) await change(needs, kit.id, { status }, status === 'met' ? 'met' : 'reopened');
  if (status === 'met' && kit.status !== 'met') await needs.mails.write('met', kit.id);
  else if (status === 'running' && counted.counted > kit.counted)
    await needs.mails.write('progress', kit.id, code);
}

/** The brewer came back: nothing is owed any more, and what was charged for ending early goes back. */
async function takeBack(needs: KitNeeds, id: string): Promise<void> {
  const kit = await needs.repository.lock(id);
  if (!kit || kit.status === 'returned' || kit.status === 'cancelled') return;
  await change(needs, id, { status: 'returned', endedOn: todayIn(needs, kit.site) }, 'returned');
  await undoCharge(needs, kit);
}

async function change(
  { clock, repository }: Pick<KitNeeds, 'clock' | 'repository'>,
  id: string,
  to: Partial<Kit>,
  action: string,
): Promise<void> {
  const kit = await repository.lock(id);
  if (!kit) return;
  const now = clock.now();
  await repository.save({ ...kit, ...to }, now);
  await repository.addEvent(id, { at: now, actor: 'shop', action });
}
