import { SITE_IDS, type SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Order, OrderHooks } from '#domains/orders/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Member } from '../perks.types.ts';
import { noticeDue } from './expiry.rules.ts';
import { noticesRepository } from './notices.repository.ts';
import { composeExpiry, orderNote } from './perks.emails.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'outbox'>;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'byId'>;
  ledger: Ledger;
  isOffered(site: SiteId): boolean;
}

const KIND = 'perks-expiry';

/** What the clock does to points, and what is mailed about them. */
export function createPerksMails({ platform, content, customers, ledger, isOffered }: Parts) {
  const { clock, config, db, jobs, log, outbox } = platform;
  const repository = noticesRepository(db);

  outbox.texts.describe(KIND, (site, language) => [
    composeExpiry(
      { id: 'sample', site, language, email: 'ada@example.com' },
      { points: 240, expiresAt: new Date('2027-03-31T12:00:00Z') },
      config,
    ),
  ]);
  outbox.define<Member>(KIND, async ({ site, customerId }, email) => {
    const { balance } = await ledger.read({ site, customerId });
    // Kept or spent since it was written.
    if (!balance.expiresAt || balance.points === 0) return undefined;
    const days = Math.max(...content.configuration(site).perksNoticeDays);
    if (noticeDue(balance.expiresAt, clock.now(), [days]) === undefined) return undefined;
    return composeExpiry(email, { points: balance.points, expiresAt: balance.expiresAt }, config);
  });

  /** Books what has ended of one member, or writes the notice that is due: each once. */
  const look = async (member: Member): Promise<void> => {
    const { balance, membership, isDue } = await ledger.read(member);
    if (isDue) await ledger.settle(member);
    if (!balance.expiresAt || !membership || membership.leftAt) return;
    const { perksNoticeDays } = content.configuration(member.site);
    const due = noticeDue(balance.expiresAt, clock.now(), perksNoticeDays);
    const customer = due === undefined ? undefined : await customers.byId(member.site, member.customerId);
    if (!customer) return;
    await outbox.write({
      id: `${KIND}-${member.customerId}-${balance.expiresAt.toISOString().slice(0, 10)}-${due}`,
      kind: KIND,
      ...{ site: member.site, language: customer.language, email: customer.email, customerId: customer.id },
      data: { ...member },
      expiresAt: balance.expiresAt,
    });
  };

  const run = async (): Promise<void> => {
    for (const site of SITE_IDS.filter(isOffered)) {
      const { perksExpiryDays, perksNoticeDays } = content.configuration(site);
      const since = daysLater(clock.now(), Math.max(0, ...perksNoticeDays) - perksExpiryDays);
      // One that fails must not keep the others from theirs: it is looked at again tomorrow.
      for (const customerId of await repository.quiet(site, since))
        await look({ site, customerId }).catch((error: unknown) =>
          log.error({ err: error, site }, 'points of a member not looked at'),
        );
    }
  };
  jobs.define('perks.expire', run, { cron: '7 4 * * *' });

  const confirmed = async (order: Order) => {
    const { site, customerId, code, language } = order;
    if (!customerId || !isOffered(site)) return undefined;
    const member = { site, customerId };
    const { balance, membership } = await ledger.read(member);
    if (!membership || membership.leftAt) return undefined;
    const { loyaltyClearingDays, perksThreshold } = content.configuration(site);
    return orderNote(language, {
      earned: await ledger.earnedBy(member, code),
      clearingDays: loyaltyClearingDays,
      ...{ points: balance.points, threshold: perksThreshold },
    });
  };
  return { orderHooks: { confirmed } satisfies OrderHooks };
}
