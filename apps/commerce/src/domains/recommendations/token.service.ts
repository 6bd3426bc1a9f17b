/**
 * The context token of one customer: signed, for one site, valid for minutes. It gives access to recommendations only.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysFor, type SecretKeys } from '#platform/signing/index.ts';

export interface ContextTokens {
  issue(site: string, customerId: string, seconds: number): string;
  /** Whether the token is this customer's, of this site, and still valid. */
  isGood(token: string, site: string, customerId: string): boolean;
}

/** @param secrets the shop's; the tokens' own keys are derived from them. */
export function contextTokens(secrets: SecretKeys, now: () => Date): ContextTokens {
  const keys = keysFor(secrets, 'recommendations');
  const sign = (expires: string, site: string, customerId: string, key = keys[0]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([expires, site, customerId]))
      .digest('base64url');
  return {
    issue: (site, customerId, seconds) => {
      const expires = String(Math.floor(now().getTime() / 1000) + seconds);
      return `${expires}.${sign(expires, site, customerId)}`;
    },
    isGood: (token, site, customerId) => {
      const [expires = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature);
      const signed = keys
        .map((key) => Buffer.from(sign(expires, site, customerId, key)))
        .filter((own) => given.length === own.length && timingSafeEqual(given, own));
      return signed.length > 0 && Number(expires) * 1000 > now().getTime();
    },
  };
}
