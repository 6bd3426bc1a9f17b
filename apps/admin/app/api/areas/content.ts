/** Parts of pages: their kinds, and what they are called. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type { Schema } from '../schema.ts';
import type { Answer, Language } from '../types.ts';

/** A kind of part with its form. */
export type PartKind = Omit<Answer<'adminListComponentKinds'>['kinds'][number], 'schema'> & {
  schema: Schema;
};
export type Part = Answer<'adminListPageParts'>['parts'][number];

export const kindsQuery = (site: string, language: Language) =>
  queryOptions({
    queryKey: ['kinds', site, language],
    queryFn: async ({ signal }) =>
      (await call<Record<'kinds', PartKind[]>>(path(site, 'component-kinds'), { signal })).kinds,
    staleTime: 300_000,
  });

/** What parts are called, by id; those that are gone are left out. */
export const partsQuery = (site: string, keys: readonly string[], language: Language) =>
  queryOptions({
    queryKey: ['parts', site, language, [...keys].sort()],
    queryFn: async ({ signal }): Promise<Part[]> =>
      keys.length === 0
        ? []
        : (
            await call<Answer<'adminListPageParts'>>(path(site, 'page-parts'), {
              ...{ signal, query: { keys: keys.join(',') } },
            })
          ).parts,
    placeholderData: keepPreviousData,
  });
