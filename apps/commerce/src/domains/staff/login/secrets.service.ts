import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config/index.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that must be read again, such as an authenticator's: the database alone does not reveal them. */
export interface Sealer {
  seal(text: string): string;
  /** The text; undefined if it was sealed under a key that is no longer known. */
  open(sealed: string): string | undefined;
}

export function createSealer({
  secretKey,
  previousSecretKey,
}: Pick<Config, 'secretKey' | 'previousSecretKey'>): Sealer {
  const current = keyOf(secretKey);
  const keys = [current, ...(previousSecretKey ? [keyOf(previousSecretKey)] : [])];
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const body = NONCE_BYTES + TAG_BYTES;
      for (const key of keys) {
        try {
          const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
          decipher.setAuthTag(bytes.subarray(NONCE_BYTES, body));
          return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
        } catch {
          // Sealed under another key.
        }
      }
      return undefined;
    },
  };
}

const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('crema staff secret').digest();

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
