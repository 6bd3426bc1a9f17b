const DAY_MS = 86_400_000;

/**
 * The day before an instant (ISO), `YYYY-MM-DD`. The days of a site begin up to half a day after those of UTC: what happened
 * in its evening is of the next day in UTC.
 */
export const dayBefore = (instant: string): string =>
  new Date(Date.parse(instant) - DAY_MS).toISOString().slice(0, 10);
