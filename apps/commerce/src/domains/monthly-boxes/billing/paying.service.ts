/** Months of boxes that can be paid in person, by the link in the mail about them. */
import { confirmOrder, type PayableKind, standing } from '#domains/auto-delivery/index.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { makeMonth } from './billing.service.ts';
import { chargeAndSettle, settleOne } from './settlement.service.ts';

export const payableBoxes = (parts: BoxNeeds): PayableKind => ({
  seen: async ({ id, turn }) => {
    const box = await parts.repository.byId(id);
    const month = box && (await parts.repository.monthOf(id, turn));
    if (!box || !month) return undefined;
    const { date, orderCode, status } = month;
    return standing(parts.orders.recurring, {
      ...{ date, orderCode, isOver: box.status === 'CANCELLED' },
      state: status === 'ordered' ? 'paid' : status,
    });
  },
  payPresent: async ({ id, turn }, { payment, most }) => {
    // Its box keeps the card once it has paid.
    const code = await makeMonth(parts, id, turn, { ...payment, saved: true });
    const { orders } = parts;
    const charge = (codes: readonly string[]) => orders.recurring.chargePresent(codes, most);
    const present = { ...orders, recurring: { ...orders.recurring, charge } };
    if (code) await chargeAndSettle({ ...parts, orders: present }, [code]);
    return undefined;
  },
  confirm: confirmOrder(parts.orders.recurring, (code, state) => settleOne(parts, code, state)),
});
