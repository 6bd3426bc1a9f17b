import { LONGEST, type Read } from './read.ts';

/** The search text, cut to `LONGEST`; a surrogate pair at the cut is dropped as a whole. */
export const readText: Read = (value) =>
  value
    .trim()
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim() || undefined;
