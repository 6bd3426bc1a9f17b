/** Rows of boxes and their months, and what they are read into. */
import { type SQL, sql } from 'drizzle-orm';
import { columnsBut, type RowOf } from '#platform/db/index.ts';
import { monthlyBoxes, monthlyBoxMonths } from '../monthly-boxes.tables.ts';
import type { BoxMonth, MonthlyBox } from '../monthly-boxes.types.ts';

export const BOX_COLUMNS = columnsBut(monthlyBoxes, ['orderCode', 'updatedAt', 'nextDate', 'signUp']);
/** Days as texts, whatever the driver makes of dates. */
export const BOX_DAYS = sql.raw(`sign_up::text as "signUp", next_date::text as "nextDate"`);
export type BoxRow = Omit<RowOf<typeof monthlyBoxes>, 'orderCode' | 'updatedAt'>;

export const MONTH_COLUMNS = columnsBut(monthlyBoxMonths, ['createdAt', 'settledAt', 'date']);
export const MONTH_DAYS = sql.raw(`date::text as date`);
export type MonthRow = Omit<RowOf<typeof monthlyBoxMonths>, 'createdAt' | 'settledAt'>;

const toDate = (value: string | null): Date | undefined => (value === null ? undefined : new Date(value));

export function toBox(row: BoxRow): MonthlyBox {
  return {
    ...row,
    site: row.site as MonthlyBox['site'],
    nextDate: row.nextDate ?? undefined,
    cutOffAt: toDate(row.cutOffAt),
    processAt: toDate(row.processAt),
    contents: row.contents ?? undefined,
    notice: row.notice ?? undefined,
    business: row.business ?? undefined,
    paymentDetailsId: row.paymentDetailsId ?? undefined,
    consentId: row.consentId ?? undefined,
    gift: row.gift ?? undefined,
    giftToldAt: toDate(row.giftToldAt),
    remindedMonth: row.remindedMonth ?? undefined,
    cardTold: row.cardTold ?? undefined,
    createdAt: new Date(row.createdAt),
    endedAt: toDate(row.endedAt),
    endReason: row.endReason ?? undefined,
  };
}

export function toMonth(row: MonthRow): BoxMonth {
  return {
    ...row,
    orderCode: row.orderCode ?? undefined,
    amount: Number(row.amount),
    credit: Number(row.credit),
    failedAt: toDate(row.failedAt),
    retryAt: toDate(row.retryAt),
  };
}

export const toText = (at: Date | undefined): string | null => at?.toISOString() ?? null;
export const toJson = (value: unknown): SQL =>
  sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;
/** A text array; drizzle would spread a JavaScript one into a list of parameters. */
export const toTexts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
