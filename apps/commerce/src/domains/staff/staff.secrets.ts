import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config/index.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what must be read again, as an authenticator's secret must: useless to who reads the database alone. */
export interface Sealer {
  seal(text: string): string;
  /** The text; undefined when it was sealed under a key that is no longer known. */
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

/** What a link is known by in the database: 256 random bits need no salt. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret nobody can guess: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const SALT_BYTES = 16;

/** A recovery code as it is kept: fifty bits are too few for a hash without a salt of its own. */
export function keepRecoveryCode(code: string, salt = randomBytes(SALT_BYTES).toString('base64url')): string {
  return `${salt}.${digest(`${salt} ${code}`)}`;
}

/** Which of those that are kept this is. */
export function keptRecoveryCode(kept: readonly string[], code: string): string | undefined {
  return kept.find((one) => one === keepRecoveryCode(code, one.split('.', 1)[0]));
}

/** Without letters that read alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of ten letters, `xxxxx-xxxxx`: each opens the second door once when the authenticator is lost. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const letters = Array.from(randomBytes(10), (byte) => LETTERS[byte % LETTERS.length]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}
