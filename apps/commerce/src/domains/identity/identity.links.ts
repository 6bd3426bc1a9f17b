import type { SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import { type LinkPurpose, linksRepository } from './identity.links.repository.ts';
import { digest, newSecret } from './identity.tokens.service.ts';

/** Whom a link is for, and what it carries. */
export interface LinkSubject {
  site: SiteId;
  customerId: string;
  payload?: Record<string, string>;
}

/** Links sent by mail: each good once, for its purpose, site and time; kept as hashes. */
export function createLinks({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const repository = linksRepository(db);
  return {
    /** Makes a link; those made before for the same purpose end. Answers its token. */
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
    /** Whether the link would be good now; changes nothing. */
    isGood: (purpose: LinkPurpose, site: SiteId, token: string) =>
      repository.isGood(purpose, site, digest(token), clock.now()),
    /** Uses a link; undefined for one that is not known, was used or has ended. */
    take: (purpose: LinkPurpose, site: SiteId, token: string) =>
      repository.take(purpose, site, digest(token), clock.now()),
    /** After a change of what opens an account: who had a letter before may be whom it was changed for. */
    endAll: (customerId: string) => repository.endAll(customerId, clock.now()),
    forget: (customerId: string) => repository.delete(customerId),
    expire: (before: Date) => repository.expire(before),
  };
}

export type Links = ReturnType<typeof createLinks>;
