/** The columns of subscriptions and their occurrences, and mappers from rows to both. */
import { type SQL, sql } from 'drizzle-orm';
import type { Occurrence, ShownOccurrence, Subscription } from './subscription.types.ts';

/**
 * A row as the driver answers it: instants as text, absent values as null. `Big` names the bigint columns, which are
 * text in a column and numbers in JSON.
 */
type RowOf<Value, Big extends keyof Value> = {
  [Name in keyof Value]-?:
    | (Name extends Big
        ? number | string
        : Exclude<Value[Name], undefined> extends Date
          ? string
          : Exclude<Value[Name], undefined>)
    | (undefined extends Value[Name] ? null : never);
};

export type SubscriptionRow = RowOf<Subscription, 'ceiling' | 'spent' | 'saved'>;
export type OccurrenceRow = RowOf<Occurrence, 'ceiling' | 'ceilingTax' | 'amount' | 'saved'>;
export type ShownOccurrenceRow = RowOf<ShownOccurrence, 'amount'>;

export const SUBSCRIPTION_COLUMNS =
  sql.raw(`s.id, s.site, s.customer_id as "customerId", s.email, s.language, s.currency, s.type, s.status,
  s.frequency_weeks as "frequencyWeeks", s.anchor_date::text as "anchorDate", s.next_date::text as "nextDate",
  s.locks_at as "locksAt", s.process_at as "processAt", s.cycle, s.delivery_address as "deliveryAddress", s.business, s.payment,
  s.payment_details_id as "paymentDetailsId", s.ceiling, s.told, s.consent_id as "consentId", s.smart,
  s.shipped_now_at as "shippedNowAt", s.orders_made as "ordersMade", s.spent, s.saved, s.created_at as "createdAt",
  s.updated_at as "updatedAt", s.ended_at as "endedAt", s.end_reason as "endReason",
  (select coalesce(jsonb_agg(jsonb_build_object('lineNumber', l.line_number, 'code', l.code, 'quantity', l.quantity,
     'once', l.once, 'backups', l.backups) order by l.line_number), '[]'::jsonb)
   from subscription_lines l where l.subscription_id = s.id) as lines`);

export const OCCURRENCE_COLUMNS =
  sql.raw(`subscription_id as "subscriptionId", cycle, date::text as date, status,
  order_code as "orderCode", ceiling, ceiling_tax as "ceilingTax", pods, lines, amount, saved, undo_until as "undoUntil", attempts, failed_at as "failedAt",
  retry_at as "retryAt", created_at as "createdAt", settled_at as "settledAt"`);

/** The columns of a shown occurrence: few, as a history may be long. */
export const SHOWN_COLUMNS = sql.raw(
  `cycle, date::text as date, status, order_code as "orderCode", amount, undo_until as "undoUntil"`,
);

export const toDate = (value: string | null): Date | undefined =>
  value === null ? undefined : new Date(value);
const toAmount = (value: number | string | null): number | undefined =>
  value === null ? undefined : Number(value);

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    ...row,
    nextDate: row.nextDate ?? undefined,
    locksAt: toDate(row.locksAt),
    processAt: toDate(row.processAt),
    business: row.business ?? undefined,
    paymentDetailsId: row.paymentDetailsId ?? undefined,
    ceiling: Number(row.ceiling),
    told: row.told ?? undefined,
    consentId: row.consentId ?? undefined,
    smart: row.smart ?? undefined,
    shippedNowAt: toDate(row.shippedNowAt),
    spent: Number(row.spent),
    saved: Number(row.saved),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    endedAt: toDate(row.endedAt),
    endReason: row.endReason ?? undefined,
  };
}

export function toShownOccurrence(row: ShownOccurrenceRow): ShownOccurrence {
  return {
    ...row,
    orderCode: row.orderCode ?? undefined,
    amount: toAmount(row.amount),
    undoUntil: toDate(row.undoUntil),
  };
}

export function toOccurrence(row: OccurrenceRow): Occurrence {
  return {
    ...row,
    orderCode: row.orderCode ?? undefined,
    lines: row.lines ?? undefined,
    saved: Number(row.saved),
    ceiling: Number(row.ceiling),
    ceilingTax: toAmount(row.ceilingTax),
    amount: toAmount(row.amount),
    undoUntil: toDate(row.undoUntil),
    failedAt: toDate(row.failedAt),
    retryAt: toDate(row.retryAt),
    createdAt: new Date(row.createdAt),
    settledAt: toDate(row.settledAt),
  };
}

export const toText = (at: Date | undefined): string | null => at?.toISOString() ?? null;
export const toJson = (value: unknown): SQL =>
  sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;
/** A text array; drizzle would spread a JavaScript one into a list of parameters. */
export const toTexts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
