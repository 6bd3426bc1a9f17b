import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import { staffOf } from '#platform/admin/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { PerksOperator } from '../operator/operator.service.ts';
import { perksErrors } from '../perks.errors.ts';
import { presentLedger } from './admin.presenter.ts';
import { perksAdminRepository } from './admin.repository.ts';

interface Parts {
  platform: Pick<Platform, 'admin' | 'db'>;
  customers: Pick<CustomersService, 'get'>;
  ledger: Ledger;
  operator: PerksOperator;
  /** Points of one adjustment at most. */
  most(site: SiteId): number;
}

const PAGE = 50;
/** As entries name members of staff. */
const AGENT = 'agent:';

/** What staff see of the points of members, and do with them. Entries are never changed: what is undone is a new one. */
export function perksAdminService({ platform: { admin, db }, customers, ledger, operator, most }: Parts) {
  const repository = perksAdminRepository(db);

  /** @throws {OccError} 404 of another site's */
  const view = async (ctx: SiteContext, customerId: string, page = 0) => {
    const { site } = ctx;
    await customers.get({ ...ctx, customerId });
    const member = { site: site.id, customerId };
    const { entries, total } = await ledger.history.page(ctx, member, { currentPage: page, limit: PAGE });
    const { balance, membership } = await ledger.read(member);
    const staff = entries.flatMap(({ actor }) =>
      actor.startsWith(AGENT) ? [actor.slice(AGENT.length)] : [],
    );
    const names = await admin.namesOf([...new Set(staff)]);
    return presentLedger(
      { balance, membership, entries, total },
      {
        ...{ language: ctx.language, offered: operator.isOffered(site.id), most: most(site.id) },
        names: new Map([...names].map(([id, email]) => [`${AGENT}${id}`, email])),
        takenBack: await repository.takenBack(member),
        ...((page + 1) * PAGE < total ? { next: String(page + 1) } : {}),
      },
    );
  };

  const actorOf = (ctx: SiteContext): string => `${AGENT}${staffOf({ ctx }).staffId}`;
  const requireOffered = ({ site, language }: SiteContext): void => {
    if (!operator.isOffered(site.id)) throw perksErrors.notOffered(language);
  };

  return {
    view,

    /** In a transaction: gives a member points, or takes some. @throws {OccError} 400, 404, 409 */
    adjust: async (ctx: SiteContext, customerId: string, asked: { points: number; reason: string }) => {
      requireOffered(ctx);
      await customers.get({ ...ctx, customerId });
      const key = `adjusted:${randomUUID()}`;
      await ledger.adjust({ ...ctx, customerId }, { ...asked, key, actor: actorOf(ctx) });
      return view(ctx, customerId);
    },

    /** In a transaction: takes an adjustment back, by an entry of its own. @throws {OccError} 404, 409 */
    reverse: async (ctx: SiteContext, customerId: string, id: string) => {
      requireOffered(ctx);
      await customers.get({ ...ctx, customerId });
      await ledger.reverseAdjustment({ ...ctx, customerId }, { id, actor: actorOf(ctx) });
      return view(ctx, customerId);
    },

    liability: async (site: SiteId) => {
      const { perksPointsCost, perksRedemptionPercent, ...totals } = await operator.liability(site);
      return {
        ...{ offered: operator.isOffered(site), ...totals },
        ...{ pointsCost: perksPointsCost, redemptionPercent: perksRedemptionPercent },
      };
    },
  };
}

export type PerksAdmin = ReturnType<typeof perksAdminService>;
