import type { SiteId } from '@crema/brands';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { noboLinks } from './nobo.tables.ts';
import type { NoboLink } from './nobo.types.ts';

/** All SQL of no-login links. */
export function noboRepository(db: Database) {
  return {
    insert: async (links: readonly NoboLink[]): Promise<void> => {
      if (links.length === 0) return;
      await db.q.insert(noboLinks).values(
        links.map((link) => ({
          ...link,
          scopes: [...link.scopes],
          createdAt: link.createdAt.toISOString(),
          expiresAt: link.expiresAt.toISOString(),
        })),
      );
    },

    /** A link that is still valid. */
    live: async (site: SiteId, id: string, now: Date): Promise<NoboLink | undefined> => {
      const [row] = await db.q
        .select()
        .from(noboLinks)
        .where(
          and(eq(noboLinks.id, id), eq(noboLinks.site, site), gt(noboLinks.expiresAt, now.toISOString())),
        );
      return (
        row && {
          ...{ id: row.id, site: row.site as SiteId, customerId: row.customerId, scopes: row.scopes },
          createdAt: new Date(row.createdAt),
          expiresAt: new Date(row.expiresAt),
        }
      );
    },

    /** Uses the link's only cancellation; false if another call has. */
    takeCancel: async (id: string, call: string): Promise<boolean> =>
      (
        await db.q
          .update(noboLinks)
          .set({ cancelledBy: call })
          .where(and(eq(noboLinks.id, id), isNull(noboLinks.cancelledBy)))
          .returning({ id: noboLinks.id })
      ).length > 0,

    /** Whether this very call used it before: a repeat is answered by its Idempotency-Key. */
    tookCancel: async (id: string, call: string): Promise<boolean> =>
      (
        await db.q
          .select({ id: noboLinks.id })
          .from(noboLinks)
          .where(and(eq(noboLinks.id, id), eq(noboLinks.cancelledBy, call)))
      ).length > 0,

    giveCancelBack: (id: string, call: string) =>
      db.q
        .update(noboLinks)
        .set({ cancelledBy: null })
        .where(and(eq(noboLinks.id, id), eq(noboLinks.cancelledBy, call))),

    /** For a customer's data export. */
    ofCustomer: (site: SiteId, customerId: string) =>
      db.q
        .select({
          scopes: noboLinks.scopes,
          createdAt: noboLinks.createdAt,
          expiresAt: noboLinks.expiresAt,
          hasCancelled: sql<boolean>`${noboLinks.cancelledBy} is not null`,
        })
        .from(noboLinks)
        .where(and(eq(noboLinks.site, site), eq(noboLinks.customerId, customerId))),

    /** Ends every link of a customer who is removed, or whose address has changed. */
    forgetCustomer: (customerId: string) =>
      db.q.delete(noboLinks).where(eq(noboLinks.customerId, customerId)),
    forget: (before: Date) => db.q.delete(noboLinks).where(lt(noboLinks.expiresAt, before.toISOString())),
  };
}
