import type { SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import { digest, newSecret } from '../tokens/secrets.rules.ts';
import { type LinkPurpose, linksRepository } from './links.repository.ts';

/** The customer of a link, and its payload. */
export interface LinkSubject {
  site: SiteId;
  customerId: string;
  payload?: Record<string, string>;
}

/** Mailed links: each valid once, for its purpose, site and time; stored as hashes. */
export function createLinks({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const repository = linksRepository(db);
  return {
    /** Creates a link; earlier ones for the same purpose end. Answers its token. */
    issue: async (purpose: LinkPurpose, { site, customerId, payload = {} }: LinkSubject, minutes: number) => {
      const now = clock.now();
      const token = newSecret();
      await repository.end(purpose, customerId, now);
      await repository.insert({
        ...{ hash: digest(token), purpose, site, customerId, payload },
        ...{
          createdAt: now.toISOString(),
          expiresAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
        },
      });
      return token;
    },
    /** Whether the link is valid now; changes nothing. */
    isGood: (purpose: LinkPurpose, site: SiteId, token: string) =>
      repository.isGood(purpose, site, digest(token), clock.now()),
    /** Uses a link; undefined for one that is unknown, was used or has expired. */
    take: (purpose: LinkPurpose, site: SiteId, token: string) =>
      repository.take(purpose, site, digest(token), clock.now()),
    /**
     * Ends every link of a customer: after a change of password or address, earlier emails may be in the wrong hands.
     */
    endAll: (customerId: string) => repository.endAll(customerId, clock.now()),
    forget: (customerId: string) => repository.delete(customerId),
    expire: (before: Date) => repository.expire(before),
  };
}

export type Links = ReturnType<typeof createLinks>;
