/** When somebody is written to before points are lost, as pure functions. */

const DAY_MS = 86_400_000;

/**
 * Which of the notices is due: the last one whose days have begun, so that one who is found late is not told of both at once.
 *
 * @param days before the end, in any order
 */
export function noticeDue(expiresAt: Date, now: Date, days: readonly number[]): number | undefined {
  const left = (expiresAt.getTime() - now.getTime()) / DAY_MS;
  return [...days].sort((a, b) => a - b).find((before) => left > 0 && left <= before);
}
