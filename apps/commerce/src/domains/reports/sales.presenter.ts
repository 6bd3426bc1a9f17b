import type { Language } from '@crema/brands';
import { csvFile } from '#platform/values/csv.ts';
import { HEADINGS } from './reports.messages.ts';
import { type SalesDay, SUMS, type Sums } from './reports.types.ts';

/** Sales by day as a file for a spreadsheet: amounts in units of the currency. */
export function salesFile(rows: readonly SalesDay[], language: Language): string {
  const heading = (name: keyof typeof HEADINGS): string => HEADINGS[name][language];
  const cell = (row: Sums, name: keyof Sums): string =>
    name === 'orders' || name === 'units' ? String(row[name]) : (row[name] / 100).toFixed(2);
  return csvFile([
    [heading('day'), ...SUMS.map(heading)],
    ...rows.map((row) => [row.day, ...SUMS.map((name) => cell(row, name))]),
  ]);
}
