import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token says: whatever its purpose needs, in a few words. */
export type Claims = Record<string, string>;

/** Signs short texts that leave the shop and come back: mail links, preview tickets. */
export interface Signer {
  /** @param expiresAt without it the token never ends. */
  sign(claims: Claims, expiresAt?: Date): string;
  /** The claims of a whole token that was signed here for this purpose and has not ended; else undefined. */
  verify(token: string, now: Date): Claims | undefined;
}

const LONGEST = 1024;

/**
 * A signer for one purpose. Each purpose has a key of its own, derived from `SECRET_KEY`, so that no token can pass for
 * one of another purpose.
 */
export function createSigner(secretKey: string, purpose: string): Signer {
  const key = createHmac('sha256', secretKey).update(`crema ${purpose}`).digest();
  const signature = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    sign: (claims, expiresAt) => {
      const content = expiresAt ? { ...claims, exp: String(Math.floor(expiresAt.getTime() / 1000)) } : claims;
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${payload}.${signature(payload).toString('base64url')}`;
    },
    verify: (token, now) => {
      if (token.length > LONGEST) return undefined;
      const [payload = '', mark = '', ...rest] = token.split('.');
      const given = Buffer.from(mark, 'base64url');
      const own = signature(payload);
      if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
      const { exp, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
      return exp !== undefined && Number(exp) * 1000 <= now.getTime() ? undefined : claims;
    },
  };
}
