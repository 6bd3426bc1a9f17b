import type { Language, SiteId } from '@crema/brands';
import { soldOnAutoDelivery } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { type CouponsService, discountOf, refusalOf } from '#domains/coupons/index.ts';
import type { Destination, DiscountTotals, Pricing } from '#domains/pricing/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createEntryChange } from './cart.entries.service.ts';
import { cartErrors } from './cart.errors.ts';
import { createLimits } from './cart.limits.ts';
import { createMerge, named } from './cart.merge.service.ts';
import { type CartDetail, cartRepository, type Owner, type Target, type Times } from './cart.repository.ts';
import { couponLine, mergeCarts, mergeLines, resolveLines, unitsByCode } from './cart.rules.ts';
import type {
  Cart,
  CartChange,
  CartLine,
  CatalogReads,
  NewLine,
  PricedCart,
  ResolvedLine,
} from './cart.types.ts';

export interface CartServices {
  catalog: CatalogReads;
  pricing: Pricing;
  content: Pick<ContentService, 'configuration'>;
  coupons: Pick<CouponsService, 'states' | 'require'>;
}

/** A bundle has one price and one tax split, so it is sold whole: all of its parts are named once each, or none. */
function requireWhole(language: Language, inside: readonly string[], named: readonly string[]): void {
  if (named.length === 0) return;
  const stranger = named.find((code) => !inside.includes(code));
  if (stranger !== undefined) throw cartErrors.notInBundle(language, stranger);
  const odd = inside.find((code) => named.filter((name) => name === code).length !== 1);
  if (odd !== undefined) throw cartErrors.notWholeBundle(language, odd);
}

/** A line as a call asks for it; what is left out takes the site's defaults. */
export interface LineRequest {
  code: string;
  qty: number;
  isOneTimeProduct?: boolean;
  boxPerShipmentQty?: number;
  frequencyWeeks?: number;
  components?: string[];
}

const ownerOf = ({ site, customerId }: SiteContext): Owner => ({ site: site.id, customerId });

export function cartService({ db, clock }: Pick<Platform, 'db' | 'clock'>, services: CartServices) {
  const { catalog, pricing, content, coupons } = services;
  const repository = cartRepository(db);
  const { limitsOf, requireDeliveries } = createLimits(services);
  const finder = (site: SiteId) => (code: string) => catalog.variant(site, code);

  const times = (site: SiteId): Times => {
    const now = clock.now();
    return {
      now,
      expiresAt: daysLater(now, content.configuration(site).cartLifetimeDays),
    };
  };

  /** The cart with what its coupons stand for now. Costs nothing for a cart without. */
  const withCoupons = async (cart: Cart | undefined): Promise<Cart | undefined> =>
    cart && cart.couponCodes.length > 0
      ? { ...cart, coupons: await coupons.states(cart.site, cart.couponCodes, cart.email) }
      : cart;

  /** Why a cart could not be changed. @throws always. */
  const refuse = async (ctx: SiteContext, guid: string): Promise<never> => {
    const { language } = ctx;
    const cart = await repository.byGuid(ownerOf(ctx), guid, clock.now());
    throw cart?.status === 'ordering'
      ? cartErrors.beingOrdered(language, guid)
      : cartErrors.unknownCart(language, guid);
  };

  const toLine = ({ site, language }: SiteContext, request: LineRequest): NewLine => {
    const variant = catalog.variant(site.id, request.code);
    if (!variant) throw cartErrors.unknownProduct(language, request.code);
    if (!variant.sellable) throw cartErrors.notSellable(language, request.code);
    const oneTime = request.isOneTimeProduct ?? true;
    const { autoDeliveryFrequencies, autoDeliveryDefaultFrequency, maxLineQuantity } = content.configuration(
      site.id,
    );
    const weeks = request.frequencyWeeks ?? autoDeliveryDefaultFrequency;
    if (!oneTime && !soldOnAutoDelivery(variant)) throw cartErrors.notOnAutoDelivery(language, request.code);
    if (!oneTime && !autoDeliveryFrequencies.includes(weeks)) {
      throw cartErrors.frequency(language, autoDeliveryFrequencies);
    }
    const components = variant.components?.map(({ code }) => code).sort() ?? [];
    requireWhole(language, components, request.components ?? []);
    const quantity = oneTime ? request.qty : (request.boxPerShipmentQty ?? request.qty);
    if (quantity > maxLineQuantity) throw cartErrors.overCap(language, maxLineQuantity, request.code);
    return { code: request.code, quantity, oneTime, frequencyWeeks: oneTime ? 0 : weeks, components };
  };

  const resolve = (cart: Cart): ResolvedLine[] =>
    resolveLines(cart.lines, finder(cart.site), cart.priceSegment);

  const add = async (
    ctx: SiteContext,
    target: { guid: string } | { session: string },
    requests: readonly LineRequest[],
  ): Promise<{ cart: Pick<Cart, 'guid' | 'lines'>; entryNumbers: number[] }> => {
    const { site, language } = ctx;
    const lines = mergeLines(requests.map((request) => toLine(ctx, request)));
    const cap = limitsOf(site.id).maxLineQuantity;
    const over = lines.find((line) => line.quantity > cap);
    if (over) throw cartErrors.overCap(language, cap, over.code);
    const stock = await catalog.stockOf(site.id, [...new Set(lines.map((line) => line.code))]);
    const where: Target = 'guid' in target ? target : { ...target, language };
    const added = await repository.addLines(ownerOf(ctx), where, lines, cap, times(site.id));
    if (!added) {
      if ('guid' in target) return refuse(ctx, target.guid);
      throw cartErrors.beingOrdered(language, 'session');
    }
    const inCart = await repository.linesOf(added.guid);
    if (added.entryNumbers.length < lines.length) {
      const numbers = new Set(added.entryNumbers);
      const kept = new Set(inCart.filter((line) => numbers.has(line.entryNumber)).map((line) => line.code));
      const refused = lines.find((line) => !kept.has(line.code)) ?? lines[0];
      throw cartErrors.overCap(language, cap, refused?.code ?? '');
    }
    requireDeliveries(
      ctx,
      inCart,
      lines.map(({ frequencyWeeks }) => frequencyWeeks),
      lines.map(({ code }) => code),
    );
    const units = unitsByCode(inCart);
    for (const { code } of lines) {
      const available = stock.get(code) ?? 0;
      if ((units.get(code) ?? 0) > available) throw cartErrors.outOfStock(language, code, available);
    }
    return { cart: { guid: added.guid, lines: inCart }, entryNumbers: added.entryNumbers };
  };

  const changeEntry = createEntryChange({
    ...{ repository, catalog, limitsOf, requireDeliveries, times, ownerOf, refuse, toLine },
  });

  return {
    /**
     * Adds lines to a cart, or to the session's cart, made when there is none. Call inside a transaction: whatever
     * is refused leaves nothing behind.
     *
     * @throws 400 over the cap or not sellable, 404 unknown product or cart, 409 sold out or being ordered.
     */
    add,

    /**
     * Adds to a customer's cart as much of these lines as is sold, in stock and below the cap. Call inside a transaction.
     *
     * @throws 409 while it is being ordered.
     */
    addWhatFits: async (
      ctx: SiteContext,
      customerId: string,
      wanted: readonly Omit<CartLine, 'entryNumber'>[],
    ): Promise<{ guid?: string; changes: CartChange[] }> => {
      const { site, language } = ctx;
      const own = await repository.lockOwn({ site: site.id, customerId });
      if (own?.status === 'ordering') throw cartErrors.beingOrdered(language, own.guid);
      const stock = await catalog.stockOf(site.id, [...new Set(wanted.map(({ code }) => code))]);
      for (const { code } of wanted) if (!catalog.variant(site.id, code)?.sellable) stock.set(code, 0);
      const asked = mergeLines(wanted).map((line, entryNumber) => ({ ...line, entryNumber }));
      const limits = limitsOf(site.id);
      const { lines, changes } = mergeCarts(own?.lines ?? [], asked, limits, stock);
      if (own) await repository.setLines(own.guid, lines, times(site.id));
      const made =
        own || lines.length === 0
          ? own
          : await repository.addLines(
              { site: site.id, customerId },
              { session: null, language },
              lines,
              limits.maxLineQuantity,
              times(site.id),
            );
      return { ...(made ? { guid: made.guid } : {}), changes: named(catalog, ctx, changes) };
    },

    /** Requires a variant made of components. @throws 400 and 404. */
    requireBundle: ({ site, language }: SiteContext, code: string): void => {
      const variant = catalog.variant(site.id, code);
      if (!variant) throw cartErrors.unknownProduct(language, code);
      if (!variant.components?.length) throw cartErrors.notABundle(language, code);
    },

    changeEntry,

    /** The cart by its guid, on its own site. @throws 404, also for one that was ordered. */
    get: async (ctx: SiteContext, guid: string): Promise<Cart> => {
      const { language, priceSegment } = ctx;
      const cart = await withCoupons(await repository.byGuid(ownerOf(ctx), guid, clock.now()));
      if (!cart || cart.status === 'ordered') throw cartErrors.unknownCart(language, guid);
      return priceSegment ? { ...cart, priceSegment } : cart;
    },

    /** The customer's cart; a guest's by the SESSION cookie, if it began one. */
    ofVisit: async (
      { site, customerId, priceSegment }: Pick<SiteContext, 'site' | 'customerId' | 'priceSegment'>,
      session: string | undefined,
    ): Promise<Cart | undefined> => {
      const now = clock.now();
      const ofGuest = () => (session ? repository.bySession(site.id, session, now) : undefined);
      const found = await (customerId
        ? repository.byCustomer({ site: site.id, customerId }, now)
        : ofGuest());
      const cart = await withCoupons(found);
      return cart && priceSegment ? { ...cart, priceSegment } : cart;
    },

    /** Sets what checkout collects. @throws 404, 409 while it is being ordered. */
    setDetails: async (
      ctx: SiteContext,
      guid: string,
      details: Partial<Pick<Cart, CartDetail>>,
    ): Promise<void> => {
      const done = await repository.setDetails(ownerOf(ctx), guid, details, times(ctx.site.id));
      if (!done) await refuse(ctx, guid);
    },

    /** Sets an open cart's coupons by their codes. @throws 404, 409 while it is being ordered. */
    setCoupons: async (ctx: SiteContext, guid: string, codes: readonly string[]): Promise<void> => {
      const done = await repository.setCoupons(ownerOf(ctx), guid, codes, times(ctx.site.id));
      if (!done) await refuse(ctx, guid);
    },

    /** Locks a cart until the transaction ends, whatever its status. */
    lock: async (site: SiteId, guid: string): Promise<Cart | undefined> =>
      withCoupons(await repository.lock(site, guid)),
    /** Moves a locked cart between taking changes, being ordered and history. */
    setStatus: (guid: string, status: Cart['status']) => repository.setStatus(guid, status),

    /** Prices a cart at this moment, from the catalogue's snapshot: no SQL. */
    price: (cart: Cart): PricedCart => {
      const resolved = resolve(cart);
      const sold = resolved.flatMap(({ line, variant, pricing: priced }) =>
        variant && priced ? [{ line, variant, pricing: priced }] : [],
      );
      const { deliveryAddress } = cart;
      const destination: Destination | undefined = deliveryAddress && {
        country: deliveryAddress.country,
        region: deliveryAddress.region,
      };
      const lines = sold.map(couponLine);
      const totals = pricing.totals(
        cart.site,
        sold.map((line) => line.pricing),
        {
          destination,
          orderDiscounts: cart.coupons.map((state) => discountOf(state, lines)),
          taxExempt: cart.business?.taxExemptionNumber !== undefined,
        },
      );
      const at = { empty: sold.length === 0, neverFree: totals.freeShipping.threshold === undefined };
      return {
        cart,
        sold,
        unavailable: resolved.filter(({ variant }) => !variant).map(({ line }) => line),
        coupons: cart.coupons.map((state, index) => {
          const taken = totals.discounts[index] as DiscountTotals;
          return { ...state, totals: taken, refusal: refusalOf(state, taken, at) };
        }),
        totals,
      };
    },

    merge: createMerge({ db, clock, repository, catalog, times, limitsOf }),
    /** Forgets what a customer who is gone had in carts. */
    deleteOf: (site: SiteId, customerId: string) => repository.deleteOf({ site, customerId }),

    deleteExpired: () => repository.deleteExpired(clock.now()),
  };
}

export type CartService = ReturnType<typeof cartService>;
