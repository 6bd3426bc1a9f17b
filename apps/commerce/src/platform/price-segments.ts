import type { SiteId } from '@crema/brands';
import type { Clock } from '#platform/clock/index.ts';
import { unauthorized } from '#platform/http/errors.ts';
import { createSigner, type SecretKeys } from '#platform/signing/index.ts';

/**
 * Header of a read of the catalogue whose prices are those of a segment. It shows prices and charges none: cart and order
 * are priced by the access token of who calls.
 */
export const PRICE_GROUP_HEADER = 'x-price-group';

/** Tokens that name the price segment of who holds them, for one site; signed, and kept nowhere. */
export interface PriceSegments {
  issue(site: SiteId, segment: string, endsAt: Date): string;
  /** The segment a call's token names; none without a token. @throws 401 for one that is not ours, of another site, or ended. */
  read(token: string | string[] | undefined, site: SiteId): string | undefined;
}

export function createPriceSegments(keys: SecretKeys, clock: Clock): PriceSegments {
  const signer = createSigner(keys, 'price group');
  return {
    issue: (site, segment, endsAt) => signer.sign({ site, segment }, endsAt),
    read: (token, site) => {
      if (token === undefined) return undefined;
      const claims = typeof token === 'string' ? signer.verify(token, clock.now()) : undefined;
      if (claims?.site === site && claims.segment) return claims.segment;
      throw unauthorized('InvalidTokenError', 'This price group is not valid here.', {
        reason: 'invalid',
        subject: PRICE_GROUP_HEADER,
        subjectType: 'header',
      });
    },
  };
}
