/** Normalises a parameter's value; undefined if it has no meaning. Idempotent. */
export type Read = (value: string) => string | undefined;

/** Most characters of a search text, of a filter's facet or value, and of a product code. */
export const LONGEST = 100;

export const isPart = (text: string): boolean => text !== '' && text.length <= LONGEST;
