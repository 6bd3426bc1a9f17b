import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { Customer } from '#domains/customers/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { perksErrors } from '../perks.errors.ts';
import { presentDetails, presentHistory } from '../perks.presenter.ts';
import type { Balance, Member, Page, RewardsOffer, RewardsPage } from '../perks.types.ts';
import { membersRepository } from './members.repository.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db'>;
  content: Pick<ContentService, 'configuration'>;
  ledger: Ledger;
  rewards: RewardsOffer;
}

/** The balance of somebody who is no member. */
const NOTHING: Balance = { points: 0, pendingPoints: 0, debt: 0 };

type CustomerContext = SiteContext & { customerId: string };

/** Who is a member, and what members see of their points. */
export function createMembers({ platform, content, ledger, rewards }: Parts) {
  const { clock, db } = platform;
  const repository = membersRepository(db);
  const isOffered = (site: SiteId): boolean => content.configuration(site).features.perks === true;
  const memberOf = ({ site, customerId }: CustomerContext): Member => ({ site: site.id, customerId });

  /** @throws 404 where the site has no programme. */
  const requireOffered = ({ site, language }: Pick<SiteContext, 'site' | 'language'>): void => {
    if (!isOffered(site.id)) throw perksErrors.notOffered(language);
  };

  /** In the running transaction: a new member, welcomed once for ever. */
  const join = async (member: Member): Promise<void> => {
    // What has ended meanwhile stays lost to one who comes again.
    await ledger.settle(member);
    if (!(await repository.join(member, clock.now()))) return;
    const { perksWelcomePoints: points } = content.configuration(member.site);
    await ledger.grant(member, { key: 'welcome', kind: 'welcome', points });
  };

  /** In the running transaction. @throws 409 while a reward waits in a cart. */
  const leave = async (member: Member, language: SiteContext['language']): Promise<void> => {
    if (!(await ledger.lock(member))) return;
    if (await rewards.isReserved(member)) throw perksErrors.rewardInCart(language);
    await repository.leave(member, clock.now());
  };

  /** What points are good for: the steps, and, unless `field` is `points`, a page of rewards. */
  const offerOf = async (
    ctx: SiteContext,
    { points }: Pick<Balance, 'points'>,
    { field, ...page }: RewardsPage & { field?: string },
  ) => ({
    threshold: content.configuration(ctx.site.id).perksThreshold,
    tiers: rewards.tiers(ctx.site.id),
    offered: field === 'points' ? undefined : await rewards.page(ctx, points, page),
  });

  return {
    isOffered,
    requireOffered,

    /** In the transaction that changes the customer's own mark. @throws 409 while a reward waits in a cart. */
    changed: (
      { site, id }: Pick<Customer, 'site' | 'id'>,
      optIn: boolean,
      language: SiteContext['language'],
    ): Promise<void> => (optIn ? join({ site, customerId: id }) : leave({ site, customerId: id }, language)),

    /** What the programme is to somebody who is not logged in: no points, and a page of what they would be good for. @throws 404. */
    offer: async (ctx: SiteContext, { field, ...page }: RewardsPage & { field?: string }) => {
      requireOffered(ctx);
      return presentDetails(NOTHING, undefined, await offerOf(ctx, NOTHING, { field, ...page }));
    },

    /** What somebody has, and, unless `field` is `points`, a page of what it is good for. @throws 404. */
    details: async (ctx: CustomerContext, { field, ...page }: RewardsPage & { field?: string }) => {
      requireOffered(ctx);
      const { balance, membership } = await ledger.read(memberOf(ctx));
      return presentDetails(balance, membership, await offerOf(ctx, balance, { field, ...page }));
    },

    /** @throws 404, 400 days. */
    history: async (ctx: CustomerContext, asked: Page & { startDate?: string; endDate?: string }) => {
      requireOffered(ctx);
      return presentHistory(await ledger.history.page(ctx, memberOf(ctx), asked), asked, ctx.language);
    },

    /** In the running transaction: a member since then, who was not welcomed yet. Answers whether there was none. For demos only. */
    joinedOn: (member: Member, at: Date): Promise<boolean> => repository.join(member, at),

    /** In the running transaction: a member registered a brewer. Once for each. */
    registered: async (member: Member, serialNumber: string): Promise<void> => {
      if (!isOffered(member.site) || !(await ledger.lock(member))) return;
      const { perksBrewerPoints: points } = content.configuration(member.site);
      await ledger.grant(member, { key: `registered:${serialNumber}`, kind: 'registered', points });
    },

    /** In the running transaction: removes a person with all points. */
    forget: (member: Member) => repository.forget(member),
  };
}

export type Members = ReturnType<typeof createMembers>;
