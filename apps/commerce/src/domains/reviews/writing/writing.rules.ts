import type { HoldReason } from '../reviews.types.ts';

/** Most characters of each text. */
export const LONGEST = { title: 80, text: 2000, author: 40 } as const;

/** Plain text as it is kept: lines without what cannot be seen. Undefined: there is none. */
export function tidy(typed: string | undefined, { lines = false } = {}): string | undefined {
  const seen = (typed ?? '')
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // What cannot be seen, such as what turns the direction of text around; but for what joins emoji.
    .replaceAll(/(?![\n\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ');
  const text = lines
    ? seen.replaceAll(/ ?\n ?/g, '\n').replaceAll(/\n{3,}/g, '\n\n')
    : seen.replaceAll(/ ?\n ?/g, ' ');
  return text.trim() || undefined;
}

export const lengthOf = (text: string): number => [...text].length;

/** Ends of names of hosts that people type; “good.So” is no address. */
const HOST = /[a-z0-9]\.(?:com|ca|net|org|info|biz|shop|store|online|site|xyz|io|co|ru|cn|tk|me|fr|us)\b/i;
const ADDRESS = /\bhttps?:|\bwww\.|<\/?[a-z]|\[url/i;
const EMAIL = /\S@\S/;
/** Ten digits or more, however they are grouped: a telephone or a card. */
const LONG_NUMBER = /(?:\d[ .()/-]{0,2}){9}\d/;
/** Letters that stand for others in words that are not to be found. */
const DISGUISE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  $: 's',
  '@': 'a',
};

/** Small letters without accents, each word apart; digits among letters are read as the letters they look like. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\p{L}\p{N}$@]+/gu, (word) =>
      /\p{L}/u.test(word) ? word.replaceAll(/[01345$@]/g, (sign) => DISGUISE[sign] ?? sign) : word,
    )
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

const withoutEmails = (text: string): string =>
  text
    .split(/\s/)
    .filter((word) => !word.includes('@'))
    .join(' ');

/**
 * Why somebody must look at a review before others read it; empty: nobody must.
 *
 * @param words that are not published without a look, in any spelling of letters
 */
export function holdReasons(texts: readonly (string | undefined)[], words: readonly string[]): HoldReason[] {
  const all = texts.filter((text) => text !== undefined).join('\n');
  const said = plain(all);
  const isHeld = (word: string): boolean => word.trim() !== '' && said.includes(plain(word));
  const isPersonal = EMAIL.test(all) || LONG_NUMBER.test(all);
  const found: [HoldReason, boolean][] = [
    ['words', words.some(isHeld)],
    ['links', ADDRESS.test(all) || HOST.test(withoutEmails(all))],
    ['personal', isPersonal],
  ];
  return found.flatMap(([reason, is]) => (is ? [reason] : []));
}
