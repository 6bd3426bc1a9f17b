import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The database does not answer, or has aborted the work. The outcome of a commit under way is unknown. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseAwayError';
  }
}

/** Error codes of sockets and name look-ups. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATE of PostgreSQL: connection exceptions (08), too few resources (53), a server that stops or starts (57P), a
 * statement (57014), lock (55P03), or idle transaction (25P03) that took too long, and a server that only reads (25006).
 */
const STATES = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|25006)$/;

/** Messages of `pg` without a code. */
const SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

const codeOf = (error: Error): string => String((error as { code?: unknown }).code ?? '');

/** Whether an error of `pg` itself means that the database is away. Other sockets fail with the same codes. */
function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isConnectionError)) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    CODES.has(code) || STATES.test(code) || SENTENCES.test(error.message) || isConnectionError(error.cause)
  );
}

/**
 * Whether a failure, however wrapped, means that the database is away; a failure of a mail server or a provider does
 * not.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAwayError) return true;
  if (error instanceof DrizzleQueryError) return isConnectionError(error.cause);
  return isDatabaseAway(error.cause);
}

/** A statement or lock timed out, which the statement itself may have caused. */
const TOOK_LONG = /^(?:57014|55P03)$/;

/** Whether the database is away, and not only one statement timed out. */
export function isOutage(error: unknown): boolean {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  return isDatabaseAway(error) && !(deepest instanceof Error && TOOK_LONG.test(codeOf(deepest)));
}

/** Turns every error that means that the database is away into a `DatabaseAwayError`. */
export function asAway(error: unknown): unknown {
  if (error instanceof DatabaseAwayError) return error;
  return isDatabaseAway(error) || isConnectionError(error) ? new DatabaseAwayError(error) : error;
}

/** The reason in a few words for the log: never the statement nor its values. */
export function reasonOf(error: unknown): string {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  if (deepest instanceof AggregateError) deepest = deepest.errors[0] ?? deepest;
  if (!(deepest instanceof Error) || deepest instanceof DrizzleQueryError) return 'unknown';
  const code = codeOf(deepest);
  return code && !deepest.message.includes(code) ? `${deepest.message} (${code})` : deepest.message;
}
