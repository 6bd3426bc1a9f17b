import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { MonthlyBox } from '../monthly-boxes.types.ts';
import { BOX_COLUMNS, BOX_DAYS, type BoxRow, toBox, toTexts } from '../subscription/rows.repository.ts';
import type { DueDay, TakenMonths } from './board.types.ts';

/** SQL of monthly boxes as staff see them. */
export const boxBoardRepository = (db: Database) => ({
  /** What comes, by day; one cut-off for all boxes of a day. */
  due: (site: SiteId): Promise<DueDay[]> =>
    db.rows<DueDay & Record<string, unknown>>(
      sql`select next_date::text as day, min(cut_off_at) as "cutOffAt", count(*)::int as boxes,
            count(contents)::int as filled, sum(boxes)::int as units
          from monthly_boxes where site = ${site} and status = 'ACTIVE' and next_date is not null
          group by next_date order by next_date limit 200`,
    ),

  /** What became of months from a day on. */
  taken: (site: SiteId, from: Day): Promise<TakenMonths[]> =>
    db.rows<TakenMonths & Record<string, unknown>>(
      sql`select to_char(m.date, 'YYYY-MM') as month, m.status, count(*)::int as count,
            coalesce(sum(m.amount), 0)::float8 as amount
          from monthly_box_months m join monthly_boxes b on b.id = m.box_id
          where b.site = ${site} and m.date >= ${from}::date group by 1, 2 order by 1, 2`,
    ),

  /** Units of each product that are in boxes which are still to be made. */
  needed: (site: SiteId) =>
    db.rows<{ code: string; units: number; boxes: number }>(
      sql`select p->>'code' as code, sum((p->>'quantity')::int)::int as units, count(distinct b.id)::int as boxes
          from monthly_boxes b, jsonb_array_elements(b.contents) p
          where b.site = ${site} and b.status = 'ACTIVE' and b.next_date is not null and b.contents is not null
          group by 1 order by 1`,
    ),

  /** Boxes that go on, the next first, from the one after a key. */
  list: async (
    site: SiteId,
    { query = '', after, limit }: { query?: string; after?: string; limit: number },
  ): Promise<MonthlyBox[]> => {
    const like = `%${query.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const place = sql`(select next_date, id from monthly_boxes where id::text = ${after ?? ''})`;
    const rows = await db.rows<BoxRow>(
      sql`select ${BOX_COLUMNS}, ${BOX_DAYS} from monthly_boxes
          where site = ${site} and next_date is not null and ended_at is null and email ilike ${like}
            ${after === undefined ? sql`` : sql`and (next_date, id) > ${place}`}
          order by next_date, id limit ${limit}::int`,
    );
    return rows.map(toBox);
  },

  by: async (site: SiteId, ids: readonly string[], { lock }: { lock: boolean }): Promise<MonthlyBox[]> => {
    const rows = await db.rows<BoxRow>(
      sql`select ${BOX_COLUMNS}, ${BOX_DAYS} from monthly_boxes
          where site = ${site} and id::text = any(${toTexts(ids)}) order by id ${lock ? sql`for update` : sql``}`,
    );
    return rows.map(toBox);
  },
});

export type BoxBoardRepository = ReturnType<typeof boxBoardRepository>;
