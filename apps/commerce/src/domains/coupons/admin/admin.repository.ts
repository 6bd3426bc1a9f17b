import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { CouponDefinition } from '../coupons.types.ts';

/** A coupon with its uses. */
export interface CouponRow {
  code: string;
  definition: CouponDefinition;
  used: number;
}

/** SQL of coupons as staff edit them. */
export const couponsAdminRepository = (db: Database) => ({
  list: (
    site: SiteId,
    { query = '', after = '', limit, pool }: { query?: string; after?: string; limit: number; pool?: string },
  ): Promise<CouponRow[]> => {
    const like = `%${query.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    return db.rows<CouponRow & Record<string, unknown>>(
      sql`select code, definition, used from coupons
          where site = ${site} and code > ${after} and (code ilike ${like} or definition->>'name' ilike ${like})
            ${pool ? sql`and definition->>'pool' = ${pool}` : sql``}
          order by code limit ${limit}::int`,
    );
  },

  by: (site: SiteId, codes: readonly string[], { lock }: { lock: boolean }): Promise<CouponRow[]> =>
    db.rows<CouponRow & Record<string, unknown>>(
      sql`select code, definition, used from coupons
          where site = ${site} and code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
          order by code ${lock ? sql`for update` : sql``}`,
    ),

  /** Writes coupons, new ones and others; their uses stay. */
  write: (site: SiteId, definitions: readonly CouponDefinition[], now: Date) =>
    db.rows(
      sql`insert into coupons (site, code, definition, valid_from, valid_to, max_uses, max_uses_per_email, created_at)
          select ${site}, d->>'code', d, (d->>'validFrom')::timestamptz, (d->>'validTo')::timestamptz,
            (d->>'maxUses')::int, (d->>'maxUsesPerEmail')::int, ${now.toISOString()}::timestamptz
          from jsonb_array_elements(${JSON.stringify(definitions)}::jsonb) as d
          on conflict (site, code) do update set definition = excluded.definition, valid_from = excluded.valid_from,
            valid_to = excluded.valid_to, max_uses = excluded.max_uses,
            max_uses_per_email = excluded.max_uses_per_email`,
    ),

  remove: (site: SiteId, codes: readonly string[]) =>
    db.rows(
      sql`delete from coupons
          where site = ${site} and code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
    ),

  /** Whether an order, cancelled ones included, has used one of these: then it stays for the books. */
  usedAmong: async (site: SiteId, codes: readonly string[]): Promise<string | undefined> =>
    (
      await db.rows<{ code: string }>(
        sql`select c.code from coupons c
            where c.site = ${site} and c.code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
              and (c.used > 0
                or exists (select from coupon_redemptions r where r.site = c.site and r.code = c.code)) limit 1`,
      )
    )[0]?.code,
});

export type CouponsAdminRepository = ReturnType<typeof couponsAdminRepository>;
