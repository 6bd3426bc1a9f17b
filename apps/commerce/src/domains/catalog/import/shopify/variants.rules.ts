/** The variants of one product of Shopify's CSV. */

import { sentence } from '../../sentences/sentence.rules.ts';
import type { SourceRow } from '../import.types.ts';
import type { ForeignVariant } from '../mapping/foreign.types.ts';
import { parseTruth, readGrams } from '../values/numbers.rules.ts';
import { plainLine } from '../values/text.rules.ts';
import { cellOf, checkTruth, fittedCell, type ProductRows, warnOf } from './cells.rules.ts';
import type { ShopifyField } from './columns.rules.ts';
import { optionOrder, pictureAddress, readAmounts } from './fields.rules.ts';
import { MOST } from './lengths.rules.ts';

/** Fields that make a row a variant if any of them is filled; other rows are pictures of the product. */
const OF_VARIANTS: ShopifyField[] = [
  'option1Value',
  'option2Value',
  'option3Value',
  'price',
  'sku',
  'barcode',
  'quantity',
];

/** The product's option names, and its variants: at least one, which cannot be bought if the file has none. */
export function readVariants(
  rows: ProductRows,
  lead: SourceRow,
): { optionNames: string[]; variants: ForeignVariant[] } {
  const { group, findings } = rows;
  const options = optionOrder(
    group.rows.map((row) => ({
      line: row.line,
      names: ([1, 2, 3] as const).map((i) => cellOf(rows, row, `option${i}Name`)),
      values: ([1, 2, 3] as const).map((i) => cellOf(rows, row, `option${i}Value`)),
    })),
    findings,
  );
  const variants: ForeignVariant[] = [];
  for (const [index, row] of group.rows.entries()) {
    const values = options.values[index];
    if (!values || !OF_VARIANTS.some((field) => cellOf(rows, row, field) !== '')) continue;
    const [first] = variants;
    if (options.names.length > 0 && values.every((value) => value === '')) {
      findings.refuse(row.line, sentence('noOptionValue', { option: options.names[0] ?? '' }));
      continue;
    }
    if (options.names.length === 0 && first) {
      findings.refuse(row.line, sentence('oneVariantOnly', { line: first.line }));
      continue;
    }
    variants.push(readVariant(rows, row, values));
  }
  if (variants.length === 0) {
    findings.warn(lead.line, sentence('noPrice'));
    variants.push({ line: lead.line, values: [], available: false, price: 0 });
  }
  return { optionNames: variants.some(({ values }) => values.length > 0) ? options.names : [], variants };
}

function readVariant(rows: ProductRows, row: SourceRow, values: string[]): ForeignVariant {
  const cell = (field: ShopifyField): string => cellOf(rows, row, field);
  const warn = warnOf(rows, row);
  const amounts = readAmounts(
    { price: cell('price'), compareAt: cell('compareAt'), quantity: cell('quantity') },
    rows.currency,
    (reason) => rows.findings.refuse(row.line, reason),
    warn,
  );
  checkTruth(rows, row, 'taxable');
  // With an empty tracker the shop of origin does not count the variant, which is always available.
  const counted = rows.columns.at.tracker === undefined || cell('tracker') !== '';
  const barcode = plainLine(cell('barcode').replace(/^'/, ''));
  return {
    line: row.line,
    values,
    ...amounts,
    stock: counted || cell('quantity').startsWith('-') ? amounts.stock : amounts.stock || undefined,
    sku: fittedCell(rows, row, 'sku', MOST.sku) || undefined,
    barcode: fittedCell(rows, row, 'barcode', MOST.barcode, barcode) || undefined,
    grams: readGrams(cell('grams'), warn),
    available: cell('tracker') === '',
    taxable: parseTruth(cell('taxable')),
    taxCode: cell('taxCode') || undefined,
    imageUrl: pictureAddress(cell('variantImage'), warn),
  };
}
