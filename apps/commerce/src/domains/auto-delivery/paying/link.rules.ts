import type { SiteId } from '@crema/brands';
import { createSigner, type SecretKeys } from '#platform/signing/index.ts';

/** Days for which a mailed link pays: longer than a charge is retried. */
const DAYS = 14;

/** What a link pays, however often it is tried: one order of what comes again and again, or a charge beside orders. */
export interface Payable {
  site: SiteId;
  /** Of what it is: `subscription`, or what another domain added. */
  kind: string;
  id: string;
  /** Which order of it: the cycle of a subscription, the month of a box; 0 where there is no other. */
  turn: number;
}

/** Mails from before there were other kinds name a subscription and its cycle. */
const FIRST = 'subscription';

/** Links that pay what could not be charged, and do nothing else. */
export function paymentLinks(secrets: SecretKeys) {
  const signer = createSigner(secrets, 'payment link');
  return {
    /** @param at when it is mailed, from which it lasts */
    sign: ({ site, kind, id, turn }: Payable, at: Date): string =>
      signer.sign(
        kind === FIRST
          ? { site, subscription: id, cycle: String(turn) }
          : { site, kind, id, turn: String(turn) },
        new Date(at.getTime() + DAYS * 86_400_000),
      ),
    /** Undefined for one that was not signed here, has expired, or is another site's. */
    read: (site: SiteId, token: string, now: Date): Payable | undefined => {
      const claims = signer.verify(token, now);
      if (claims?.site !== site) return undefined;
      const { kind = FIRST, id = claims.subscription ?? '', turn = claims.cycle } = claims;
      return { site, kind, id, turn: Number(turn) };
    },
  };
}
