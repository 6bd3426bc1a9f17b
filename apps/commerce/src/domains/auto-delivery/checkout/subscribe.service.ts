import { SITES } from '@crema/brands';
import type { Order } from '#domains/orders/index.ts';
import { addDays } from '#platform/clock/index.ts';
import { podsIn } from '../schedule/pods.rules.ts';
import { comingOn } from '../subscription/subscription.rules.ts';
import type { PurchaseGroup, PurchaseIntent } from '../subscription/subscription.types.ts';
import type { PurchaseParts } from './checkout.types.ts';
import { linesOf } from './consent.rules.ts';

/** Makes the subscription of one group of a paid order, with the order as its occurrence 0. */
export async function subscribe(
  { platform, repository, catalog, hooks }: PurchaseParts,
  order: Order,
  { customerId, today }: PurchaseIntent,
  { frequencyWeeks, nextDate, ceiling, tax, smart }: PurchaseGroup,
  kept: { paymentDetailsId?: string | undefined; consentId: string },
): Promise<void> {
  const now = platform.clock.now();
  const lines = order.lines.filter(
    (line) => !line.oneTime && (smart !== undefined || line.frequencyWeeks === frequencyWeeks),
  );
  const { charged, saved } = sumsOf(lines);
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
    // Where orders begin on a chosen day, the schedule counts from that.
    anchorDate: smart || nextDate !== addDays(today, frequencyWeeks * 7) ? nextDate : today,
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
    sourceKey: `${order.code}:${smart ? 'smart' : frequencyWeeks}`,
    lines: linesOf(lines),
  });
  if (!id) return;
  // For a scheduled one too: it may become smart before its first box arrives.
  const pods = podsIn(lines, (code) => catalog.variant(order.site, code));
  const first = {
    ...{ subscriptionId: id, cycle: 0, date: today, ceiling: charged, amount: charged },
    ...{ saved, pods },
  };
  await repository.insertOccurrence({ ...first, status: 'ordered', orderCode: order.code }, now);
  const details = { orderCode: order.code, ceiling };
  await repository.addHistory(id, { kind: 'customer' }, 'subscribe', details, now);
  for (const hook of hooks) await hook.subscribed?.(order, { id, frequencyWeeks });
}

/** The sum charged for some lines of an order, and their saving against list prices, in minor units. */
function sumsOf(lines: Order['lines']): { charged: number; saved: number } {
  const sum = (amount: (line: Order['lines'][number]) => number) =>
    lines.reduce((all, line) => all + amount(line), 0);
  return {
    charged: sum(({ totalPrice, discount, shipping, tax }) => totalPrice - discount + shipping + tax),
    saved: sum(
      ({ listPrice, quantity, totalPrice, discount }) => listPrice * quantity - totalPrice + discount,
    ),
  };
}
