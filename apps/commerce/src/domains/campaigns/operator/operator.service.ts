import { SITES, type SiteId } from '@crema/brands';
import type { Minor } from '#domains/pricing/index.ts';
import { presentCommitment } from '../account/info.presenter.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { CAMPAIGN_CODES } from '../campaigns.types.ts';
import { endingCosts, progress } from '../commitments/progress.rules.ts';

/** What an operator asks of kits and commitments. */
export const createKitsOperator = (needs: KitNeeds) => ({
  /** The commitments of a customer, newest first. */
  of: async (site: SiteId, customerId: string) =>
    (await needs.repository.ofCustomer(site, customerId)).map((kit) =>
      presentCommitment(needs, { language: 'en' }, kit),
    ),

  /** What no card paid, for an agent. */
  owed: (site: SiteId) => needs.repository.charges.forAgents(site),

  /** What customers would owe if all commitments ended today, and what is open of them, by campaign. */
  exposure: async (site: SiteId) => {
    const running = await needs.repository.running(site);
    const byCode = CAMPAIGN_CODES.flatMap((code) => {
      const own = running.filter(({ campaignCode }) => campaignCode === code);
      const sum = (amount: (kit: (typeof own)[number]) => number): Minor =>
        own.reduce((all, kit) => all + amount(kit), 0);
      return own.length === 0
        ? []
        : [
            {
              ...{ code, commitments: own.length, amount: sum(endingCosts) },
              weightOwed: sum((kit) => progress(kit).owed),
            },
          ];
    });
    return {
      currency: SITES[site].currency,
      byCode,
      commitments: running.length,
      amount: byCode.reduce((sum, { amount }) => sum + amount, 0),
    };
  },

  /** How many commitments are how far, by campaign. */
  counts: (site: SiteId) => needs.repository.countsOf(site),

  /** What orders hold of a campaign's stock and budget. */
  uses: async (site: SiteId) => {
    const found = await Promise.all(
      CAMPAIGN_CODES.map(async (code) => ({ code, ...(await needs.repository.usesOf(site, code)) })),
    );
    return found.filter(({ uses }) => uses > 0);
  },
});

export type KitsOperator = ReturnType<typeof createKitsOperator>;
