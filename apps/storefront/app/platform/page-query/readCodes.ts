import { isPart, type Read } from './read.ts';

/** Most product codes of a comparison's address: more than the API compares, so that its refusal is shown. */
const MOST_CODES = 10;

/** Product codes, each once. */
export const readCodes: Read = (value) => {
  const known = new Set(value.split(',').map((code) => code.trim()));
  return [...known].filter(isPart).slice(0, MOST_CODES).join(',') || undefined;
};
