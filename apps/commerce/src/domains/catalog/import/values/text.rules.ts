import { createHash } from 'node:crypto';
import { decodeHTML } from 'entities';
import { replaceTags } from '#platform/html/index.ts';

// Tab and line feed stay; a database text cannot hold NUL, and the rest is debris of other programs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u0084\u0086-\u009f]/g;
const BLOCK_TAG = /^<(?:br|hr|\/(?:p|li|h[1-6]|div|tr|td|th|ul|ol))\b/i;

/** Well-formed text without control characters, line ends as `\n`, trimmed. Bidirectional marks stay. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
}

/** One line of plain text: without markup, entities decoded once (`&amp;` is "&"), white space collapsed. */
export function plainLine(text: string): string {
  return decodeHTML(replaceTags(cleanText(text), (tag) => (BLOCK_TAG.test(tag) ? ' ' : '')))
    .replace(CONTROL, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The input for which `plainLine` answers `text`: unchanged, unless it looks like an entity. */
export function undecoded(text: string): string {
  return decodeHTML(text) === text ? text : text.replaceAll('&', '&amp;');
}

/** First sentence or two of a description, at most `most` characters. Empty when there is no text. */
export function summaryOf(html: string, most = 180): string {
  const text = plainLine(html);
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const sentence = Math.max(...['. ', '! ', '? '].map((stop) => head.lastIndexOf(stop)));
  if (sentence > 40) return head.slice(0, sentence + 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), most / 2)).replace(/[\s,;:–-]+$/, '')}…`.toWellFormed();
}

/** Eight hexadecimal digits that depend on `value` only, on every machine. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}

/** Equal for texts that differ only in capitals, or in how their accents are encoded. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * Lower-case ASCII slug. Accents are removed; letters of other scripts are replaced by a hash of the whole text, which
 * keeps two such handles apart.
 */
export function slug(text: string, most = 120): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  const lost = /[^\p{ASCII}]/u.test(folded.replace(/[^\p{L}\p{N}]/gu, ''));
  const ascii = folded.replace(/[^a-z0-9]+/g, '-').replace(/^-+|(?<!-)-+$/g, '');
  if (!lost && ascii.length <= most) return ascii;
  const hash = shortHash(fold(text));
  const head = ascii.slice(0, most - 9).replace(/(?<!-)-+$/, '');
  return head ? `${head}-${hash}` : `item-${hash}`;
}
