/** SQL of catalogue files that staff upload. */
import type { SiteId } from '@crema/brands';
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { catalogImports } from './transfer.tables.ts';
import type { CatalogImport, ImportStatus } from './transfer.types.ts';

export const importsRepository = (db: Database) => ({
  insert: (row: typeof catalogImports.$inferInsert) => db.q.insert(catalogImports).values(row),

  byId: async (
    site: SiteId,
    id: string,
    { lock = false }: { lock?: boolean } = {},
  ): Promise<CatalogImport | undefined> => {
    const query = db.q
      .select()
      .from(catalogImports)
      .where(and(eq(catalogImports.id, id), eq(catalogImports.site, site)));
    return (await (lock ? query.for('update') : query))[0];
  },

  /** Latest first. */
  list: (site: SiteId, limit: number): Promise<CatalogImport[]> =>
    db.q
      .select()
      .from(catalogImports)
      .where(eq(catalogImports.site, site))
      .orderBy(desc(catalogImports.at), desc(catalogImports.id))
      .limit(limit),

  inStatus: (site: SiteId, statuses: readonly ImportStatus[]): Promise<CatalogImport[]> =>
    db.q
      .select()
      .from(catalogImports)
      .where(and(eq(catalogImports.site, site), inArray(catalogImports.status, [...statuses]))),

  olderThan: (site: SiteId, at: Date): Promise<CatalogImport[]> =>
    db.q
      .select()
      .from(catalogImports)
      .where(
        and(
          eq(catalogImports.site, site),
          lt(catalogImports.at, at),
          inArray(catalogImports.status, ['uploading', 'checked', 'done', 'failed']),
        ),
      ),

  /** The import to work on next, taken: one that nobody works on, or whose process was not heard of since `lost`. */
  take: async (now: Date, lost: Date): Promise<CatalogImport | undefined> => {
    // Asked every second, and there is hardly ever one.
    const [any] = await db.rows(
      sql`select 1 from catalog_imports where status in ('checking', 'applying') limit 1`,
    );
    if (!any) return undefined;
    return db.transaction(async () => {
      const [row] = await db.q
        .select()
        .from(catalogImports)
        .where(
          and(
            inArray(catalogImports.status, ['checking', 'applying']),
            sql`(${catalogImports.beatAt} is null or ${catalogImports.beatAt} < ${lost.toISOString()})`,
          ),
        )
        .orderBy(catalogImports.at)
        .limit(1)
        .for('update', { skipLocked: true });
      if (row) await db.q.update(catalogImports).set({ beatAt: now }).where(eq(catalogImports.id, row.id));
      return row;
    });
  },

  /**
   * How far a run is, and that its process lives. Not awaited by the run, so it may come after its end: an import that nobody works
   * on is left as it is, or the next run would wait for a process that is not there.
   */
  beat: ({ id, status }: CatalogImport, progress: { done: number; total: number; beatAt: Date }) =>
    db.q
      .update(catalogImports)
      .set(progress)
      .where(
        and(eq(catalogImports.id, id), eq(catalogImports.status, status), isNotNull(catalogImports.beatAt)),
      ),

  set: (id: string, set: Partial<typeof catalogImports.$inferInsert>) =>
    db.q.update(catalogImports).set(set).where(eq(catalogImports.id, id)),

  remove: (id: string) => db.q.delete(catalogImports).where(eq(catalogImports.id, id)),

  /** Whether a product of a site was written after an instant. */
  isChangedSince: async (site: SiteId, at: Date): Promise<boolean> =>
    (
      await db.rows(
        sql`select 1 from products where site = ${site} and updated_at > ${at.toISOString()}::timestamptz limit 1`,
      )
    ).length > 0,
});

export type ImportsRepository = ReturnType<typeof importsRepository>;
