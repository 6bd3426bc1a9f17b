import type { Filter } from '../../api/types.ts';

/** What the address of a list says. */
export interface ListState {
  query: string;
  filters: Record<string, string>;
  /** Cursors of the pages that were passed; the last one is the page shown. Empty: the first page. */
  cursors: string[];
}

const QUERY = 'query';
const CURSOR = 'after';
/** Before a filter's name in the address, so that none is taken for the search. */
const PREFIX = 'f.';

/** @param prefix empty where the filters' names are known to differ from the search's */
export function readList(
  parameters: URLSearchParams,
  filters: readonly Pick<Filter, 'name'>[],
  prefix = PREFIX,
): ListState {
  const chosen = filters
    .map(({ name }) => [name, parameters.get(prefix + name) ?? ''] as const)
    .filter(([, value]) => value !== '');
  return {
    query: parameters.get(QUERY) ?? '',
    filters: Object.fromEntries(chosen),
    cursors: parameters.getAll(CURSOR),
  };
}

export function writeList({ query, filters, cursors }: ListState, prefix = PREFIX): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query) parameters.set(QUERY, query);
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(prefix + name, value);
  for (const cursor of cursors) parameters.append(CURSOR, cursor);
  return parameters;
}

/** Another search or filter begins at the first page. */
export const searched = (state: ListState, query: string): ListState => ({ ...state, query, cursors: [] });

export const filtered = (state: ListState, name: string, value: string): ListState => ({
  ...state,
  filters: { ...state.filters, [name]: value },
  cursors: [],
});

export const nextPage = (state: ListState, cursor: string): ListState => ({
  ...state,
  cursors: [...state.cursors, cursor],
});

export const previousPage = (state: ListState): ListState => ({
  ...state,
  cursors: state.cursors.slice(0, -1),
});

/** What a saved view keeps: search and filters, not the page. */
export const viewOf = (state: ListState): string => writeList({ ...state, cursors: [] }).toString();
