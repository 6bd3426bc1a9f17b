import { readCodes as read } from '#app/platform/page-query/readCodes.ts';

/** The address of a comparison, which shows the same products to everybody. */
export const comparePath = (codes: readonly string[]): string =>
  codes.length === 0 ? '/compare' : `/compare?codes=${codes.map(encodeURIComponent).join(',')}`;

/** Product codes of such an address, each once. */
export const readCodes = (search: URLSearchParams): string[] =>
  read(search.get('codes') ?? '')?.split(',') ?? [];
