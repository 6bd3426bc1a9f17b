import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, path } from './client.ts';
import { statusOf } from './errors.ts';
import type {
  Batch,
  Edit,
  Home,
  Language,
  Me,
  Page,
  Resource,
  Row,
  SalesReport,
  Scheduled,
} from './types.ts';

const PAGE_SIZE = 50;
const BATCH_MS = 700;

/** Who is logged in; null: nobody. */
export const meQuery = (language: Language) =>
  queryOptions({
    queryKey: ['me', language],
    queryFn: async ({ signal }) => {
      try {
        return await call<Me>('me', { signal });
      } catch (error) {
        if (statusOf(error) === 401) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });

export const resourcesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['resources', language],
    queryFn: async ({ signal }) =>
      (await call<Record<'resources', Resource[]>>('resources', { signal })).resources,
    staleTime: 300_000,
  });

export interface ListParameters {
  query: string;
  filters: Record<string, string>;
  after?: string;
}

export const rowsQuery = (site: string, resource: string, { query, filters, after }: ListParameters) =>
  queryOptions({
    queryKey: ['rows', site, resource, query, filters, after],
    queryFn: ({ signal }) =>
      call<Page<Row>>(path(site, resource), {
        signal,
        query: { ...filters, query, after, pageSize: PAGE_SIZE },
      }),
    placeholderData: keepPreviousData,
  });

export const rowQuery = (site: string, resource: string, key: string, language: Language) =>
  queryOptions({
    queryKey: ['row', site, resource, key, language],
    queryFn: ({ signal }) => call<Row>(path(site, resource, key), { signal }),
    // What is being edited changes under nobody's hands: a newer version shows when it is saved.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });

interface Of {
  resource?: string;
  key?: string;
  after?: string;
}

export const editsQuery = (site: string, of: Of = {}) =>
  queryOptions({
    queryKey: ['edits', site, of],
    queryFn: ({ signal }) => call<Page<Edit>>(path(site, 'edits'), { signal, query: { ...of } }),
  });

export const scheduledQuery = (site: string, of: Of = {}) =>
  queryOptions({
    queryKey: ['scheduled', site, of],
    queryFn: ({ signal }) => call<Page<Scheduled>>(path(site, 'scheduled'), { signal, query: { ...of } }),
  });

/** Asked again until it has ended. */
export const batchQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ['batch', site, id],
    queryFn: ({ signal }) => call<Batch>(path(site, 'batches', id), { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'done' || data?.status === 'undone' ? false : BATCH_MS,
  });

export const homeQuery = (site: string, language: Language) =>
  queryOptions({
    queryKey: ['home', site, language],
    queryFn: ({ signal }) => call<Home>(path(site, 'home'), { signal }),
  });

export const salesQuery = (site: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['sales', site, from, to],
    queryFn: ({ signal }) =>
      call<SalesReport>(path(site, 'reports', 'sales'), { signal, query: { from, to } }),
    placeholderData: keepPreviousData,
    enabled: Boolean(from && to),
  });
