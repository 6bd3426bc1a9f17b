/** The fixed queries over HTTP: one connection, the next request when the last answer is in. */
import type { SearchQuery, SuggestQuery } from '@crema/search';
import { type Latencies, searchQueries, suggestQueries, timed } from '@crema/search/bench';
import { getter } from '../harness/load/get.ts';

/** The path of a search on a shop's own API. */
function searchPath(site: string, query: SearchQuery): string {
  const filters = Object.entries(query.filters ?? {}).flatMap(([facet, values]) =>
    values.flatMap((value) => [facet, value]),
  );
  const parameters = new URLSearchParams({
    query: query.text ?? '',
    lang: query.language,
    sort: query.sort ?? 'relevance',
    currentPage: String(query.currentPage),
    pageSize: String(query.pageSize),
    ...(filters.length > 0 ? { filters: filters.join(':') } : {}),
  });
  return `/rest/v2/${site}/products/searchText?${parameters}`;
}

function suggestPath(site: string, { term, language }: SuggestQuery): string {
  return `/rest/v2/${site}/products/searchsuggestions?${new URLSearchParams({ term, lang: language })}`;
}

/** The first time through the queries, in which the shop still compiles what it runs, and the second. */
export interface Turns extends Latencies {
  again: Latencies;
}

export interface HttpFigures {
  search: Turns;
  suggest: Turns;
}

/**
 * Drives a shop that holds `syntheticProducts(size)` (or its engine alone) on this machine.
 * `warmUp` queries go first and are not counted; then all go twice.
 * @throws when an answer is not 200: a figure made of errors is none.
 */
export async function driveSearch(
  origin: string,
  size: number,
  options: { site?: string; count?: number; warmUp?: number; headers?: Record<string, string> } = {},
): Promise<HttpFigures> {
  const { site = 'cab2c', count = 10_000, warmUp = 1000, headers = {} } = options;
  const connection = await getter(origin, headers);
  const ask = async (path: string) => {
    const status = await connection.get(path);
    if (status !== 200) throw new Error(`${status} for ${path}`);
  };
  const queries = searchQueries(size, count);
  const run = async (paths: string[]): Promise<Turns> => {
    for (const path of paths.slice(0, warmUp)) await ask(path);
    const first = await timed(paths, ask);
    return { ...first, again: await timed(paths, ask) };
  };
  const search = await run(queries.map((query) => searchPath(site, query)));
  const suggest = await run(suggestQueries(queries).map((query) => suggestPath(site, query)));
  connection.close();
  return { search, suggest };
}
