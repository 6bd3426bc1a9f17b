import { type Language, SITES, type SiteId } from '@crema/brands';
import { type CartPayment, cartErrors, deliveryExcess, type PricedCart } from '#domains/cart/index.ts';
import { podsOf, textOf } from '#domains/catalog/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { CheckoutAccounts } from '#domains/identity/index.ts';
import type { Order, OrderCompanion, OrdersService, OrderTerms } from '#domains/orders/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { type ConsentTerms, consentTerms, linesOf } from './auto-delivery.consent.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import { podsIn } from './auto-delivery.plan.ts';
import type { QuoteNeeds } from './auto-delivery.quote.ts';
import type { AutoDeliveryRepository } from './auto-delivery.repository.ts';
import { comingOn } from './auto-delivery.rules.ts';
import type { PurchaseGroup, PurchaseIntent } from './auto-delivery.types.ts';

export interface PurchaseParts extends QuoteNeeds {
  platform: Pick<Platform, 'clock' | 'jobs'>;
  repository: AutoDeliveryRepository;
  orders: Pick<OrdersService, 'give'>;
  accounts: CheckoutAccounts;
  /** Keeps the card of an order with the customer. Answers its id. */
  keepCard(
    site: SiteId,
    language: Language,
    customerId: string,
    payment: CartPayment,
  ): Promise<string | undefined>;
  configuration(site: SiteId): SiteConfiguration;
}

/** What a purchase says of a household: `cupsPerDay` makes it smart, `podsOnHand` are those beside its own. */
export interface SupplyAsk {
  cupsPerDay?: number | undefined;
  podsOnHand?: number | undefined;
}

type Hashed = Awaited<ReturnType<CheckoutAccounts['hash']>> | undefined;

/**
 * Buying auto-delivery. What was agreed commits with the order that is to be paid; account, card, consent and
 * subscriptions with the order that is. An order that is not paid leaves none of them behind.
 */
export function subscriptionPurchase(parts: PurchaseParts): OrderCompanion<Hashed> & {
  /** With cups it is to follow what is drunk instead of the calendar. */
  terms(ctx: SiteContext, priced: PricedCart, supply?: SupplyAsk): ConsentTerms | undefined;
} {
  const { platform, repository, orders, accounts, keepCard, configuration, catalog } = parts;
  const { clock, jobs } = platform;
  const smartOf = ({ site }: SiteContext, { cupsPerDay: cupsADay, podsOnHand = 0 }: SupplyAsk) => {
    if (cupsADay === undefined) return undefined;
    const rules = configuration(site.id);
    return {
      cupsADay,
      podsOnHand,
      frequencyWeeks: rules.autoDeliveryDefaultFrequency,
      rules: { leadDays: rules.autoDeliveryLeadDays, bufferDays: rules.autoDeliveryBufferDays },
    };
  };
  const terms = (ctx: SiteContext, priced: PricedCart, supply: SupplyAsk = {}) => {
    const recurring = priced.sold.filter(({ line }) => !line.oneTime);
    const counted = recurring.some(({ variant }) => podsOf(variant));
    if (supply.cupsPerDay !== undefined && recurring.length > 0 && !counted)
      throw autoDeliveryErrors.noPods(ctx.language);
    const today = dayOf(clock.now(), ctx.site.timeZone);
    return consentTerms(parts, priced, today, ctx.language, smartOf(ctx, supply));
  };

  // By the calendar the cart has asked already; by cups everything that comes again is one delivery.
  const requireLimits = ({ site, language }: SiteContext, { groups }: ConsentTerms): void => {
    const boxCount = (code: string) => catalog.variant(site.id, code)?.boxCount;
    for (const { lines } of groups) {
      const excess = deliveryExcess(lines, { ...configuration(site.id), boxCount });
      const variant = excess?.of === 'line' ? catalog.variant(site.id, excess.code) : undefined;
      if (excess) throw cartErrors.overDelivery(language, excess, variant && textOf(variant.name, language));
    }
  };

  /** One rhythm of a paid order: its subscription, with the order as turn 0. */
  const subscribe = async (
    order: Order,
    { customerId, today }: PurchaseIntent,
    { frequencyWeeks, nextDate, ceiling, tax, smart }: PurchaseGroup,
    kept: { paymentDetailsId?: string | undefined; consentId: string },
  ): Promise<void> => {
    const now = clock.now();
    const lines = order.lines.filter(
      (line) => !line.oneTime && (smart !== undefined || line.frequencyWeeks === frequencyWeeks),
    );
    const sum = (amount: (line: Order['lines'][number]) => number) =>
      lines.reduce((all, line) => all + amount(line), 0);
    const charged = sum(({ totalPrice, discount, shipping, tax }) => totalPrice - discount + shipping + tax);
    const saved = sum(
      ({ listPrice, quantity, totalPrice, discount }) => listPrice * quantity - totalPrice + discount,
    );
    const id = await repository.insert({
      site: order.site,
      customerId,
      email: order.email,
      language: order.language,
      currency: order.currency,
      type: smart ? 'smart' : 'scheduled',
      ...(smart ? { smart } : {}),
      status: 'ACTIVE',
      frequencyWeeks,
      anchorDate: smart ? nextDate : today,
      ...comingOn(nextDate, SITES[order.site].timeZone),
      cycle: 1,
      deliveryAddress: order.deliveryAddress,
      ...(order.business ? { business: order.business } : {}),
      payment: order.payment.payment,
      ...kept,
      ceiling,
      told: { total: ceiling, tax },
      ordersMade: 1,
      spent: charged,
      saved,
      createdAt: now,
      bornOf: `${order.code}:${smart ? 'smart' : frequencyWeeks}`,
      lines: linesOf(lines),
    });
    if (!id) return;
    const pods = smart ? podsIn(lines, (code) => catalog.variant(order.site, code)) : 0;
    const turn = {
      subscriptionId: id,
      cycle: 0,
      date: today,
      ceiling: charged,
      amount: charged,
      saved,
      pods,
    };
    await repository.insertOccurrence({ ...turn, status: 'ordered', orderCode: order.code }, now);
    const details = { orderCode: order.code, ceiling };
    await repository.addHistory(id, { kind: 'customer' }, 'subscribe', details, now);
  };

  return {
    terms,

    prepare: async (ctx: SiteContext, { newAccount, ip }: OrderTerms): Promise<Hashed> =>
      newAccount && !ctx.customerId ? accounts.hash(ctx.language, newAccount.password, ip) : undefined,

    check: (ctx, priced, { autoDeliveryConsent, ...supply }) => {
      const agreed = terms(ctx, priced, supply);
      if (!agreed) return;
      requireLimits(ctx, agreed);
      if (autoDeliveryConsent === undefined) throw autoDeliveryErrors.noConsent(ctx.language);
      if (autoDeliveryConsent !== agreed.version) throw autoDeliveryErrors.staleConsent(ctx.language);
    },

    written: async (ctx, order, priced, { ip, ...supply }, hashed) => {
      const agreed = terms(ctx, priced, supply);
      const now = clock.now();
      if (!agreed) return;
      const { firstName, lastName } = order.deliveryAddress;
      const customerId =
        order.customerId ??
        (hashed && (await accounts.open(ctx, { email: order.email, firstName, lastName }, hashed)));
      if (!customerId) throw autoDeliveryErrors.noAccount(ctx.language);
      const { version, text, groups } = agreed;
      const intent: PurchaseIntent = {
        customerId,
        newAccount: order.customerId === undefined,
        today: dayOf(now, ctx.site.timeZone),
        groups: groups.map(({ lines: _, ...group }) => group),
        consent: {
          textVersion: version,
          language: ctx.language,
          text,
          ip,
          acceptedAt: now.toISOString(),
        },
      };
      await repository.insertIntent(order.code, intent, now);
    },

    placed: async (order) => {
      const intent = await repository.takeIntent(order.code);
      if (!intent) return;
      const { customerId, consent, groups, newAccount } = intent;
      if (newAccount) await orders.give(order, customerId);
      const paymentDetailsId = await keepCard(order.site, order.language, customerId, order.payment.payment);
      const { code: orderCode, site } = order;
      const acceptedAt = new Date(consent.acceptedAt);
      const consentId = await repository.insertConsent({
        ...consent,
        site,
        customerId,
        orderCode,
        acceptedAt,
      });
      for (const group of groups) await subscribe(order, intent, group, { paymentDetailsId, consentId });
      const mail = { orderCode, email: order.email };
      await jobs.enqueue('auto-delivery.consent', mail, { singletonKey: orderCode });
    },

    released: async (order) => {
      const intent = await repository.takeIntent(order.code);
      if (intent?.newAccount) await accounts.closeUnused(order.site, intent.customerId, order.language);
    },
  };
}
