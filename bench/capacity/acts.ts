/** What `capacity` measures, of what: docs/capacity.md has a row for each act and a column for each measure, and a check compares them. */

/** What a shopper or a worker does, in the order of a purchase. */
export const ACTS = [
  'a page made',
  'a page kept',
  'an add to a cart',
  'a cart read',
  'e-mail, address and card given',
  'an order placed',
  'a renewal',
] as const;
export type Act = (typeof ACTS)[number];

/** What each of them costs, with its unit. */
export const MEASURES = {
  'processor time of the shop': 'ms',
  'processor time of PostgreSQL': 'ms',
  statements: '',
  'written to the log of PostgreSQL': 'kB',
  'kept in the database': 'kB',
  answered: 'kB',
} as const;
export type Measure = keyof typeof MEASURES;

/** Tables that `partitions` fills, and of what kinds. */
export const TABLES = ['orders', 'occurrences'] as const;
export type Table = (typeof TABLES)[number];
export const KINDS = ['one table', 'by month'] as const;
export type Kind = (typeof KINDS)[number];

/** What it measures of each: a row on the same page, with a column for each kind. */
export const PARTITIONED = {
  rows: '',
  'rows written': '/s',
  'one by its key': 'ms',
  'the ten latest of its owner': 'ms',
  'a day summed up': 'ms',
  'the largest index': 'MB',
  'all of it on disk': 'MB',
  'the oldest month removed': 'ms',
} as const;
export type Partitioned = keyof typeof PARTITIONED;
