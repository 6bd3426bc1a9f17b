import { stringify } from 'csv-stringify/sync';

/** Text with which a spreadsheet would begin to compute. */
const FORMULA = /^[=+\-@\t\r]/;
/** What begins like one and is a number. */
const BELOW_ZERO = /^-\d+(\.\d+)?$/;

/**
 * A file that spreadsheets open as it is: UTF-8 that says so, and text that begins like a formula after an apostrophe, which
 * makes it text again.
 */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (FORMULA.test(cell) && !BELOW_ZERO.test(cell) ? `'${cell}` : cell))),
    { bom: true, record_delimiter: 'windows' },
  );
