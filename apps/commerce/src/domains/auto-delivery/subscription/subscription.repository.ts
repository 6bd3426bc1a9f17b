import { type SQL, sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import * as agreements from '../checkout/agreements.repository.ts';
import * as history from './history.repository.ts';
import * as lines from './lines.repository.ts';
import * as occurrences from './occurrences.repository.ts';
import {
  SHOWN_COLUMNS,
  type ShownOccurrenceRow,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
  toDate,
  toJson,
  toShownOccurrence,
  toSubscription,
  toText,
} from './rows.repository.ts';
import type { NewSubscriptionLine, ShownOccurrence, Subscription } from './subscription.types.ts';

/** A new subscription: without its id, and without its lines' numbers. */
export type NewSubscription = Omit<Subscription, 'id' | 'lines' | 'updatedAt'> & {
  lines: readonly NewSubscriptionLine[];
  /** Key of what it was made from, so that a repeated purchase makes no second one. */
  sourceKey: string;
};

/** A subscription as the overview shows it; `occurrences` newest first. */
export interface SubscriptionOverview {
  subscription: Subscription;
  occurrences: readonly ShownOccurrence[];
  consentedAt?: Date;
  consentVersion?: string;
}

/** All SQL of subscriptions. Each method is one statement unless it says otherwise. */
export const autoDeliveryRepository = (db: Database) =>
  bindAll(db, {
    byId,
    overview,
    ofCustomer,
    lock,
    insert,
    save,
    ...lines,
    ...occurrences,
    ...history,
    ...agreements,
  });

export type AutoDeliveryRepository = ReturnType<typeof autoDeliveryRepository>;

const load = async (db: Database, rest: SQL): Promise<Subscription[]> =>
  (await db.rows<SubscriptionRow>(sql`select ${SUBSCRIPTION_COLUMNS} from subscriptions s ${rest}`)).map(
    toSubscription,
  );

async function byId(db: Database, id: string): Promise<Subscription | undefined> {
  return (await load(db, sql`where s.id = ${id}`))[0];
}

/**
 * At most 100 subscriptions of a customer, or the one with `id`: first those that have not ended, then the latest that
 * have; with their last occurrences and consents.
 */
async function overview(
  db: Database,
  { site, customerId, id }: { site: string; customerId: string; id?: string },
  mostOccurrences: number,
): Promise<SubscriptionOverview[]> {
  type Row = SubscriptionRow & {
    consentedAt: string | null;
    consentVersion: string | null;
    occurrences: ShownOccurrenceRow[];
  };
  const rows = await db.rows<Row>(
    sql`select ${SUBSCRIPTION_COLUMNS}, c.accepted_at as "consentedAt", c.text_version as "consentVersion",
          (select coalesce(jsonb_agg(t order by t.cycle desc), '[]'::jsonb) from (
             select ${SHOWN_COLUMNS} from subscription_occurrences
             where subscription_id = s.id order by cycle desc limit ${mostOccurrences}::int) t) as occurrences
        from subscriptions s left join subscription_consents c on c.id = s.consent_id
        where s.customer_id = ${customerId} and s.site = ${site} ${id ? sql`and s.id = ${id}` : sql``}
        order by (s.ended_at is not null), s.next_date, s.ended_at desc, s.id limit 100`,
  );
  return rows.map(({ occurrences: shown, consentedAt, consentVersion, ...row }) => ({
    subscription: toSubscription(row),
    occurrences: shown.map(toShownOccurrence),
    consentedAt: toDate(consentedAt),
    consentVersion: consentVersion ?? undefined,
  }));
}

/** Oldest first, including ended ones. */
const ofCustomer = (db: Database, site: string, customerId: string): Promise<Subscription[]> =>
  load(db, sql`where s.customer_id = ${customerId} and s.site = ${site} order by s.created_at, s.id`);

/** Locks the row until the transaction ends, then reads it and its lines: two statements. */
async function lock(db: Database, id: string): Promise<Subscription | undefined> {
  await db.rows(sql`select 1 from subscriptions where id = ${id} for update`);
  return (await load(db, sql`where s.id = ${id}`))[0];
}

/** Two inserts. Answers the id, or undefined if `sourceKey` exists already. */
async function insert(db: Database, made: NewSubscription): Promise<string | undefined> {
  const [row] = await db.rows<{ id: string }>(
    sql`insert into subscriptions (site, customer_id, email, language, currency, type, status, frequency_weeks,
          anchor_date, next_date, locks_at, process_at, cycle, delivery_address, business, payment, payment_details_id,
          ceiling, told, consent_id, smart, born_of, next_line, orders_made, spent, saved, created_at, updated_at)
        values (${made.site}, ${made.customerId}, ${made.email}, ${made.language}, ${made.currency},
          ${made.type}, ${made.status}, ${made.frequencyWeeks}, ${made.anchorDate}, ${made.nextDate ?? null},
          ${toText(made.locksAt)}, ${toText(made.processAt)}, ${made.cycle}, ${toJson(made.deliveryAddress)},
          ${toJson(made.business)}, ${toJson(made.payment)}, ${made.paymentDetailsId ?? null}, ${made.ceiling},
          ${toJson(made.told)}, ${made.consentId ?? null},
          ${toJson(made.smart)}, ${made.sourceKey}, ${made.lines.length}, ${made.ordersMade}, ${made.spent},
          ${made.saved}, ${toText(made.createdAt)}, ${toText(made.createdAt)})
        on conflict (born_of) do nothing returning id`,
  );
  if (!row) return undefined;
  await db.rows(
    sql`insert into subscription_lines (subscription_id, line_number, code, quantity, once, backups)
        select ${row.id}::uuid, l.ordinal - 1, l.line->>'code', (l.line->>'quantity')::int, (l.line->>'once')::bool,
          array(select jsonb_array_elements_text(l.line->'backups'))
        from jsonb_array_elements(${JSON.stringify(made.lines)}::jsonb) with ordinality as l(line, ordinal)`,
  );
  return row.id;
}

/** Saves a locked subscription, without its lines. */
const save = (db: Database, changed: Subscription, now: Date) =>
  db.rows(
    sql`update subscriptions set email = ${changed.email}, language = ${changed.language}, type = ${changed.type}, status = ${changed.status},
          frequency_weeks = ${changed.frequencyWeeks}, anchor_date = ${changed.anchorDate},
          next_date = ${changed.nextDate ?? null}, locks_at = ${toText(changed.locksAt)},
          process_at = ${toText(changed.processAt)}, cycle = ${changed.cycle},
          delivery_address = ${toJson(changed.deliveryAddress)}, payment = ${toJson(changed.payment)},
          payment_details_id = ${changed.paymentDetailsId ?? null}, ceiling = ${changed.ceiling},
          told = ${toJson(changed.told)}, smart = ${toJson(changed.smart)}, shipped_now_at = ${toText(changed.shippedNowAt)},
          orders_made = ${changed.ordersMade}, spent = ${changed.spent}, saved = ${changed.saved},
          ended_at = ${toText(changed.endedAt)}, end_reason = ${changed.endReason ?? null},
          updated_at = ${toText(now)}
        where id = ${changed.id}`,
  );
