import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import {
  at,
  OCCURRENCE_COLUMNS,
  or,
  type Row,
  SHOWN_COLUMNS,
  SUBSCRIPTION_COLUMNS,
  toOccurrence,
  toShownTurn,
  toSubscription,
} from './auto-delivery.rows.repository.ts';
import type {
  Consent,
  NewSubscriptionLine,
  Occurrence,
  PurchaseIntent,
  ShownTurn,
  Subscription,
  SubscriptionActor,
  SubscriptionLine,
} from './auto-delivery.types.ts';

/** A subscription before it has its id and its lines their numbers. */
export type NewSubscription = Omit<Subscription, 'id' | 'lines' | 'updatedAt'> & {
  lines: readonly NewSubscriptionLine[];
  /** What it was made of, so that a purchase tried again makes no second one. */
  bornOf: string;
};

/** A subscription as the overview shows it; `turns` newest first. */
export interface SubscriptionOverview {
  subscription: Subscription;
  turns: readonly ShownTurn[];
  consentedAt?: Date;
  consentVersion?: string;
}

/** All SQL of subscriptions. Each method is one statement unless it says otherwise. */
export function autoDeliveryRepository(db: Database) {
  const load = async (rest: SQL): Promise<Subscription[]> =>
    (await db.rows<Row>(sql`select ${SUBSCRIPTION_COLUMNS} from subscriptions s ${rest}`)).map(
      toSubscription,
    );

  return {
    byId: async (id: string): Promise<Subscription | undefined> => (await load(sql`where s.id = ${id}`))[0],

    /** Lines of a subscription, in order. */
    linesOf: async (id: string): Promise<SubscriptionLine[]> =>
      db.rows<SubscriptionLine & Row>(
        sql`select line_number as "lineNumber", code, quantity, once, to_jsonb(backups) as backups
            from subscription_lines where subscription_id = ${id} order by line_number`,
      ),

    /** Those that have not ended and the ones that ended last, with their last turns and what was agreed: for the overview. */
    overview: async (
      { site, customerId, id }: { site: string; customerId: string; id?: string },
      turns: number,
    ): Promise<SubscriptionOverview[]> => {
      const rows = await db.rows<Row>(
        sql`select ${SUBSCRIPTION_COLUMNS}, c.accepted_at as "consentedAt", c.text_version as "consentVersion",
              (select coalesce(jsonb_agg(t order by t.cycle desc), '[]'::jsonb) from (
                 select ${SHOWN_COLUMNS} from subscription_occurrences
                 where subscription_id = s.id order by cycle desc limit ${turns}::int) t) as turns
            from subscriptions s left join subscription_consents c on c.id = s.consent_id
            where s.customer_id = ${customerId} and s.site = ${site} ${id ? sql`and s.id = ${id}` : sql``}
            order by (s.ended_at is not null), s.next_date, s.ended_at desc, s.id limit 100`,
      );
      return rows.map(({ turns: list, consentedAt, consentVersion, ...row }) => ({
        subscription: toSubscription(row),
        turns: (list as Row[]).map(toShownTurn),
        consentedAt: at(consentedAt),
        consentVersion: or(consentVersion),
      }));
    },

    /** Newest last; ended ones too. */
    ofCustomer: (site: string, customerId: string): Promise<Subscription[]> =>
      load(sql`where s.customer_id = ${customerId} and s.site = ${site} order by s.created_at, s.id`),

    /** Locks the row until the transaction ends, then reads it and its lines: two statements. */
    lock: async (id: string): Promise<Subscription | undefined> => {
      await db.rows(sql`select 1 from subscriptions where id = ${id} for update`);
      return (await load(sql`where s.id = ${id}`))[0];
    },

    /** Two inserts. Answers the id, or undefined when `bornOf` has made one before. */
    insert: async (made: NewSubscription): Promise<string | undefined> => {
      const [row] = await db.rows<{ id: string }>(
        sql`insert into subscriptions (site, customer_id, email, language, currency, type, status, frequency_weeks,
              anchor_date, next_date, locks_at, process_at, cycle, delivery_address, business, payment, payment_details_id,
              ceiling, told, consent_id, smart, born_of, next_line, orders_made, spent, saved, created_at, updated_at)
            values (${made.site}, ${made.customerId}, ${made.email}, ${made.language}, ${made.currency},
              ${made.type}, ${made.status}, ${made.frequencyWeeks}, ${made.anchorDate}, ${made.nextDate ?? null},
              ${iso(made.locksAt)}, ${iso(made.processAt)}, ${made.cycle}, ${json(made.deliveryAddress)},
              ${json(made.business)}, ${json(made.payment)}, ${made.paymentDetailsId ?? null}, ${made.ceiling},
              ${json(made.told)}, ${made.consentId ?? null},
              ${json(made.smart)}, ${made.bornOf}, ${made.lines.length}, ${made.ordersMade}, ${made.spent},
              ${made.saved}, ${iso(made.createdAt)}, ${iso(made.createdAt)})
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
    },

    /** Writes a locked subscription back, all but its lines. */
    save: (changed: Subscription, now: Date) =>
      db.rows(
        sql`update subscriptions set email = ${changed.email}, language = ${changed.language}, type = ${changed.type}, status = ${changed.status},
              frequency_weeks = ${changed.frequencyWeeks}, anchor_date = ${changed.anchorDate},
              next_date = ${changed.nextDate ?? null}, locks_at = ${iso(changed.locksAt)},
              process_at = ${iso(changed.processAt)}, cycle = ${changed.cycle},
              delivery_address = ${json(changed.deliveryAddress)}, payment = ${json(changed.payment)},
              payment_details_id = ${changed.paymentDetailsId ?? null}, ceiling = ${changed.ceiling},
              told = ${json(changed.told)}, smart = ${json(changed.smart)}, shipped_now_at = ${iso(changed.shippedNowAt)},
              orders_made = ${changed.ordersMade}, spent = ${changed.spent}, saved = ${changed.saved},
              ended_at = ${iso(changed.endedAt)}, end_reason = ${changed.endReason ?? null},
              updated_at = ${iso(now)}
            where id = ${changed.id}`,
      ),

    /** Adds a line with the next number; its code must be new for its `once`. */
    addLine: (id: string, line: NewSubscriptionLine) =>
      db.rows(
        sql`with numbered as (
              update subscriptions set next_line = next_line + 1 where id = ${id} returning id, next_line - 1 as number)
            insert into subscription_lines (subscription_id, line_number, code, quantity, once, backups)
            select id, number, ${line.code}, ${line.quantity}, ${line.once}, ${texts(line.backups)} from numbered`,
      ),

    saveLine: (id: string, { lineNumber, code, quantity, backups }: SubscriptionLine) =>
      db.rows(
        sql`update subscription_lines set code = ${code}, quantity = ${quantity}, backups = ${texts(backups)}
            where subscription_id = ${id} and line_number = ${lineNumber}`,
      ),

    removeLine: (id: string, lineNumber: number) =>
      db.rows(
        sql`delete from subscription_lines where subscription_id = ${id} and line_number = ${lineNumber}`,
      ),

    /** Takes out what came once; for the transaction that makes it part of an order. */
    removeOnceLines: (id: string) =>
      db.rows(sql`delete from subscription_lines where once and subscription_id = ${id}`),

    /** False: this turn was taken or skipped before. */
    insertOccurrence: async (
      turn: Pick<
        Occurrence,
        | 'subscriptionId'
        | 'cycle'
        | 'date'
        | 'status'
        | 'ceiling'
        | 'ceilingTax'
        | 'undoUntil'
        | 'orderCode'
        | 'amount'
        | 'lines'
      > &
        Partial<Pick<Occurrence, 'saved' | 'pods'>>,
      now: Date,
    ): Promise<boolean> =>
      (
        await db.rows(
          sql`insert into subscription_occurrences (subscription_id, cycle, date, status, ceiling, ceiling_tax, undo_until, order_code,
                amount, saved, lines, pods, created_at, settled_at)
              values (${turn.subscriptionId}, ${turn.cycle}, ${turn.date}, ${turn.status}, ${turn.ceiling},
                ${turn.ceilingTax ?? null}, ${iso(turn.undoUntil)}, ${turn.orderCode ?? null}, ${turn.amount ?? null},
                ${turn.saved ?? 0}, ${json(turn.lines)}, ${turn.pods ?? 0}, ${iso(now)},
                ${turn.status === 'pending' ? null : iso(now)})
              on conflict do nothing returning 1`,
        )
      ).length > 0,

    /** A turn by its number. */
    occurrence: async (id: string, cycle: number): Promise<Occurrence | undefined> =>
      (
        await db.rows<Row>(
          sql`select ${OCCURRENCE_COLUMNS} from subscription_occurrences where subscription_id = ${id} and cycle = ${cycle}`,
        )
      ).map(toOccurrence)[0],

    /** Turns, newest first. */
    occurrences: async (id: string, most: number): Promise<Occurrence[]> =>
      (
        await db.rows<Row>(
          sql`select ${OCCURRENCE_COLUMNS} from subscription_occurrences where subscription_id = ${id}
              order by cycle desc limit ${most}`,
        )
      ).map(toOccurrence),

    /** Turns that are still to become an order. */
    openOccurrences: async (id: string): Promise<Occurrence[]> =>
      (
        await db.rows<Row>(
          sql`select ${OCCURRENCE_COLUMNS} from subscription_occurrences
              where subscription_id = ${id} and status in ('pending', 'failed') order by cycle`,
        )
      ).map(toOccurrence),

    deleteOccurrence: (id: string, cycle: number) =>
      db.rows(
        sql`delete from subscription_occurrences
            where subscription_id = ${id} and cycle = ${cycle} and status = 'skipped'`,
      ),

    /** From now on no skip can be taken back: the rhythm is another. */
    forgetSkips: (id: string) =>
      db.rows(
        sql`update subscription_occurrences set undo_until = null
            where subscription_id = ${id} and undo_until is not null`,
      ),

    /** From now on nothing that becomes of earlier turns changes the pods that are counted. */
    forgetPods: (id: string) =>
      db.rows(sql`update subscription_occurrences set pods = 0 where subscription_id = ${id} and pods <> 0`),

    /** Lets a failed charge be tried again from `at`. */
    retryFrom: (id: string, at: Date) =>
      db.rows(
        sql`update subscription_occurrences set retry_at = ${iso(at)}
            where subscription_id = ${id} and status = 'failed'`,
      ),

    /** Gives up the turns that are not settled; an order of one that may be under way is looked after until it is. */
    giveUpOccurrences: (id: string, now: Date) =>
      db.rows(
        sql`update subscription_occurrences set status = 'cancelled', settled_at = ${iso(now)},
              retry_at = case when status = 'pending' then retry_at end
            where subscription_id = ${id} and status in ('pending', 'failed')`,
      ),

    addHistory: (id: string, actor: SubscriptionActor, action: string, details: object, now: Date) =>
      db.rows(
        sql`insert into subscription_history (subscription_id, at, actor, actor_id, action, details)
            values (${id}, ${iso(now)}, ${actor.kind}, ${actor.id ?? null}, ${action}, ${json(details)})`,
      ),

    /** What was done, newest first. */
    history: (id: string, most: number) =>
      db.rows<{ at: string; actor: string; action: string; details: Record<string, unknown> }>(
        sql`select at, actor, action, details from subscription_history
            where subscription_id = ${id} order by id desc limit ${most}`,
      ),

    insertIntent: (orderCode: string, intent: PurchaseIntent, now: Date) =>
      db.rows(
        sql`insert into subscription_intents (order_code, intent, created_at)
            values (${orderCode}, ${json(intent)}, ${iso(now)})`,
      ),

    /** Takes what was agreed with an order: whoever asks first. */
    takeIntent: async (orderCode: string): Promise<PurchaseIntent | undefined> =>
      (
        await db.rows<{ intent: PurchaseIntent }>(
          sql`delete from subscription_intents where order_code = ${orderCode} returning intent`,
        )
      )[0]?.intent,

    /** The consent given with an order. */
    consentOf: async (orderCode: string): Promise<Consent | undefined> => {
      const [row] = await db.rows<Row>(
        sql`select id, site, customer_id as "customerId", order_code as "orderCode", text_version as "textVersion",
              language, text, accepted_at as "acceptedAt", ip
            from subscription_consents where order_code = ${orderCode}`,
      );
      return row && { ...(row as unknown as Consent), acceptedAt: at(row.acceptedAt) as Date };
    },

    /** Answers the id; for an order that has one, that. */
    insertConsent: async (consent: Omit<Consent, 'id'>): Promise<string> => {
      const [row] = await db.rows<{ id: string }>(
        sql`insert into subscription_consents (site, customer_id, order_code, text_version, language, text, accepted_at, ip)
            values (${consent.site}, ${consent.customerId}, ${consent.orderCode}, ${consent.textVersion},
              ${consent.language}, ${consent.text}, ${iso(consent.acceptedAt)}, ${consent.ip})
            on conflict (order_code) do update set order_code = excluded.order_code returning id`,
      );
      return row?.id ?? '';
    },
  };
}

export type AutoDeliveryRepository = ReturnType<typeof autoDeliveryRepository>;

const iso = (at: Date | undefined): string | null => at?.toISOString() ?? null;
const json = (value: unknown): SQL => sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;
/** A text array; drizzle would spread a JavaScript one into a list of parameters. */
const texts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
