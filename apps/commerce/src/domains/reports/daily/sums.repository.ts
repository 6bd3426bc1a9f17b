import type { SQL } from 'drizzle-orm';

/**
 * Sums that are kept by day. Facts are selects of site, day, part, the keys and the sums; a day of a site has for each key
 * one row that sums it up, with an empty `part`, and beside it one for each order and refund counted since. Orders and refunds
 * that are not counted yet are noted in `uncounted_sales`, in their own transactions; a report counts these first, so the sum of
 * all rows of a day is what the orders' tables say.
 */
export interface DailySums {
  table: string;
  /** Columns by which a day is divided, and their types. */
  keys: Readonly<Record<string, 'text' | 'int'>>;
  /** Columns that are summed, and their types. */
  sums: Readonly<Record<string, 'int' | 'bigint'>>;
  /** What orders `o` count for, on the day on which they were paid. */
  sold(which: SQL): SQL;
  /** What refunds `r` of orders `o` count for, on the day on which they were made. */
  refunded?(which: SQL): SQL;
}
