import type { Language } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { mayFollow, statusOfLines } from '../fulfilment/transitions.rules.ts';
import { orderErrors } from '../orders.errors.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Order } from '../orders.types.ts';
import type { Settlement } from '../payment/settlement.service.ts';
import { planOf } from './amounts.rules.ts';
import { refundErrors } from './refunds.errors.ts';
import type { AskedRefund, Refund, RefundPlan, RefundRequest } from './refunds.types.ts';

interface Parts {
  platform: Pick<Platform, 'db'>;
  repository: OrdersRepository;
  settlement: Settlement;
}

/** A refund that was made, with its order afterwards. */
export interface MadeRefund {
  order: Order;
  refund: Refund;
  /** Whether it was made earlier, under the same key. */
  repeated: boolean;
}

/** Refunds of a part of an order, or of all that is left. The order's status stays. */
export function createRefunds({ platform: { db }, repository, settlement }: Parts) {
  /** @throws 409 if the payment, or what was asked for, cannot be refunded. */
  const plan = (order: Order, asked: AskedRefund, language: Language): RefundPlan => {
    const { status } = order.payment;
    if (status !== 'captured' && status !== 'partially_refunded')
      throw refundErrors.payment(language, order.code, status);
    if (order.isDisputed) throw refundErrors.disputed(language, order.code);
    const planned = planOf(order, asked);
    if (!('lines' in planned)) throw refundErrors.problem(language, order.code, planned);
    return planned;
  };

  /** Refunded units are not sent any more: if the order waited only for them, its status changes. */
  const moveOn = async (order: Order): Promise<void> => {
    const status = statusOfLines(order.lines);
    if (status !== order.status && mayFollow(order.status, status))
      await settlement.move(order, status, 'operator');
  };

  const read = async (code: string, language: Language): Promise<Order> => {
    const order = await repository.byCode(code);
    if (!order) throw orderErrors.unknown(language, code);
    return order;
  };

  return {
    /** What a refund would amount to now. @throws 404, 409. */
    preview: async (code: string, asked: AskedRefund, language: Language = 'en') => {
      const order = await read(code, language);
      return { order, plan: plan(order, asked, language) };
    },

    /** The refund made under a key, if there is one. @throws 404; 409 if it was another one. */
    underKey: async (code: string, asked: AskedRefund, key: string): Promise<MadeRefund | undefined> =>
      madeUnder(await read(code, 'en'), asked, key, 'en'),

    /**
     * Refunds a part of what was captured, once per key: a repeat gets the first refund. Refunds of one order wait for
     * each other at its row; the money is refunded after the commit.
     *
     * @throws 400 lines that the order does not have; 404; 409 more than is left, or another amount than was shown.
     */
    make: (
      code: string,
      asked: AskedRefund,
      request: RefundRequest,
      language: Language = 'en',
    ): Promise<MadeRefund> =>
      db.transaction(async () => {
        const order = await repository.lock(code);
        if (!order) throw orderErrors.unknown(language, code);
        const before = madeUnder(order, asked, request.key, language);
        if (before) return before;
        const planned = plan(order, asked, language);
        const { expectedAmount = planned.amount } = request;
        if (expectedAmount !== planned.amount) {
          const amount = toPrice(planned.amount, order.currency, language).formattedValue;
          throw refundErrors.changed(language, code, amount);
        }
        const refund = await settlement.refunds.give(order, planned, asked, request);
        const after = (await repository.byCode(code)) ?? order;
        await moveOn(after);
        return { order: (await repository.byCode(code)) ?? after, refund, repeated: false };
      }),

    /** An order that an agent may see: a guest's, or that of the customer for whom he acts. @throws 403, 404. */
    ofAgent: async ({ site, language, caller }: SiteContext, code: string): Promise<Order> => {
      const order = await read(code.toUpperCase(), language);
      if (order.site !== site.id) throw orderErrors.unknown(language, code);
      const own = 'customerId' in caller ? caller.customerId : undefined;
      if (order.customerId !== undefined && order.customerId !== own)
        throw refundErrors.otherCustomer(language, order.code);
      return order;
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;

function madeUnder(
  order: Order,
  asked: AskedRefund,
  key: string,
  language: Language,
): MadeRefund | undefined {
  const refund = order.refunds.find((one) => one.key === key);
  if (!refund) return undefined;
  if (canonical(refund.asked) !== canonical(asked)) throw refundErrors.keyReused(language, order.code);
  return { order, refund, repeated: true };
}

/** The same text for the same request, in any order of its parts. */
const canonical = ({ entries, shipping = false, restock, reason }: AskedRefund): string =>
  JSON.stringify([
    entries
      ?.toSorted((a, b) => a.entryNumber - b.entryNumber)
      .map(({ entryNumber, quantity }) => [entryNumber, quantity ?? null]) ?? null,
    shipping,
    restock,
    reason ?? null,
  ]);
