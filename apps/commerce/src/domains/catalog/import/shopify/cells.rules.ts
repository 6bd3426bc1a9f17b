/** The cells of one product's rows in Shopify's CSV, by field. */
import type { Currency } from '@crema/brands';
import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';
import type { RowGroup, SourceRow } from '../import.types.ts';
import type { Findings } from '../mapping/findings.rules.ts';
import { isTruth } from '../values/numbers.rules.ts';
import { plainLine } from '../values/text.rules.ts';
import type { ShopifyColumns, ShopifyField } from './columns.rules.ts';
import { fitted } from './lengths.rules.ts';

/** The rows of one handle, and where their problems are recorded. */
export interface ProductRows {
  group: RowGroup;
  columns: ShopifyColumns;
  currency: Currency;
  findings: Findings;
}

/** The trimmed text of a cell; empty if the file has no such column. */
export function cellOf({ columns }: ProductRows, row: SourceRow, field: ShopifyField): string {
  const index = columns.at[field];
  return index === undefined ? '' : (row.cells[index] ?? '').trim();
}

export const warnOf =
  ({ findings }: ProductRows, row: SourceRow) =>
  (reason: Sentence): void =>
    findings.warn(row.line, reason);

/** A cell's text as one plain line, cut with a warning when it is too long. */
export const fittedCell = (
  rows: ProductRows,
  row: SourceRow,
  field: ShopifyField,
  most: number,
  text = plainLine(cellOf(rows, row, field)),
): string => fitted(text, most, rows.columns.titles[field] ?? field, warnOf(rows, row));

/** Refuses a row whose cell is not a truth value. */
export function checkTruth(rows: ProductRows, row: SourceRow, field: ShopifyField): void {
  const text = cellOf(rows, row, field);
  if (isTruth(text)) return;
  rows.findings.refuse(row.line, sentence('notTruth', { column: rows.columns.titles[field] ?? field, text }));
}

/** Refuses rows with more cells than the header has. */
export function checkWidth({ group, columns, findings }: ProductRows): void {
  for (const row of group.rows) {
    if (row.cells.slice(columns.width).some((extra) => extra.trim() !== '')) {
      findings.refuse(row.line, sentence('otherWidth', { cells: row.cells.length, width: columns.width }));
    }
  }
}
