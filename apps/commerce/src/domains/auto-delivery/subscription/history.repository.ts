/** The SQL of a subscription's history. */
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { toJson, toText } from './rows.repository.ts';
import type { SubscriptionActor } from './subscription.types.ts';

export const addHistory = (
  db: Database,
  id: string,
  actor: SubscriptionActor,
  action: string,
  details: object,
  now: Date,
) =>
  db.rows(
    sql`insert into subscription_history (subscription_id, at, actor, actor_id, action, details)
        values (${id}, ${toText(now)}, ${actor.kind}, ${actor.id ?? null}, ${action}, ${toJson(details)})`,
  );

/** The history, newest first. */
export const history = (db: Database, id: string, most: number) =>
  db.rows<{ at: string; actor: string; action: string; details: Record<string, unknown> }>(
    sql`select at, actor, action, details from subscription_history
        where subscription_id = ${id} order by id desc limit ${most}`,
  );
