/** Least characters of a password, and the most; the engine has the last word, and a list of stolen ones. */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

export type Strength = 'short' | 'weak' | 'fair' | 'strong';

/** Characters as people count them. */
export const lengthOf = (password: string): number => [...password.normalize('NFC')].length;

/** A hint, not a rule: how long it is, and how much of it repeats. */
export function strengthOf(password: string): Strength {
  const length = lengthOf(password);
  if (length < PASSWORD_LENGTH.least) return 'short';
  const different = new Set(password.toLowerCase()).size;
  const isRun = /^(.{1,4})\1+$/u.test(password) || /^\d+$/.test(password);
  if (different < 6 || isRun) return 'weak';
  return length >= 16 && different >= 9 ? 'strong' : 'fair';
}
