import type { SiteId } from '@crema/brands';
import type { Clock } from '#platform/clock/index.ts';
import { createSigner, type SecretKeys } from '#platform/signing/index.ts';

/** What a ticket shows: the site as of an instant, or else everything scheduled. */
export interface Preview {
  at?: Date;
}

export interface Previews {
  /**
   * A `cmsTicketId` for one site.
   *
   * @param at the instant that the preview shows
   */
  issue(site: SiteId, endsAt: Date, at?: Date): string;
  /** The preview of a ticket; undefined for one that is not ours, of another site, or expired. */
  read(ticket: string | undefined, site: SiteId): Preview | undefined;
}

/** Preview tickets: signed, and not stored. */
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
