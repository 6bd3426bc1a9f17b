import { LONGEST_HTML, safeHtml } from '#platform/html/index.ts';
import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';

/** Most characters of Shopify's texts: the native format's limits, so that an export can be imported again. */
export const MOST = {
  title: 300,
  vendor: 200,
  /** Of a type or one step of a product category, which become category names. */
  category: 200,
  summary: 500,
  alt: 500,
  sku: 200,
  barcode: 100,
  metafield: 200,
} as const;

/** The text, cut with a warning if it is too long. `column` is its name in the file. */
export function fitted(text: string, most: number, column: string, warn: (reason: Sentence) => void): string {
  if (text.length <= most) return text;
  warn(tooLong(column, most));
  // Not between the two halves of a surrogate pair.
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Sanitised HTML, cut with a warning if it is still too long. */
export const fittedHtml = (html: string, column: string, warn: (reason: Sentence) => void): string =>
  safeHtml(html, () => warn(tooLong(column, LONGEST_HTML)));

const tooLong = (column: string, most: number): Sentence => sentence('cut', { column, most });
