import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { newsletterSubscribers } from '../outreach.tables.ts';
import type { Asker, Subscriber } from '../outreach.types.ts';

/** SQL of requests for the newsletter. */
export function subscribersRepository(db: Database) {
  return {
    /** The subscriber of this address, locked for the running transaction; created as pending if there is none. */
    subscriber: async (
      { site, email, emailKey, language }: Asker,
      source: string,
      now: Date,
    ): Promise<{ subscriber: Subscriber; isNew: boolean }> => {
      const [made] = await db.q
        .insert(newsletterSubscribers)
        .values({
          ...{ id: randomUUID(), site, email, emailKey, language, source },
          ...{ status: 'pending', requestedAt: now.toISOString() },
        })
        .onConflictDoNothing()
        .returning();
      if (made) return { subscriber: made, isNew: true };
      const [known] = await db.q
        .select()
        .from(newsletterSubscribers)
        .where(and(eq(newsletterSubscribers.site, site), eq(newsletterSubscribers.emailKey, emailKey)))
        .for('update');
      if (!known) throw new Error('A subscriber vanished while it was read');
      return { subscriber: known, isNew: false };
    },

    /** What an address has said to the newsletter, if anything. */
    statusOf: async (site: string, emailKey: string): Promise<Subscriber['status'] | undefined> =>
      (
        await db.q
          .select({ status: newsletterSubscribers.status })
          .from(newsletterSubscribers)
          .where(and(eq(newsletterSubscribers.site, site), eq(newsletterSubscribers.emailKey, emailKey)))
      )[0]?.status,

    subscriberById: async (id: string): Promise<Subscriber | undefined> =>
      (await db.q.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)))[0],

    /** Changes a subscriber that does not have that status yet. Answers whether it did. */
    setSubscriber: async (
      id: string,
      change: Partial<Subscriber> & Pick<Subscriber, 'status'>,
    ): Promise<boolean> =>
      (
        await db.q
          .update(newsletterSubscribers)
          .set(change)
          .where(
            and(eq(newsletterSubscribers.id, id), sql`${newsletterSubscribers.status} <> ${change.status}`),
          )
          .returning({ id: newsletterSubscribers.id })
      ).length > 0,

    /** Records a new request of somebody who is not subscribed. */
    askAgain: (id: string, asker: Asker, source: string, now: Date) =>
      db.q
        .update(newsletterSubscribers)
        .set({
          ...{ status: 'pending', email: asker.email, language: asker.language, source },
          requestedAt: now.toISOString(),
        })
        .where(eq(newsletterSubscribers.id, id)),
  };
}
