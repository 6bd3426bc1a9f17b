import type { SiteId } from '@crema/brands';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { oneTimeLinks } from '../links/links.tables.ts';
import { passwords } from '../passwords/passwords.tables.ts';
import { externalIdentities } from '../provider/subjects.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';

/** The part of a customer's export about log-ins: when and where, never hashes or tokens. */
export function exportRepository(db: Database) {
  return async (site: SiteId, customerId: string) => {
    const [password] = await db.q
      .select({ changedAt: passwords.changedAt })
      .from(passwords)
      .where(eq(passwords.customerId, customerId));
    return {
      passwordChangedAt: password?.changedAt,
      /** Includes ended ones, which are kept for a month. */
      sessions: await db.q
        .select({
          device: sessions.device,
          remembered: sessions.remembered,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          expiresAt: sessions.expiresAt,
          endedAt: sessions.endedAt,
          endedBy: sessions.endedBy,
        })
        .from(sessions)
        .where(and(eq(sessions.site, site), eq(sessions.kind, 'customer'), eq(sessions.subject, customerId)))
        .orderBy(asc(sessions.createdAt)),
      providers: await db.q
        .select({
          issuer: externalIdentities.issuer,
          subject: externalIdentities.subject,
          createdAt: externalIdentities.createdAt,
        })
        .from(externalIdentities)
        .where(and(eq(externalIdentities.site, site), eq(externalIdentities.customerId, customerId))),
      mailedLinks: await db.q
        .select({
          purpose: oneTimeLinks.purpose,
          newEmail: sql<string | null>`${oneTimeLinks.payload}->>'email'`,
          createdAt: oneTimeLinks.createdAt,
          expiresAt: oneTimeLinks.expiresAt,
          usedAt: oneTimeLinks.usedAt,
        })
        .from(oneTimeLinks)
        .where(and(eq(oneTimeLinks.site, site), eq(oneTimeLinks.customerId, customerId))),
    };
  };
}
