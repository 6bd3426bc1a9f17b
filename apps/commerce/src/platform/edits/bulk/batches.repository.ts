import type { SiteId } from '@crema/brands';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { editBatches } from '../edits.tables.ts';

type BatchRow = typeof editBatches.$inferSelect;
export type Batch = Omit<BatchRow, 'site'> & { site: SiteId };

/** SQL of bulk edits. */
export function batchesRepository(db: Database) {
  return {
    insertBatch: (batch: Omit<BatchRow, 'done' | 'skipped' | 'status'> & { status: BatchRow['status'] }) =>
      db.q.insert(editBatches).values(batch),

    batchById: async (
      id: string,
      options: { site?: SiteId; lock?: boolean } = {},
    ): Promise<Batch | undefined> => {
      const query = db.q
        .select()
        .from(editBatches)
        .where(and(eq(editBatches.id, id), options.site ? eq(editBatches.site, options.site) : undefined));
      const [row] = await (options.lock ? query.for('update') : query);
      return row && { ...row, site: row.site as SiteId };
    },

    setBatch: (id: string, set: Partial<Pick<BatchRow, 'done' | 'rows' | 'skipped' | 'status'>>) =>
      db.q.update(editBatches).set(set).where(eq(editBatches.id, id)),
  };
}

export type BatchesRepository = ReturnType<typeof batchesRepository>;
