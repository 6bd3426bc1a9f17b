const LONGEST = 100;

/** The address of a comparison: whoever opens it sees the same products. */
export const comparePath = (codes: readonly string[]): string =>
  codes.length === 0 ? '/compare' : `/compare?codes=${codes.map(encodeURIComponent).join(',')}`;

/** Product codes of such an address, each once. */
export function readCodes(search: URLSearchParams): string[] {
  const codes = (search.get('codes') ?? '').split(',').map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== '' && code.length <= LONGEST))];
}
