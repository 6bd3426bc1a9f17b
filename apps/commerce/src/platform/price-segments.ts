import type { Language, SiteId } from '@crema/brands';
import type { Clock } from '#platform/clock/index.ts';
import { say, unauthorized } from '#platform/http/errors.ts';
import { createSigner, type SecretKeys } from '#platform/signing/index.ts';

/**
 * Header of a catalogue read with the prices of a segment. For display only: cart and order are priced by the caller's
 * access token.
 */
export const PRICE_GROUP_HEADER = 'x-price-group';

/** Signed tokens that name their holder's price segment, for one site. They are not stored. */
export interface PriceSegments {
  issue(site: SiteId, segment: string, endsAt: Date): string;
  /**
   * The segment that a call's token names; undefined without a token.
   *
   * @throws 401 for one that is not ours, of another site, or expired.
   */
  read(token: string | string[] | undefined, site: SiteId, language: Language): string | undefined;
}

export function createPriceSegments(keys: SecretKeys, clock: Clock): PriceSegments {
  const signer = createSigner(keys, 'price group');
  return {
    issue: (site, segment, endsAt) => signer.sign({ site, segment }, endsAt),
    read: (token, site, language) => {
      if (token === undefined) return undefined;
      const claims = typeof token === 'string' ? signer.verify(token, clock.now()) : undefined;
      if (claims?.site === site && claims.segment) return claims.segment;
      const message = say(
        language,
        'This price group is not valid here.',
        'Ce groupe de prix n’est pas valable ici.',
      );
      throw unauthorized('InvalidTokenError', message, {
        reason: 'invalid',
        subject: PRICE_GROUP_HEADER,
        subjectType: 'header',
      });
    },
  };
}
