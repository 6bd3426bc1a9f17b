import type { SiteId } from '@crema/brands';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { agentNotes, staff } from '../staff.tables.ts';

/** What an agent wrote down about a customer, for whoever helps next. */
export interface AgentNote {
  id: string;
  site: SiteId;
  customerId: string;
  staffId: string;
  text: string;
  createdAt: Date;
}

/** Most notes that are shown of a customer. */
const SHOWN = 50;

/** SQL of notes. */
export function notesRepository(db: Database) {
  const of = (site: SiteId, customerId: string) =>
    and(eq(agentNotes.site, site), eq(agentNotes.customerId, customerId));
  return {
    add: (note: AgentNote) =>
      db.q.insert(agentNotes).values({ ...note, createdAt: note.createdAt.toISOString() }),

    /** Newest first, each with who wrote it. */
    list: async (site: SiteId, customerId: string) =>
      (
        await db.q
          .select({
            id: agentNotes.id,
            text: agentNotes.text,
            createdAt: agentNotes.createdAt,
            author: staff.email,
          })
          .from(agentNotes)
          .innerJoin(staff, eq(staff.id, agentNotes.staffId))
          .where(of(site, customerId))
          .orderBy(desc(agentNotes.createdAt), desc(agentNotes.id))
          .limit(SHOWN)
      ).map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),

    /** All of a customer, oldest first, without the agents' names. */
    ofCustomer: (site: SiteId, customerId: string) =>
      db.q
        .select({ at: agentNotes.createdAt, text: agentNotes.text })
        .from(agentNotes)
        .where(of(site, customerId))
        .orderBy(asc(agentNotes.createdAt)),

    forget: (site: SiteId, customerId: string) => db.q.delete(agentNotes).where(of(site, customerId)),
  };
}

export type NotesRepository = ReturnType<typeof notesRepository>;
