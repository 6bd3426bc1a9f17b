/** Columns of subscriptions and their turns, and what becomes of the rows. */
import { sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Occurrence, ShownTurn, Subscription } from './auto-delivery.types.ts';

export type Row = Record<string, unknown>;

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

/** Of a long history each column counts. */
export const SHOWN_COLUMNS = sql.raw(
  `cycle, date::text as date, status, order_code as "orderCode", amount, undo_until as "undoUntil"`,
);

export const at = (value: unknown): Date | undefined =>
  value === null || value === undefined ? undefined : new Date(value as string);
export const or = <Value>(value: unknown): Value | undefined => (value ?? undefined) as Value | undefined;

export function toSubscription(row: Row): Subscription {
  return {
    ...(row as unknown as Subscription),
    nextDate: or<Day>(row.nextDate),
    locksAt: at(row.locksAt),
    processAt: at(row.processAt),
    business: or(row.business),
    paymentDetailsId: or(row.paymentDetailsId),
    ceiling: Number(row.ceiling),
    told: or(row.told),
    consentId: or(row.consentId),
    smart: or(row.smart),
    shippedNowAt: at(row.shippedNowAt),
    spent: Number(row.spent),
    saved: Number(row.saved),
    createdAt: at(row.createdAt) as Date,
    updatedAt: at(row.updatedAt) as Date,
    endedAt: at(row.endedAt),
    endReason: or(row.endReason),
  };
}

export function toShownTurn(row: Row): ShownTurn {
  return {
    ...(row as unknown as ShownTurn),
    orderCode: or(row.orderCode),
    amount: row.amount === null ? undefined : Number(row.amount),
    undoUntil: at(row.undoUntil),
  };
}

export function toOccurrence(row: Row): Occurrence {
  return {
    ...(row as unknown as Occurrence),
    orderCode: or(row.orderCode),
    lines: or(row.lines),
    saved: Number(row.saved),
    ceiling: Number(row.ceiling),
    ceilingTax: row.ceilingTax === null ? undefined : Number(row.ceilingTax),
    amount: row.amount === null ? undefined : Number(row.amount),
    undoUntil: at(row.undoUntil),
    failedAt: at(row.failedAt),
    retryAt: at(row.retryAt),
    createdAt: at(row.createdAt) as Date,
    settledAt: at(row.settledAt),
  };
}
