import type { Currency, Language } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import type { SeenDispute } from '#platform/payments/index.ts';
import { statusDisplay } from '../fulfilment/transitions.rules.ts';
import { presentOrder } from '../orders.presenter.ts';
import type { Order } from '../orders.types.ts';
import { presentRefunds } from '../refunds/refunds.presenter.ts';
import { ORDER_ACTIONS, openActions } from './actions.rules.ts';
import type { AdminListed, OrderNoteRow, TimelineRow } from './admin.types.ts';

export const presentListed = (
  {
    code,
    status,
    paymentStatus,
    email,
    customerId,
    firstName,
    lastName,
    total,
    units,
    createdAt,
  }: AdminListed,
  currency: Currency,
  language: Language,
) => ({
  ...{ code, status, statusDisplay: statusDisplay(status), paymentStatus, email, units },
  ...(customerId ? { customerId } : {}),
  name: `${firstName} ${lastName}`,
  total: toPrice(total, currency, language),
  created: new Date(createdAt).toISOString(),
});

interface Beside {
  disputes: readonly SeenDispute[];
  notes: readonly OrderNoteRow[];
  timeline: readonly TimelineRow[];
  /** E-mail addresses of staff. */
  names: ReadonlyMap<string, string>;
}

/** An order as staff see it. */
export function presentAdminOrder(
  order: Order,
  { disputes, notes, timeline, names }: Beside,
  language: Language,
) {
  const { reason } = order.payment;
  return {
    order: presentOrder(order, language),
    ...(order.customerId ? { customerId: order.customerId } : {}),
    ...(reason ? { paymentProblem: reason } : {}),
    refunds: presentRefunds(order, language),
    disputes: disputes.map(({ id, kind, status, reason, amount, dueBy, at }) => ({
      ...{ id, kind, status, reason, amount: toPrice(amount, order.currency, language) },
      ...(dueBy ? { dueBy: dueBy.toISOString() } : {}),
      at: at.toISOString(),
    })),
    actions: openActions(order).map((action) => ({ action, operation: ORDER_ACTIONS[action] })),
    timeline: timeline.map(({ status, actor, at }) => ({ status, actor, at: new Date(at).toISOString() })),
    notes: notes.map(({ id, staffId, text, createdAt }) => ({
      ...{ id, text, staff: names.get(staffId) ?? '', at: createdAt.toISOString() },
    })),
  };
}
