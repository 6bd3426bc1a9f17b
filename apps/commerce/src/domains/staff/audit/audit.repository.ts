import type { SiteId } from '@crema/brands';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { agentActions, agentSessions, staff } from '../staff.tables.ts';
import type { AgentAction, AuditEntry } from '../staff.types.ts';

/** Which rows of the audit trail to read. */
export interface AuditQuery {
  staffId?: string;
  customerId?: string;
  limit: number;
}

/** SQL of the audit trail: rows are added and completed, never changed or deleted. */
export function auditRepository(db: Database) {
  return {
    add: async (action: AgentAction): Promise<number> => {
      const [row] = await db.q
        .insert(agentActions)
        .values({ ...action, at: action.at.toISOString() })
        .returning({ id: agentActions.id });
      return row?.id ?? 0;
    },

    complete: (id: number, status: number) =>
      db.q.update(agentActions).set({ status }).where(eq(agentActions.id, id)),

    /** Actions of agents for a customer, without the agents' names. */
    ofCustomer: async (site: SiteId, customerId: string) => ({
      sessions: await db.q
        .select({
          startedAt: agentSessions.startedAt,
          expiresAt: agentSessions.expiresAt,
          endedAt: agentSessions.endedAt,
        })
        .from(agentSessions)
        .where(and(eq(agentSessions.site, site), eq(agentSessions.customerId, customerId)))
        .orderBy(asc(agentSessions.startedAt)),
      actions: await db.q
        .select({ at: agentActions.at, operation: agentActions.operation, status: agentActions.status })
        .from(agentActions)
        .where(and(eq(agentActions.site, site), eq(agentActions.customerId, customerId)))
        .orderBy(asc(agentActions.id)),
    }),

    /** Newest first. */
    list: async ({ staffId, customerId, limit }: AuditQuery): Promise<AuditEntry[]> => {
      const rows = await db.q
        .select({ action: agentActions, email: staff.email })
        .from(agentActions)
        .innerJoin(staff, eq(staff.id, agentActions.staffId))
        .where(
          and(
            staffId === undefined ? undefined : eq(agentActions.staffId, staffId),
            customerId === undefined ? undefined : eq(agentActions.customerId, customerId),
          ),
        )
        .orderBy(desc(agentActions.id))
        .limit(limit);
      return rows.map(({ action, email }) => ({
        ...action,
        email,
        at: new Date(action.at),
        site: action.site as SiteId,
        customerId: action.customerId ?? undefined,
        status: action.status ?? undefined,
      }));
    },
  };
}

export type AuditRepository = ReturnType<typeof auditRepository>;
