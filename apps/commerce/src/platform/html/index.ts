/** Makes text from outside safe to store and to show. Applied once, when a product is written. */
import { createRequire } from 'node:module';
import type { IOptions } from 'sanitize-html';

const require = createRequire(import.meta.url);
/** Loaded at the first write: with its parsers it has some fifty modules, which reading does not need. */
const sanitizer = () => require('sanitize-html') as typeof import('sanitize-html');

/** Most characters of a text with its mark-up; longer ones are cut. */
export const LONGEST_HTML = 64 * 1024;
/** Longer input is cut before parsing; styles and scripts may be ten times the text. */
const LONGEST_RAW = 1024 * 1024;
const ROOM_TO_CLOSE = 1024;

const POLICY: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'div', 'blockquote'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h2', 'h3', 'h4', 'h5', 'h6', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  // No class, style or id: the page's own style sheet and content security policy decide.
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Text written by people is not nested deeper; closing thousands of open tags would double a text that is cut.
  nestingLimit: 40,
  // Not `div` to `p`: nested paragraphs would change each time they are parsed.
  transformTags: { h1: 'h2' },
};

/**
 * HTML reduced to the tags of running text. Idempotent, so that an exported text is imported unchanged.
 *
 * @param onCut called when the sanitised text was longer than `LONGEST_HTML` and lost its end.
 */
export function safeHtml(html: string, onCut: () => void = () => undefined): string {
  let isTold = false;
  const cutTo = (whole: string, most: number): string => {
    if (whole.length <= most) return whole;
    if (!isTold) onCut();
    isTold = true;
    return whole.slice(0, most).toWellFormed().trim();
  };
  const whole = wellFormed(html).trim();
  if (!/[<>&"]/.test(whole)) return cutTo(whole, LONGEST_HTML);
  let text = cutTo(whole, LONGEST_RAW);
  const sanitizeHtml = sanitizer();
  for (let room = LONGEST_HTML; room > LONGEST_HTML / 2; room -= ROOM_TO_CLOSE) {
    const next = sanitizeHtml(text, POLICY).trim();
    if (next === text && text.length <= LONGEST_HTML) return text;
    // Escaping and closing tags may have made it longer than allowed.
    text = next.length > LONGEST_HTML ? cutTo(next, room - ROOM_TO_CLOSE) : next;
  }
  return text;
}

const TAG_START = /<\/?[a-z!]/gi;

/**
 * Replaces each tag and comment of a text. A regular expression for a whole tag would read to the end of the text at
 * each `<` without a `>`: here the first such `<` ends the search.
 */
export function replaceTags(text: string, by: (tag: string) => string): string {
  let clean = '';
  let done = 0;
  for (const { index } of text.matchAll(TAG_START)) {
    if (index < done) continue;
    const end = text.indexOf('>', index) + 1;
    if (end === 0) break;
    clean += text.slice(done, index) + by(text.slice(index, end));
    done = end;
  }
  return clean + text.slice(done);
}

/** Text without mark-up, control characters and surplus space, cut after `most` characters. */
export function plainText(text: string, most: number): string {
  return replaceTags(wellFormed(text), () => ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, most)
    .toWellFormed()
    .trim();
}

/** Without lone surrogates and the control characters that no text needs and PostgreSQL cannot keep. */
function wellFormed(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
