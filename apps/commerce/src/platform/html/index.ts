/** Text from outside, made safe to store and to show. Applied once, when a product is written. */
import { createRequire } from 'node:module';
import type { IOptions } from 'sanitize-html';

const require = createRequire(import.meta.url);
/** With its parsers some fifty modules, which only what is written needs; a shop that is read does without. */
const sanitizer = () => require('sanitize-html') as typeof import('sanitize-html');

/** Characters of a text with its mark-up; what is longer is cut. */
export const LONGEST_HTML = 64 * 1024;
/** Beyond it nothing is even read: styles and scripts may be ten times the text. */
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
  // Text that people wrote is not deeper; closing thousands of open tags would double a text that is cut to its length.
  nestingLimit: 40,
  // Not `div` to `p`: paragraphs in paragraphs come out otherwise each time they are read.
  transformTags: { h1: 'h2' },
};

/**
 * HTML reduced to the tags of running text. Doing it twice changes nothing: what is exported is what is imported.
 *
 * @param onCut told when the text was longer than `LONGEST_HTML` without what is taken out anyway, and lost its end.
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
    // Escaping and closing tags may have made it longer than it may be.
    text = next.length > LONGEST_HTML ? cutTo(next, room - ROOM_TO_CLOSE) : next;
  }
  return text;
}

/** Text without mark-up, control characters and surplus space, cut after `most` characters. */
export function plainText(text: string, most: number): string {
  return wellFormed(text)
    .replaceAll(/<\/?[a-z!][^>]*>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, most)
    .toWellFormed()
    .trim();
}

/** Without lone surrogates and the control characters that no text needs and PostgreSQL cannot keep. */
function wellFormed(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
