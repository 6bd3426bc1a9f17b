import type { AskedRefund, OrderRefunds } from '../../../api/types.ts';

/** What is typed into the dialog of a refund. */
export interface RefundForm {
  /** Number of a line, or one of the wholes. */
  what: string;
  quantity: string;
  withShipping: boolean;
  reason: string;
}

/** What can be refunded beside lines. */
export const ALL_LEFT = 'all';
export const SHIPPING_ALONE = 'shipping';

const lineOf = (what: string, { entries }: OrderRefunds) =>
  entries.find(({ orderEntryNumber }) => String(orderEntryNumber) === what);

/** A dialog begins with the first line that has something left. */
export function startOf({ entries }: OrderRefunds): RefundForm {
  const first = entries.find(({ refundableQuantity }) => refundableQuantity > 0);
  return {
    what: first ? String(first.orderEntryNumber) : ALL_LEFT,
    quantity: '1',
    withShipping: false,
    reason: '',
  };
}

/** Units of the chosen line that are left; undefined where no line is chosen. */
export const mostOf = ({ what }: RefundForm, refunds: OrderRefunds): number | undefined =>
  lineOf(what, refunds)?.refundableQuantity;

export function askedOf({ what, quantity, withShipping, reason }: RefundForm): AskedRefund {
  const why = reason.trim() ? { reason: reason.trim() } : {};
  if (what === ALL_LEFT) return why;
  if (what === SHIPPING_ALONE) return { shipping: true, ...why };
  return {
    entries: [{ entryNumber: Number(what), quantity: Number(quantity) }],
    ...(withShipping ? { shipping: true } : {}),
    ...why,
  };
}
