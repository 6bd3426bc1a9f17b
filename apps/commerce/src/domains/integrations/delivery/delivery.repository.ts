import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import { DELIVERIES_CHANNEL } from '../events/events.repository.ts';
import type { ClaimedDelivery, DeliveryCounts, EventType, IntegrationId } from '../integrations.types.ts';
import { byEvent, list } from './records.repository.ts';

/** What an attempt came to. */
export interface Attempt {
  status?: number | undefined;
  answer?: string | undefined;
  error?: string | undefined;
}

/** All SQL of deliveries. */
export const deliveryRepository = (db: Database) =>
  bindAll(db, { due, claim, release, delivered, failed, again, replay, giveUpLate, counts, list, byEvent });

export type DeliveryRepository = ReturnType<typeof deliveryRepository>;

const of = ({ site, key }: IntegrationId) => sql`site = ${site} and integration = ${key}`;
const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
const numbers = (values: readonly number[]): SQL =>
  sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
const ON = sql.raw(`exists (select from integrations i
  where i.site = d.site and i.key = d.integration and i.active and i.url is not null)`);

/** Integrations for which something can be sent now, with where to. */
function due(db: Database, now: Date) {
  return db.rows<IntegrationId & { url: string } & Record<string, unknown>>(
    sql`select i.site, i.key, i.url from integrations i
        where i.active and i.url is not null and exists (select from integration_deliveries d
          where d.site = i.site and d.integration = i.key and d.state = 'waiting' and d.next_attempt_at <= ${at(now)}
            and (d.claimed_until is null or d.claimed_until <= ${at(now)}))
        order by i.site, i.key`,
  );
}

/**
 * Claims deliveries of an integration that are due, for `owner` until `until`, and counts an attempt of each: of every
 * entity the first that is not over, and no later one.
 */
async function claim(
  db: Database,
  id: IntegrationId,
  { owner, now, until, most }: { owner: string; now: Date; until: Date; most: number },
): Promise<ClaimedDelivery[]> {
  const rows = await db.rows<Record<string, unknown>>(
    sql`with due as materialized (
          select w.site, w.integration, w.event from integration_deliveries w
          where w.site = ${id.site} and w.integration = ${id.key} and w.state = 'waiting'
            and w.next_attempt_at <= ${at(now)} and (w.claimed_until is null or w.claimed_until <= ${at(now)})
            and not exists (select from integration_deliveries first
              where first.site = w.site and first.integration = w.integration and first.entity = w.entity
                and first.state = 'waiting' and first.event < w.event)
          order by w.event limit ${most}::int for update skip locked)
        update integration_deliveries d
        set claimed_by = ${owner}, claimed_until = ${at(until)}, attempts = d.attempts + 1, last_attempt_at = ${at(now)}
        from due, integration_events e
        where d.site = due.site and d.integration = due.integration and d.event = due.event and e.number = d.event
        returning e.number, e.id, e.site, e.type, e.entity, e.detail, e.at, d.attempts, d.retry_until as "retryUntil"`,
  );
  return rows.map(toClaimed).sort((one, other) => one.number - other.number);
}

const toClaimed = (row: Record<string, unknown>): ClaimedDelivery => ({
  ...{ number: Number(row.number), id: String(row.id), site: row.site as SiteId },
  ...{ type: row.type as EventType, entity: String(row.entity) },
  detail: row.detail as ClaimedDelivery['detail'],
  ...{ at: new Date(row.at as string), attempts: Number(row.attempts) },
  retryUntil: new Date(row.retryUntil as string),
});

const RELEASE = sql.raw('claimed_by = null, claimed_until = null');

/** Releases claimed deliveries that were not tried. */
function release(db: Database, id: IntegrationId, owner: string, events: readonly number[]) {
  return db.rows(
    sql`update integration_deliveries set ${RELEASE}, attempts = attempts - 1
        where ${of(id)} and claimed_by = ${owner} and event in ${numbers(events)}`,
  );
}

/** Marks a delivery as taken, whoever holds it by now. */
function delivered(db: Database, id: IntegrationId, event: number, { status, answer }: Attempt) {
  return db.rows(
    sql`update integration_deliveries set state = 'delivered', status = ${status ?? null}, answer = ${answer ?? null},
          error = null, ${RELEASE}
        where ${of(id)} and event = ${event}::bigint`,
  );
}

/** Records a failed attempt. Without `next` the delivery is dead. */
function failed(
  db: Database,
  id: IntegrationId,
  event: number,
  { owner, next, status, answer, error }: Attempt & { owner: string; next?: Date | undefined },
) {
  return db.rows(
    sql`update integration_deliveries set status = ${status ?? null}, answer = ${answer ?? null},
          error = ${error ?? null}, state = ${next ? 'waiting' : 'dead'},
          next_attempt_at = coalesce(${next?.toISOString() ?? null}::timestamptz, next_attempt_at), ${RELEASE}
        where ${of(id)} and event = ${event}::bigint and claimed_by = ${owner}`,
  );
}

const RENEWED = (now: Date, retryUntil: Date): SQL =>
  sql`state = 'waiting', attempts = 0, next_attempt_at = ${at(now)}, retry_until = ${at(retryUntil)}`;

/** Makes one delivery due again, whatever came of it; one that is being sent stays. False: there is none. */
async function again(
  db: Database,
  id: IntegrationId,
  event: number,
  { now, retryUntil }: { now: Date; retryUntil: Date },
): Promise<boolean> {
  const rows = await db.rows(
    sql`update integration_deliveries set ${RENEWED(now, retryUntil)}
        where ${of(id)} and event = ${event}::bigint returning pg_notify(${DELIVERIES_CHANNEL}, '')`,
  );
  return rows.length > 0;
}

/**
 * Makes every event of a span due for an integration, of the types that it hears of; also those from before it was made
 * or while it was off. Answers how many.
 */
async function replay(
  db: Database,
  id: IntegrationId,
  { from, until, now, retryUntil }: { from: Date; until: Date; now: Date; retryUntil: Date },
): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    sql`with replayed as (
          insert into integration_deliveries (site, integration, event, entity, state, next_attempt_at, retry_until)
          select i.site, i.key, e.number, e.entity, 'waiting', ${at(now)}, ${at(retryUntil)}
          from integrations i join integration_events e on e.site = i.site and i.events ? e.type
          where i.site = ${id.site} and i.key = ${id.key} and e.at >= ${at(from)} and e.at < ${at(until)}
          on conflict (site, integration, event) do update set ${RENEWED(now, retryUntil)}
          returning event)
        select count(*)::int as count, pg_notify(${DELIVERIES_CHANNEL}, '') from replayed`,
  );
  return row?.count ?? 0;
}

/** Gives up what nobody has tried for longer than it was to be tried, because its integration was off. */
function giveUpLate(db: Database, now: Date) {
  return db.rows(
    sql`update integration_deliveries d set state = 'dead', error = coalesce(error, 'The integration was off')
        where state = 'waiting' and retry_until < ${at(now)} and not ${ON}`,
  );
}

/** What waits for integrations that are on, and what was given up. */
async function counts(db: Database, now: Date): Promise<DeliveryCounts> {
  const [row] = await db.rows<Record<string, unknown>>(
    sql`select count(*) filter (where d.state = 'waiting' and ${ON})::int as waiting,
          count(*) filter (where d.state = 'waiting' and d.status is not null and ${ON}
            or d.state = 'waiting' and d.error is not null and ${ON})::int as failing,
          count(*) filter (where d.state = 'dead')::int as dead,
          min(e.at) filter (where d.state = 'waiting' and ${ON}) as since
        from integration_deliveries d join integration_events e on e.number = d.event where d.state <> 'delivered'`,
  );
  const since = row?.since ? now.getTime() - new Date(row.since as string).getTime() : 0;
  return {
    ...{
      waiting: Number(row?.waiting ?? 0),
      failing: Number(row?.failing ?? 0),
      dead: Number(row?.dead ?? 0),
    },
    lagSeconds: Math.max(0, since / 1000),
  };
}
