import type { SiteId } from '@crema/brands';
import type { Clock } from '#platform/clock/index.ts';
import { createSigner, type SecretKeys } from '#platform/signing/index.ts';

/** What a ticket shows: the site as of an instant, else whatever is scheduled. */
export interface Preview {
  at?: Date;
}

export interface Previews {
  /** A `cmsTicketId` for one site. @param at look at the site as it will be then. */
  issue(site: SiteId, endsAt: Date, at?: Date): string;
  /** What this ticket shows of this site; undefined for one that is not ours, of another site, or ended. */
  read(ticket: string | undefined, site: SiteId): Preview | undefined;
}

/** Preview tickets, signed so that nobody makes his own, and kept nowhere. */
export function createPreviews(keys: SecretKeys, clock: Clock): Previews {
  const signer = createSigner(keys, 'cms preview');
  return {
    issue: (site, endsAt, at) => signer.sign({ site, ...(at ? { at: at.toISOString() } : {}) }, endsAt),
    read: (ticket, site) => {
      const claims = ticket === undefined ? undefined : signer.verify(ticket, clock.now());
      if (claims?.site !== site) return undefined;
      return claims.at ? { at: new Date(claims.at) } : {};
    },
  };
}
