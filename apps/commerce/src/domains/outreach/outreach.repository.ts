import type { SiteId } from '@crema/brands';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { alertsRepository } from './alerts/alerts.repository.ts';
import { messagesRepository } from './contact/messages.repository.ts';
import { subscribersRepository } from './newsletter/subscribers.repository.ts';
import { contactMessages, newsletterSubscribers, stockAlerts } from './outreach.tables.ts';

export const outreachRepository = (db: Database) => ({
  ...subscribersRepository(db),
  ...alertsRepository(db),
  ...messagesRepository(db),
  ...addressesRepository(db),
});

/** Data of all three by e-mail address, and its deletion. */
function addressesRepository(db: Database) {
  return {
    /** All data about an address, for its owner. */
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

    /** Deletes an address's requests: newsletter and alerts. */
    forgetAddress: async (site: SiteId, emailKey: string): Promise<void> => {
      for (const table of [newsletterSubscribers, stockAlerts])
        await db.q.delete(table).where(and(eq(table.site, site), eq(table.emailKey, emailKey)));
    },

    /** Deletes, for one site, requests never confirmed, alerts that ended, and old messages. */
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
