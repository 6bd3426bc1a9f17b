/** Rules that Shopify's CSV and JSON share, field by field. */
import type { Currency } from '@crema/brands';
import { labelled, type Sentence, sentence } from '../../sentences/sentence.rules.ts';
import { HIGHEST_PRICE } from '../../write/canonical.rules.ts';
import type { Findings } from '../mapping/findings.rules.ts';
import type { ForeignProduct, ForeignVariant } from '../mapping/foreign.types.ts';
import { parseMoney, parseUnits, toDecimal } from '../values/numbers.rules.ts';
import { fold, plainLine } from '../values/text.rules.ts';

const MOST_TAGS = 250;

interface StatusReading {
  value: ForeignProduct['status'];
  reason?: Sentence;
  warning?: Sentence;
}

/** Unpublished products are drafts; so are Shopify's unlisted ones, which have no counterpart. */
export function statusOf(text: string, published: boolean): StatusReading {
  const status = text.trim().toLowerCase();
  if (status === 'archived' || status === 'draft') return { value: status };
  if (status === 'unlisted') return { value: 'draft', warning: sentence('unlisted') };
  if (status && status !== 'active') {
    return { value: 'draft', reason: sentence('noStatus', { text }) };
  }
  return { value: published ? 'active' : 'draft' };
}

export function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => plainLine(tag).replace(/^#+/, ''));
  return [...new Set(tags.filter(Boolean))].slice(0, MOST_TAGS);
}

/** Price, compare-at price and units of one variant, each problem reported once. */
export function readAmounts(
  cells: { price: string; compareAt: string; quantity: string },
  currency: Currency,
  refuse: (reason: Sentence) => void,
  warn: (reason: Sentence) => void,
): Pick<ForeignVariant, 'price' | 'compareAt' | 'stock'> {
  const price = parseMoney(cells.price, currency);
  const compareAt = parseMoney(cells.compareAt, currency);
  const units = parseUnits(cells.quantity);
  if (price.reason) refuse(labelled(sentence('price'), price.reason));
  if (compareAt.reason) refuse(labelled(sentence('compareAt'), compareAt.reason));
  if (units.reason) refuse(labelled(sentence('quantity'), units.reason));
  for (const amount of [price.value, compareAt.value]) {
    if (amount !== undefined && amount > HIGHEST_PRICE * 100)
      refuse(sentence('priceAtMost', { most: HIGHEST_PRICE }));
  }
  if (units.value !== undefined && units.value < 0) warn(sentence('stockBelow0', { units: units.value }));
  if (!price.reason && !price.value) warn(sentence('emptyPrice'));
  const value = price.value ?? 0;
  const before = compareAt.value ?? 0;
  if (before > 0 && before <= value) {
    warn(sentence('notAbove', { before: decimals(before), price: decimals(value) }));
  } else if (before > 0 && value === 0) {
    warn(sentence('compareAtAlone', { before: decimals(before) }));
  }
  return {
    price: value,
    // "0.00", and a compare-at price at or below the price, mean none.
    compareAt: before > value && value > 0 ? before : undefined,
    stock: units.value === undefined ? undefined : Math.max(0, units.value),
  };
}

const decimals = (minor: number): string => toDecimal(minor).toFixed(2);

interface OptionRow {
  line: number;
  names: string[];
  values: string[];
}

/** Whether these are the placeholder option of a product without options. */
const isDefault = (names: readonly string[], values: readonly string[]): boolean =>
  names.every((name) => name === '' || fold(name) === 'title') &&
  values.every((value) => value === '' || fold(value) === 'default title');
const MOST_NAME = 100;
const MOST_VALUE = 200;

/**
 * The product's option names in the order of its first row, and each row's values in that order. A row may name its
 * options in another order; a row without names has the first row's. `undefined` for a row that was refused.
 */
export function optionOrder(
  rows: readonly OptionRow[],
  findings: Findings,
): { names: string[]; values: (string[] | undefined)[] } {
  const clean = rows.map(({ line, names, values }) => ({
    line,
    names: names.map(plainLine),
    values: values.map(plainLine),
  }));
  if (clean.every(({ names, values }) => isDefault(names, values))) {
    return {
      names: [],
      values: distinct(
        clean,
        clean.map(() => []),
        findings,
      ),
    };
  }
  const lead = clean.find(({ names }) => names.some(Boolean));
  const used = [0, 1, 2].filter((i) => lead?.names[i] || clean.some(({ values }) => values[i]));
  const names = used.map((i) => lead?.names[i] || `Option ${i + 1}`);
  if (new Set(names.map(fold)).size < names.length) {
    findings.refuse(clean[0]?.line ?? 0, sentence('optionsCalled', { names: names.join(', ') }));
  }
  if (names.some((name) => name.length > MOST_NAME)) {
    findings.refuse(clean[0]?.line ?? 0, sentence('longOptionName', { most: MOST_NAME }));
  }
  const values = clean.map((row) => {
    if (!row.values.some(Boolean)) return used.map(() => '');
    const own = used.map((i) => row.names[i] ?? '');
    const unknown = own.find((name) => name && !names.some((known) => fold(known) === fold(name)));
    if (unknown) {
      findings.refuse(row.line, sentence('strangeOption', { option: unknown, names: names.join(', ') }));
      return undefined;
    }
    const ordered = names.map((name, at) => {
      const named = own.findIndex((other) => fold(other) === fold(name));
      return row.values[used[named >= 0 ? named : at] ?? -1] ?? '';
    });
    const missing = names[ordered.indexOf('')];
    if (missing !== undefined) {
      findings.refuse(row.line, sentence('noOptionValue', { option: missing }));
      return undefined;
    }
    if (ordered.some((value) => value.length > MOST_VALUE)) {
      findings.refuse(row.line, sentence('longOptionValue', { most: MOST_VALUE }));
      return undefined;
    }
    return ordered;
  });
  return { names, values: distinct(clean, values, findings) };
}

/**
 * Refuses a combination that an earlier row has. Rows without values may be pictures; `readVariants` tells them apart.
 */
function distinct(
  rows: readonly OptionRow[],
  values: readonly (string[] | undefined)[],
  findings: Findings,
): (string[] | undefined)[] {
  const seen = new Map<string, number>();
  return values.map((combination, i) => {
    const row = rows[i];
    if (!combination || !row?.values.some(Boolean)) return combination;
    const key = JSON.stringify(combination.map(fold));
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, row.line);
      return combination;
    }
    const shown = combination.length > 0 ? combination.join(' / ') : 'Default Title';
    findings.refuse(row.line, sentence('combinationTwice', { shown, line: before }));
    return undefined;
  });
}

/** In the order of their positions, each address once. */
export function mergeImages(
  images: readonly { url?: string; alt: string; position?: number }[],
): { url: string; alt?: string }[] {
  const seen = new Map<string, { url: string; alt?: string; position: number }>();
  for (const [index, { url, alt, position }] of images.entries()) {
    if (!url) continue;
    const known = seen.get(url);
    if (known) known.alt ??= alt || undefined;
    else seen.set(url, { url, alt: alt || undefined, position: position ?? 1000 + index });
  }
  return [...seen.values()]
    .sort((a, b) => a.position - b.position)
    .map(({ url, alt }) => (alt ? { url, alt } : { url }));
}

/** A picture's address, or nothing with a warning. */
export function pictureAddress(text: string, warn: (reason: Sentence) => void): string | undefined {
  if (isWebAddress(text)) return text;
  if (text) warn(sentence('noWebAddress', { text: text.slice(0, 100) }));
  return undefined;
}

export function isWebAddress(text: string): boolean {
  return text.length <= 2000 && /^https?:\/\//i.test(text) && URL.canParse(text);
}
