import type { SiteId } from '@crema/brands';
import { createSigner, type SecretKeys } from '#platform/signing/index.ts';

/** Days for which a mailed link pays: longer than a charge is retried. */
const DAYS = 14;

/** What a link pays: one order of one auto-delivery, however often it is tried. */
export interface Payable {
  site: SiteId;
  subscriptionId: string;
  cycle: number;
}

/** Links that pay what could not be charged, and do nothing else. */
export function paymentLinks(secrets: SecretKeys) {
  const signer = createSigner(secrets, 'payment link');
  return {
    /** @param at when it is mailed, from which it lasts */
    sign: ({ site, subscriptionId, cycle }: Payable, at: Date): string =>
      signer.sign(
        { site, subscription: subscriptionId, cycle: String(cycle) },
        new Date(at.getTime() + DAYS * 86_400_000),
      ),
    /** Undefined for one that was not signed here, has expired, or is another site's. */
    read: (site: SiteId, token: string, now: Date): Payable | undefined => {
      const claims = signer.verify(token, now);
      if (claims?.site !== site) return undefined;
      return { site, subscriptionId: claims.subscription ?? '', cycle: Number(claims.cycle) };
    },
  };
}
