import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { referrals } from './referrals.tables.ts';
import type { Decision, Likeness, Networks, Referral, ReferralRefusal, Sender } from './referrals.types.ts';

type Row = typeof referrals.$inferSelect;
type Change = Partial<typeof referrals.$inferInsert>;

/** All SQL of referrals. */
export const referralsRepository = (db: Database) => ({
  ...reading(db),
  ...sending(db),
  ...moving(db),
  ...forgetting(db),
});

export type ReferralsRepository = ReturnType<typeof referralsRepository>;

/** The first referral of these, if there is one. */
const first = (rows: readonly Row[]): Referral | undefined => rows[0] && toReferral(rows[0]);
const own = ({ site, customerId }: Sender): SQL | undefined =>
  and(eq(referrals.site, site), eq(referrals.customerId, customerId));

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

    /** How many a customer has made since an instant. */
    sentSince: async (sender: Sender, since: Date): Promise<number> => {
      const [row] = await db.q
        .select({ sent: count() })
        .from(referrals)
        .where(and(own(sender), gte(referrals.createdAt, since)));
      return row?.sent ?? 0;
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

/** An advisory lock until the running transaction ends. */
const lockKey = (db: Database, key: string) =>
  db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);

function sending(db: Database) {
  return {
    /** In the running transaction: this customer's credits and new referrals are counted one after the other. */
    lockSender: ({ site, customerId }: Sender) => lockKey(db, `referrals of ${site} ${customerId}`),

    /** In the running transaction: only one process at a time writes to this address. */
    lockFriend: (site: SiteId, emailKey: string) => lockKey(db, `referrals to ${site} ${emailKey}`),

    /** A customer's referral of a friend, if there is one. */
    ofFriend: async (sender: Sender, emailKey: string): Promise<Referral | undefined> =>
      first(
        await db.q
          .select()
          .from(referrals)
          .where(and(own(sender), eq(referrals.emailKey, emailKey))),
      ),

    add: (
      referral: Pick<Referral, 'site' | 'customerId' | 'language' | 'code' | 'message'> & {
        email: string;
        emailKey: string;
        senderNetwork: string | undefined;
      },
      now: Date,
    ): Promise<string> => {
      const id = randomUUID();
      return db.q
        .insert(referrals)
        .values({ id, ...referral, status: 'sent', createdAt: now })
        .then(() => id);
    },

    /** Whether anybody's referral of this address was mailed. */
    wasMailed: async (site: SiteId, emailKey: string): Promise<boolean> =>
      (
        await db.q
          .select({ id: referrals.id })
          .from(referrals)
          .where(
            and(eq(referrals.site, site), eq(referrals.emailKey, emailKey), isNotNull(referrals.mailedAt)),
          )
          .limit(1)
      ).length > 0,

    setMailed: (id: string, now: Date) =>
      db.q.update(referrals).set({ mailedAt: now }).where(eq(referrals.id, id)),
  };
}

const NO_ORDER = {
  ...{ orderCode: null, orderedAt: null, deliveredAt: null, dueAt: null, friendNetwork: null },
  ...{ heldFor: [], refusal: null, decisionNote: null, decidedBy: null, decidedAt: null },
} satisfies Change;

/** Networks are for comparing only: they are forgotten once there is nothing to decide. */
const DECIDED = { senderNetwork: null, friendNetwork: null } satisfies Change;

/** Each moves a referral only from where it may come from, so that a repeat changes nothing. */
function moving(db: Database) {
  const { status } = referrals;
  const set = async (change: Change, where: SQL | undefined): Promise<Referral | undefined> =>
    first(await db.q.update(referrals).set(change).where(where).returning());
  const ofOrder = (code: string) => eq(referrals.orderCode, code);

  return {
    /** In the running transaction: the referral, as nobody else changes it until it ends. */
    lock: async (id: string): Promise<Referral | undefined> =>
      first(await db.q.select().from(referrals).where(eq(referrals.id, id)).for('update')),

    setFriendNetwork: (site: SiteId, codes: readonly string[], friendNetwork: string | undefined) =>
      set(
        { friendNetwork: friendNetwork ?? null },
        and(eq(referrals.site, site), inArray(referrals.code, [...codes]), eq(status, 'sent')),
      ),

    /** An order with one of these coupons was paid. */
    setOrdered: (site: SiteId, codes: readonly string[], orderCode: string, now: Date) =>
      set(
        { status: 'ordered', orderCode, orderedAt: now },
        and(eq(referrals.site, site), inArray(referrals.code, [...codes]), eq(status, 'sent')),
      ),

    hold: (id: string, heldFor: Likeness[]) =>
      set({ status: 'held', heldFor }, and(eq(referrals.id, id), eq(status, 'ordered'))),

    /** All of the order has arrived; the first time counts. */
    setDelivered: (orderCode: string, now: Date, dueAt: Date) =>
      set(
        { deliveredAt: now, dueAt },
        and(ofOrder(orderCode), inArray(status, ['ordered', 'held']), isNull(referrals.deliveredAt)),
      ),

    /** The order was cancelled, which gave its coupon back: the friend may order again. */
    setSent: (orderCode: string) =>
      set(
        { status: 'sent', ...NO_ORDER },
        and(ofOrder(orderCode), or(inArray(status, ['ordered', 'held']), eq(referrals.refusal, 'refunded'))),
      ),

    /** The order came to nothing, or came back. */
    refuseOrder: (orderCode: string, refusal: ReferralRefusal) =>
      set(
        { status: 'refused', refusal, ...DECIDED },
        and(ofOrder(orderCode), or(inArray(status, ['ordered', 'held']), eq(referrals.refusal, 'refunded'))),
      ),

    refuse: (id: string, refusal: ReferralRefusal, decision?: Decision) =>
      set({ status: 'refused', refusal, ...DECIDED, ...decided(decision) }, eq(referrals.id, id)),

    release: (id: string, decision: Decision) =>
      set({ status: 'ordered', ...decided(decision) }, and(eq(referrals.id, id), eq(status, 'held'))),

    setCredited: (id: string, amount: number, now: Date) =>
      set({ status: 'credited', amount, creditedAt: now, ...DECIDED }, eq(referrals.id, id)),
  };
}

const decided = (decision: Decision | undefined): Change =>
  decision ? { decisionNote: decision.note, decidedBy: decision.staffId, decidedAt: decision.at } : {};

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

    /** Removes an address from what was sent to it. Answers the referrals. */
    forgetFriend: async (site: SiteId, emailKey: string): Promise<string[]> =>
      (
        await db.q
          .update(referrals)
          .set({ email: null, emailKey: null, message: null, friendNetwork: null })
          .where(at(site, emailKey))
          .returning({ id: referrals.id })
      ).map(({ id }) => id),
  };
}

function toReferral(row: Row): Referral {
  const { email, message, orderCode, orderedAt, deliveredAt, dueAt, creditedAt, amount, refusal } = row;
  const { decisionNote, decidedBy, decidedAt } = row;
  return {
    ...{ id: row.id, site: row.site as SiteId, customerId: row.customerId, language: row.language },
    ...{ code: row.code, status: row.status, createdAt: row.createdAt, heldFor: row.heldFor },
    ...(email === null ? {} : { email }),
    ...(message === null ? {} : { message }),
    ...(orderCode === null ? {} : { orderCode }),
    ...(orderedAt === null ? {} : { orderedAt }),
    ...(deliveredAt === null ? {} : { deliveredAt }),
    ...(dueAt === null ? {} : { dueAt }),
    ...(creditedAt === null ? {} : { creditedAt }),
    ...(amount === null ? {} : { amount }),
    ...(refusal === null ? {} : { refusal }),
    ...(decisionNote !== null && decidedBy !== null && decidedAt !== null
      ? { decision: { note: decisionNote, staffId: decidedBy, at: decidedAt } }
      : {}),
  };
}
