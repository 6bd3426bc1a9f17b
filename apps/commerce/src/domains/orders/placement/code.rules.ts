import { randomBytes } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, which are easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `C` and ten characters, 50 random bits: short enough to read aloud, too many to guess. */
export function newOrderCode(): string {
  return `C${Array.from(randomBytes(10), (byte) => ALPHABET[byte % 32]).join('')}`;
}
