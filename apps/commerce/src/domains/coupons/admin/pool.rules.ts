import { randomInt } from 'node:crypto';

/** Without letters and digits that people take for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** So many different codes that nobody guesses: `SPRING-7KQ2M9XA`, 40 random bits each. */
export function randomCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
    codes.add(`${prefix}-${letters.join('')}`);
  }
  return [...codes];
}
