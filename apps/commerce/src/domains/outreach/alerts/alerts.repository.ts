import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { stockAlerts } from '../outreach.tables.ts';
import type { Asker, StockAlert } from '../outreach.types.ts';

/** SQL of requests for alerts about variants that are sold out. */
export function alertsRepository(db: Database) {
  return {
    /** Adds a request for a variant. A second one while the first waits changes nothing. */
    addAlert: (
      { site, email, emailKey, language }: Asker,
      product: { productCode: string; variantCode: string },
      now: Date,
      expiresAt: Date,
    ) =>
      db.q
        .insert(stockAlerts)
        .values({
          ...{ id: randomUUID(), site, email, emailKey, language, ...product },
          ...{ createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() },
        })
        // A request that has ended and was not deleted yet is replaced by the new one.
        .onConflictDoUpdate({
          target: [stockAlerts.site, stockAlerts.variantCode, stockAlerts.emailKey],
          targetWhere: isNull(stockAlerts.toldAt),
          set: { createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() },
          setWhere: lt(stockAlerts.expiresAt, now.toISOString()),
        }),

    /** Variants with waiting requests, by site; only of some products if they are given. */
    awaited: (now: Date, productCodes?: readonly string[]) =>
      db.rows<{ site: SiteId; variantCode: string }>(
        sql`select distinct site, variant_code as "variantCode" from stock_alerts
            where told_at is null and expires_at > ${now.toISOString()}
            ${productCodes ? sql`and product_code in (select jsonb_array_elements_text(${JSON.stringify(productCodes)}::jsonb))` : sql``}`,
      ),

    /** In the running transaction: only one process at a time sends alerts for this variant. */
    lockAlerts: (site: SiteId, variantCode: string) =>
      db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${site} ${variantCode}`}, 0))`),

    toldSince: async (site: SiteId, variantCode: string, since: Date): Promise<number> => {
      const [row] = await db.rows<{ told: number }>(
        sql`select count(*)::int as told from stock_alerts
            where site = ${site} and variant_code = ${variantCode} and told_at > ${since.toISOString()}`,
      );
      return row?.told ?? 0;
    },

    /** Marks the longest waiting requests as alerted, and answers them. */
    takeAlerts: (site: SiteId, variantCode: string, most: number, now: Date) =>
      db.rows<Pick<StockAlert, 'id' | 'site' | 'language' | 'email'>>(
        sql`with due as materialized (
              select id from stock_alerts
              where site = ${site} and variant_code = ${variantCode} and told_at is null
                and expires_at > ${now.toISOString()}
              order by created_at, id limit ${most}::int for update)
            update stock_alerts set told_at = ${now.toISOString()}
            where id in (select id from due)
            returning id, site, language, email`,
      ),

    alertById: async (id: string): Promise<StockAlert | undefined> =>
      (await db.q.select().from(stockAlerts).where(eq(stockAlerts.id, id)))[0],
  };
}
