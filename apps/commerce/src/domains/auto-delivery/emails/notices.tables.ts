import { SITE_IDS, SITES } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import { date, integer, smallint, text } from 'drizzle-orm/pg-core';

const ENDED = sql.raw(`status in ('CANCELLED', 'COMPLETED')`);
const CARD = `payment->'card'`;
/** The last day of the month in which the card expires; null without a card. */
const CARD_ENDS = sql.raw(
  `(make_date((${CARD}->>'expiryYear')::int, (${CARD}->>'expiryMonth')::int, 1) + interval '1 month' - interval '1 day')::date`,
);
/** Which card it is, as far as a notice of it says. */
export const CARD_SHOWN = sql.raw(
  `((${CARD}->>'lastFour') || (${CARD}->>'expiryMonth') || (${CARD}->>'expiryYear'))`,
);
const zones = SITE_IDS.map((site) => `when '${site}' then '${SITES[site].timeZone}'`).join(' ');
const BEGAN = sql.raw(`(created_at at time zone case site ${zones} end)::date`);

const dayFrom = (name: string, rule: SQL) => date(name, { mode: 'string' }).generatedAlwaysAs(rule);

/**
 * What was said last, and the day from which the next notice is due, which the database computes from it. An index on each
 * such day finds what is due without reading what is not, however many subscriptions there are.
 */
export const noticeColumns = {
  /** The order that the last reminder was of, and how many days before it the reminder is. */
  remindedOf: date('reminded_of', { mode: 'string' }),
  remindedCycle: integer('reminded_cycle'),
  remindedDays: smallint('reminded_days'),
  /** A smart order has one reminder, 48 hours before. */
  remindOn: dayFrom(
    'remind_on',
    sql`case when status in ('ACTIVE', 'PAUSED') then next_date - case
      when reminded_of = next_date and reminded_cycle = cycle then case when reminded_days > 2 then 2 end
      when type = 'smart' then 2 else 7 end end`,
  ),
  /** The card that the last notice was of, and how many days before its end the notice is. */
  cardToldOf: text('card_told_of'),
  cardToldDays: smallint('card_told_days'),
  cardNoticeOn: dayFrom(
    'card_notice_on',
    sql`case when not ${ENDED} then ${CARD_ENDS} - case when card_told_of is distinct from ${CARD_SHOWN} then 30
      when card_told_days > 15 then 15 when card_told_days > 3 then 3 end end`,
  ),
  /** Years of it that its customer was told of. */
  yearsTold: smallint('years_told').notNull().default(0),
  yearlyOn: dayFrom(
    'yearly_on',
    sql`case when not ${ENDED} then (${BEGAN} + (years_told + 1) * interval '1 year')::date end`,
  ),
};
