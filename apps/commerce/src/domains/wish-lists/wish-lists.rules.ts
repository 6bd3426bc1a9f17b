/** Most characters of a list's name. */
const LONGEST_NAME = 60;

/** A name as it is kept: one line, without what cannot be seen but for what joins emoji. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();

/** Whether a tidied name has at most 60 characters, as people count them. Empty: no name. */
export const isName = (name: string): boolean => [...name].length <= LONGEST_NAME;

/**
 * Which of some variants join a list, in the given order: those that are not on it, each once, until it is full.
 *
 * @param most variants that a list holds.
 */
export function joining<Joiner extends { variantCode: string }>(
  wanted: readonly Joiner[],
  present: ReadonlySet<string>,
  most: number,
): { joins: Joiner[]; full: Joiner[] } {
  const fresh = new Map<string, Joiner>();
  for (const one of wanted)
    if (!present.has(one.variantCode) && !fresh.has(one.variantCode)) fresh.set(one.variantCode, one);
  const all = [...fresh.values()];
  const room = Math.max(0, most - present.size);
  return { joins: all.slice(0, room), full: all.slice(room) };
}
