/** Time limits for PostgreSQL, in milliseconds. The embedded database needs none. */
export interface DatabaseTimeouts {
  /** For a connection: a new one, or a free one of the pool. */
  connectMs: number;
  /** For the answer to one statement. The server cancels it then; a second later the shop gives the connection up. */
  queryMs: number;
  /** For a lock that another transaction holds. */
  lockMs: number;
  /**
   * How often a connection that waits for notifications is checked, and how long its answer may take. Prices count as
   * current for two and a half times as long after the last answer.
   */
  heartbeatMs: number;
}

export const DEFAULT_TIMEOUTS: DatabaseTimeouts = {
  connectMs: 5000,
  queryMs: 10_000,
  lockMs: 5000,
  heartbeatMs: 4000,
};
