/** Text from outside, made safe to store and to show. Applied once, when a product is written. */
import sanitizeHtml from 'sanitize-html';

const LONGEST_HTML = 64 * 1024;

const POLICY: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'blockquote'],
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
  transformTags: { h1: 'h2', div: 'p' },
};

/** HTML reduced to the tags of running text. */
export function safeHtml(html: string): string {
  const text = wellFormed(html).slice(0, LONGEST_HTML).trim();
  return /[<>&"]/.test(text) ? sanitizeHtml(text, POLICY).trim() : text;
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
