import type { OrderHooks } from '#domains/orders/index.ts';
import type { DailyRepository } from './daily.repository.ts';

/** Counts orders and refunds in the transaction that makes them. */
export const countedSales = ({
  addOrders,
  addRefund,
}: Pick<DailyRepository, 'addOrders' | 'addRefund'>): OrderHooks => ({
  placed: ({ code }) => addOrders([code]),
  renewed: (orders) => addOrders(orders.map(({ code }) => code)),
  refundMade: ({ code }, { number }) => addRefund(code, number),
});
