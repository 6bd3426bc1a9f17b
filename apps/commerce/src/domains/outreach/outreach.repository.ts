import { randomUUID } from 'node:crypto';
import type { Language, SiteId } from '@crema/brands';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { contactMessages, newsletterSubscribers, stockAlerts } from './outreach.tables.ts';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;
export type StockAlert = typeof stockAlerts.$inferSelect;
export type ContactMessage = typeof contactMessages.$inferSelect;

/** What is known when somebody asks for something by mail. */
export interface Asker {
  site: SiteId;
  email: string;
  emailKey: string;
  language: Language;
}

export function outreachRepository(db: Database) {
  return {
    /** The subscriber of this address, locked for the running transaction; made as pending where there is none. */
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

    subscriberById: async (id: string): Promise<Subscriber | undefined> =>
      (await db.q.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)))[0],

    /** Changes a subscriber that is not in that status yet. Answers whether it did. */
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

    /** Asks again: a new request of somebody who is not active. */
    askAgain: (id: string, asker: Asker, source: string, now: Date) =>
      db.q
        .update(newsletterSubscribers)
        .set({
          ...{ status: 'pending', email: asker.email, language: asker.language, source },
          requestedAt: now.toISOString(),
        })
        .where(eq(newsletterSubscribers.id, id)),

    /** Puts somebody on the list of a variant. A second request while the first waits changes nothing. */
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
        // An alert that has ended and was not swept up yet makes room for a new one.
        .onConflictDoUpdate({
          target: [stockAlerts.site, stockAlerts.variantCode, stockAlerts.emailKey],
          targetWhere: isNull(stockAlerts.toldAt),
          set: { createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() },
          setWhere: lt(stockAlerts.expiresAt, now.toISOString()),
        }),

    /** Variants that somebody waits for, by site; of some products only where they are named. */
    awaited: (now: Date, productCodes?: readonly string[]) =>
      db.rows<{ site: SiteId; variantCode: string }>(
        sql`select distinct site, variant_code as "variantCode" from stock_alerts
            where told_at is null and expires_at > ${now.toISOString()}
            ${productCodes ? sql`and product_code in (select jsonb_array_elements_text(${JSON.stringify(productCodes)}::jsonb))` : sql``}`,
      ),

    /** In the running transaction: only one process at a time tells who waits for this variant. */
    lockAlerts: (site: SiteId, variantCode: string) =>
      db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${site} ${variantCode}`}, 0))`),

    toldSince: async (site: SiteId, variantCode: string, since: Date): Promise<number> => {
      const [row] = await db.rows<{ told: number }>(
        sql`select count(*)::int as told from stock_alerts
            where site = ${site} and variant_code = ${variantCode} and told_at > ${since.toISOString()}`,
      );
      return row?.told ?? 0;
    },

    /** Marks those who have waited longest as told, and answers them. */
    takeAlerts: (site: SiteId, variantCode: string, most: number, now: Date) =>
      db.rows<{ id: string }>(
        sql`update stock_alerts set told_at = ${now.toISOString()}
            where id in (select id from stock_alerts
              where site = ${site} and variant_code = ${variantCode} and told_at is null
                and expires_at > ${now.toISOString()}
              order by created_at, id limit ${most}::int for update)
            returning id`,
      ),

    alertById: async (id: string): Promise<StockAlert | undefined> =>
      (await db.q.select().from(stockAlerts).where(eq(stockAlerts.id, id)))[0],

    addMessage: (message: ContactMessage) => db.q.insert(contactMessages).values(message),

    messageById: async (id: string): Promise<ContactMessage | undefined> =>
      (await db.q.select().from(contactMessages).where(eq(contactMessages.id, id)))[0],

    /** What is held of an address, for whose it is. */
    ofAddress: async (site: SiteId, emailKey: string) => {
      const ofKey = (table: typeof newsletterSubscribers | typeof stockAlerts) =>
        and(eq(table.site, site), eq(table.emailKey, emailKey));
      const { site: at, email } = contactMessages;
      return {
        newsletter: await db.q.select().from(newsletterSubscribers).where(ofKey(newsletterSubscribers)),
        alerts: await db.q.select().from(stockAlerts).where(ofKey(stockAlerts)),
        messages: await db.q
          .select()
          .from(contactMessages)
          .where(and(eq(at, site), sql`lower(${email}) = ${emailKey}`)),
      };
    },

    /** Forgets what an address asked for: the newsletter, and alerts. */
    forgetAddress: async (site: SiteId, emailKey: string): Promise<void> => {
      for (const table of [newsletterSubscribers, stockAlerts])
        await db.q.delete(table).where(and(eq(table.site, site), eq(table.emailKey, emailKey)));
    },

    /** Forgets, for one site, requests never confirmed, alerts that ended, and old messages. */
    forget: async (site: SiteId, before: { requests: Date; alerts: Date; messages: Date }): Promise<void> => {
      await db.q
        .delete(newsletterSubscribers)
        .where(
          and(
            eq(newsletterSubscribers.site, site),
            eq(newsletterSubscribers.status, 'pending'),
            lt(newsletterSubscribers.requestedAt, before.requests.toISOString()),
          ),
        );
      await db.q
        .delete(stockAlerts)
        .where(
          and(
            eq(stockAlerts.site, site),
            or(
              lt(stockAlerts.expiresAt, before.alerts.toISOString()),
              lt(stockAlerts.toldAt, before.alerts.toISOString()),
            ),
          ),
        );
      await db.q
        .delete(contactMessages)
        .where(
          and(eq(contactMessages.site, site), lt(contactMessages.createdAt, before.messages.toISOString())),
        );
    },
  };
}

export type OutreachRepository = ReturnType<typeof outreachRepository>;
