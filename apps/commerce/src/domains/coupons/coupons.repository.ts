import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { CouponDefinition } from './coupons.types.ts';

interface Use {
  site: SiteId;
  code: string;
  /** Normalised. */
  email: string;
}

/** All SQL of coupons. */
export function couponsRepository(db: Database) {
  /** Number of orders that use a coupon, by e-mail address; uses that were given back do not count. */
  const usesByEmail = async ({ site, code, email }: Use): Promise<number> => {
    const [row] = await db.rows<{ uses: number }>(
      sql`select count(*)::int as uses from coupon_redemptions
          where site = ${site} and code = ${code} and email = ${email} and given_back_at is null`,
    );
    return row?.uses ?? 0;
  };

  return {
    usesByEmail,

    find: async (
      site: SiteId,
      code: string,
    ): Promise<{ definition: CouponDefinition; used: number } | undefined> => {
      const [row] = await db.rows<{ definition: CouponDefinition; used: number }>(
        sql`select definition, used from coupons where site = ${site} and code = ${code}`,
      );
      return row;
    },

    /** Adds coupons; existing ones stay unchanged. Answers how many are new. */
    insert: async (site: SiteId, definitions: readonly CouponDefinition[], now: Date): Promise<number> => {
      const rows = await db.rows(
        sql`insert into coupons (site, code, definition, valid_from, valid_to, max_uses, max_uses_per_email, created_at)
            select ${site}, d->>'code', d, (d->>'validFrom')::timestamptz, (d->>'validTo')::timestamptz,
              (d->>'maxUses')::int, (d->>'maxUsesPerEmail')::int, ${now.toISOString()}::timestamptz
            from jsonb_array_elements(${JSON.stringify(definitions)}::jsonb) as d
            on conflict do nothing returning 1`,
      );
      return rows.length;
    },

    /**
     * Takes one use and locks the coupon's row until the transaction ends, so that uses of one coupon are counted one
     * after the other. `undefined`: none was left, or it is not valid now.
     */
    take: async (site: SiteId, code: string, now: Date): Promise<CouponDefinition | undefined> => {
      const at = now.toISOString();
      const [row] = await db.rows<{ definition: CouponDefinition }>(
        sql`update coupons set used = used + 1
            where site = ${site} and code = ${code} and (max_uses is null or used < max_uses)
              and (valid_from is null or valid_from <= ${at}) and (valid_to is null or valid_to > ${at})
            returning definition`,
      );
      return row?.definition;
    },

    redeem: (orderCode: string, { site, code, email }: Use, now: Date) =>
      db.rows(
        sql`insert into coupon_redemptions (order_code, site, code, email, redeemed_at)
            values (${orderCode}, ${site}, ${code}, ${email}, ${now.toISOString()})`,
      ),

    /** Uses by these orders, for a customer's data export. */
    usedBy: (orderCodes: readonly string[]) =>
      db.rows<Record<string, unknown>>(
        sql`select code, order_code as "orderCode", email, redeemed_at as "redeemedAt", given_back_at as "givenBackAt"
            from coupon_redemptions
            where order_code = any(array(select jsonb_array_elements_text(${JSON.stringify(orderCodes)}::jsonb)))
            order by redeemed_at, code`,
      ),

    /** Removes the person from the uses of these orders, which still count. */
    forgetPerson: (orderCodes: readonly string[]) =>
      db.rows(
        sql`update coupon_redemptions set email = ${REMOVED_ADDRESS}
            where order_code = any(array(select jsonb_array_elements_text(${JSON.stringify(orderCodes)}::jsonb)))`,
      ),

    /** Gives back an order's uses; idempotent. */
    giveBack: (orderCode: string, now: Date) =>
      db.rows(
        sql`with given as (
              update coupon_redemptions set given_back_at = ${now.toISOString()}
              where order_code = ${orderCode} and given_back_at is null returning site, code)
            update coupons set used = used - 1 from given
            where coupons.site = given.site and coupons.code = given.code`,
      ),
  };
}

export type CouponsRepository = ReturnType<typeof couponsRepository>;
