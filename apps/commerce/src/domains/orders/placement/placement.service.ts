import type { Language } from '@crema/brands';
import type { CartService, PricedCart } from '#domains/cart/index.ts';
import type { CheckoutService } from '#domains/checkout/index.ts';
import { couponErrors } from '#domains/coupons/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import { notFound, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { OrderHooks, OrderTerms } from '../hooks/hooks.types.ts';
import { orderErrors } from '../orders.errors.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Order } from '../orders.types.ts';
import type { Settlement } from '../payment/settlement.service.ts';
import type { PaymentSources } from '../sources/sources.service.ts';
import { draftOrder } from './draft.rules.ts';
import type { OrderGuards } from './guards.deps.ts';

export interface PlaceRequest {
  cartGuid: string;
  /** The request's Idempotency-Key: a key places one order of a cart. */
  key: string;
  /** Total that the shopper was shown, in minor units; absent: the present one is accepted. */
  expectedTotal?: number;
  /** What of it the shopper was shown to be charged to a card, in minor units; absent: the present one is accepted. */
  expectedAmountDue?: number;
  /** What is sent with the order beside the cart. */
  terms: OrderTerms;
}

interface Placing {
  platform: Platform;
  repository: OrdersRepository;
  settlement: Settlement;
  guards: OrderGuards;
  cart: CartService;
  checkout: CheckoutService;
  hooks: readonly OrderHooks[];
  sources: PaymentSources;
}

/** @throws 409 where the total is as it was shown, and what of it is left for a card is not. */
function requireAmountDue(
  { site, language }: SiteContext,
  { totals, paid }: PricedCart,
  expected: number | undefined,
  expectedTotal = totals.totalPriceWithTax,
): void {
  if (expected === undefined || expected === paid.amountDue) return;
  if (expectedTotal !== totals.totalPriceWithTax) return;
  throw orderErrors.staleDue(language, toPrice(paid.amountDue, site.currency, language).formattedValue);
}

/** @throws 409 where the total is not the one that was shown, or a coupon does not hold any more. */
function requireTotal(
  { site, language }: SiteContext,
  { totals, coupons }: PricedCart,
  expected: number | undefined,
): void {
  const total = totals.totalPriceWithTax;
  if (expected === total) return;
  // A coupon was used up meanwhile, and the shopper was not shown the total without it: refused, rather than charging more.
  const lapsed = coupons.find(({ problem }) => problem !== undefined);
  if (lapsed) throw couponErrors.refused(lapsed, site.id, language);
  if (expected !== undefined)
    throw orderErrors.stale(language, toPrice(total, site.currency, language).formattedValue);
}

/** What is said of lines that the stock does not hold. @param short variants and the units of them that there are */
function shortageOf(
  { lines }: Pick<Order, 'lines'>,
  short: readonly { code: string; available: number }[],
  language: Language,
) {
  const units = new Map(short.map(({ code, available }) => [code, available]));
  const missing = lines
    .filter((line) => units.has(line.code))
    .map(({ entryNumber, code, product }) => ({
      entryNumber,
      name: product.name,
      available: units.get(code) ?? 0,
    }));
  return orderErrors.shortage(language, missing);
}

/**
 * Places orders by the three-step protocol. No transaction spans the charge:
 *
 * 1. one transaction locks the cart and what pays before the card, reserves the stock, writes the order with its payment to come,
 *    takes what those sources pay, and queues the job that will settle it should this process die;
 * 2. the provider is charged the rest, with the order code as its key; where no card is needed, it is not called;
 * 3. one transaction confirms or releases.
 */
export function createPlacing(parts: Placing) {
  const { platform, repository, settlement, guards, cart: carts, checkout, hooks, sources } = parts;
  const { db, clock, jobs } = platform;

  const begin = (
    ctx: SiteContext,
    { cartGuid, key, expectedTotal, expectedAmountDue, terms }: PlaceRequest,
    prepared: readonly unknown[],
  ): Promise<Order> =>
    db.transaction(async () => {
      const { site, language } = ctx;
      const cart = await guards.claimCart(site.id, cartGuid);
      if (!cart || cart.customerId !== ctx.customerId) {
        throw notFound(
          'CartError',
          language === 'fr' ? 'Ce panier n’existe pas.' : 'There is no such cart.',
          {
            reason: 'notFound',
            subject: cartGuid,
            subjectType: 'cart',
          },
        );
      }
      if (cart.status !== 'open') {
        // A repeat of the request after its process died between the steps: continues from there.
        const mine = await repository.byKey(cartGuid, key);
        if (mine) return mine;
        throw orderErrors.alreadyOrdered(language, cartGuid);
      }
      const priced = await carts.priceHeld({ ...cart, priceSegment: ctx.priceSegment });
      // After the last wait for a lock: nothing slow happens between here and the charge.
      platform.changes.assertCurrent(language);
      // First: whoever saw that nothing is due has no card yet.
      requireAmountDue(ctx, priced, expectedAmountDue, expectedTotal);
      const hasAccount = cart.customerId !== undefined || terms.newAccount !== undefined;
      checkout.requireComplete(ctx, priced, hasAccount);
      for (const hook of hooks) await hook.check?.(ctx, priced, terms);
      const gone = priced.unavailable.map((line) => ({ ...line, name: line.code, available: 0 }));
      if (gone.length > 0) throw orderErrors.shortage(language, gone);
      requireTotal(ctx, priced, expectedTotal);
      const draft = draftOrder(priced, {
        idempotencyKey: key,
        language,
        now: clock.now(),
        cupsPerDay: terms.cupsPerDay,
        sources: sources.sharesOf(priced, language),
      });
      const short = await guards.reserve(
        site.id,
        draft.lines.map((line) => ({ code: line.code, qty: line.quantity })),
      );
      if (short.length > 0) throw shortageOf(draft, short, language);
      const guid = await repository.insert(draft, draft.lines, draft.payment);
      const order = { ...draft, guid };
      await sources.spend(order, cart);
      for (const [index, hook] of hooks.entries())
        await hook.written?.(ctx, order, priced, terms, prepared[index]);
      await carts.setStatus(cartGuid, 'ordering');
      await jobs.enqueue(
        'orders.settle',
        { code: draft.code },
        {
          startAfter: new Date(clock.now().getTime() + settlement.graceMs(site.id)),
          singletonKey: draft.code,
        },
      );
      return order;
    });

  return async (ctx: SiteContext, request: PlaceRequest): Promise<Order> => {
    const prepared: unknown[] = [];
    for (const hook of hooks) prepared.push(await hook.prepare?.(ctx, request.terms));
    const order = await begin(ctx, request, prepared).catch(async (error) => {
      // The key's order was given up and its cart is open again: the key's answer is that order.
      const mine = isUniqueViolation(error) && (await repository.byKey(request.cartGuid, request.key));
      if (mine) return mine;
      throw error;
    });
    if (order.payment.status !== 'pending') return order;
    const state = await settlement.charge(order);
    return state ? settlement.apply(order.code, state) : order;
  };
}
