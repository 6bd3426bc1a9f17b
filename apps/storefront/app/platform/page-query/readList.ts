import { isPart, type Read } from './read.ts';

type Sort = 'relevance' | 'price-asc' | 'price-desc' | 'name-asc' | 'top-sellers' | 'newest' | 'top-rated';
/** Sort orders of the API; the first is its default. */
const SORTS: Record<Sort, true> = {
  relevance: true,
  'price-asc': true,
  'price-desc': true,
  'name-asc': true,
  'top-sellers': true,
  newest: true,
  'top-rated': true,
};

/** Highest page that the API serves. */
const FURTHEST_PAGE = 10_001;
/** Most facet and value pairs that the API accepts. */
const MOST_PAIRS = 60;

/** A page number from 1; undefined for the first page, whose address has none. */
export const readPage: Read = (value) => {
  const number = Number(value);
  return Number.isInteger(number) && number > 1 ? String(Math.min(number, FURTHEST_PAGE)) : undefined;
};

export const readSort: Read = (value) =>
  Object.hasOwn(SORTS, value) && value !== 'relevance' ? value : undefined;

/** `facet:value` pairs, each once, sorted; undefined if the value is not a list of pairs. */
export const readFilters: Read = (value) => {
  const parts = value.split(':');
  if (parts.length % 2 !== 0 || parts.length > 2 * MOST_PAIRS || !parts.every(isPart)) return undefined;
  const pairs = parts.flatMap((part, at) => (at % 2 === 0 ? [`${part}:${parts[at + 1]}`] : []));
  return [...new Set(pairs)].sort().join(':');
};
