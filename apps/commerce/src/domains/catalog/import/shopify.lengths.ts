import { LONGEST_HTML, safeHtml } from '#platform/html/index.ts';

/** How long Shopify's texts may be here: as long as a native file may have them, or an export could not come back. */
export const MOST = {
  title: 300,
  vendor: 200,
  /** Of a type or one step of a product category: it names a category. */
  category: 200,
  summary: 500,
  alt: 500,
  sku: 200,
  barcode: 100,
  metafield: 200,
} as const;

/** The text, cut with a warning when there is too much of it. `column` is what the file calls it. */
export function fitted(text: string, most: number, column: string, warn: (reason: string) => void): string {
  if (text.length <= most) return text;
  warn(tooLong(column, most));
  // Not through the middle of a letter that takes two.
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** A text with mark-up made safe, cut with a warning when what is left is too much. */
export const fittedHtml = (html: string, column: string, warn: (reason: string) => void): string =>
  safeHtml(html, () => warn(tooLong(column, LONGEST_HTML)));

const tooLong = (column: string, most: number): string =>
  `the ${column} is longer than ${most} characters: cut`;
