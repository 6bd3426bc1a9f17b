import { stringify } from 'csv-stringify/sync';

/** Text with which a spreadsheet would begin to compute, guarded before or not; a hyphen by itself computes nothing. */
const FORMULA = /^'*(?:[=+@\t\r]|-.)/s;
const GUARDED = /^'+(?:[=+@\t\r]|-.)/s;
/** What begins like one and is a number. */
const BELOW_ZERO = /^-\d+(\.\d+)?$/;

/** A cell that no spreadsheet takes for a formula: text that begins like one has an apostrophe before it. */
export const guarded = (cell: string): string =>
  FORMULA.test(cell) && !BELOW_ZERO.test(cell) ? `'${cell}` : cell;

/** What was guarded. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Lines of a file that spreadsheets open, without what a file begins with. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(guarded)),
    { record_delimiter: 'windows' },
  );

/** With what a text file says that it is UTF-8. */
export const BOM = '\uFEFF';

/** A file that spreadsheets open as it is: UTF-8 that says so, without formulas. */
export const csvFile = (rows: readonly (readonly string[])[]): string => `${BOM}${csvLines(rows)}`;
