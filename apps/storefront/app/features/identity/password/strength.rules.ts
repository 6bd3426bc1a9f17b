/** Least and most characters of a password; the engine checks again, and against a list of stolen ones. */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

export type Strength = 'short' | 'weak' | 'fair' | 'strong';

/** Characters as people count them: code points after normalisation (NFC). */
export const lengthOf = (password: string): number => [...password.normalize('NFC')].length;

/** A hint, not a rule: by length and repetition. */
export function strengthOf(password: string): Strength {
  const length = lengthOf(password);
  if (length < PASSWORD_LENGTH.least) return 'short';
  const different = new Set(password.toLowerCase()).size;
  const isRun = /^(.{1,4})\1+$/u.test(password) || /^\d+$/.test(password);
  if (different < 6 || isRun) return 'weak';
  return length >= 16 && different >= 9 ? 'strong' : 'fair';
}
