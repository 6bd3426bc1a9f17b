import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config/index.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that must be read again: the database alone does not reveal them. */
export interface Sealer {
  seal(text: string): string;
  /** The text; undefined if it was sealed under a key that is no longer known. */
  open(sealed: string): string | undefined;
}

/** @param purpose names the key that is derived from `SECRET_KEY`: what was sealed for another purpose is not opened. */
export function createSealer(
  { secretKey, previousSecretKey }: Pick<Config, 'secretKey' | 'previousSecretKey'>,
  purpose: string,
): Sealer {
  const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update(purpose).digest();
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
