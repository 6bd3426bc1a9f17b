import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { DeliveryRecord, DeliveryState, EventType, IntegrationId } from '../integrations.types.ts';

const select = (db: Database, { site, key }: IntegrationId, rest: SQL): Promise<DeliveryRecord[]> =>
  db
    .rows<Record<string, unknown>>(
      sql`select e.number, e.id, e.type, e.entity, e.at, d.state, d.attempts, d.next_attempt_at as "nextAttemptAt",
            d.last_attempt_at as "lastAttemptAt", d.status, d.answer, d.error
          from integration_deliveries d join integration_events e on e.number = d.event
          where d.site = ${site} and d.integration = ${key} ${rest}`,
    )
    .then((rows) => rows.map(toRecord));

/** Deliveries of an integration, latest event first; `before`: the event after which a page goes on. */
export const list = (
  db: Database,
  id: IntegrationId,
  { state, before, most }: { state?: DeliveryState | undefined; before?: number | undefined; most: number },
): Promise<DeliveryRecord[]> =>
  select(
    db,
    id,
    sql`${state ? sql`and d.state = ${state}` : sql``} ${before === undefined ? sql`` : sql`and d.event < ${before}::bigint`}
        order by d.event desc limit ${most}::int`,
  );

export const byEvent = async (
  db: Database,
  id: IntegrationId,
  event: number,
): Promise<DeliveryRecord | undefined> => (await select(db, id, sql`and d.event = ${event}::bigint`))[0];

const instantOf = (value: unknown): Date | undefined => (value ? new Date(value as string) : undefined);
const textOf = (value: unknown): string | undefined => (value === null ? undefined : String(value));

const toRecord = (row: Record<string, unknown>): DeliveryRecord => ({
  ...{
    number: Number(row.number),
    id: String(row.id),
    type: row.type as EventType,
    entity: String(row.entity),
  },
  ...{ at: new Date(row.at as string), state: row.state as DeliveryState, attempts: Number(row.attempts) },
  nextAttemptAt: new Date(row.nextAttemptAt as string),
  lastAttemptAt: instantOf(row.lastAttemptAt),
  status: row.status === null ? undefined : Number(row.status),
  ...{ answer: textOf(row.answer), error: textOf(row.error) },
});
