import { isUniqueViolation } from '#platform/db/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CartNeeds } from '../cart.deps.ts';
import type { CartChange, CatalogReads, MergeChange } from '../cart.types.ts';
import { times } from '../changes.service.ts';
import { joinedAttached, noticeDeleted, noticeJoined } from '../hooks/hooks.service.ts';
import { limitsOf } from './limits.service.ts';
import { mergeCarts } from './lines.rules.ts';

/** A cart that took in lines as far as they fit. */
export interface Merged {
  guid: string;
  /** Lines that hold less than both carts did together, or than was asked for. */
  changes: CartChange[];
}

/**
 * Brings what somebody put into a cart before logging in: it becomes the customer's, or its lines join those the customer
 * has. Quantities add up, as far as the caps and the stock go; what the customer had is never made less.
 */
export async function merge(
  needs: CartNeeds,
  ctx: SiteContext,
  customerId: string,
  from: { guid?: string; session?: string },
): Promise<Merged | undefined> {
  if (!from.guid && !from.session) return undefined;
  // Another tab may make the customer's cart at the same moment: then there is one to join.
  return mergeOnce(needs, ctx, customerId, from).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return mergeOnce(needs, ctx, customerId, from);
  });
}

function mergeOnce(
  needs: CartNeeds,
  { site, language }: SiteContext,
  customerId: string,
  from: { guid?: string; session?: string },
): Promise<Merged | undefined> {
  const { db, clock, repository, catalog } = needs;
  return db.transaction(async () => {
    const now = clock.now();
    const guest = await repository.lockGuest(site.id, from, now);
    if (!guest || (guest.lines.length === 0 && Object.keys(guest.attached).length === 0)) return undefined;
    const own = await repository.lockOwn({ site: site.id, customerId });
    if (!own) {
      await repository.giveTo(guest.guid, customerId, now);
      return { guid: guest.guid, changes: [] };
    }
    // Being ordered in another tab: the guest's cart is left for the next log-in.
    if (own.status !== 'open') return undefined;
    const codes = [...new Set(guest.lines.map(({ code }) => code))];
    const stock = await catalog.stockOf(site.id, codes);
    const { lines, changes } = mergeCarts(own.lines, guest.lines, limitsOf(needs, site.id), stock);
    await repository.setLines(own.guid, lines, times(needs, site.id));
    if (own.couponCodes.length === 0 && guest.couponCodes.length > 0) {
      await repository.setCoupons(
        { site: site.id, customerId },
        own.guid,
        guest.couponCodes,
        times(needs, site.id),
      );
    }
    for (const [name, value] of joinedAttached(needs, own, guest))
      await repository.setAttached(own.guid, name, value, times(needs, site.id));
    await noticeJoined(needs, guest, own);
    await repository.delete(guest.guid);
    await noticeDeleted(needs, [guest]);
    return { guid: own.guid, changes: named(catalog, { site, language }, changes) };
  });
}

/** Changes with the names of their products. */
export function named(
  catalog: Pick<CatalogReads, 'variant'>,
  { site, language }: Pick<SiteContext, 'site' | 'language'>,
  changes: readonly MergeChange[],
): CartChange[] {
  return changes.map((change) => {
    const name = catalog.variant(site.id, change.code)?.name;
    return { ...change, name: (language === 'fr' ? name?.fr : undefined) ?? name?.en ?? change.code };
  });
}
