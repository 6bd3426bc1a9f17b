import type { RecurringOrders } from '#domains/orders/index.ts';
import type { Standing } from './paying.deps.ts';

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
  const about = { date, ...(order ? { order } : {}) };
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
