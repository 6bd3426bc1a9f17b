import type { OrderHooks } from '#domains/orders/index.ts';
import type { ReportsRepository } from './reports.repository.ts';

/** Counts orders and refunds in the transaction that makes them. */
export const countedSales = ({
  addOrders,
  addRefund,
}: Pick<ReportsRepository, 'addOrders' | 'addRefund'>): OrderHooks => ({
  placed: async ({ code }) => void (await addOrders([code])),
  renewed: async (orders) => void (await addOrders(orders.map(({ code }) => code))),
  refundMade: async ({ code }, { number }) => void (await addRefund(code, number)),
});
