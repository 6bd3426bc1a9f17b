const DAY_MS = 86_400_000;

/** Milliseconds of nothing but failures after which an integration is switched off. */
export const STOP_AFTER_MS = 5 * DAY_MS;
/** Days for which events and what became of them are kept. */
export const KEEP_EVENTS_DAYS = 30;

/** Whether a receiver has taken a message: any 2xx. A redirect is not followed, and is none. */
export const isTaken = (status: number | undefined): boolean =>
  status !== undefined && status >= 200 && status < 300;
