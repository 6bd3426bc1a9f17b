/** One product of Shopify's CSV: rows of one handle, adjacent or not. */
import type { Currency } from '@crema/brands';
import { Findings, type ForeignProduct, type ForeignVariant } from './foreign.types.ts';
import type { RowGroup, SourceRow } from './import.types.ts';
import { warnOfOtherTitles } from './names.ts';
import { isTruth, parseTruth, readGrams } from './numbers.ts';
import type { ShopifyColumns, ShopifyField } from './shopify.columns.ts';
import {
  mergeImages,
  optionOrder,
  pictureAddress,
  readAmounts,
  splitTags,
  statusOf,
} from './shopify.fields.ts';
import { fitted, fittedHtml, MOST } from './shopify.lengths.ts';
import { plainLine } from './text.ts';

/** Fields of which one filled cell makes a row a variant; the others are pictures of the product. */
const OF_VARIANTS: ShopifyField[] = [
  'option1Value',
  'option2Value',
  'option3Value',
  'price',
  'sku',
  'barcode',
  'quantity',
];

export interface ForeignDraft {
  product?: ForeignProduct;
  findings: Findings;
}

/** @returns no product when the group cannot be one; its rows' findings say why. */
export function readShopifyRows(group: RowGroup, columns: ShopifyColumns, currency: Currency): ForeignDraft {
  const findings = new Findings(group.handle);
  const cell = (row: SourceRow, field: ShopifyField): string => {
    const index = columns.at[field];
    return index === undefined ? '' : (row.cells[index] ?? '').trim();
  };
  const warn =
    (row: SourceRow) =>
    (reason: string): void =>
      findings.warn(row.line, reason);
  for (const row of group.rows) {
    if (row.cells.slice(columns.width).some((extra) => extra.trim() !== '')) {
      findings.refuse(row.line, `the row has ${row.cells.length} cells, the header ${columns.width}`);
    }
  }
  const lead = group.rows.find((row) => cell(row, 'title') !== '') ?? group.rows[0];
  if (!lead) return { findings };
  const fit = (
    row: SourceRow,
    field: ShopifyField,
    most: number,
    text = plainLine(cell(row, field)),
  ): string => fitted(text, most, columns.titles[field] ?? field, warn(row));
  const checkTruth = (row: SourceRow, field: ShopifyField): void => {
    const text = cell(row, field);
    if (isTruth(text)) return;
    findings.refuse(row.line, `the ${columns.titles[field]} "${text}" is neither TRUE nor FALSE`);
  };
  const title = plainLine(cell(lead, 'title'));
  if (!title) {
    findings.refuse(lead.line, 'no row of this product has a Title');
    return { findings };
  }
  warnOfOtherTitles(
    { line: lead.line, title },
    group.rows.map((row) => ({ line: row.line, title: plainLine(cell(row, 'title')) })),
    findings,
  );
  for (const field of ['published', 'giftCard'] as const) checkTruth(lead, field);
  const status = statusOf(cell(lead, 'status'), parseTruth(cell(lead, 'published')) ?? true);
  if (status.reason) findings.refuse(lead.line, status.reason);
  if (status.warning) findings.warn(lead.line, status.warning);
  const giftCard = parseTruth(cell(lead, 'giftCard')) === true;
  if (giftCard) findings.warn(lead.line, 'gift cards are not sold here: imported as a draft');

  const options = optionOrder(
    group.rows.map((row) => ({
      line: row.line,
      names: ([1, 2, 3] as const).map((i) => cell(row, `option${i}Name`)),
      values: ([1, 2, 3] as const).map((i) => cell(row, `option${i}Value`)),
    })),
    findings,
  );
  const variants: ForeignVariant[] = [];
  for (const [index, row] of group.rows.entries()) {
    const values = options.values[index];
    if (!values || !OF_VARIANTS.some((field) => cell(row, field) !== '')) continue;
    const [first] = variants;
    if (options.names.length > 0 && values.every((value) => value === '')) {
      findings.refuse(row.line, `the row has no value for the option ${options.names[0]}`);
      continue;
    }
    if (options.names.length === 0 && first) {
      findings.refuse(row.line, `the product has no options and its one variant is on line ${first.line}`);
      continue;
    }
    const amounts = readAmounts(
      { price: cell(row, 'price'), compareAt: cell(row, 'compareAt'), quantity: cell(row, 'quantity') },
      currency,
      (reason) => findings.refuse(row.line, reason),
      warn(row),
    );
    checkTruth(row, 'taxable');
    // Nothing in the tracker: the shop of origin does not count these, they are always there.
    const counted = columns.at.tracker === undefined || cell(row, 'tracker') !== '';
    variants.push({
      line: row.line,
      values,
      ...amounts,
      stock: counted || cell(row, 'quantity').startsWith('-') ? amounts.stock : amounts.stock || undefined,
      sku: fit(row, 'sku', MOST.sku) || undefined,
      barcode:
        fit(row, 'barcode', MOST.barcode, plainLine(cell(row, 'barcode').replace(/^'/, ''))) || undefined,
      grams: readGrams(cell(row, 'grams'), warn(row)),
      available: cell(row, 'tracker') === '',
      taxable: parseTruth(cell(row, 'taxable')),
      taxCode: cell(row, 'taxCode') || undefined,
      imageUrl: pictureAddress(cell(row, 'variantImage'), warn(row)),
    });
  }
  if (variants.length === 0) {
    findings.warn(lead.line, 'the product has no price: imported, not sellable');
    variants.push({ line: lead.line, values: [], available: false, price: 0 });
  }
  const product: ForeignProduct = {
    handle: group.handle,
    line: lead.line,
    title: fit(lead, 'title', MOST.title),
    html: fittedHtml(cell(lead, 'html'), columns.titles.html ?? 'html', warn(lead)),
    vendor: fit(lead, 'vendor', MOST.vendor),
    type: fit(lead, 'type', MOST.category),
    categoryPath: plainLine(cell(lead, 'categoryPath'))
      .split('>')
      .map((step) => fit(lead, 'categoryPath', MOST.category, step))
      .join('>'),
    tags: splitTags(cell(lead, 'tags')),
    status: giftCard && status.value === 'active' ? 'draft' : status.value,
    optionNames: variants.some(({ values }) => values.length > 0) ? options.names : [],
    variants,
    images: mergeImages(
      group.rows.map((row) => ({
        url: pictureAddress(cell(row, 'imageUrl'), warn(row)),
        alt: fit(row, 'imageAlt', MOST.alt),
        position: Number(cell(row, 'imagePosition')) || undefined,
      })),
    ),
    metafields: new Map(
      columns.metafields
        .map(({ key, index }): [string, string[]] => [
          key,
          splitList(lead.cells[index] ?? '').map((value) =>
            fitted(value, MOST.metafield, `metafield ${key}`, warn(lead)),
          ),
        ])
        .filter(([, values]) => values.length > 0),
    ),
    seoDescription: fit(lead, 'seoDescription', MOST.summary),
  };
  return { product, findings };
}

function splitList(cell: string): string[] {
  const separator = cell.includes(';') ? ';' : ',';
  return cell.split(separator).map(plainLine).filter(Boolean);
}
