import type { SiteId } from '@crema/brands';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { newsRepository } from './news/news.repository.ts';
import { wishListEntries, wishLists } from './wish-lists.tables.ts';
import type { NewWish, Owner, Wish, WishList } from './wish-lists.types.ts';

/** All SQL of wish lists. */
export const wishListsRepository = (db: Database) => ({
  ...listsRepository(db),
  ...entriesRepository(db),
  ...newsRepository(db),
});

function listsRepository(db: Database) {
  const of = ({ site, customerId }: Owner) =>
    and(eq(wishLists.site, site), eq(wishLists.customerId, customerId));
  const first = ([row]: WishList[]): WishList | undefined => row;
  return {
    /** In the running transaction: one customer's list is changed by one call after the other. */
    lock: ({ site, customerId }: Owner) =>
      db.rows(
        sql`select pg_advisory_xact_lock(hashtextextended(${`wish list of ${site} ${customerId}`}, 0))`,
      ),

    list: async (owner: Owner): Promise<WishList | undefined> =>
      first(await db.q.select().from(wishLists).where(of(owner))),

    /** The list of a share link, whoever's. */
    sharedList: async (site: SiteId, shareId: string): Promise<WishList | undefined> =>
      first(
        await db.q
          .select()
          .from(wishLists)
          .where(and(eq(wishLists.site, site), eq(wishLists.shareId, shareId))),
      ),

    /** Keeps what is said of a list, whether something was said of it before or not. */
    setList: async (
      owner: Owner,
      change: Partial<Pick<WishList, 'name' | 'notify' | 'shareId'>>,
      now: Date,
    ): Promise<void> => {
      await db.q
        .insert(wishLists)
        .values({ ...owner, ...change, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [wishLists.site, wishLists.customerId],
          set: { ...change, updatedAt: now },
        });
    },

    /** Removes all of a customer. */
    forget: async (owner: Owner): Promise<void> => {
      const { site, customerId } = owner;
      await db.q.delete(wishLists).where(of(owner));
      await db.q
        .delete(wishListEntries)
        .where(and(eq(wishListEntries.site, site), eq(wishListEntries.customerId, customerId)));
    },
  };
}

function entriesRepository(db: Database) {
  const of = ({ site, customerId }: Owner) =>
    and(eq(wishListEntries.site, site), eq(wishListEntries.customerId, customerId));
  return {
    /** Newest first. */
    wishes: async (owner: Owner): Promise<Wish[]> =>
      await db.q
        .select()
        .from(wishListEntries)
        .where(of(owner))
        .orderBy(desc(wishListEntries.addedAt), wishListEntries.variantCode),

    /** Adds variants; those that are there already stay as they are. */
    addWishes: async (owner: Owner, wishes: readonly NewWish[]): Promise<void> => {
      if (wishes.length === 0) return;
      await db.q
        .insert(wishListEntries)
        .values(wishes.map((wish) => ({ ...owner, ...wish, priceTold: wish.priceAdded })))
        .onConflictDoNothing();
    },

    /** Removes variants; those that are not there are none of it. */
    removeWishes: async (owner: Owner, variantCodes: readonly string[]): Promise<void> => {
      if (variantCodes.length === 0) return;
      await db.q
        .delete(wishListEntries)
        .where(and(of(owner), inArray(wishListEntries.variantCode, [...variantCodes])));
    },
  };
}

export type WishListsRepository = ReturnType<typeof wishListsRepository>;
