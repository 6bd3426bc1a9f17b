import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { NewEvent } from '../integrations.types.ts';

/** Channel by which senders learn of new deliveries. */
export const DELIVERIES_CHANNEL = 'integrations';

/** Events and who is told of them: one statement in the transaction that causes them. */
export const eventsRepository = (db: Database) => ({
  /**
   * Writes events of a site, in the running transaction, with a delivery for each integration that hears of them. A site
   * without integrations keeps nothing.
   */
  write: async (site: SiteId, events: readonly NewEvent[], now: Date, retryUntil: Date): Promise<void> => {
    if (events.length === 0) return;
    const at = now.toISOString();
    const wanted = events.map((event, place) => ({
      ...{ place, id: `evt_${randomUUID().replaceAll('-', '')}`, type: event.type, entity: event.entity },
      ...{ customer: event.customerId ?? null, detail: event.detail ?? {} },
    }));
    await db.rows(
      sql`with wanted as (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
              as r (place int, id text, type text, entity text, customer uuid, detail jsonb)),
            written as (
              insert into integration_events (id, site, type, entity, customer_id, detail, at)
              select id, ${site}::text, type, entity, customer, detail, ${at}::timestamptz from wanted
              where exists (select from integrations i where i.site = ${site})
              order by place returning number, type, entity),
            told as (
              insert into integration_deliveries (site, integration, event, entity, state, next_attempt_at, retry_until)
              select i.site, i.key, w.number, w.entity, 'waiting', ${at}::timestamptz,
                ${retryUntil.toISOString()}::timestamptz
              from written w join integrations i
                on i.site = ${site} and i.active and i.url is not null and i.events ? w.type
              returning event)
          select pg_notify(${DELIVERIES_CHANNEL}, '') from (select from told limit 1) as heard`,
    );
  },

  /** Events about a customer that integrations were told of, newest first. */
  ofCustomer: (site: SiteId, customerId: string) =>
    db.rows<{ type: string; at: string; integration: string; state: string; answer: string | null }>(
      sql`select e.type, e.at, i.name as integration, d.state, d.answer
          from integration_events e
          join integration_deliveries d on d.event = e.number
          join integrations i on i.site = d.site and i.key = d.integration
          where e.site = ${site} and e.customer_id = ${customerId} order by e.number desc limit 1000`,
    ),

  /** In the transaction that removes a customer: what receivers answered goes, and whose the events were. */
  forgetCustomer: async (site: SiteId, customerId: string): Promise<void> => {
    await db.rows(
      sql`update integration_deliveries set answer = null, error = null
          where event in (select number from integration_events
            where site = ${site} and customer_id = ${customerId})`,
    );
    await db.rows(
      sql`update integration_events set customer_id = null where site = ${site} and customer_id = ${customerId}`,
    );
  },

  /** Removes what happened before an instant, with its deliveries. */
  expire: (before: Date) =>
    db.rows(sql`delete from integration_events where at < ${before.toISOString()}::timestamptz`),
});

export type EventsRepository = ReturnType<typeof eventsRepository>;
