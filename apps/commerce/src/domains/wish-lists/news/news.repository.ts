import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { wishListEntries, wishLists } from '../wish-lists.tables.ts';
import type { Owner, Wish } from '../wish-lists.types.ts';
import type { Seen } from './news.types.ts';

/** A row of a list whose owner wants e-mails. */
export type Watched = Owner & Seen & Pick<Wish, 'variantCode'>;

/** Rows that are read at once. */
const PAGE = 1000;

/** SQL of the e-mails about wish lists. */
export function newsRepository(db: Database) {
  return {
    /**
     * A page of rows of lists whose owners want e-mails, behind a row; only of some products if they are given. Fewer than a
     * page: there are no more.
     */
    watched: async (productCodes?: readonly string[], after?: Watched) => {
      const rows = await db.rows<Watched & Record<string, unknown>>(
        sql`select e.site, e.customer_id as "customerId", e.variant_code as "variantCode",
              e.price_added as "priceAdded", e.price_told as "priceTold", e.in_stock as "inStock"
            from wish_list_entries e
            join wish_lists l on l.site = e.site and l.customer_id = e.customer_id and l.notify
            where true
            ${productCodes ? sql`and e.product_code in (select jsonb_array_elements_text(${JSON.stringify(productCodes)}::jsonb))` : sql``}
            ${after ? sql`and (e.site, e.customer_id, e.variant_code) > (${after.site}, ${after.customerId}::uuid, ${after.variantCode})` : sql``}
            order by e.site, e.customer_id, e.variant_code limit ${PAGE}::int`,
      );
      return { rows, isLast: rows.length < PAGE };
    },

    /** Keeps what is known of a variant. @param toldAt when its customer was told of it; absent: not now. */
    setSeen: async (owner: Owner, variantCode: string, seen: Seen, toldAt?: Date): Promise<void> => {
      const { priceTold, inStock } = seen;
      await db.q
        .update(wishListEntries)
        .set({ priceTold, inStock, ...(toldAt && { toldAt }) })
        .where(
          and(
            eq(wishListEntries.site, owner.site),
            eq(wishListEntries.customerId, owner.customerId),
            eq(wishListEntries.variantCode, variantCode),
          ),
        );
    },

    setNotified: async ({ site, customerId }: Owner, at: Date): Promise<void> => {
      await db.q
        .update(wishLists)
        .set({ notifiedAt: at })
        .where(and(eq(wishLists.site, site), eq(wishLists.customerId, customerId)));
    },
  };
}
