import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { CampaignCode } from '../campaigns.types.ts';

/** Campaigns of a site that have running commitments. */
const running = async (db: Database, site: SiteId): Promise<CampaignCode[]> =>
  (
    await db.rows<{ code: CampaignCode }>(
      sql`select distinct campaign_code as code from kits where site = ${site} and status = 'running' order by 1`,
    )
  ).map(({ code }) => code);

/** Notes whether something of a campaign can be bought: a day on which it once could counts as such. */
const note = (db: Database, site: SiteId, code: CampaignCode, day: string, available: boolean) =>
  db.rows(
    sql`insert into campaign_days (site, campaign_code, day, available) values (${site}, ${code}, ${day}, ${available})
        on conflict (site, campaign_code, day) do update set available = campaign_days.available or excluded.available`,
  );

/** Counts the days that are over and on which nothing could be bought: each once. */
const closeBefore = (db: Database, site: SiteId, today: string) =>
  db.rows<{ code: CampaignCode; day: string }>(
    sql`update campaign_days set counted = true
        where site = ${site} and day < ${today} and not available and not counted
        returning campaign_code as code, day`,
  );

/** Moves the deadlines of a campaign that had begun on a day and not ended by then, by one day. Answers which. */
const extend = async (
  db: Database,
  site: SiteId,
  code: CampaignCode,
  day: string,
  now: Date,
): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(
      sql`update kits set deadline = (deadline::date + 1)::text, updated_at = ${now.toISOString()}
          where site = ${site} and campaign_code = ${code} and status = 'running'
            and begun_on <= ${day} and deadline >= ${day} returning id`,
    )
  ).map(({ id }) => id);

/** Ids of running commitments whose deadline is by then, the earliest first. */
const dueBy = async (db: Database, site: SiteId, day: string): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(
      sql`select id from kits where site = ${site} and status = 'running' and deadline <= ${day}
          order by deadline, id`,
    )
  ).map(({ id }) => id);

export const daysRepository = (db: Database) => bindAll(db, { running, note, closeBefore, extend, dueBy });
