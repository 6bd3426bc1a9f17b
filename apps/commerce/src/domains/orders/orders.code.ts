import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U to mishear. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `C` and ten characters of 50 random bits: short enough to say, too many to guess. */
export function newOrderCode(): string {
  return `C${Array.from(randomBytes(10), (byte) => ALPHABET[byte % 32]).join('')}`;
}
