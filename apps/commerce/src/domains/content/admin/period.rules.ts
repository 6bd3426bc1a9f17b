import type { Language } from '@crema/brands';
import type { State } from '#platform/edits/index.ts';
import { badRequest, say } from '#platform/http/index.ts';

/** An instant as states hold it: ISO 8601 in UTC, or `null`. */
export function instantOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** @throws {OccError} 400 for what is no instant, or a period that ends before it begins */
export function checkPeriod({ activeFrom, activeTo }: State, language: Language): void {
  for (const [subject, value] of Object.entries({ activeFrom, activeTo })) {
    if (value === null || value === undefined || instantOf(value) !== null) continue;
    const message = say(language, 'That is no date and time.', 'Ce n’est pas une date et une heure.');
    throw badRequest('ValidationError', message, { reason: 'invalid', subject, subjectType: 'field' });
  }
  const [from, to] = [instantOf(activeFrom), instantOf(activeTo)];
  if (from === null || to === null || from < to) return;
  const message = say(language, 'The end must be after the beginning.', 'La fin doit venir après le début.');
  throw badRequest('ValidationError', message, {
    reason: 'invalid',
    subject: 'activeTo',
    subjectType: 'field',
  });
}
