import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import {
  OCCURRENCE_COLUMNS,
  SUBSCRIPTION_COLUMNS,
  toOccurrence,
  toSubscription,
} from './auto-delivery.rows.repository.ts';
import type { Confirmed, Occurrence, OccurrenceStatus, Subscription } from './auto-delivery.types.ts';

type Row = Record<string, unknown>;

/** A turn that is due, its subscription locked: the coming one, or one that is open from before. */
export interface ClaimedTurn {
  subscription: Subscription;
  /** Absent: the subscription's coming turn. */
  open?: Occurrence;
}

/** A turn as it was taken. */
export interface TakenTurn {
  subscriptionId: string;
  cycle: number;
  date: Day;
  status: OccurrenceStatus;
  ceiling: number;
  ceilingTax?: number | undefined;
  pods: number;
  orderCode?: string;
  lines: Subscription['lines'];
  amount: number;
  saved: number;
  /** When somebody else looks after it, should nobody have settled it by then. */
  lookAt?: Date;
}

/** Where a subscription stands after its turn was taken. */
export type Advanced = Pick<
  Subscription,
  'id' | 'status' | 'nextDate' | 'locksAt' | 'processAt' | 'smart'
> & {
  /** The turn that was taken; another now: somebody was faster. */
  cycle: number;
};

const DUE = sql.raw(`status in ('ACTIVE', 'PAUSED')`);

/** The SQL of making orders: many turns a statement. */
export function generationRepository(db: Database) {
  const subscriptionsOf = async (where: SQL, wait = sql``): Promise<Subscription[]> =>
    (
      await db.rows<Row>(
        sql`select ${SUBSCRIPTION_COLUMNS} from subscriptions s where ${where} order by s.id for update of s ${wait}`,
      )
    ).map(toSubscription);

  return {
    /**
     * Locks subscriptions whose turn has come, all of a customer's together so that they can ship together; who finds
     * some locked goes on with the next, and waits for nobody. Customers, not subscriptions, are counted.
     */
    claimDue: async (site: SiteId, now: Date, customers: number): Promise<ClaimedTurn[]> => {
      const at = now.toISOString();
      const leaders = await db.rows<{ customerId: string }>(
        sql`select s.customer_id as "customerId" from subscriptions s
            where s.site = ${site} and s.${DUE} and s.process_at <= ${at}
              and not exists (select 1 from subscriptions o where o.customer_id = s.customer_id and o.site = s.site
                and o.${DUE} and o.process_at <= ${at} and o.id < s.id)
            order by s.process_at limit ${customers} for update of s skip locked`,
      );
      if (leaders.length === 0) return [];
      const ids = leaders.map(({ customerId }) => customerId);
      const due = sql`s.customer_id = any(${texts(ids)}::uuid[]) and s.site = ${site} and s.${DUE} and s.process_at <= ${at}`;
      const found = await subscriptionsOf(due, sql`skip locked`);
      const held = new Set(found.map(({ id }) => id));
      const all = await db.rows<{ id: string; customerId: string }>(
        sql`select s.id, s.customer_id as "customerId" from subscriptions s where ${due}`,
      );
      const waiting = new Set(all.filter(({ id }) => !held.has(id)).map(({ customerId }) => customerId));
      return found
        .filter(({ customerId }) => !waiting.has(customerId))
        .map((subscription) => ({ subscription }));
    },

    /** As `claimDue` without any lock: for the proof that shows what locks are good for. */
    readDue: async (site: SiteId, now: Date, most: number): Promise<ClaimedTurn[]> =>
      (
        await db.rows<Row>(
          sql`select ${SUBSCRIPTION_COLUMNS} from subscriptions s
              where s.site = ${site} and s.${DUE} and s.process_at <= ${now.toISOString()}
              order by s.process_at limit ${most}`,
        )
      ).map((row) => ({ subscription: toSubscription(row) })),

    /**
     * Locks turns that are open from before and whose time has come: failed charges, orders that were withdrawn, what
     * ships now; all of an order together. One worker a site at a time, so that what was one order stays one; who asks for `only` waits for his turn.
     */
    claimOpen: async (site: SiteId, now: Date, orders: number, only?: string): Promise<ClaimedTurn[]> => {
      const key = sql`727004, hashtext(${site})`;
      const [got] = await db.rows<{ mine: boolean }>(
        only
          ? sql`select true as mine from pg_advisory_xact_lock(${key})`
          : sql`select pg_try_advisory_xact_lock(${key}) as mine`,
      );
      if (!got?.mine) return [];
      const due = sql`((o.status = 'failed' and o.retry_at <= ${now.toISOString()})
        or (o.status = 'pending' and o.order_code is null))`;
      const keys = await db.rows<{ id: string }>(
        sql`select id from (
              select o.subscription_id as id,
                dense_rank() over (order by coalesce(o.order_code, o.subscription_id::text)) as parcel
              from subscription_occurrences o join subscriptions s on s.id = o.subscription_id
              where ${due} and s.site = ${site} and s.status <> 'CANCELLED'
                ${only ? sql`and s.id = ${only}::uuid` : sql``}) found
            where parcel <= ${orders}`,
      );
      if (keys.length === 0) return [];
      const ids = texts(keys.map(({ id }) => id));
      const subscriptions = await subscriptionsOf(
        sql`s.id = any(${ids}::uuid[]) and s.status <> 'CANCELLED'`,
      );
      const turns = (
        await db.rows<Row>(
          sql`select ${OCCURRENCE_COLUMNS} from subscription_occurrences o
              where ${due} and o.subscription_id = any(${ids}::uuid[]) order by subscription_id, cycle`,
        )
      ).map(toOccurrence);
      const byId = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
      return turns.flatMap((open) => {
        const subscription = byId.get(open.subscriptionId);
        return subscription ? [{ subscription, open }] : [];
      });
    },

    /** Writes turns. Answers those that nobody had taken before, as `id:cycle`. */
    insertTurns: async (turns: readonly TakenTurn[], now: Date): Promise<Set<string>> => {
      if (turns.length === 0) return new Set();
      const rows = await db.rows<{ key: string }>(
        sql`insert into subscription_occurrences (subscription_id, cycle, date, status, order_code, ceiling, ceiling_tax, pods, lines,
              amount, saved, retry_at, created_at, settled_at)
            select t."subscriptionId", t.cycle, t.date, t.status, t."orderCode", t.ceiling, t."ceilingTax", t.pods, t.lines,
              t.amount, t.saved,
              t."lookAt", ${now.toISOString()}::timestamptz,
              case when t.status = 'pending' then null else ${now.toISOString()}::timestamptz end
            from ${turnsOf(turns)}
            on conflict do nothing returning subscription_id || ':' || cycle as key`,
      );
      return new Set(rows.map(({ key }) => key));
    },

    /** Writes what became of open turns. */
    updateTurns: async (turns: readonly TakenTurn[], now: Date): Promise<void> => {
      if (turns.length === 0) return;
      await db.rows(
        sql`update subscription_occurrences o set status = t.status, order_code = coalesce(t."orderCode", o.order_code),
              ceiling = t.ceiling, ceiling_tax = t."ceilingTax", pods = t.pods, lines = t.lines, amount = t.amount, saved = t.saved, retry_at = t."lookAt",
              settled_at = case when t.status in ('pending', 'failed') then null else ${now.toISOString()}::timestamptz end
            from ${turnsOf(turns)} where o.subscription_id = t."subscriptionId" and o.cycle = t.cycle`,
      );
    },

    /** Moves subscriptions on to their next turn, and takes out what came once. */
    advance: async (moved: readonly Advanced[], now: Date): Promise<void> => {
      if (moved.length === 0) return;
      await db.rows(
        sql`update subscriptions s set status = m.status, next_date = m."nextDate", locks_at = m."locksAt",
              process_at = m."processAt", smart = m.smart, cycle = m.cycle + 1, updated_at = ${now.toISOString()}
            from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(id uuid, status text, "nextDate" date,
              "locksAt" timestamptz, "processAt" timestamptz, smart jsonb, cycle int)
            where s.id = m.id and s.cycle = m.cycle`,
      );
      await db.rows(
        sql`delete from subscription_lines
            where once and subscription_id = any(${texts(moved.map(({ id }) => id))}::uuid[])`,
      );
    },

    /** What reached a smart subscription is other than it reckoned with: its pods, and the day they choose. */
    restock: async (stocked: readonly Omit<Advanced, 'cycle' | 'status'>[]): Promise<void> => {
      if (stocked.length === 0) return;
      await db.rows(
        sql`update subscriptions s set smart = m.smart, next_date = m."nextDate", locks_at = m."locksAt",
              process_at = m."processAt"
            from jsonb_to_recordset(${JSON.stringify(stocked)}::jsonb) as m(id uuid, "nextDate" date,
              "locksAt" timestamptz, "processAt" timestamptz, smart jsonb)
            where s.id = m.id`,
      );
    },

    /** A coming order waits: its customer hears of another total first. */
    announce: async (
      announced: readonly { id: string; told: Confirmed; processAt: Date }[],
    ): Promise<void> => {
      await db.rows(
        sql`update subscriptions s set ceiling = (a.told->>'total')::bigint, told = a.told, process_at = a."processAt"
            from jsonb_to_recordset(${JSON.stringify(announced)}::jsonb) as a(id uuid, told jsonb,
              "processAt" timestamptz)
            where s.id = a.id`,
      );
    },

    /** Orders of which some subscription was cancelled before they were settled. */
    cancelledOf: async (codes: readonly string[]): Promise<Set<string>> =>
      new Set(
        (
          await db.rows<{ code: string }>(
            sql`select distinct o.order_code as code from subscription_occurrences o
                join subscriptions s on s.id = o.subscription_id
                where o.order_code = any(${texts(codes)}) and s.status = 'CANCELLED'`,
          )
        ).map(({ code }) => code),
      ),

    /** Orders of a subscription that may not be settled yet. */
    unsettledOf: async (subscriptionId: string): Promise<string[]> =>
      (
        await db.rows<{ code: string }>(
          sql`select order_code as code from subscription_occurrences
              where subscription_id = ${subscriptionId} and status in ('pending', 'cancelled')
                and order_code is not null order by cycle desc limit 5`,
        )
      ).map(({ code }) => code),

    /** The orders of cancelled turns that are known to be charged no more need nobody to look after them. */
    leaveCancelled: (codes: readonly string[]) =>
      db.rows(
        sql`update subscription_occurrences set retry_at = null
            where order_code = any(${texts(codes)}) and status = 'cancelled'`,
      ),

    /** Takes orders that whoever wrote them, or withdraws them, has left, for `untilNext`. */
    takeOver: async (now: Date, untilNext: Date, most: number): Promise<string[]> =>
      (
        await db.rows<{ code: string }>(
          sql`update subscription_occurrences set retry_at = ${untilNext.toISOString()}
              where (subscription_id, cycle) in (
                select subscription_id, cycle from subscription_occurrences
                where status in ('pending', 'cancelled') and order_code is not null
                  and retry_at <= ${now.toISOString()}
                order by retry_at limit ${most} for update skip locked)
              returning order_code as code`,
        )
      ).map(({ code }) => code),

    /** Turns of orders, with their subscriptions' status. */
    turnsOfOrders: async (
      codes: readonly string[],
    ): Promise<(Occurrence & { subscriptionStatus: Subscription['status'] })[]> =>
      (
        await db.rows<Row>(
          sql`select ${OCCURRENCE_COLUMNS}, (select s.status from subscriptions s where s.id = subscription_id)
                as "subscriptionStatus"
              from subscription_occurrences where order_code = any(${texts(codes)}) order by subscription_id, cycle`,
        )
      ).map((row) => ({
        ...toOccurrence(row),
        subscriptionStatus: row.subscriptionStatus as Subscription['status'],
      })),

    /** Locks the subscriptions of orders: before their turns, as who changes something does, so that neither waits for the other. */
    lockOfOrders: (codes: readonly string[]) =>
      db.rows(
        sql`select 1 from subscriptions where id in (
              select subscription_id from subscription_occurrences where order_code = any(${texts(codes)}))
            order by id for update`,
      ),

    /** Turns whose order was paid: counted once, unless its money went back since. Answers the subscriptions, and where they stood. */
    settleOrdered: async (
      codes: readonly string[],
      now: Date,
    ): Promise<{ id: string; status: Subscription['status']; code: string }[]> =>
      db.rows(
        sql`with done as (
              update subscription_occurrences set status = 'ordered', settled_at = ${now.toISOString()}, retry_at = null
              where order_code = any(${texts(codes)}) and status in ('pending', 'cancelled')
              returning subscription_id, order_code, amount, saved),
            sums as (
              select subscription_id, min(order_code) as code, count(amount) as made, coalesce(sum(amount), 0) as amount,
                sum(saved) as saved
              from done group by subscription_id)
            update subscriptions s set orders_made = s.orders_made + sums.made, spent = s.spent + sums.amount,
              saved = s.saved + sums.saved
            from sums where s.id = sums.subscription_id returning s.id, s.status, sums.code`,
      ),

    /** Turns whose order came to nothing without a charge: given up with their subscription, else made again at once. */
    reopen: (codes: readonly string[], now: Date) =>
      db.rows(
        sql`update subscription_occurrences o set
              status = case when s.status = 'CANCELLED' then 'cancelled' else 'failed' end,
              retry_at = case when s.status = 'CANCELLED' then null else ${now.toISOString()}::timestamptz end,
              settled_at = case when s.status = 'CANCELLED' then ${now.toISOString()}::timestamptz end
            from subscriptions s
            where s.id = o.subscription_id and o.order_code = any(${texts(codes)}) and o.status = 'pending'`,
      ),

    /** Writes down that a turn's charge failed: none of its pods come. */
    fail: (
      { subscriptionId, cycle }: Pick<Occurrence, 'subscriptionId' | 'cycle'>,
      { failedAt, retryAt }: { failedAt: Date; retryAt?: Date | undefined },
    ) =>
      db.rows(
        sql`update subscription_occurrences set status = 'failed', pods = 0, attempts = attempts + 1,
              failed_at = ${failedAt.toISOString()}, retry_at = ${retryAt?.toISOString() ?? null}
            where subscription_id = ${subscriptionId} and cycle = ${cycle} and status = 'pending'`,
      ),

    /** Failed turns that are not tried again by themselves, of subscriptions that still wait for them. */
    exhausted: async (): Promise<{ id: string; site: SiteId; failedAt: Date }[]> =>
      (
        await db.rows<{ id: string; site: SiteId; failedAt: string }>(
          sql`select s.id, s.site, o.failed_at as "failedAt" from subscription_occurrences o
              join subscriptions s on s.id = o.subscription_id
              where o.status = 'failed' and o.retry_at is null and s.status = 'PAYMENT_FAILED' and o.failed_at is not null`,
        )
      ).map(({ failedAt, ...row }) => ({ ...row, failedAt: new Date(failedAt) })),
  };
}

export type GenerationRepository = ReturnType<typeof generationRepository>;

const texts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

const turnsOf = (turns: readonly TakenTurn[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) as t("subscriptionId" uuid, cycle int, date date, status text,
    "orderCode" text, ceiling bigint, "ceilingTax" bigint, pods int, lines jsonb, amount bigint, saved bigint, "lookAt" timestamptz)`;
