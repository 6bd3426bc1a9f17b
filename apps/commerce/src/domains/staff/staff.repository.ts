import type { SiteId } from '@crema/brands';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { agentSessions, staff, staffLinks, staffSessions } from './staff.tables.ts';
import type { AgentSession, Member } from './staff.types.ts';

type StaffRow = typeof staff.$inferSelect;
type SessionRow = typeof agentSessions.$inferSelect;

/** SQL of staff, their links and their sessions. */
export const staffRepository = (db: Database) => ({
  ...members(db),
  ...names(db),
  ...links(db),
  ...agentLogIns(db),
});

export type StaffRepository = ReturnType<typeof staffRepository>;

const openAt = (now: Date) =>
  and(isNull(agentSessions.endedAt), gt(agentSessions.expiresAt, now.toISOString()));

function members(db: Database) {
  return {
    /** False: the address is taken. */
    insert: async (member: Member): Promise<boolean> =>
      (
        await db.q
          .insert(staff)
          .values({
            ...{
              id: member.id,
              email: member.email,
              emailKey: member.email.toLowerCase(),
              role: member.role,
            },
            ...{ sealedSecret: member.sealedSecret, demo: member.demo },
            passwordHash: member.password?.hash,
            passwordPepper: member.password?.pepper,
            createdAt: member.createdAt.toISOString(),
          })
          .onConflictDoNothing()
          .returning({ id: staff.id })
      ).length > 0,

    byEmail: async (email: string): Promise<Member | undefined> => {
      const [row] = await db.q.select().from(staff).where(eq(staff.emailKey, email.trim().toLowerCase()));
      return row && toMember(row);
    },

    byId: async (id: string): Promise<Member | undefined> => {
      const [row] = await db.q.select().from(staff).where(eq(staff.id, id));
      return row && toMember(row);
    },

    list: async (): Promise<Member[]> =>
      (await db.q.select().from(staff).orderBy(asc(staff.emailKey))).map(toMember),

    /** Completes a set-up: password, authenticator and recovery codes. */
    activate: (
      id: string,
      password: { hash: string; pepper: string },
      recoveryHashes: string[],
      step: number,
    ) =>
      db.q
        .update(staff)
        .set({ passwordHash: password.hash, passwordPepper: password.pepper, recoveryHashes, lastStep: step })
        .where(eq(staff.id, id)),

    setPassword: (id: string, password: { hash: string; pepper: string }) =>
      db.q
        .update(staff)
        .set({ passwordHash: password.hash, passwordPepper: password.pepper })
        .where(eq(staff.id, id)),

    setSecret: (id: string, sealedSecret: string) =>
      db.q.update(staff).set({ sealedSecret, lastStep: 0 }).where(eq(staff.id, id)),

    /** Uses a code's time step; false if it, or a later one, was used before. */
    takeStep: async (id: string, step: number): Promise<boolean> =>
      (
        await db.q
          .update(staff)
          .set({ lastStep: step })
          .where(and(eq(staff.id, id), sql`${staff.lastStep} < ${step}`))
          .returning({ id: staff.id })
      ).length > 0,

    /** Uses a recovery code; false if it is unknown or was used before. */
    takeRecoveryCode: async (id: string, hash: string): Promise<boolean> =>
      (
        await db.rows(
          sql`update staff set recovery_hashes = recovery_hashes - ${hash}::text
              where id = ${id} and recovery_hashes ? ${hash}::text returning 1`,
        )
      ).length > 0,

    /** Removes password and recovery codes and ends all sessions: after a new link the member must set up again. */
    lockOut: async (id: string, now: Date): Promise<void> => {
      await db.q
        .update(staff)
        .set({ passwordHash: null, passwordPepper: null, recoveryHashes: [] })
        .where(eq(staff.id, id));
      await db.q
        .update(agentSessions)
        .set({ endedAt: now.toISOString() })
        .where(and(eq(agentSessions.staffId, id), openAt(now)));
      await db.q
        .update(staffSessions)
        .set({ endedAt: now.toISOString() })
        .where(and(eq(staffSessions.staffId, id), isNull(staffSessions.endedAt)));
    },

    disable: (id: string, now: Date) =>
      db.q.update(staff).set({ disabledAt: now.toISOString() }).where(eq(staff.id, id)),
  };
}

function names(db: Database) {
  return {
    /** E-mail addresses by id. */
    emailsOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map();
      const rows = await db.q
        .select({ id: staff.id, email: staff.email })
        .from(staff)
        .where(inArray(staff.id, [...ids]));
      return new Map(rows.map(({ id, email }) => [id, email]));
    },
  };
}

function links(db: Database) {
  return {
    addLink: (hash: string, staffId: string, expiresAt: Date) =>
      db.q.insert(staffLinks).values({ hash, staffId, expiresAt: expiresAt.toISOString() }),

    /** The owner of a link that is still valid. */
    linkOwner: async (hash: string, now: Date): Promise<string | undefined> => {
      const [row] = await db.q
        .select({ staffId: staffLinks.staffId })
        .from(staffLinks)
        .where(
          and(
            eq(staffLinks.hash, hash),
            isNull(staffLinks.usedAt),
            gt(staffLinks.expiresAt, now.toISOString()),
          ),
        );
      return row?.staffId;
    },

    /** Uses this link; false if it was used before, or a newer one has ended it. */
    useLink: async (hash: string, now: Date): Promise<boolean> =>
      (
        await db.q
          .update(staffLinks)
          .set({ usedAt: now.toISOString() })
          .where(and(eq(staffLinks.hash, hash), isNull(staffLinks.usedAt)))
          .returning({ hash: staffLinks.hash })
      ).length > 0,

    /** Ends every link of a member. */
    endLinks: (staffId: string, now: Date) =>
      db.q
        .update(staffLinks)
        .set({ usedAt: now.toISOString() })
        .where(and(eq(staffLinks.staffId, staffId), isNull(staffLinks.usedAt))),
  };
}

function agentLogIns(db: Database) {
  return {
    insertSession: (session: AgentSession) =>
      db.q.insert(agentSessions).values({
        ...session,
        startedAt: session.startedAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
      }),

    /** A session, if neither it nor its log-in has ended and its member still works here. */
    liveSession: async (id: string, now: Date): Promise<AgentSession | undefined> => {
      const [row] = await db.q
        .select({ session: agentSessions })
        .from(agentSessions)
        .innerJoin(staff, and(eq(staff.id, agentSessions.staffId), isNull(staff.disabledAt)))
        .where(
          and(
            eq(agentSessions.id, id),
            openAt(now),
            sql`(${agentSessions.signInId} is null or exists (select 1 from agent_sessions s
                 where s.id = ${agentSessions.signInId} and s.ended_at is null and s.expires_at > ${now.toISOString()}))`,
          ),
        );
      return row && toSession(row.session);
    },

    /** Ends a session, and those that belong to it. */
    endSession: (id: string, now: Date) =>
      db.q
        .update(agentSessions)
        .set({ endedAt: now.toISOString() })
        .where(and(or(eq(agentSessions.id, id), eq(agentSessions.signInId, id)), openAt(now))),
  };
}

const toMember = ({ passwordHash, passwordPepper, emailKey: _key, ...row }: StaffRow): Member => ({
  ...row,
  createdAt: new Date(row.createdAt),
  disabledAt: row.disabledAt === null ? undefined : new Date(row.disabledAt),
  password:
    passwordHash === null || passwordPepper === null
      ? undefined
      : { hash: passwordHash, pepper: passwordPepper },
});

const toSession = ({ endedAt: _ended, ...row }: SessionRow): AgentSession => ({
  ...row,
  site: row.site as SiteId,
  signInId: row.signInId ?? undefined,
  customerId: row.customerId ?? undefined,
  startedAt: new Date(row.startedAt),
  expiresAt: new Date(row.expiresAt),
});
