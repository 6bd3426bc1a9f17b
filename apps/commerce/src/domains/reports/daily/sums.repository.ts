import type { SQL } from 'drizzle-orm';

/**
 * Sums that are kept by day. Facts are selects of site, day, part, the keys and the sums; a day of a site has for each key
 * one row that sums it up, with an empty `part`, and beside it one for each order and refund since: they are inserted with
 * what they count, so nobody waits for anybody, and the sum of all rows of a day is always what the orders' tables say.
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
