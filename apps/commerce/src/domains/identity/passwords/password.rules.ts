const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

/**
 * What is wrong with a password: its length, or that it is known. There are no rules about its characters (NIST SP
 * 800-63B).
 */
export function passwordProblem(
  password: string,
  isKnown: (password: string) => boolean,
): 'passwordLength' | 'passwordKnown' | undefined {
  const { length } = [...password.normalize('NFC')];
  if (length < PASSWORD_LENGTH.least || length > PASSWORD_LENGTH.most) return 'passwordLength';
  return isKnown(password) ? 'passwordKnown' : undefined;
}
