/** Customers: what is read of them, and what is done for them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type { AdminCustomer, AdminCustomerList, AgentNotes, Language } from '../types.ts';

const PAGE_SIZE = 50;

export const customersQuery = (site: string, query: string, after?: string) =>
  queryOptions({
    queryKey: ['customers', site, query, after],
    queryFn: ({ signal }) =>
      call<AdminCustomerList>(path(site, 'customers'), {
        signal,
        query: { query, after, pageSize: PAGE_SIZE },
      }),
    placeholderData: keepPreviousData,
  });

export const customerQuery = (site: string, id: string, language: Language) =>
  queryOptions({
    queryKey: ['customer', site, id, language],
    queryFn: ({ signal }) => call<AdminCustomer>(path(site, 'customers', id), { signal }),
  });

export const addCustomerNote = (site: string, id: string, text: string, key: string): Promise<AgentNotes> =>
  call(path(site, 'customers', id, 'notes'), { method: 'POST', body: { text }, key });
