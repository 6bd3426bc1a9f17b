/** A catalogue file of any known format, read once to the end, then given out by product. */
import { SITES, type SiteId } from '@crema/brands';
import type { NativeCategory } from '../categories/category.types.ts';
import type { NativeProduct } from '../products/native.types.ts';
import { type Sentence, sentence } from '../sentences/sentence.rules.ts';
import { localised } from '../write/spelling.rules.ts';
import type { FiledCategory } from './categories/check.rules.ts';
import { missingFrom, type Says, saysJson } from './existing/missing.rules.ts';
import { openCsv, peek } from './files/csv.service.ts';
import { inspectFile, readText } from './files/encoding.service.ts';
import { readJsonItems } from './files/json.service.ts';
import { Spool } from './files/spool.service.ts';
import { requireOnce } from './files/titles.rules.ts';
import { FileRefused } from './import.errors.ts';
import type { CatalogFormat, Draft, Finding, RowGroup } from './import.types.ts';
import { Findings } from './mapping/findings.rules.ts';
import type { ForeignDraft } from './mapping/foreign.types.ts';
import { Addresses } from './mapping/names.rules.ts';
import { codeOf, type ForeignOptions, toNative } from './mapping/product.rules.ts';
import {
  countNativeColumns,
  hasColumn,
  type NativeColumns,
  readNativeHeader,
} from './native/columns.rules.ts';
import { categoryCheck, productCheck } from './native/native.schemas.ts';
import { columnOf, problemsOf } from './native/problems.rules.ts';
import { checkNative } from './native/product.rules.ts';
import { cellsOf, readNativeCategory, readNativeRows } from './native/rows.rules.ts';
import { countShopifyColumns, readShopifyHeader, type ShopifyColumns } from './shopify/columns.rules.ts';
import { looksLikeShopify, readShopifyJson, shopifyHandle } from './shopify/json.rules.ts';
import { readShopifyRows } from './shopify/rows.rules.ts';
import { checkProduct, checkRows, currenciesIn, noCurrency } from './values/currency.rules.ts';
import { fold } from './values/text.rules.ts';

export interface SourceOptions extends ForeignOptions {
  /** Folder for rows on disk; absent: the system's. */
  spoolFolder?: string;
  /** Called while the file is read. */
  onRead?(bytes: number, total: number): void;
  signal?: AbortSignal;
}

export interface CatalogSource {
  format: CatalogFormat;
  /** Messages about the file as a whole. */
  notes: Sentence[];
  rows: number;
  products: number;
  /** Rows that belong to no product, or whose product could not be read. */
  refused: Finding[];
  /** How many of them are a product each. */
  lost: number;
  categories: FiledCategory[];
  drafts(): AsyncGenerator<Draft>;
  close(): Promise<void>;
}

/** Makes a product of its rows, once the header is known. */
type Maker = (group: RowGroup) => Draft;

/** @throws {FileRefused} when the file as a whole cannot be used: nothing was imported then. */
export async function openSource(path: string, options: SourceOptions): Promise<CatalogSource> {
  const file = await inspectFile(path);
  const text = readText(file, (bytes) => {
    options.signal?.throwIfAborted();
    options.onRead?.(bytes, file.bytes);
  });
  const { head, rest } = await peek(text, 1);
  const spool = await Spool.create(options.spoolFolder);
  const source: Reading = {
    spool,
    notes: file.encoding === 'windows-1252' ? [sentence('readAsLatin')] : [],
    refused: [],
    lost: 0,
    categories: [],
    rows: 0,
  };
  try {
    const made = /^\s*[[{]/.test(head)
      ? await readJson(rest, source, options)
      : await readCsv(rest, source, options);
    return {
      ...made,
      notes: source.notes,
      rows: source.rows,
      products: spool.groups,
      refused: source.refused,
      lost: source.lost,
      categories: source.categories,
      drafts: async function* () {
        for await (const group of spool.read()) yield made.make(group);
      },
      close: () => spool.close(),
    };
  } catch (error) {
    await spool.close();
    throw error;
  }
}

interface Reading {
  spool: Spool;
  notes: Sentence[];
  refused: Finding[];
  lost: number;
  categories: FiledCategory[];
  rows: number;
}

async function readCsv(
  text: AsyncIterable<string>,
  source: Reading,
  options: SourceOptions,
): Promise<{ format: CatalogFormat; make: Maker }> {
  const score = (header: readonly string[]): number =>
    Math.max(countShopifyColumns(header), countNativeColumns(header));
  const { header, rows } = await openCsv(text, score);
  const shopify = countShopifyColumns(header);
  const native = countNativeColumns(header);
  if (Math.max(shopify, native) < 2) {
    throw new FileRefused(sentence('noHeader'));
  }
  const isNative = native > shopify;
  const columns = isNative ? readNativeHeader(header) : readShopifyHeader(header);
  requireOnce(header, Object.values(columns.at));
  if (columns.ignored.length > 0) {
    source.notes.push(
      sentence(columns.ignored.length > 1 ? 'ignoredColumns' : 'ignoredColumn', {
        columns: `${columns.ignored.slice(0, 20).join(', ')}${columns.ignored.length > 20 ? ' …' : ''}`,
      }),
    );
  }
  const at = columns.at as Partial<Record<string, number>>;
  const handleAt = at.handle ?? at.Code ?? -1;
  const titleAt = at.title ?? at.Title ?? -1;
  const rowAt = at.Row ?? -1;
  for await (const row of rows) {
    source.rows += 1;
    const handle = (row.cells[handleAt] ?? '').trim() || (isNative ? '' : (row.cells[titleAt] ?? '').trim());
    if (isNative && (row.cells[rowAt] ?? '').trim().toLowerCase() === 'category') {
      takeCategory(source, readNativeCategory(cellsOf(columns as NativeColumns, row)), row.line);
      continue;
    }
    // A native code is kept as it is; a handle becomes an address.
    const code = isNative ? handle : codeOf(handle);
    // Handles that differ only in capitals are one product; other spellings are other products.
    const key = isNative ? handle : fold(handle);
    if (!code) source.refused.push({ line: row.line, handle, reason: namelessBy(handle) });
    else await source.spool.add(key, handle, row);
  }
  if (source.rows === 0) throw new FileRefused(sentence('noRows'));
  const addresses = new Addresses();
  const currencyAt = at.currency ?? at.Currency;
  if (!isNative && currencyAt === undefined) source.notes.push(noCurrency(options.site));
  const { site } = options;
  return {
    format: isNative ? 'native-csv' : 'shopify-csv',
    make: (group) => {
      if (isNative) return nativeFromRows(group, columns as NativeColumns, options);
      const read = readShopifyRows(group, columns as ShopifyColumns, SITES[site].currency);
      checkRows(group, currencyAt, site, read.findings);
      return foreignDraft(group, read, addresses, options);
    },
  };
}

async function readJson(
  text: AsyncIterable<string>,
  source: Reading,
  options: SourceOptions,
): Promise<{ format: CatalogFormat; make: Maker }> {
  let isShopify: boolean | undefined;
  /** Whether any product names no currency. */
  let silent = false;
  for await (const { line, list, value } of readJsonItems(text, ['products', 'categories'])) {
    if (list === 'categories') {
      takeCategory(source, localised(value, options.site), line);
      continue;
    }
    source.rows += 1;
    isShopify ??= looksLikeShopify(value);
    if (isShopify && currenciesIn(value).length === 0) silent = true;
    const code = (value as { code?: unknown } | null)?.code;
    const handle = isShopify ? shopifyHandle(value) : typeof code === 'string' ? code : '';
    const key = isShopify ? fold(handle) : handle;
    const refuse = (reason: Sentence): void => {
      source.refused.push({ line, handle, reason });
      source.lost += 1;
    };
    if (!(isShopify ? codeOf(handle) : handle)) refuse(sentence(isShopify ? 'noHandle' : 'productNoCode'));
    else if (source.spool.has(key)) refuse(sentence(isShopify ? 'earlierHandle' : 'earlierCode'));
    else await source.spool.add(key, handle, { line, cells: [], value });
  }
  if (source.rows + source.categories.length + source.refused.length === 0) {
    throw new FileRefused(sentence('noItems'));
  }
  if (silent) source.notes.push(noCurrency(options.site));
  const addresses = new Addresses();
  return {
    format: isShopify ? 'shopify-json' : 'native-json',
    make: ({ handle, rows }) => {
      const { line = 1, value } = rows[0] ?? {};
      if (isShopify) {
        const read = readShopifyJson(value, line, SITES[options.site].currency);
        checkProduct(value, line, options.site, read.findings);
        return foreignDraft({ handle, rows }, read, addresses, options);
      }
      const product = localised(value, options.site);
      const findings = new Findings(handle);
      checkProduct(product, line, options.site, findings);
      const draft = nativeDraft(handle, line, product, () => line, options.site, findings);
      const says = saysJson(Object(product));
      const naming = { kind: 'theFields' as const, nameOf: (field: string) => field };
      return { ...draft, missing: (stored, next) => missingFrom(stored, next, says, naming) };
    },
  };
}

function takeCategory(source: Reading, value: unknown, line: number): void {
  const problems = problemsOf(categoryCheck, value);
  if (problems.length === 0) source.categories.push({ line, category: value as NativeCategory });
  else {
    const reasons = problems.map(({ reason }) => reason);
    const reason = sentence('labelled', { label: sentence('theCategory'), reason: reasons });
    source.refused.push({ line, handle: '', reason });
  }
}

function foreignDraft(
  group: RowGroup,
  { product, findings }: ForeignDraft,
  addresses: Addresses,
  options: ForeignOptions,
): Draft {
  const { handle, rows } = group;
  const line = rows[0]?.line ?? 0;
  const clash = addresses.clash(codeOf(handle), handle, line);
  if (clash) {
    const refused = rows.map((row) => ({ line: row.line, handle, reason: clash }));
    return { handle, line, refused, warnings: [], categories: [] };
  }
  const { refused, warnings } = findings;
  if (!product || refused.length > 0) {
    return { handle, line, refused, warnings, categories: [] };
  }
  const native = toNative(product, options);
  return {
    handle,
    line,
    product: native.product,
    refused,
    warnings,
    categories: [native.category],
  };
}

function nativeFromRows(group: RowGroup, columns: NativeColumns, options: ForeignOptions): Draft {
  const { site } = options;
  const findings = new Findings(group.handle);
  const { product, lines } = readNativeRows(group, columns, options, findings);
  checkRows(group, columns.at.Currency, site, findings);
  const line = group.rows[0]?.line ?? 0;
  const draft = nativeDraft(group.handle, line, product, (i) => lines[i] ?? line, site, findings, columnOf);
  const says: Says = (field) => hasColumn(columns, columnOf(field));
  const naming = { kind: 'theColumns' as const, nameOf: columnOf };
  return { ...draft, missing: (stored, next) => missingFrom(stored, next, says, naming) };
}

function nativeDraft(
  handle: string,
  line: number,
  value: unknown,
  lineOf: (variant: number) => number,
  site: SiteId,
  findings: Findings,
  nameOf?: (field: string) => string,
): Draft {
  for (const { variant, reason } of problemsOf(productCheck, value, nameOf)) {
    findings.refuse(variant === undefined ? line : lineOf(variant), reason);
  }
  const product =
    findings.refused.length === 0 ? checkNative(site, value as NativeProduct, lineOf, findings) : undefined;
  const { refused, warnings } = findings;
  return { handle, line, product, refused, warnings, categories: [] };
}

const namelessBy = (handle: string): Sentence => sentence(handle === '' ? 'namesNoProduct' : 'noLetters');
