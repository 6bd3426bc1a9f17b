import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { referrals } from '../referrals.tables.ts';
import type { Referral, Sender } from '../referrals.types.ts';
import { first, own } from '../rows.repository.ts';

/** An advisory lock until the running transaction ends. */
const lockKey = (db: Database, key: string) =>
  db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);

/** SQL of referring a friend. */
export function sendingRepository(db: Database) {
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

    /** How many a customer has made since an instant. */
    sentSince: async (sender: Sender, since: Date): Promise<number> => {
      const [row] = await db.q
        .select({ sent: count() })
        .from(referrals)
        .where(and(own(sender), gte(referrals.createdAt, since)));
      return row?.sent ?? 0;
    },

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
