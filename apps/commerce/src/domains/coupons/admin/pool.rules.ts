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

/** A cell of a CSV file: what a spreadsheet would take for a formula is marked as text. */
export function csvCell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
