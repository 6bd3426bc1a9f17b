import { eq, sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import { toSession } from '../sessions/sessions.repository.ts';
import { refreshTokens, sessions } from '../sessions/sessions.tables.ts';
import type { Session } from '../sessions/sessions.types.ts';

/** A refresh token with its session, both locked for the running transaction. */
export interface RefreshRow {
  session: Session;
  usedAt?: Date | undefined;
  usedWith?: string | undefined;
}

/** SQL of refresh tokens, which are stored as hashes. */
export function refreshTokensRepository(db: Database) {
  return bindAll(db, { add, lock, use });
}

export type RefreshTokensRepository = ReturnType<typeof refreshTokensRepository>;

function add(db: Database, hash: string, sessionId: string, now: Date) {
  return db.q.insert(refreshTokens).values({ hash, sessionId, createdAt: now.toISOString() });
}

/** Locks the token's session: of two calls with one token, the second waits and sees the first. */
async function lock(db: Database, hash: string): Promise<RefreshRow | undefined> {
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
}

/** Records that a token was used, with the hash of the call's key. */
function use(db: Database, hash: string, usedWith: string | undefined, now: Date) {
  return db.q
    .update(refreshTokens)
    .set({ usedAt: now.toISOString(), usedWith: usedWith ?? null })
    .where(eq(refreshTokens.hash, hash));
}
