import { SITES, type SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Member } from '../perks.types.ts';
import { liabilityOf } from './liability.rules.ts';

interface Parts {
  platform: Pick<Platform, 'db'>;
  content: Pick<ContentService, 'configuration'>;
  ledger: Ledger;
  isOffered(site: SiteId): boolean;
}

/** What an operator asks and does, until the back office has screens for it. */
export const createPerksOperator = ({ platform: { db }, content, ledger, isOffered }: Parts) => ({
  isOffered,

  /** What a member has, and how it came about, newest first. */
  view: async (member: Member) => {
    const { balance, membership } = await ledger.read(member);
    return { balance, membership, entries: await ledger.history.all(member) };
  },

  /** @throws 400, 409 as for an agent. */
  adjust: (
    { site, customerId }: Member,
    asked: { key: string; points: number; reason: string },
  ): ReturnType<Ledger['adjust']> =>
    db.transaction(() =>
      ledger.adjust({ site: SITES[site], language: 'en', customerId }, { ...asked, actor: 'operator' }),
    ),

  /** The open points of a site, and what they will cost in minor units. What is pending is not in it. */
  liability: async (site: SiteId) => {
    const totals = await ledger.totals(site);
    const { perksPointsCost, perksRedemptionPercent } = content.configuration(site);
    const valuation = { perksPointsCost, perksRedemptionPercent };
    return { ...totals, ...valuation, amount: liabilityOf(totals.points, valuation) };
  },
});

export type PerksOperator = ReturnType<typeof createPerksOperator>;
