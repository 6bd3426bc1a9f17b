/** Orders: what is read of them, and what is done with them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type { ListParameters } from '../queries.ts';
import type { AdminOrder, AdminOrderList, AskedRefund, Language, RefundPreview } from '../types.ts';

const PAGE_SIZE = 50;

export const ordersQuery = (site: string, { query, filters, after }: ListParameters, language: Language) =>
  queryOptions({
    queryKey: ['orders', site, query, filters, after, language],
    queryFn: ({ signal }) =>
      call<AdminOrderList>(path(site, 'orders'), {
        signal,
        query: { ...filters, query, after, pageSize: PAGE_SIZE },
      }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (site: string, code: string, language: Language) =>
  queryOptions({
    queryKey: ['order', site, code, language],
    queryFn: ({ signal }) => call<AdminOrder>(path(site, 'orders', code), { signal }),
  });

/** The last part of the address of a step. */
export type OrderStep = 'ship' | 'deliver' | 'cancel' | 'return' | 'confirmation' | 'notes' | 'refunds';

export interface OrderOf {
  site: string;
  code: string;
  /** Of this one wish: however often it is sent, it happens once. */
  key: string;
}

/** Takes a step; answers the order as it is then. */
export const stepOrder = (
  { site, code, key }: OrderOf,
  step: OrderStep,
  body: object = {},
): Promise<AdminOrder> => call(path(site, 'orders', code, step), { method: 'POST', body, key });

/** What a refund would come to now. */
export const tryRefund = (site: string, code: string, body: AskedRefund): Promise<RefundPreview> =>
  call(path(site, 'orders', code, 'refunds'), { method: 'POST', body: { ...body, dryRun: true } });
