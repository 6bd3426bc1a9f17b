import type { SiteId } from '@crema/brands';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, holdsAll, isOneOf } from '#platform/db/index.ts';
import {
  type ComponentRow,
  cmsComponents,
  cmsPages,
  type EntryRow,
  type PageRow,
  siteEntries,
} from '../storage/content.tables.ts';

export type EntryKind = EntryRow['kind'];

/** Which rows a list shows: those whose key or text holds all words of `query`, after the key `after`. */
export interface ContentQuery {
  query?: string;
  after?: string;
  limit: number;
}

/** SQL of content as staff edit it. */
export const contentAdminRepository = (db: Database) => ({
  ...componentRows(db),
  ...pageRows(db),
  ...entryRows(db),
  ...writes(db),
});

export type ContentAdminRepository = ReturnType<typeof contentAdminRepository>;

function componentRows(db: Database) {
  return {
    components: async (
      site: SiteId,
      { query, after, limit, typeCode }: ContentQuery & { typeCode?: string },
    ): Promise<ComponentRow[]> =>
      db.q
        .select()
        .from(cmsComponents)
        .where(
          and(
            eq(cmsComponents.site, site),
            after === undefined ? undefined : gt(cmsComponents.uid, after),
            typeCode === undefined ? undefined : eq(cmsComponents.typeCode, typeCode),
            holdsAll(
              sql`${cmsComponents.uid} || ' ' || ${cmsComponents.typeCode} || ' ' || ${cmsComponents.data}::text`,
              query,
            ),
          ),
        )
        .orderBy(asc(cmsComponents.uid))
        .limit(limit),

    componentsBy: (
      site: SiteId,
      uids: readonly string[],
      { lock }: { lock: boolean },
    ): Promise<ComponentRow[]> =>
      locked(
        db.q
          .select()
          .from(cmsComponents)
          .where(and(eq(cmsComponents.site, site), isOneOf(sql`${cmsComponents.uid}`, uids)))
          .orderBy(asc(cmsComponents.uid))
          .$dynamic(),
        lock,
      ),
  };
}

function pageRows(db: Database) {
  return {
    pages: async (site: SiteId, { query, after, limit }: ContentQuery): Promise<PageRow[]> =>
      db.q
        .select()
        .from(cmsPages)
        .where(
          and(
            eq(cmsPages.site, site),
            after === undefined ? undefined : gt(cmsPages.uid, after),
            holdsAll(
              sql`${cmsPages.uid} || ' ' || ${cmsPages.label} || ' ' || ${cmsPages.title}::text`,
              query,
            ),
          ),
        )
        .orderBy(asc(cmsPages.uid))
        .limit(limit),

    /** Pages on which a part stands. */
    pagesWith: async (site: SiteId, part: string): Promise<PageRow[]> =>
      db.q
        .select()
        .from(cmsPages)
        .where(
          and(
            eq(cmsPages.site, site),
            sql`${cmsPages.slots} @> ${JSON.stringify([{ components: [part] }])}::jsonb`,
          ),
        )
        .orderBy(asc(cmsPages.uid)),

    /** Pages at a label, whatever its case. */
    pagesAt: async (site: SiteId, label: string): Promise<PageRow[]> =>
      db.q
        .select()
        .from(cmsPages)
        .where(and(eq(cmsPages.site, site), sql`lower(${cmsPages.label}) = ${label.toLowerCase()}`)),

    pagesBy: (site: SiteId, uids: readonly string[], { lock }: { lock: boolean }): Promise<PageRow[]> =>
      locked(
        db.q
          .select()
          .from(cmsPages)
          .where(and(eq(cmsPages.site, site), isOneOf(sql`${cmsPages.uid}`, uids)))
          .$dynamic(),
        lock,
      ),
  };
}

function entryRows(db: Database) {
  return {
    entriesBy: (
      { site, kind }: { site: SiteId; kind: EntryKind },
      keys: readonly string[],
      { lock }: { lock: boolean },
    ): Promise<EntryRow[]> =>
      locked(
        db.q
          .select()
          .from(siteEntries)
          .where(
            and(
              eq(siteEntries.site, site),
              eq(siteEntries.kind, kind),
              isOneOf(sql`${siteEntries.key}`, keys),
            ),
          )
          .$dynamic(),
        lock,
      ),

    entries: async (
      { site, kind }: { site: SiteId; kind: EntryKind },
      { query, after, limit }: ContentQuery,
    ): Promise<EntryRow[]> =>
      db.q
        .select()
        .from(siteEntries)
        .where(
          and(
            ...[eq(siteEntries.site, site), eq(siteEntries.kind, kind)],
            after === undefined ? undefined : gt(siteEntries.key, after),
            holdsAll(sql`${siteEntries.key} || ' ' || ${siteEntries.value}::text`, query),
          ),
        )
        .orderBy(asc(siteEntries.key))
        .limit(limit),
  };
}

/** Locks what a query selects until the running transaction ends. */
const locked = <Query extends { for(strength: 'update'): Query }>(query: Query, lock: boolean): Query =>
  lock ? query.for('update') : query;

function writes(db: Database) {
  const upsert = async <Table extends PgTable>(
    table: Table,
    row: Table['$inferInsert'],
    target: Parameters<
      ReturnType<ReturnType<Database['q']['insert']>['values']>['onConflictDoUpdate']
    >[0]['target'],
  ): Promise<void> => {
    await db.q
      .insert(table)
      .values(row)
      .onConflictDoUpdate({ target, set: row as never });
  };
  return {
    writeComponent: (row: ComponentRow) =>
      upsert(cmsComponents, row, [cmsComponents.site, cmsComponents.uid]),
    removeComponent: (site: SiteId, uid: string) =>
      db.q.delete(cmsComponents).where(and(eq(cmsComponents.site, site), eq(cmsComponents.uid, uid))),
    writePage: (row: PageRow) => upsert(cmsPages, row, [cmsPages.site, cmsPages.uid]),
    removePage: (site: SiteId, uid: string) =>
      db.q.delete(cmsPages).where(and(eq(cmsPages.site, site), eq(cmsPages.uid, uid))),
    writeEntry: (row: EntryRow) =>
      upsert(siteEntries, row, [siteEntries.site, siteEntries.kind, siteEntries.key]),
    removeEntry: ({ site, kind, key }: Pick<EntryRow, 'site' | 'kind' | 'key'>) =>
      db.q
        .delete(siteEntries)
        .where(and(eq(siteEntries.site, site), eq(siteEntries.kind, kind), eq(siteEntries.key, key))),
    /** Nobody else changes settings of the site until the running transaction ends. */
    lockSettings: async (site: SiteId): Promise<void> =>
      void (await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`settings ${site}`}, 0))`)),
    /** Lets one edit of hosts at a time through, of any site, until the running transaction ends. */
    lockHosts: () => db.rows(sql`select pg_advisory_xact_lock(hashtextextended('shop hosts', 0))`),
    /** Where new entries go: after the last. */
    nextPosition: async (site: SiteId): Promise<number> => {
      const [row] = await db.rows<{ next: number }>(
        sql`select coalesce(max(position), 0)::int + 1 as next from site_entries where site = ${site}`,
      );
      return Number(row?.next ?? 0);
    },
  };
}
