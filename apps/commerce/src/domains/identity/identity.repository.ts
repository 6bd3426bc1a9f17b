import type { SiteId } from '@crema/brands';
import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { externalIdentities, passwords, refreshTokens, sessions } from './identity.tables.ts';
import type { EndReason, Session } from './identity.types.ts';

type SessionRow = typeof sessions.$inferSelect;

export interface PasswordRow {
  hash: string;
  pepper: string;
}

/** Somebody at an outside identity provider. */
export interface ExternalSubject {
  site: SiteId;
  issuer: string;
  subject: string;
}

/** A refresh token with the session it belongs to, both locked for the running transaction. */
export interface RefreshRow {
  session: Session;
  usedAt?: Date;
  usedWith?: string;
}

/** SQL of passwords, sessions and refresh tokens. */
export function identityRepository(db: Database) {
  const open = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now.toISOString()));

  return {
    passwordOf: async (customerId: string): Promise<PasswordRow | undefined> =>
      (await db.q.select().from(passwords).where(eq(passwords.customerId, customerId)))[0],

    /** Whether the password is the one that it was then: made before, and not taken away since. */
    hadPassword: async (customerId: string, at: Date): Promise<boolean> =>
      (
        await db.q
          .select({ customerId: passwords.customerId })
          .from(passwords)
          .where(and(eq(passwords.customerId, customerId), lte(passwords.changedAt, at.toISOString())))
      ).length > 0,

    setPassword: (customerId: string, { hash, pepper }: PasswordRow, now: Date) =>
      db.q
        .insert(passwords)
        .values({ customerId, hash, pepper, changedAt: now.toISOString() })
        .onConflictDoUpdate({
          target: passwords.customerId,
          set: { hash, pepper, changedAt: now.toISOString() },
        }),

    deletePassword: (customerId: string) =>
      db.q.delete(passwords).where(eq(passwords.customerId, customerId)),

    customerOfSubject: async ({ site, issuer, subject }: ExternalSubject): Promise<string | undefined> =>
      (
        await db.q
          .select({ id: externalIdentities.customerId })
          .from(externalIdentities)
          .where(
            and(
              eq(externalIdentities.site, site),
              eq(externalIdentities.issuer, issuer),
              eq(externalIdentities.subject, subject),
            ),
          )
      )[0]?.id,

    /** Whether somebody at this provider opens the account. */
    isLinked: async (site: SiteId, issuer: string, customerId: string): Promise<boolean> =>
      (
        await db.q
          .select({ subject: externalIdentities.subject })
          .from(externalIdentities)
          .where(
            and(
              eq(externalIdentities.customerId, customerId),
              eq(externalIdentities.site, site),
              eq(externalIdentities.issuer, issuer),
            ),
          )
          .limit(1)
      ).length > 0,

    addSubject: (external: ExternalSubject, customerId: string, now: Date) =>
      db.q.insert(externalIdentities).values({ ...external, customerId, createdAt: now.toISOString() }),

    deleteSubjects: (customerId: string) =>
      db.q.delete(externalIdentities).where(eq(externalIdentities.customerId, customerId)),

    insertSession: (session: Session) =>
      db.q.insert(sessions).values({
        ...session,
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: session.lastUsedAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
        endedAt: null,
      }),

    /** The session while it lasts. */
    session: async (id: string, now: Date): Promise<Session | undefined> => {
      const [row] = await db.q
        .select()
        .from(sessions)
        .where(and(eq(sessions.id, id), open(now)));
      return row && toSession(row);
    },

    /** Whether a log-in of this subject is on record; ended ones are for 30 days. */
    hasSession: async (subject: string): Promise<boolean> =>
      (await db.q.select({ id: sessions.id }).from(sessions).where(eq(sessions.subject, subject)).limit(1))
        .length > 0,

    /** Of one subject, last used first. */
    sessionsOf: async (site: SiteId, subject: string, now: Date): Promise<Session[]> =>
      (
        await db.q
          .select()
          .from(sessions)
          .where(and(eq(sessions.site, site), eq(sessions.subject, subject), open(now)))
          .orderBy(desc(sessions.lastUsedAt))
      ).map(toSession),

    /** Ends sessions of a subject: one, all, or all but one. Answers how many. */
    endSessions: async (
      { subject, id, butNot }: { subject: string; id?: string; butNot?: string },
      endedBy: EndReason,
      now: Date,
    ): Promise<number> =>
      (
        await db.q
          .update(sessions)
          .set({ endedAt: now.toISOString(), endedBy })
          .where(
            and(
              eq(sessions.subject, subject),
              open(now),
              id === undefined ? undefined : eq(sessions.id, id),
              butNot === undefined ? undefined : ne(sessions.id, butNot),
            ),
          )
          .returning({ id: sessions.id })
      ).length,

    addRefreshToken: (hash: string, sessionId: string, now: Date) =>
      db.q.insert(refreshTokens).values({ hash, sessionId, createdAt: now.toISOString() }),

    /** Locks the token's session, so that of two who use one token the second sees what the first did. */
    lockRefreshToken: async (hash: string): Promise<RefreshRow | undefined> => {
      const [locked] = await db.q
        .select()
        .from(sessions)
        .where(eq(sessions.id, sql`(select session_id from refresh_tokens where hash = ${hash})`))
        .for('update');
      if (!locked) return undefined;
      const [token] = await db.q.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
      return (
        token && {
          session: toSession(locked),
          usedAt: token.usedAt === null ? undefined : new Date(token.usedAt),
          usedWith: token.usedWith ?? undefined,
        }
      );
    },

    useRefreshToken: (hash: string, usedWith: string | undefined, now: Date) =>
      db.q
        .update(refreshTokens)
        .set({ usedAt: now.toISOString(), usedWith: usedWith ?? null })
        .where(eq(refreshTokens.hash, hash)),

    touchSession: (id: string, now: Date) =>
      db.q.update(sessions).set({ lastUsedAt: now.toISOString() }).where(eq(sessions.id, id)),

    /** Forgets what ended before. */
    forget: (before: Date) =>
      db.q
        .delete(sessions)
        .where(
          sql`${sessions.expiresAt} < ${before.toISOString()} or ${sessions.endedAt} < ${before.toISOString()}`,
        ),
  };
}

export type IdentityRepository = ReturnType<typeof identityRepository>;

const toSession = ({ endedBy: _by, ...row }: SessionRow): Session => ({
  ...row,
  site: row.site as SiteId,
  createdAt: new Date(row.createdAt),
  lastUsedAt: new Date(row.lastUsedAt),
  expiresAt: new Date(row.expiresAt),
  endedAt: row.endedAt === null ? undefined : new Date(row.endedAt),
});
