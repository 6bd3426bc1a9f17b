import { daysLater } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Order } from '../orders.types.ts';
import type { PaidBySource } from '../sources/paid.types.ts';
import type { OrderGuards } from './guards.deps.ts';
import { draftRecurring } from './recurring.rules.ts';
import type { RecurringOrder } from './recurring.types.ts';

/** An order that was placed in the past. */
export interface PastOrder extends RecurringOrder {
  placedAt: Date;
  /** What paid of it before the card; whoever has that books it. */
  sources?: readonly PaidBySource[];
}

interface Parts {
  platform: Pick<Platform, 'db'>;
  repository: OrdersRepository;
  payments: Payments;
  guards: Pick<OrderGuards, 'chargeKey'>;
}

/** Days from an order to its parcel's leaving and arrival. */
const [TO_SHIP, TO_ARRIVE] = [1, 4];

/**
 * Orders that were placed, charged and delivered in the past: what a demo begins with. They are in the provider's
 * books; no stock is taken, because the goods left long ago, and nobody is written to. Answers their codes, in order.
 *
 * @throws when a card does not pay.
 */
export function createPast({ platform: { db }, repository, payments, guards }: Parts) {
  return async (orders: readonly PastOrder[]): Promise<string[]> => {
    const drafts = orders.map(draftPast);
    const paid: { code: string; reference: string }[] = [];
    for (const { code, currency, payment, site } of drafts) {
      const { provider, token } = payment.payment;
      const key = guards.chargeKey(code);
      const state = await payments
        .provider(provider)
        ?.charge({ key, amount: payment.amount, currency, site, token, initiator: 'merchant' });
      if (state?.status !== 'captured') throw new Error(`A past order was not paid: ${state?.status}`);
      paid.push({ code, reference: state.reference });
    }
    await db.transaction(async () => {
      await repository.insertMany(drafts);
      for (const [index, { code, lines, createdAt }] of drafts.entries()) {
        const after = (days: number) => daysLater(createdAt, days);
        const entries = lines.map(({ entryNumber, quantity }) => ({ entryNumber, quantity }));
        await repository.confirmMany(paid.slice(index, index + 1), createdAt);
        await repository.ship(code, entries, {}, after(TO_SHIP));
        await repository.setStatus(code, 'shipped', 'operator', after(TO_SHIP));
        await repository.deliver(code, entries);
        await repository.setStatus(code, 'delivered', 'operator', after(TO_ARRIVE));
      }
    });
    return drafts.map(({ code }) => code);
  };
}

function draftPast(order: PastOrder): ReturnType<typeof draftRecurring> {
  const draft = draftRecurring(order, order.placedAt);
  const sources: Order['payment']['sources'] = [...(order.sources ?? [])];
  const amount = sources.reduce((left, source) => left - source.amount, draft.payment.amount);
  return { ...draft, payment: { ...draft.payment, amount, sources } };
}
