import { type Day, daysBetween, isDay } from '#platform/clock/index.ts';
import { badRequest, type SiteContext, say } from '#platform/http/index.ts';

/** Days of the longest report: two years. */
const MOST_DAYS = 732;

/** @throws {OccError} 400 for what is no day, no period or too long a one. */
export function requirePeriod(
  { language }: SiteContext,
  { from = '', to = '' }: { from?: Day | undefined; to?: Day | undefined },
): [Day, Day] {
  const wrong = (subject: 'from' | 'to', ...texts: [string, string]) =>
    badRequest('ValidationError', say(language, ...texts), {
      reason: 'invalid',
      subject,
      subjectType: 'field',
    });
  for (const [subject, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (!isDay(day)) throw wrong(subject, 'That is no day.', 'Ce n’est pas un jour.');
  const days = daysBetween(from, to);
  if (days < 0) throw wrong('to', 'The last day is before the first.', 'Le dernier jour précède le premier.');
  if (days >= MOST_DAYS)
    throw wrong('to', 'A report covers two years at most.', 'Un rapport couvre deux ans au plus.');
  return [from, to];
}
