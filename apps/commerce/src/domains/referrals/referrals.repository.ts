import type { SiteId } from '@crema/brands';
import { and, asc, count, desc, eq, gt, isNotNull, lt, lte, notInArray, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { movingRepository } from './crediting/moving.repository.ts';
import { referrals } from './referrals.tables.ts';
import type { Networks, Referral, Sender } from './referrals.types.ts';
import { first, own, toReferral } from './rows.repository.ts';
import { sendingRepository } from './sending/sending.repository.ts';

/** All SQL of referrals. */
export const referralsRepository = (db: Database) => ({
  ...reading(db),
  ...sendingRepository(db),
  ...movingRepository(db),
  ...forgetting(db),
});

export type ReferralsRepository = ReturnType<typeof referralsRepository>;

function reading(db: Database) {
  const select = (where: SQL | undefined) => db.q.select().from(referrals).where(where);
  return {
    byId: async (id: string): Promise<Referral | undefined> => first(await select(eq(referrals.id, id))),

    byCode: async (site: SiteId, code: string): Promise<Referral | undefined> =>
      first(await select(and(eq(referrals.site, site), eq(referrals.code, code)))),

    /** A page of what a customer has sent, newest first, and how many there are. */
    page: async (
      sender: Sender,
      offset: number,
      limit: number,
    ): Promise<{ referrals: Referral[]; total: number }> => {
      const [all] = await db.q.select({ total: count() }).from(referrals).where(own(sender));
      const rows = await select(own(sender))
        .orderBy(desc(referrals.createdAt), asc(referrals.id))
        .offset(offset)
        .limit(limit);
      return { referrals: rows.map(toReferral), total: all?.total ?? 0 };
    },

    /** What waits for an agent, the longest first. */
    held: async (site: SiteId): Promise<Referral[]> =>
      (
        await select(and(eq(referrals.site, site), eq(referrals.status, 'held'))).orderBy(
          asc(referrals.createdAt),
          asc(referrals.id),
        )
      ).map(toReferral),

    /** Ids of those that are due, the longest first. */
    due: async (now: Date, most: number): Promise<string[]> =>
      (
        await db.q
          .select({ id: referrals.id })
          .from(referrals)
          .where(and(eq(referrals.status, 'ordered'), lte(referrals.dueAt, now)))
          .orderBy(asc(referrals.dueAt), asc(referrals.id))
          .limit(most)
      ).map(({ id }) => id),

    /** How many of a customer's were credited after an instant. */
    creditedSince: async (sender: Sender, since: Date): Promise<number> => {
      const [row] = await db.q
        .select({ credited: count() })
        .from(referrals)
        .where(and(own(sender), gt(referrals.creditedAt, since)));
      return row?.credited ?? 0;
    },

    networks: async (id: string): Promise<Networks> => {
      const [row] = await db.q
        .select({ sender: referrals.senderNetwork, friend: referrals.friendNetwork })
        .from(referrals)
        .where(eq(referrals.id, id));
      return { sender: row?.sender ?? undefined, friend: row?.friend ?? undefined };
    },
  };
}

/** Nothing that says who the friend is. */
const NO_FRIEND = { email: null, emailKey: null, message: null, friendNetwork: null };

function forgetting(db: Database) {
  const at = (site: SiteId, emailKey: string) =>
    and(eq(referrals.site, site), eq(referrals.emailKey, emailKey));
  return {
    /** What a customer has sent, oldest first. */
    ofSender: async (sender: Sender): Promise<Referral[]> =>
      (await db.q.select().from(referrals).where(own(sender)).orderBy(asc(referrals.createdAt))).map(
        toReferral,
      ),

    /** What others have sent to an address: without who. */
    toAddress: (site: SiteId, emailKey: string) =>
      db.q
        .select({
          ...{ email: referrals.email, message: referrals.message, code: referrals.code },
          ...{ createdAt: referrals.createdAt, mailedAt: referrals.mailedAt },
        })
        .from(referrals)
        .where(at(site, emailKey))
        .orderBy(asc(referrals.createdAt)),

    /** Removes what a customer who leaves has sent: nothing is credited any more. */
    forgetSender: (sender: Sender) => db.q.delete(referrals).where(own(sender)),

    /** Removes addresses, messages and networks of referrals from before an instant of which nothing is to be decided. */
    expire: (site: SiteId, before: Date) =>
      db.q
        .update(referrals)
        .set({ ...NO_FRIEND, senderNetwork: null })
        .where(
          and(
            eq(referrals.site, site),
            lt(referrals.createdAt, before),
            isNotNull(referrals.email),
            notInArray(referrals.status, ['ordered', 'held']),
          ),
        ),

    /** Removes an address from what was sent to it. Answers the referrals. */
    forgetFriend: async (site: SiteId, emailKey: string): Promise<string[]> =>
      (
        await db.q.update(referrals).set(NO_FRIEND).where(at(site, emailKey)).returning({ id: referrals.id })
      ).map(({ id }) => id),
  };
}
