import type { Language, SiteId } from '@crema/brands';
import type { Day } from '#platform/clock/index.ts';

type Text = Readonly<Record<Language, string>>;

/** How a column is written: money in minor units of the site, days and months as `YYYY-MM-DD` and `YYYY-MM`. */
export type ColumnKind = 'text' | 'day' | 'month' | 'count' | 'money' | 'percent';

export interface Column {
  name: string;
  title: Text;
  kind: ColumnKind;
}

/** Whether a report is divided by day, where it can be. */
export const DIVISIONS = ['total', 'day'] as const;
export type Division = (typeof DIVISIONS)[number];

/** What a report is asked for: a page of a site's rows from one day to another. */
export interface Asked {
  site: SiteId;
  language: Language;
  from: Day;
  to: Day;
  by: Division;
  /** Values of the last row of the page before, in the report's order. */
  after?: readonly (string | number)[] | undefined;
  limit: number;
}

export interface ReportRow {
  values: Record<string, string | number>;
  /** The place of the row, for the page after it. */
  place?: readonly (string | number)[];
  /** Where the rows behind a value are, below the site's part of the back office, by column. */
  links?: Record<string, string>;
}

export interface ReportPage {
  rows: ReportRow[];
  /** Sums of all rows, not of the page. */
  sums: Record<string, number>;
}

/** A report of the back office: one call for its pages, and one for it as a file. */
export interface Report {
  /** In its address. */
  name: string;
  operationId: string;
  fileOperationId: string;
  title: Text;
  description: Text;
  /** Whether a period is asked for; else it says how things stand now. */
  hasPeriod: boolean;
  /** Whether it can be divided by day. */
  hasDays: boolean;
  columns(by: Division): readonly Column[];
  read(asked: Asked): Promise<ReportPage>;
}
