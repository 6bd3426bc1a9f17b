import type { SiteId } from '@crema/brands';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import { sessions } from './sessions.tables.ts';
import type { EndReason, Session } from './sessions.types.ts';

/** SQL of sessions. */
export function sessionsRepository(db: Database) {
  return bindAll(db, { insert, find, hasAny, list, end, touch, forget });
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

/** Sessions of a subject: one, all, or all but one. */
export interface WhichSessions {
  subject: string;
  id?: string | undefined;
  butNot?: string | undefined;
}

function insert(db: Database, session: Session) {
  return db.q.insert(sessions).values({
    ...session,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    endedAt: null,
  });
}

/** The session, unless it has ended or expired. */
async function find(db: Database, id: string, now: Date): Promise<Session | undefined> {
  const [row] = await db.q
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isOpen(now)));
  return row && toSession(row);
}

/** Whether a log-in of this subject is on record; ended ones are kept for 30 days. */
async function hasAny(db: Database, subject: string): Promise<boolean> {
  const rows = await db.q
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.subject, subject))
    .limit(1);
  return rows.length > 0;
}

/** Open sessions of one subject, last used first. */
async function list(db: Database, site: SiteId, subject: string, now: Date): Promise<Session[]> {
  const rows = await db.q
    .select()
    .from(sessions)
    .where(and(eq(sessions.site, site), eq(sessions.subject, subject), isOpen(now)))
    .orderBy(desc(sessions.lastUsedAt));
  return rows.map(toSession);
}

/** Ends sessions of a subject. Answers how many. */
async function end(
  db: Database,
  { subject, id, butNot }: WhichSessions,
  endedBy: EndReason,
  now: Date,
): Promise<number> {
  const ended = await db.q
    .update(sessions)
    .set({ endedAt: now.toISOString(), endedBy })
    .where(
      and(
        eq(sessions.subject, subject),
        isOpen(now),
        id === undefined ? undefined : eq(sessions.id, id),
        butNot === undefined ? undefined : ne(sessions.id, butNot),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/** Records that a session was used. */
function touch(db: Database, id: string, now: Date) {
  return db.q.update(sessions).set({ lastUsedAt: now.toISOString() }).where(eq(sessions.id, id));
}

/** Deletes sessions that ended or expired before that instant. */
function forget(db: Database, before: Date) {
  return db.q
    .delete(sessions)
    .where(
      sql`${sessions.expiresAt} < ${before.toISOString()} or ${sessions.endedAt} < ${before.toISOString()}`,
    );
}

const isOpen = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now.toISOString()));

export const toSession = ({ endedBy: _by, ...row }: typeof sessions.$inferSelect): Session => ({
  ...row,
  site: row.site as SiteId,
  createdAt: new Date(row.createdAt),
  lastUsedAt: new Date(row.lastUsedAt),
  expiresAt: new Date(row.expiresAt),
  endedAt: row.endedAt === null ? undefined : new Date(row.endedAt),
});
