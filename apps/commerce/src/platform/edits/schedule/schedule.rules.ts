import type { Language } from '@crema/brands';
import { editErrors } from '../edits.errors.ts';
import type { ScheduledEdit, State } from '../edits.types.ts';

/** When a change is in effect: from an instant, until another or for good. */
export interface Period {
  from: Date;
  until?: Date;
}

/** @throws {OccError} 400 for a period that has begun or ends before it begins */
export function checkPeriod({ from, until }: Period, now: Date, language: Language): void {
  if (from <= now) throw editErrors.pastSchedule(language);
  if (until && until <= from) throw editErrors.endsFirst(language, 'until');
}

/** Whether two periods have an instant in common; one for good is its beginning alone. */
function meet(one: Period, other: Period): boolean {
  const end = ({ from, until }: Period): number => until?.getTime() ?? from.getTime() + 1;
  return one.from.getTime() < end(other) && other.from.getTime() < end(one);
}

/** The open change of the same row that has one of these fields at the same time. */
export function overlapping(
  open: readonly ScheduledEdit[],
  { key, changes, ...period }: { key: string; changes: State } & Period,
): ScheduledEdit | undefined {
  return open.find(
    (other) =>
      other.key === key &&
      Object.keys(changes).some((field) => field in other.changes) &&
      meet(period, other),
  );
}
