import type { Language } from '@crema/brands';
import { csvFile } from '#platform/values/csv.ts';
import type { Column, Division, Report, ReportPage } from './shown.types.ts';

/** A page of a report, with what its columns are called. */
export const presentReport = (
  report: Report,
  by: Division,
  language: Language,
  { rows, sums, next }: ReportPage & { next?: string },
) => ({
  ...{ name: report.name, title: report.title[language], description: report.description[language] },
  ...{ hasPeriod: report.hasPeriod, hasDays: report.hasDays },
  columns: report.columns(by).map(({ name, title, kind }) => ({ name, kind, title: title[language] })),
  rows: rows.map(({ values, links = {} }) => ({ values, links })),
  sums,
  ...(next === undefined ? {} : { next }),
});

/** A report as a file for a spreadsheet: amounts in units of the currency. */
export function reportFile(columns: readonly Column[], { rows }: ReportPage, language: Language): string {
  return csvFile([
    columns.map(({ title }) => title[language]),
    ...rows.map(({ values }) => columns.map((column) => cellOf(column, values[column.name] ?? ''))),
  ]);
}

const cellOf = ({ kind }: Column, value: string | number): string =>
  kind === 'money' ? (Number(value) / 100).toFixed(2) : String(value);
