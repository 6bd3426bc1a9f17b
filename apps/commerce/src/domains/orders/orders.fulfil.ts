import type { Language, SiteId } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import { conflict } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { orderErrors } from './orders.errors.ts';
import type { OrderGuards } from './orders.guards.ts';
import type { OrdersRepository } from './orders.repository.ts';
import type { Settlement } from './orders.settle.ts';
import { mayFollow, type OrderStatus, statusOfLines } from './orders.transitions.ts';
import type { Actor, Order, Part } from './orders.types.ts';

/** Some lines of an order, by number; absent: all that is left. */
export interface Parcel {
  entryNumbers?: readonly number[];
  carrier?: string;
  trackingCode?: string;
}

/** What the operator's command speaks, whatever the shopper does. */
const OPERATORS: Language = 'en';

interface Parts {
  platform: Platform;
  repository: OrdersRepository;
  settlement: Settlement;
  guards: OrderGuards;
  configuration(site: SiteId): SiteConfiguration;
}

/** What happens to an order after it was placed. Every step asks the transition table and mails the shopper. */
export function createFulfilment({ platform, repository, settlement, guards, configuration }: Parts) {
  const { db, clock } = platform;

  /** One step of a locked order. @throws 404 unknown, 409 not allowed now. */
  const step = (code: string, work: (order: Order) => Promise<void>): Promise<Order> =>
    db.transaction(async () => {
      const order = await repository.lock(code);
      if (!order) throw orderErrors.unknown(OPERATORS, code);
      await work(order);
      return (await repository.lock(code)) ?? order;
    });

  const require = (order: Order, to: OrderStatus, language: Language = OPERATORS): void => {
    if (!mayFollow(order.status, to)) throw orderErrors.transition(language, order.code, order.status, to);
  };

  /** The lines of a parcel with what is left to do of each. @throws 409 when that is nothing. */
  const chosen = (order: Order, { entryNumbers }: Parcel, left: (line: Order['lines'][number]) => number) => {
    const unknown = entryNumbers?.find((number) => !order.lines.some((line) => line.entryNumber === number));
    const entries = order.lines
      .filter((line) => !entryNumbers || entryNumbers.includes(line.entryNumber))
      .map((line) => ({ entryNumber: line.entryNumber, quantity: left(line) }))
      .filter((entry) => entry.quantity > 0);
    if (unknown !== undefined || entries.length === 0) {
      throw conflict('OrderEntryError', `Nothing is left to do with these lines of ${order.code}.`, {
        subject: order.code,
        subjectType: 'order',
      });
    }
    return entries;
  };

  const progressed = (order: Order, entries: Part, what: 'shipped' | 'delivered') =>
    statusOfLines(
      order.lines.map((line) => ({
        ...line,
        [what]: line[what] + (entries.find((entry) => entry.entryNumber === line.entryNumber)?.quantity ?? 0),
      })),
    );

  /** In the running transaction: what was paid goes back, unless it did before. Answers how much that is. */
  const giveBack = async (order: Order): Promise<number> => {
    if (order.payment.status !== 'captured') return 0;
    await settlement.owe(order);
    return order.payment.amount;
  };

  return {
    /** Sends what is left, or some lines of it. */
    ship: (code: string, parcel: Parcel = {}): Promise<Order> =>
      step(code, async (order) => {
        if (!mayFollow(order.status, 'shipped') && !mayFollow(order.status, 'partiallydelivered')) {
          throw orderErrors.transition(OPERATORS, code, order.status, 'shipped');
        }
        const entries = chosen(order, parcel, (line) => line.quantity - line.shipped);
        const status = progressed(order, entries, 'shipped');
        require(order, status);
        await repository.ship(code, entries, parcel, clock.now());
        await settlement.move(order, status, 'operator');
        // By what was sent: where a part has arrived, the order's status says so even when all of it has left.
        const sent = sum(order.lines, (line) => line.shipped) + sum(entries, (entry) => entry.quantity);
        const last = sent === sum(order.lines, (line) => line.quantity);
        if (last && order.shipments.length === 0) await settlement.mail(order, 'shipped');
        else await settlement.mail(order, last ? 'restshipped' : 'partiallyshipped', { part: entries });
      }),

    /** Records the arrival of what was sent, or of some lines of it. */
    deliver: (code: string, parcel: Parcel = {}): Promise<Order> =>
      step(code, async (order) => {
        if (!mayFollow(order.status, 'partiallydelivered')) {
          throw orderErrors.transition(OPERATORS, code, order.status, 'delivered');
        }
        const entries = chosen(order, parcel, (line) => line.shipped - line.delivered);
        const status = progressed(order, entries, 'delivered');
        require(order, status);
        await repository.deliver(code, entries);
        await settlement.move(order, status, 'operator');
        if (status === 'delivered') await settlement.mail(order, status);
        else await settlement.mail(order, 'partiallydelivered', { part: entries });
      }),

    /**
     * Cancels until something was picked: stock, coupons and payment go back, once. One that still waits for the shopper's
     * authentication is given up at the provider first.
     */
    cancel: async (code: string, actor: Actor, language: Language = OPERATORS): Promise<Order> => {
      const before = await repository.byCode(code);
      if (before?.payment.status === 'requires_action') {
        const ended = await settlement.providerOf(before).cancel(guards.chargeKey(code));
        const order = await settlement.apply(code, ended);
        if (order.status === 'cancelled') return order;
      }
      return step(code, async (order) => {
        if (order.status === 'created') throw orderErrors.paymentPending(language, code);
        require(order, 'cancelled', language);
        await settlement.move(order, 'cancelled', actor);
        await settlement.undo(order, actor);
        await settlement.releaseStock(order);
        await settlement.giveBackCoupons(order);
        await settlement.mail(order, 'cancelled', { owed: await giveBack(order) });
      });
    },

    /** Takes an order back within the return window: stock and payment go back, once. */
    takeBack: (code: string): Promise<Order> =>
      step(code, async (order) => {
        require(order, 'returned');
        const since = (await repository.lastMoved(code)) ?? order.updatedAt;
        const days = configuration(order.site).returnWindowDays;
        if (clock.now() > daysLater(since, days)) {
          throw conflict('ReturnWindowError', `The ${days} days to return ${code} are over.`, {
            subject: code,
            subjectType: 'order',
          });
        }
        await settlement.move(order, 'returned', 'operator');
        await settlement.undo(order, 'operator');
        await settlement.releaseStock(order);
        await settlement.mail(order, 'returned', { owed: await giveBack(order) });
      }),

    /** Gives the whole payment back without moving the order, once. */
    refund: (code: string): Promise<Order> =>
      step(code, async (order) => {
        if (order.payment.status !== 'captured') {
          throw conflict('RefundError', `The payment of ${code} is ${order.payment.status}.`, {
            subject: code,
            subjectType: 'order',
          });
        }
        await settlement.giveMoneyBack(order);
      }),
  };
}

const sum = <One>(all: readonly One[], amount: (one: One) => number): number =>
  all.reduce((units, one) => units + amount(one), 0);

export type Fulfilment = ReturnType<typeof createFulfilment>;
