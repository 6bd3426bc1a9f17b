export {
  addDays,
  addMonths,
  type Day,
  dayOf,
  daysApart,
  daysBetween,
  daysLater,
  instantOf,
  isDay,
  requireDay,
} from './days.ts';

/** The only place that asks what time it is. Everything else is handed a `Clock`. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until told otherwise: for tests and simulations. */
export function fixedClock(
  start: string | Date,
): Clock & { set(at: string | Date): void; advance(ms: number): void } {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (next) => {
      at = new Date(next);
    },
    advance: (ms) => {
      at = new Date(at.getTime() + ms);
    },
  };
}
