import type { OrderHooks } from '#domains/orders/index.ts';
import type { DailyRepository } from './daily.repository.ts';

/** Notes orders and refunds in the transaction that makes them, to be counted by whoever reads a report: who buys does not wait. */
export const notedSales = ({ note }: Pick<DailyRepository, 'note'>): OrderHooks => ({
  placed: ({ code }) => note([code]),
  renewed: (orders) => note(orders.map(({ code }) => code)),
  refundMade: ({ code }, { number }) => note([code], number),
});
