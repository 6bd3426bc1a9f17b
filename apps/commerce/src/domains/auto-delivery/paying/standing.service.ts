import type { Order, RecurringOrders } from '#domains/orders/index.ts';
import type { PaymentState } from '#platform/payments/index.ts';
import type { Bill, PayableKind, Standing } from './paying.deps.ts';

/** An order that comes by itself, as whoever made it has it. */
interface Made {
  date: string;
  orderCode: string | undefined;
  /** `failed` can be paid; anything else than these three is over. */
  state: 'paid' | 'failed' | 'pending' | (string & {});
  /** Nothing more comes: it was cancelled. */
  isOver: boolean;
}

/** How an order that could not be charged stands for its customer. Asks the provider where the bank waits for an answer. */
export async function standing(
  recurring: Pick<RecurringOrders, 'byCodes' | 'ask'>,
  { date, orderCode, state, isOver }: Made,
): Promise<Standing> {
  const [order] = orderCode ? await recurring.byCodes([orderCode]) : [];
  const about = { date, ...(order ? { bill: billOf(order) } : {}) };
  if (state === 'paid') return { status: 'paid', ...about };
  if (isOver || !order || (state !== 'failed' && state !== 'pending'))
    return { status: 'cancelled', ...about };
  if (state === 'failed') return { status: 'due', ...about };
  if (order.payment.status !== 'requires_action') return { status: 'processing', ...about };
  const asked = await recurring.ask(order.code);
  return {
    ...{ status: 'asked', ...about },
    ...(asked?.status === 'requires_action' ? { nextAction: asked.nextAction } : {}),
  };
}

const billOf = ({ code, currency, lines, payment: { amount, payment, reason } }: Order): Bill => ({
  ...{ attempt: code, code, amount, currency },
  entries: lines.map(({ product, quantity }) => ({ name: product.name, quantity })),
  ...(payment.card ? { card: payment.card } : {}),
  ...(reason === undefined ? {} : { reason }),
});

/** Settles an order whose bank was answered, by what its provider says of it. */
export const confirmOrder =
  (
    { ask }: Pick<RecurringOrders, 'ask'>,
    settle: (code: string, state: PaymentState) => Promise<void>,
  ): PayableKind['confirm'] =>
  async (_of, code) => {
    const state = await ask(code, true);
    if (state) await settle(code, state);
    return undefined;
  };
