import type { SiteId } from '@crema/brands';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { scheduledEdits } from '../edits.tables.ts';
import type { ScheduledEdit } from '../edits.types.ts';

type ScheduledRow = typeof scheduledEdits.$inferSelect;

/** SQL of scheduled changes. */
export const scheduleRepository = (db: Database) => ({
  ...{ ...writes(db), ...dueOnes(db) },
  ...{ ...reads(db), ...unpublished(db) },
});

function writes(db: Database) {
  return {
    insertScheduled: async (rows: readonly ScheduledEdit[], at: Date): Promise<void> => {
      if (rows.length === 0) return;
      await db.q.insert(scheduledEdits).values(rows.map((row) => ({ ...row, at })));
    },

    setScheduled: (id: string, set: Partial<Pick<ScheduledEdit, 'status' | 'problem' | 'edit'>>) =>
      db.q.update(scheduledEdits).set(set).where(eq(scheduledEdits.id, id)),
  };
}

/** What a task carries out, locked. */
function dueOnes(db: Database) {
  /** The first that is due, with those of its bulk edit that are due too; locked, those that others hold left out. */
  const due = async (condition: SQL, order: SQL, limit: number): Promise<ScheduledEdit[]> => {
    const some = async (where: SQL | undefined, most: number): Promise<ScheduledEdit[]> =>
      (
        await db.q
          .select()
          .from(scheduledEdits)
          .where(where)
          .orderBy(order, asc(scheduledEdits.key))
          .limit(most)
          .for('update', { skipLocked: true })
      ).map(toScheduled);
    const [first] = await some(condition, 1);
    if (!first?.batch || limit === 1) return first ? [first] : [];
    return some(and(condition, eq(scheduledEdits.batch, first.batch)), limit);
  };
  return {
    /** Whether anything is to begin or end: one small statement, since it is asked every second. */
    isAnyDue: async (now: Date): Promise<boolean> => {
      const at = now.toISOString();
      const [row] = await db.rows(
        sql`select 1 where exists (select from scheduled_edits where status = 'waiting' and "from" <= ${at}::timestamptz)
              or exists (select from scheduled_edits where status = 'active' and until <= ${at}::timestamptz)`,
      );
      return row !== undefined;
    },

    /** Changes that are to begin, locked. */
    dueToBegin: (now: Date, limit: number) =>
      due(
        sql`${scheduledEdits.status} = 'waiting' and ${scheduledEdits.from} <= ${now.toISOString()}`,
        sql`${scheduledEdits.from}`,
        limit,
      ),

    /** Changes that are to end, locked. */
    dueToEnd: (now: Date, limit: number) =>
      due(
        sql`${scheduledEdits.status} = 'active' and ${scheduledEdits.until} <= ${now.toISOString()}`,
        sql`${scheduledEdits.until}`,
        limit,
      ),

    /** Locked. */
    scheduledById: async (site: SiteId, id: string): Promise<ScheduledEdit | undefined> => {
      const [row] = await db.q
        .select()
        .from(scheduledEdits)
        .where(and(eq(scheduledEdits.id, id), eq(scheduledEdits.site, site)))
        .for('update');
      return row && toScheduled(row);
    },
  };
}

function reads(db: Database) {
  return {
    scheduledByIds: async (site: SiteId, ids: readonly string[]): Promise<ScheduledEdit[]> =>
      (
        await db.q
          .select()
          .from(scheduledEdits)
          .where(and(eq(scheduledEdits.site, site), inArray(scheduledEdits.id, [...ids])))
      ).map(toScheduled),

    /** Changes of rows that wait or are in effect. */
    openOf: async (site: SiteId, resource: string, keys: readonly string[]): Promise<ScheduledEdit[]> =>
      (
        await db.q
          .select()
          .from(scheduledEdits)
          .where(
            and(
              eq(scheduledEdits.site, site),
              eq(scheduledEdits.resource, resource),
              sql`${scheduledEdits.key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
              or(eq(scheduledEdits.status, 'waiting'), eq(scheduledEdits.status, 'active')),
            ),
          )
      ).map(toScheduled),

    openOfBatch: async (batch: string): Promise<ScheduledEdit[]> =>
      (
        await db.q
          .select()
          .from(scheduledEdits)
          .where(
            and(
              eq(scheduledEdits.batch, batch),
              or(eq(scheduledEdits.status, 'waiting'), eq(scheduledEdits.status, 'active')),
            ),
          )
          .orderBy(asc(scheduledEdits.key))
      ).map(toScheduled),

    /** Drafts and those that wait or are in effect first by their time, then those that ended, latest first. */
    listScheduled: async (
      site: SiteId,
      { resource, key, limit }: { resource?: string; key?: string; limit: number },
    ): Promise<ScheduledEdit[]> =>
      (
        await db.q
          .select()
          .from(scheduledEdits)
          .where(
            and(
              eq(scheduledEdits.site, site),
              resource === undefined ? undefined : eq(scheduledEdits.resource, resource),
              key === undefined ? undefined : eq(scheduledEdits.key, key),
            ),
          )
          .orderBy(
            sql`${scheduledEdits.status} not in ('draft', 'waiting', 'active')`,
            sql`case when ${scheduledEdits.status} in ('draft', 'waiting', 'active') then ${scheduledEdits.from} end`,
            desc(scheduledEdits.from),
          )
          .limit(limit)
      ).map(toScheduled),

    failedSchedules: async (site: SiteId): Promise<number> =>
      Number(
        (
          await db.rows<{ count: number }>(
            sql`select count(*)::int as count from scheduled_edits where site = ${site} and status = 'failed'`,
          )
        )[0]?.count ?? 0,
      ),
  };
}

/** What a preview shows before its time. */
function unpublished(db: Database) {
  return {
    /** The draft of a row, locked: there is at most one. */
    draftOf: async (site: SiteId, resource: string, key: string): Promise<ScheduledEdit | undefined> => {
      const [row] = await db.q
        .select()
        .from(scheduledEdits)
        .where(
          and(
            ...[eq(scheduledEdits.site, site), eq(scheduledEdits.resource, resource)],
            ...[eq(scheduledEdits.key, key), eq(scheduledEdits.status, 'draft')],
          ),
        )
        .for('update');
      return row && toScheduled(row);
    },

    /**
     * Changes of some resources that will be in effect at an instant and are not yet, in the order in which they begin, then
     * drafts where they are asked for.
     *
     * @param endsAfter those that end before it are left out; absent: before `at`
     */
    aheadAt: async (
      site: SiteId,
      resources: readonly string[],
      { at, endsAfter = at, drafts = false }: { at: Date; endsAfter?: Date; drafts?: boolean },
    ): Promise<ScheduledEdit[]> =>
      (
        await db.q
          .select()
          .from(scheduledEdits)
          .where(
            and(
              eq(scheduledEdits.site, site),
              inArray(scheduledEdits.resource, [...resources]),
              or(
                and(
                  eq(scheduledEdits.status, 'waiting'),
                  sql`${scheduledEdits.from} <= ${at.toISOString()}`,
                  sql`(${scheduledEdits.until} is null or ${scheduledEdits.until} > ${endsAfter.toISOString()})`,
                ),
                drafts ? eq(scheduledEdits.status, 'draft') : undefined,
              ),
            ),
          )
          .orderBy(sql`${scheduledEdits.status} = 'draft'`, asc(scheduledEdits.from))
      ).map(toScheduled),
  };
}

const toScheduled = ({ at: _at, ...row }: ScheduledRow): ScheduledEdit => ({
  ...row,
  site: row.site as SiteId,
  until: row.until ?? undefined,
  reason: row.reason ?? undefined,
  problem: row.problem ?? undefined,
  edit: row.edit ?? undefined,
  batch: row.batch ?? undefined,
});
