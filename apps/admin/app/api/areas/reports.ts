/** Reports whose columns the engine names. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type { AdminReport, Language } from '../types.ts';

/** Days `YYYY-MM-DD`; none for a report of how things stand now. */
interface ReportQuery {
  from?: string;
  to?: string;
  by?: string;
  after?: string;
}

export const reportQuery = (site: string, name: string, query: ReportQuery, language: Language) =>
  queryOptions({
    queryKey: ['report', site, name, query, language],
    queryFn: ({ signal }) => call<AdminReport>(path(site, 'reports', name), { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
