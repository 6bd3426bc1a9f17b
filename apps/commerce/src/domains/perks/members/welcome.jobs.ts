import { SITE_IDS, type SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Member } from '../perks.types.ts';
import { membersRepository } from './members.repository.ts';

interface Parts {
  platform: Pick<Platform, 'db' | 'jobs' | 'log'>;
  content: Pick<ContentService, 'configuration'>;
  ledger: Pick<Ledger, 'lock' | 'grant'>;
  isOffered(site: SiteId): boolean;
}

/** Looked at together by the job. */
const AT_ONCE = 500;

/**
 * Welcomes members who never were: those who had opted in before there was a ledger, whom the migration made members. It gives them no
 * points by itself, because how many they are is a setting of the site.
 */
export function defineWelcomes({ platform: { db, jobs, log }, content, ledger, isOffered }: Parts): void {
  const repository = membersRepository(db);

  const welcome = (member: Member, points: number): Promise<void> =>
    db.transaction(async () => {
      // Who has left meanwhile is welcomed when they come again.
      if (await ledger.lock(member)) await ledger.grant(member, { key: 'welcome', kind: 'welcome', points });
    });

  const run = async (): Promise<void> => {
    for (const site of SITE_IDS.filter(isOffered)) {
      const { perksWelcomePoints: points } = content.configuration(site);
      if (points <= 0) continue;
      let found = await repository.unwelcomed(site, AT_ONCE);
      while (found.length > 0) {
        // One that fails must not keep the others from theirs: it is looked at again at the next run.
        for (const customerId of found)
          await welcome({ site, customerId }, points).catch((error: unknown) =>
            log.error({ err: error, site }, 'a member not welcomed'),
          );
        found = await repository.unwelcomed(site, AT_ONCE, found.at(-1));
      }
    }
  };
  jobs.define('perks.welcome', run, { cron: '37 * * * *' });
}
