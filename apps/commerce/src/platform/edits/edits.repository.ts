import type { SiteId } from '@crema/brands';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { edits } from './edits.tables.ts';
import type { Edit } from './edits.types.ts';
import { scheduleRepository } from './schedule/schedule.repository.ts';

type EditRow = typeof edits.$inferSelect;

/** Which edits a history shows; `before`: the number of the last one shown. */
export interface HistoryQuery {
  site: SiteId;
  resource?: string;
  key?: string;
  before?: number;
  limit: number;
}

/** SQL of edits: the history, and what is scheduled. */
export const editsRepository = (db: Database) => ({ ...history(db), ...scheduleRepository(db) });

export type EditsRepository = ReturnType<typeof editsRepository>;

function history(db: Database) {
  return {
    /** Waits while another edit of one of these rows is being made; keys in order, so that two never wait for each other. */
    lock: async (site: SiteId, resource: string, keys: readonly string[]): Promise<void> => {
      const names = keys.toSorted().map((key) => `edit ${site} ${resource} ${key}`);
      await db.rows(
        sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
            from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as names(name)`,
      );
    },

    insert: async (rows: readonly Edit[]): Promise<void> => {
      if (rows.length === 0) return;
      await db.q.insert(edits).values(rows.map((row) => ({ ...row })));
    },

    /** Empties what the history knows of rows: who changed them, and when, stays. */
    forget: (site: SiteId, resource: string, keys: readonly string[]) =>
      db.rows(
        sql`update edits set reason = null,
              before = case when before is null then null else '{}'::jsonb end,
              after = case when after is null then null else '{}'::jsonb end
            where site = ${site} and resource = ${resource}
              and key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
      ),

    byId: async (site: SiteId, id: string): Promise<Edit | undefined> => {
      const [row] = await db.q
        .select()
        .from(edits)
        .where(and(eq(edits.id, id), eq(edits.site, site)));
      return row && toEdit(row);
    },

    byIds: async (site: SiteId, ids: readonly string[]): Promise<Edit[]> =>
      (
        await db.q
          .select()
          .from(edits)
          .where(and(eq(edits.site, site), inArray(edits.id, [...ids])))
          .orderBy(asc(edits.number))
      ).map(toEdit),

    list: async ({ site, resource, key, before, limit }: HistoryQuery) => {
      const rows = await db.q
        .select()
        .from(edits)
        .where(
          and(
            eq(edits.site, site),
            resource === undefined ? undefined : eq(edits.resource, resource),
            key === undefined ? undefined : eq(edits.key, key),
            before === undefined ? undefined : lt(edits.number, before),
          ),
        )
        .orderBy(desc(edits.number))
        .limit(limit);
      return rows.map((row) => ({ ...toEdit(row), number: row.number }));
    },

    /** Edits of a batch in the order in which they were made, without those that took others back. */
    ofBatch: async (batch: string, { offset, limit }: { offset: number; limit: number }): Promise<Edit[]> =>
      (
        await db.q
          .select()
          .from(edits)
          .where(and(eq(edits.batch, batch), sql`${edits.undoes} is null`))
          .orderBy(asc(edits.number))
          .offset(offset)
          .limit(limit)
      ).map(toEdit),

    /** Keys of the rows of a batch, each once for each resource. */
    keysOfBatch: async (batch: string): Promise<string[]> =>
      (
        await db.q
          .select({ key: edits.key })
          .from(edits)
          .where(and(eq(edits.batch, batch), sql`${edits.undoes} is null`))
          .orderBy(asc(edits.number))
      ).map(({ key }) => key),

    /** Whether anybody has ever changed anything of a site. */
    hasAny: async (site: SiteId): Promise<boolean> => {
      const [row] = await db.rows<{ found: boolean }>(
        sql`select exists (select from edits where site = ${site}) as found`,
      );
      return row?.found === true;
    },

    /** @param marks edits, and the edit that took each back; none: it stands again */
    setUndoneBy: (marks: readonly { id: string; undoneBy: string | null }[]) =>
      db.rows(
        sql`update edits e set undone_by = m."undoneBy"
            from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (id uuid, "undoneBy" uuid)
            where e.id = m.id`,
      ),
  };
}

const toEdit = ({ number: _number, ...row }: EditRow): Edit => ({
  ...row,
  site: row.site as SiteId,
  before: row.before ?? undefined,
  after: row.after ?? undefined,
  reason: row.reason ?? undefined,
  undoes: row.undoes ?? undefined,
  undoneBy: row.undoneBy ?? undefined,
  batch: row.batch ?? undefined,
  scheduled: row.scheduled ?? undefined,
});
