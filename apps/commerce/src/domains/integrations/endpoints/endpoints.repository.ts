import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Integration, IntegrationId } from '../integrations.types.ts';

type Row = Integration & { failingSince: string | null } & Record<string, unknown>;
const COLUMNS = sql.raw('site, key, name, url, events, scopes, active, failing_since as "failingSince"');
const codes = (values: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** SQL of integrations. */
export const endpointsRepository = (db: Database) => ({
  /** Sites that have any. */
  sites: async (): Promise<SiteId[]> =>
    (await db.rows<{ site: SiteId }>(sql`select distinct site from integrations`)).map(({ site }) => site),

  list: (
    site: SiteId,
    { query = '', after = '', limit }: { query?: string; after?: string; limit: number },
  ) => {
    const like = `%${query.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    return db.rows<Row>(
      sql`select ${COLUMNS} from integrations
          where site = ${site} and key > ${after} and (key ilike ${like} or name ilike ${like})
          order by key limit ${limit}::int`,
    );
  },

  /** `lock`: until the running transaction ends; events are written meanwhile. */
  by: (site: SiteId, keys: readonly string[], { lock }: { lock: boolean }) =>
    db.rows<Row>(
      sql`select ${COLUMNS} from integrations where site = ${site} and key in ${codes(keys)}
          order by key ${lock ? sql`for no key update` : sql``}`,
    ),

  write: (site: SiteId, rows: readonly Omit<Integration, 'site'>[], now: Date) =>
    db.rows(
      sql`insert into integrations (site, key, name, url, events, scopes, active, created_at)
          select ${site}, key, name, url, events, scopes, active, ${now.toISOString()}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as r (key text, name text, url text, events jsonb, scopes jsonb, active boolean)
          on conflict (site, key) do update set name = excluded.name, url = excluded.url, events = excluded.events,
            scopes = excluded.scopes, active = excluded.active,
            failing_since = case when excluded.active and not integrations.active then null
              else integrations.failing_since end`,
    ),

  remove: (site: SiteId, keys: readonly string[]) =>
    db.rows(sql`delete from integrations where site = ${site} and key in ${codes(keys)}`),

  /** It took a message. */
  succeeded: ({ site, key }: IntegrationId) =>
    db.rows(
      sql`update integrations set failing_since = null
          where site = ${site} and key = ${key} and failing_since is not null`,
    ),

  /** It did not take a message. Answers since when it takes none. */
  failing: async ({ site, key }: IntegrationId, now: Date): Promise<Date | undefined> => {
    const [row] = await db.rows<{ since: string }>(
      sql`update integrations set failing_since = coalesce(failing_since, ${now.toISOString()}::timestamptz)
          where site = ${site} and key = ${key} returning failing_since as since`,
    );
    return row && new Date(row.since);
  },

  /** Switches it off. Answers its name; absent: it was off. */
  stop: async ({ site, key }: IntegrationId): Promise<string | undefined> =>
    (
      await db.rows<{ name: string }>(
        sql`update integrations set active = false where site = ${site} and key = ${key} and active returning name`,
      )
    )[0]?.name,
});

export type EndpointsRepository = ReturnType<typeof endpointsRepository>;
