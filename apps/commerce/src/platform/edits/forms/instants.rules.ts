import type { Language } from '@crema/brands';
import { editErrors } from '../edits.errors.ts';
import type { State } from '../edits.types.ts';

/** An instant as states hold it: ISO 8601 in UTC; `null` for what is none. */
export function instantOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** An instant that was sent. @throws {OccError} 400 for what is no instant */
export function readInstant(text: string | undefined, subject: string, language: Language): Date | undefined {
  if (text === undefined) return undefined;
  const instant = instantOf(text);
  if (instant === null) throw editErrors.noInstant(language, subject);
  return new Date(instant);
}

/**
 * Refuses a state whose two fields are no period; one that is empty has no bound there.
 *
 * @throws {OccError} 400 for what is no date and time, or an end that is not after the beginning
 */
export function checkSpan(state: State, [first, last]: readonly [string, string], language: Language): void {
  for (const subject of [first, last]) {
    const value = state[subject];
    if (value !== null && value !== undefined && instantOf(value) === null)
      throw editErrors.noInstant(language, subject);
  }
  const [from, to] = [instantOf(state[first]), instantOf(state[last])];
  if (from !== null && to !== null && from >= to) throw editErrors.endsFirst(language, last);
}
