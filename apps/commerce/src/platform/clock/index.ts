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
} from './days.ts';

/** The only source of the present time. All other code is passed a `Clock`. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only when it is set: for tests and simulations. */
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
