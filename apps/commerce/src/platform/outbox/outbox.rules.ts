const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds for which a mail is tried. */
export const RETRY_FOR_MS = 48 * HOUR_MS;
/** Days for which a sent mail is kept. */
export const KEEP_SENT_DAYS = 30;
/** Most attempts without an answer: a mail that the server may have taken is sent again at most once. */
export const MOST_UNCONFIRMED = 2;

/** Waits after the first, second, … attempt; after all later ones the last of them. */
const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  6 * HOUR_MS,
] as const;
/** Waits are up to a tenth longer, so that mails that failed together are not retried at the same instant. */
const JITTER = 0.1;

/**
 * When a failed mail is tried again; `undefined` when its 48 hours are over.
 *
 * @param attempts number of attempts, this one included.
 * @param random from 0 up to 1.
 */
export function nextAttempt(
  now: Date,
  { attempts, retryUntil }: { attempts: number; retryUntil: Date },
  random: number,
): Date | undefined {
  if (now.getTime() >= retryUntil.getTime()) return undefined;
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? MINUTE_MS;
  const next = now.getTime() + Math.round(wait * (1 + JITTER * random));
  // The last attempt is at the end of the 48 hours, not somewhere before.
  return new Date(Math.min(next, retryUntil.getTime()));
}
