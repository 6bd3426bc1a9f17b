const DAY_MS = 86_400_000;

/** Milliseconds of nothing but failures after which an integration is switched off. */
export const STOP_AFTER_MS = 5 * DAY_MS;
/** Days for which events and what became of them are kept. */
export const KEEP_EVENTS_DAYS = 30;

/** Whether a receiver accepted a message, by the status of its answer: 200 to 299. Redirects are not followed and count as refusals. */
export const isTaken = (status: number | undefined): boolean =>
  status !== undefined && status >= 200 && status < 300;
