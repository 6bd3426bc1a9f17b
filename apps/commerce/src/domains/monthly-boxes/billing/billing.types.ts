import type { MonthlyBox } from '../monthly-boxes.types.ts';

/** Quarantine area of boxes, by id, and of their orders, by code. */
export const HELD_BOXES = 'monthlyBox';

/** A box whose month is due, before it is locked. */
export type DueBox = Pick<MonthlyBox, 'id' | 'site' | 'customerId' | 'terms'>;

/** Where a worker may die while it bills boxes. */
export type BillingMoment = 'written' | 'committed' | 'charged' | 'settled';

/**
 * What keeps a month from being billed twice. A proof replaces one and measures what goes wrong; a shop never passes its own.
 */
export interface BillingGuards {
  /** Whose coming month is due, the longest first. */
  due(now: Date, most: number): Promise<DueBox[]>;
  /** Locks a box whose month is due; undefined where another worker has it, or it is not due any more. */
  lockDue(id: string, now: Date): Promise<MonthlyBox | undefined>;
  /** Whether a month that was taken already is left alone. */
  isUnique: boolean;
  /** Called at each moment at which a process may be killed. */
  reach(moment: BillingMoment): Promise<void> | void;
}
