import { createHash, randomBytes } from 'node:crypto';

/** The stored form of a link: 256 random bits need no salt. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret that cannot be guessed: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const SALT_BYTES = 16;

/** The stored form of a recovery code: with a salt of its own, as it has only fifty bits. */
export function keepRecoveryCode(code: string, salt = randomBytes(SALT_BYTES).toString('base64url')): string {
  return `${salt}.${digest(`${salt} ${code}`)}`;
}

/** The stored code that this one matches. */
export function keptRecoveryCode(kept: readonly string[], code: string): string | undefined {
  return kept.find((one) => one === keepRecoveryCode(code, one.split('.', 1)[0]));
}

/** Characters of recovery codes, without those that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of ten letters, `xxxxx-xxxxx`: each replaces the authenticator's code once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const letters = Array.from(randomBytes(10), (byte) => LETTERS[byte % LETTERS.length]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}
