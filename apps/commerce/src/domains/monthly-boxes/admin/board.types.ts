import type { Day } from '#platform/clock/index.ts';
import type { MonthStatus } from '../monthly-boxes.types.ts';

/** Boxes that come on one day. */
export interface DueDay {
  day: Day;
  cutOffAt: string;
  boxes: number;
  /** Boxes whose contents are known; the shop fills the others. */
  filled: number;
  /** Boxes of pods inside them. */
  units: number;
}

/** Months of boxes that were taken. `month`: YYYY-MM; `amount` in minor units. */
export interface TakenMonths {
  month: string;
  status: MonthStatus;
  count: number;
  amount: number;
}
