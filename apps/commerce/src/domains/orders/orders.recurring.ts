import { type Language, SITES, type SiteId } from '@crema/brands';
import {
  type CartAddress,
  type CartBusiness,
  type CartPayment,
  presentVariant,
} from '#domains/cart/index.ts';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import { assertTotalsAddUp, type Totals } from '#domains/pricing/index.ts';
import type { Platform } from '#platform/index.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import type { PaymentState } from '#platform/payments/index.ts';
import { newOrderCode } from './orders.code.ts';
import type { OrderNote } from './orders.companion.ts';
import type { OrderGuards } from './orders.guards.ts';
import { composeOrderMail } from './orders.mail.ts';
import type { NewOrder, OrdersRepository } from './orders.repository.ts';
import { type Settlement, UNHEARD } from './orders.settle.ts';
import { mayFollow } from './orders.transitions.ts';
import type { Order, OrderLine, OrderPaymentStatus } from './orders.types.ts';

/** A line of such an order. It comes in a rhythm of its own: what ships together need not come together again. */
export interface RecurringSold {
  code: string;
  quantity: number;
  variant: CatalogVariant;
  frequencyWeeks: number;
  /** Of a smart auto-delivery, which comes by its cups. */
  cupsPerDay?: number | undefined;
}

/** An order that the shop makes by itself, for a customer who agreed to it beforehand. */
export interface RecurringOrder {
  site: SiteId;
  language: Language;
  customerId: string;
  email: string;
  /** Names what it is the order of: one order stands for it at most, a cancelled one aside. */
  turn: string;
  deliveryAddress: CartAddress;
  business?: CartBusiness;
  payment: CartPayment;
  sold: readonly RecurringSold[];
  /** Those of `sold`, in order. */
  totals: Totals;
  /** What its discount is called, where it has one. */
  discountName?: string;
}

/** How an order's payment stands; `reason` where it failed. */
export interface RecurringOutcome {
  code: string;
  status: OrderPaymentStatus;
  reason?: string;
}

/** Orders written, charged and confirmed many at once, by the same three steps as one (decision 6). */
export interface RecurringOrders {
  /**
   * Step 1, in the caller's transaction: takes the stock and writes the orders as created. Answers their codes, in order,
   * or what there was too little of; then roll back and plan again.
   */
  write(
    orders: readonly RecurringOrder[],
  ): Promise<{ codes: string[] } | { short: { code: string; available: number }[] }>;
  /** Step 2, in no transaction: charges them, a few at a time. Without a state: the outcome is unknown. */
  charge(codes: readonly string[]): Promise<{ code: string; state?: PaymentState }[]>;
  /** Step 3 begins with it, in the caller's transaction: whoever settles the same orders at once waits here. */
  lock(codes: readonly string[]): Promise<void>;
  /** Step 3, in the caller's transaction, the orders locked. Repeating it changes nothing more. */
  settle(results: readonly { code: string; state?: PaymentState }[]): Promise<void>;
  outcomes(codes: readonly string[]): Promise<RecurringOutcome[]>;
  /**
   * In no transaction: makes sure that an order is never charged; one that was charged stays. Then settles it.
   *
   * @throws where the provider does not answer. The order is given up all the same, and what is charged of it goes back;
   *   its outcome stays `UNHEARD` until the provider has been told.
   */
  withdraw(code: string): Promise<void>;
  /** Orders with their lines, for mails about them. */
  byCodes(codes: readonly string[]): Promise<Order[]>;
  /** Its mail, with what else there is to say. */
  confirmation(order: Order, note?: OrderNote): MailMessage;
}

const AT_ONCE = 8;

export function createRecurring(parts: {
  platform: Platform;
  repository: OrdersRepository;
  settlement: Settlement;
  guards: OrderGuards;
}): RecurringOrders {
  const { platform, repository, settlement, guards } = parts;
  const { clock, db, log } = platform;

  /** Nobody is there to authenticate: a card that asks for it counts as declined. */
  const chargeUnattended = async (order: Order): Promise<PaymentState | undefined> => {
    const state = await settlement.charge(order);
    if (state?.status !== 'requires_action') return state;
    const ended = await settlement.providerOf(order).cancel(guards.chargeKey(order.code));
    return ended.status === 'captured' ? ended : { status: 'declined', reason: 'card_declined' };
  };

  return {
    write: async (orders) => {
      const now = clock.now();
      const drafts = orders.map((order) => draftRecurring(order, now));
      for (const site of new Set(orders.map((order) => order.site))) {
        const lines = drafts.filter((draft) => draft.site === site).flatMap((draft) => draft.lines);
        const short = await guards.reserve(
          site,
          lines.map(({ code, quantity }) => ({ code, qty: quantity })),
        );
        if (short.length > 0) return { short };
      }
      await repository.insertMany(drafts);
      return { codes: drafts.map(({ code }) => code) };
    },

    charge: async (codes) => {
      const orders = await repository.charges(codes);
      const results: { code: string; state?: PaymentState }[] = [];
      const queue = [...orders];
      const next = async (): Promise<void> => {
        for (let order = queue.pop(); order; order = queue.pop()) {
          if (order.payment.status !== 'pending') continue;
          const state = await chargeUnattended(order);
          results.push({ code: order.code, ...(state ? { state } : {}) });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      return results;
    },

    lock: repository.lockAll,

    settle: async (results) => {
      if (!mayFollow('created', 'processing')) throw new Error('The transition table has no paid order');
      const captured = results.flatMap(({ code, state }) =>
        state?.status === 'captured' ? [{ code, reference: state.reference }] : [],
      );
      const moved = new Set(await repository.confirmMany(captured, clock.now()));
      for (const { code, state } of results) {
        // What is not simply paid goes the way of one order.
        if (state && !moved.has(code)) await settlement.apply(code, state);
      }
    },

    outcomes: (codes) => repository.outcomes(codes),

    withdraw: async (code) => {
      const order = await repository.byCode(code);
      if (!order || !mayBeCharged(order)) return;
      let state: PaymentState;
      try {
        state = await settlement.providerOf(order).cancel(guards.chargeKey(code));
      } catch (error) {
        await db.transaction(() => settlement.giveUp(code));
        throw error;
      }
      await db.transaction(() => settlement.apply(code, state));
      log.info({ order: code, ended: state.status }, 'order withdrawn before its charge');
    },

    byCodes: (codes) => repository.byCodes(codes),
    confirmation: (order, note) =>
      composeOrderMail(order, 'confirmation', platform.config, { notes: note ? [note] : [] }),
  };
}

const mayBeCharged = ({ payment: { status, reason } }: Order): boolean =>
  status === 'pending' || (status === 'failed' && reason === UNHEARD);

/** An order's own copy of what a delivery is made of. */
export function draftRecurring(
  order: RecurringOrder,
  now: Date,
): NewOrder & Pick<Order, 'lines' | 'payment'> {
  const { totals, language, site, payment } = order;
  assertTotalsAddUp(totals);
  const code = newOrderCode();
  const lines = order.sold.map((sold, index): OrderLine => {
    const { code: variantCode, quantity, variant, frequencyWeeks, cupsPerDay } = sold;
    const priced = totals.lines[index];
    if (!priced || priced.quantity !== quantity) throw new Error(`${variantCode} has no price`);
    return {
      ...priced,
      entryNumber: index,
      code: variantCode,
      product: presentVariant(variant, language),
      oneTime: false,
      frequencyWeeks,
      cupsPerDay,
      components: [],
      shipped: 0,
      delivered: 0,
    };
  });
  const { orderDiscounts, discountName } = { ...order, ...totals };
  return {
    code,
    site,
    language,
    currency: SITES[site].currency,
    customerId: order.customerId,
    cartGuid: order.turn,
    idempotencyKey: `auto-delivery-${code}`,
    email: order.email,
    deliveryAddress: order.deliveryAddress,
    deliveryMode: 'standard',
    ...(order.business ? { business: order.business } : {}),
    coupons:
      orderDiscounts > 0
        ? [{ code: 'PRICE-HELD', name: discountName ?? '', amount: orderDiscounts, freeShipping: false }]
        : [],
    subTotal: totals.subTotal,
    orderDiscounts,
    deliveryCost: totals.deliveryCost,
    totalTax: totals.totalTax,
    total: totals.totalPriceWithTax,
    taxes: totals.taxes,
    createdAt: now,
    lines,
    payment: { payment, amount: totals.totalPriceWithTax, status: 'pending', createdAt: now },
  };
}
