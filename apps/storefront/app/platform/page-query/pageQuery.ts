/**
 * Which parameters of an address a page depends on, and how each is understood. The page cache's key and every screen's
 * loader take their parameters from here, so that two addresses which show the same page have the same key.
 */
import type { Read } from './read.ts';
import { readAnswers } from './readAnswers.ts';
import { readCodes } from './readCodes.ts';
import { readFilters, readPage, readSort } from './readList.ts';
import { readText } from './readText.ts';

/** Readers of a page's parameters, by name, in the order of the key. */
type Reads = Readonly<Record<string, Read>>;

const LIST: Reads = { filters: readFilters, page: readPage, sort: readSort };

/** Paths without language, in any case, as in `routes.ts`. A path without a row reads nothing. */
const PAGES: readonly (readonly [path: RegExp, reads: Reads])[] = [
  [/^\/(?:plp\/.*|c\/[^/]+|(?:[^/]+\/){0,3}b\/[^/]+|beverages|brewers|accessories)$/i, LIST],
  [/^\/(?:search|recherche)$/i, { ...LIST, text: readText }],
  [/^\/perks$/i, { page: readPage }],
  [/^\/compare$/i, { codes: readCodes }],
  [/^\/monthly-box\/choose$/i, { filters: readFilters, page: readPage, text: readText }],
  [/^\/kits\/[^/]+\/boxes$/i, { filters: readFilters, page: readPage }],
  [/^\/quiz\/[^/]+$/i, { answers: readAnswers, result: readText }],
];

/** Parameters that some page reads, and those of older addresses, which no page reads any more. */
const NAMES = new Set([
  'filters',
  'sort',
  'currentPage',
  'page',
  'pageSize',
  'text',
  'code',
  'codes',
  'variant',
  'answers',
  'result',
]);

export const isPageParameter = (name: string): boolean => NAMES.has(name);

/**
 * The query in normal form: of the page parameters, those that this page reads, each once, normalised, in a fixed
 * order; then all other parameters unchanged.
 */
export function pageQuery(pathname: string, search: URLSearchParams): URLSearchParams {
  const path = pathname.replace(/^\/fr(?=\/|$)/i, '').replace(/(?<!\/)\/+$/, '') || '/';
  const reads = PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? {};
  const query = new URLSearchParams();
  for (const [name, read] of Object.entries(reads)) {
    const value = read(search.get(name) ?? '');
    if (value !== undefined) query.set(name, value);
  }
  for (const [name, value] of search) if (!NAMES.has(name)) query.append(name, value);
  return query;
}
