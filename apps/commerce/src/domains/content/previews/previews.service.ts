import type { SiteId } from '@crema/brands';
import type { Clock } from '#platform/clock/index.ts';
import { createSigner, type SecretKeys } from '#platform/signing/index.ts';

/** What a ticket shows: the site as of an instant, or else everything scheduled; with drafts or without. */
export interface Preview {
  at?: Date;
  drafts?: boolean;
}

export interface Previews {
  /** A `cmsTicketId` for one site. */
  issue(site: SiteId, endsAt: Date, preview?: Preview): string;
  /** The preview of a ticket; undefined for one that is not ours, of another site, or expired. */
  read(ticket: string | undefined, site: SiteId): Preview | undefined;
}

/** Preview tickets: signed, and not stored. */
export function createPreviews(keys: SecretKeys, clock: Clock): Previews {
  const signer = createSigner(keys, 'cms preview');
  return {
    issue: (site, endsAt, { at, drafts = false } = {}) =>
      signer.sign(
        { site, ...(at ? { at: at.toISOString() } : {}), ...(drafts ? { drafts: 'shown' } : {}) },
        endsAt,
      ),
    read: (ticket, site) => {
      const claims = ticket === undefined ? undefined : signer.verify(ticket, clock.now());
      if (claims?.site !== site) return undefined;
      return {
        ...(claims.at ? { at: new Date(claims.at) } : {}),
        ...(claims.drafts ? { drafts: true } : {}),
      };
    },
  };
}
