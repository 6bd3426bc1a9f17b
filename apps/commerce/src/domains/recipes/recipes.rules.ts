/** Most characters of a recipe's name, as of every name. */
const LONGEST_NAME = 40;

/** A name as it is kept: one line, without what cannot be seen but for what joins emoji. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();

/** Whether a tidied name has 1 to 40 characters, as people count them. */
export const isName = (name: string): boolean => name !== '' && [...name].length <= LONGEST_NAME;
