/** The context token of one customer: signed, of one site, good for minutes. It opens recommendations and nothing else. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface ContextTokens {
  issue(site: string, customerId: string, seconds: number): string;
  /** Whether the token is this customer's, of this site, and still good. */
  isGood(token: string, site: string, customerId: string): boolean;
}

/** @param secretKey the shop's; the tokens' own key is derived from it. */
export function contextTokens(secretKey: string, now: () => Date): ContextTokens {
  const key = createHmac('sha256', secretKey).update('recommendations').digest();
  const sign = (expires: string, site: string, customerId: string) =>
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
      const expected = Buffer.from(sign(expires, site, customerId));
      const given = Buffer.from(signature);
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(expires) * 1000 > now().getTime()
      );
    },
  };
}
