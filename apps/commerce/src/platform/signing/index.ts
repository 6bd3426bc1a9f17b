import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/config/index.ts';

/** The content of a token: what its purpose needs, in a few words. */
export type Claims = Record<string, string>;

/** Signs short texts that leave the shop and come back: mail links, preview tickets. */
export interface Signer {
  /** @param expiresAt absent: the token never expires. */
  sign(claims: Claims, expiresAt?: Date): string;
  /** The claims of a complete token that was signed here for this purpose and has not expired; else undefined. */
  verify(token: string, now: Date): Claims | undefined;
}

const LONGEST = 1024;

export type SecretKeys = Pick<Config, 'secretKey' | 'previousSecretKey'>;

/** The keys derived for a purpose: the present one, which signs, and the previous one, which only verifies. */
export function keysFor(
  { secretKey, previousSecretKey }: SecretKeys,
  purpose: string,
): [Buffer, ...Buffer[]] {
  const derive = (secret: string): Buffer => createHmac('sha256', secret).update(purpose).digest();
  return [derive(secretKey), ...(previousSecretKey ? [derive(previousSecretKey)] : [])];
}

/**
 * A signer for one purpose. Each purpose has a key of its own, derived from `SECRET_KEY`, so that no token is valid for
 * another purpose; what `SECRET_KEY_PREVIOUS` signed is valid until it expires.
 */
export function createSigner(secrets: SecretKeys, purpose: string): Signer {
  const keys = keysFor(secrets, `crema ${purpose}`);
  const signature = (payload: string, key = keys[0]): string =>
    createHmac('sha256', key).update(payload).digest('base64url');
  /**
   * Compares texts, not the bytes they stand for: several texts stand for the same bytes.
   * Tries every key, so that the time taken does not reveal which one signed.
   */
  const isSigned = (payload: string, mark: Buffer): boolean =>
    keys
      .map((key) => Buffer.from(signature(payload, key)))
      .filter((own) => mark.length === own.length && timingSafeEqual(mark, own)).length > 0;
  return {
    sign: (claims, expiresAt) => {
      const content = expiresAt ? { ...claims, exp: String(Math.floor(expiresAt.getTime() / 1000)) } : claims;
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${payload}.${signature(payload)}`;
    },
    verify: (token, now) => {
      if (token.length > LONGEST) return undefined;
      const [payload = '', mark = '', ...rest] = token.split('.');
      if (rest.length > 0 || !isSigned(payload, Buffer.from(mark))) return undefined;
      const { exp, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
      return exp !== undefined && Number(exp) * 1000 <= now.getTime() ? undefined : claims;
    },
  };
}
