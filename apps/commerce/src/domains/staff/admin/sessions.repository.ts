import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { staff, staffSessions } from '../staff.tables.ts';
import type { StaffRole } from '../staff.types.ts';

/** A log-in to the back office, with who it is. */
export interface AdminSession {
  id: string;
  staffId: string;
  email: string;
  role: StaffRole;
  demo: boolean;
  expiresAt: Date;
}

/** SQL of log-ins to the back office. */
export function adminSessions(db: Database) {
  return {
    insert: (session: { id: string; tokenHash: string; staffId: string; startedAt: Date; expiresAt: Date }) =>
      db.q.insert(staffSessions).values({
        ...session,
        startedAt: session.startedAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
      }),

    /** The session of a token's digest, while it lasts and its member works here. */
    live: async (tokenHash: string, now: Date): Promise<AdminSession | undefined> => {
      const [row] = await db.q
        .select({
          ...{ id: staffSessions.id, staffId: staff.id, email: staff.email },
          ...{ role: staff.role, demo: staff.demo, expiresAt: staffSessions.expiresAt },
        })
        .from(staffSessions)
        .innerJoin(staff, and(eq(staff.id, staffSessions.staffId), isNull(staff.disabledAt)))
        .where(
          and(
            eq(staffSessions.tokenHash, tokenHash),
            isNull(staffSessions.endedAt),
            gt(staffSessions.expiresAt, now.toISOString()),
          ),
        );
      return row && { ...row, expiresAt: new Date(row.expiresAt) };
    },

    end: (id: string, now: Date) =>
      db.q
        .update(staffSessions)
        .set({ endedAt: now.toISOString() })
        .where(and(eq(staffSessions.id, id), isNull(staffSessions.endedAt))),
  };
}

export type AdminSessions = ReturnType<typeof adminSessions>;
