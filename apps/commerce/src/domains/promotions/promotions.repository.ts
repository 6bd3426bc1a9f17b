import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { OpenPromotion, Promotion, PromotionDefinition } from './promotions.types.ts';

type Row = { code: string; definition: PromotionDefinition; live: boolean };

const toPromotion = ({ code, definition, live }: Row): OpenPromotion => ({ ...definition, code, live });

/** Whether a row is in effect at an instant. */
const inEffect = (now: Date, row = ''): SQL => {
  const at = now.toISOString();
  const column = (name: string) => sql.raw(`${row}${name}`);
  return sql`(${column('active')} and coalesce(${column('starts_at')} <= ${at}::timestamptz, true)
    and coalesce(${column('ends_at')} > ${at}::timestamptz, true))`;
};

/** SQL of promotions. */
export const promotionsRepository = (db: Database) => {
  const read = async (where: SQL, rest: SQL): Promise<OpenPromotion[]> =>
    (
      await db.rows<Row>(
        sql`select code, definition, live from promotions where ${where} order by code ${rest}`,
      )
    ).map(toPromotion);
  return {
    /** Those that are in effect or may come to be, in the order of their codes. */
    open: (site: SiteId, now: Date) =>
      read(
        sql`site = ${site} and (live or active and coalesce(ends_at > ${now.toISOString()}::timestamptz, true))`,
        sql``,
      ),

    list: (
      site: SiteId,
      { query = '', after = '', limit }: { query?: string; after?: string; limit: number },
    ) => {
      const like = `%${query.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      return read(
        sql`site = ${site} and code > ${after} and (code ilike ${like} or definition->>'name' ilike ${like}
          or definition->'label'->>'en' ilike ${like})`,
        sql`limit ${limit}::int`,
      );
    },

    by: (site: SiteId, codes: readonly string[], { lock }: { lock: boolean }) =>
      read(
        sql`site = ${site} and code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
        lock ? sql`for update` : sql``,
      ),

    write: (site: SiteId, rows: readonly Promotion[], now: Date) => {
      const written = rows.map(({ code, ...definition }) => ({ code, definition }));
      return db.rows(
        sql`insert into promotions (site, code, definition, active, starts_at, ends_at, live)
            select ${site}, r.code, r.definition, r.active, r.starts_at, r.ends_at, ${inEffect(now, 'r.')}
            from (
              select p->>'code' as code, p->'definition' as definition, (p->'definition'->>'active')::boolean as active,
                (p->'definition'->>'from')::timestamptz as starts_at, (p->'definition'->>'until')::timestamptz as ends_at
              from jsonb_array_elements(${JSON.stringify(written)}::jsonb) as p
            ) as r
            on conflict (site, code) do update set definition = excluded.definition, active = excluded.active,
              starts_at = excluded.starts_at, ends_at = excluded.ends_at, live = excluded.live`,
      );
    },

    remove: (site: SiteId, codes: readonly string[]) =>
      db.rows(
        sql`delete from promotions
            where site = ${site} and code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
      ),

    /** Whether anything is to begin or end: one small statement, since it is asked every second. */
    isAnyDue: async (now: Date): Promise<boolean> =>
      (await db.rows(sql`select 1 from promotions where live <> ${inEffect(now)} limit 1`)).length > 0,

    /** Begins and ends what is due. Answers the sites where that changed something. */
    turn: async (now: Date): Promise<SiteId[]> => {
      const turned = await db.rows<{ site: SiteId }>(
        sql`update promotions set live = not live where live <> ${inEffect(now)} returning site`,
      );
      return [...new Set(turned.map(({ site }) => site))];
    },
  };
};

export type PromotionsRepository = ReturnType<typeof promotionsRepository>;
