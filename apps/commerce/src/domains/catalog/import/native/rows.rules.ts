/** Reads one product or category of the native CSV. */
import { type Currency, SITES, type SiteId } from '@crema/brands';
import { unguarded } from '#platform/values/csv.ts';
import type { NativeCategory } from '../../categories/category.types.ts';
import type { Localized, NativePrice, NativeProduct, NativeVariant } from '../../products/native.types.ts';
import { labelled, type Sentence, sentence } from '../../sentences/sentence.rules.ts';
import type { RowGroup, SourceRow } from '../import.types.ts';
import type { Findings } from '../mapping/findings.rules.ts';
import { warnOfOtherTitles } from '../mapping/names.rules.ts';
import { variantCode } from '../mapping/product.rules.ts';
import {
  isTruth,
  parseMoney,
  parseTruth,
  parseUnits,
  readGrams,
  toDecimal,
} from '../values/numbers.rules.ts';
import type { NativeColumn, NativeColumns } from './columns.rules.ts';
import { readList, readPairs } from './lists.rules.ts';

type Cell = (column: NativeColumn) => string;
/** A value that the schema has yet to check, so it may have any type. */
type Loose = Record<string, unknown>;

export function cellsOf(columns: NativeColumns, row: SourceRow): Cell {
  return (column) => {
    const index = columns.at[column];
    return index === undefined ? '' : unguarded((row.cells[index] ?? '').trim());
  };
}

/** The product in its JSON form, still to be checked; and the line of each of its variants. */
export function readNativeRows(
  group: RowGroup,
  columns: NativeColumns,
  { site, shopName }: { site: SiteId; shopName: string },
  findings: Findings,
): { product: Loose; lines: number[] } {
  const rows = group.rows.map((row) => ({ line: row.line, cell: cellsOf(columns, row) }));
  const lead = rows.find(({ cell }) => cell('Title') !== '') ?? rows[0];
  const cell = lead?.cell ?? (() => '');
  const options = readList(cell('Options')) ?? [];
  const titles = rows.map((row) => ({ line: row.line, title: row.cell('Title') }));
  if (lead) warnOfOtherTitles({ line: lead.line, title: cell('Title') }, titles, findings);
  const code = cell('Code');
  const variants: Loose[] = [];
  const lines: number[] = [];
  for (const row of rows) {
    variants.push(readVariant(row, code, options, site, findings));
    lines.push(row.line);
  }
  const product: Record<keyof NativeProduct, unknown> = {
    code,
    podId: cell('Pod ID') || undefined,
    name: localized(cell, 'Title', 'Title [fr]') ?? { en: '' },
    brand: cell('Brand') || shopName,
    productType: cell('Product type') || 'Accessory',
    series: cell('Series') || undefined,
    packType: cell('Pack type') || undefined,
    description: localized(cell, 'Description', 'Description [fr]') ?? { en: '' },
    summary: localized(cell, 'Summary', 'Summary [fr]'),
    categories: readList(cell('Categories')) ?? [],
    taxCode: cell('Tax code') || (cell('Product type') === 'Coffee' ? 'FOOD' : 'STANDARD'),
    status: cell('Status') || 'active',
    attributes: attributesOf(cell),
    flags: readList(cell('Flags')),
    badge: localized(cell, 'Badge', 'Badge [fr]'),
    art: artOf(cell('Art')),
    images: imagesOf(cell),
    options,
    variants,
    components: componentsOf(cell('Components')),
    keywords: localized(cell, 'Keywords', 'Keywords [fr]'),
  };
  return { product: present(product), lines };
}

function readVariant(
  { line, cell }: { line: number; cell: Cell },
  productCode: string,
  options: readonly string[],
  site: SiteId,
  findings: Findings,
): Loose {
  const refuse = (reason: Sentence): void => findings.refuse(line, reason);
  const values = readList(cell('Option values')) ?? [];
  if (values.length > options.length) refuse(sentence('manyOptionValues', { names: options.join(', ') }));
  const pairs = options.flatMap((name, i): [string, string][] => (values[i] ? [[name, values[i]]] : []));
  const stock = parseUnits(cell('Stock'));
  if (stock.reason) refuse(labelled(sentence('stock'), stock.reason));
  const colorName = localized(cell, 'Color', 'Color [fr]');
  const variant: Record<keyof NativeVariant, unknown> = {
    code: cell('Variant code') || variantCode(productCode, pairs),
    options: Object.fromEntries(pairs),
    color: colorName && { name: colorName, hex: cell('Color hex') },
    count: numberIn(cell('Count')),
    boxCount: numberIn(cell('Box count')),
    price: priceIn(cell, 'Price', SITES[site].currency, refuse) ?? 0,
    discountPrice: priceIn(cell, 'Discount price', SITES[site].currency, refuse),
    promotedPrice: priceIn(cell, 'Promoted price', SITES[site].currency, refuse),
    segmentPrices: segmentPricesOf(cell('Segment prices')),
    salesPriceStrategy: cell('Sales price strategy') || undefined,
    stock: stock.value,
    stockVersion: cell('Stock version') || undefined,
    sku: cell('SKU') || undefined,
    barcode: cell('Barcode') || undefined,
    grams: readGrams(cell('Grams'), (reason) => findings.warn(line, reason)),
    image: cell('Variant image') || undefined,
  };
  return present(variant);
}

function priceIn(
  cell: Cell,
  column: 'Price' | 'Discount price' | 'Promoted price',
  currency: Currency,
  refuse: (reason: Sentence) => void,
): NativePrice | undefined {
  const read = (title: NativeColumn, own: Currency): number | undefined => {
    const { value, reason } = parseMoney(cell(title), own);
    if (reason) refuse(labelled(title.toLowerCase(), reason));
    return value === undefined ? undefined : toDecimal(value);
  };
  const bySite = present({
    usb2c: read(`${column} [usb2c]`, 'USD'),
    cab2c: read(`${column} [cab2c]`, 'CAD'),
    usafh: read(`${column} [usafh]`, 'USD'),
  }) as Partial<Record<SiteId, number>>;
  return Object.keys(bySite).length > 0 ? bySite : read(column, currency);
}

function attributesOf(cell: Cell): Loose {
  return present({
    beverageType: cell('Beverage type') || undefined,
    roast: cell('Roast') || undefined,
    flavour: readList(cell('Flavour')),
    caffeine: cell('Caffeine') || undefined,
    caffeineMg: numberIn(cell('Caffeine mg')),
    podFormat: cell('Pod format') || undefined,
    certification: readList(cell('Certification')),
    dietary: readList(cell('Dietary')),
    strength: numberIn(cell('Strength')),
    allergens: readList(cell('Allergens')),
    // An invalid truth value stays text, so that the schema reports it.
    recyclable: isTruth(cell('Recyclable')) ? parseTruth(cell('Recyclable')) : cell('Recyclable'),
    specs: readPairs(cell('Specs')),
  });
}

/** `form | #ground | #ink | #accent | motif` */
function artOf(text: string): Loose | undefined {
  const parts = readList(text);
  if (!parts) return undefined;
  const [form, ground, ink, accent, motif] = parts;
  return { form, palette: [ground, ink, accent], motif };
}

function imagesOf(cell: Cell): Loose[] | undefined {
  const names = readList(cell('Images'));
  const alts = readList(cell('Image alts')) ?? [];
  const french = readList(cell('Image alts [fr]')) ?? [];
  const films = readList(cell('Image films')) ?? [];
  return names?.map((name, i) =>
    present({
      name,
      alt: alts[i] ? present({ en: alts[i], fr: french[i] || undefined }) : undefined,
      video: films[i] || undefined,
    }),
  );
}

/** `trade=15.99 | staff=12.50` */
function segmentPricesOf(text: string): Loose | undefined {
  const pairs = readPairs(text);
  return pairs && Object.fromEntries(Object.entries(pairs).map(([name, price]) => [name, numberIn(price)]));
}

/** `code=2 | other=1` */
function componentsOf(text: string): Loose[] | undefined {
  const pairs = readPairs(text);
  return pairs && Object.entries(pairs).map(([code, qty]) => ({ code, qty: Number(qty) }));
}

export function readNativeCategory(cell: Cell): Loose {
  const story = present({
    title: localized(cell, 'Story title', 'Story title [fr]'),
    text: localized(cell, 'Story text', 'Story text [fr]'),
    image: cell('Story image') || undefined,
  });
  const rule = readPairs(cell('Rule'));
  const category: Record<keyof NativeCategory, unknown> = {
    code: cell('Code'),
    parent: cell('Parent') || undefined,
    path: cell('Path'),
    names: localized(cell, 'Title', 'Title [fr]') ?? { en: '' },
    story: Object.keys(story).length > 0 ? story : undefined,
    position: numberIn(cell('Position')),
    rule: rule && Object.fromEntries(Object.entries(rule).map(([key, list]) => [key, list.split(';')])),
  };
  return present(category);
}

function localized(cell: Cell, english: NativeColumn, french: NativeColumn): Localized | undefined {
  const en = cell(english);
  const fr = cell(french);
  if (!en && !fr) return undefined;
  return fr ? { en, fr } : { en };
}

function numberIn(text: string): number | string | undefined {
  if (!text) return undefined;
  const value = Number(text);
  // An invalid number stays text, so that the schema reports it.
  return Number.isFinite(value) ? value : text;
}

function present<T extends object>(value: T): Loose {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
