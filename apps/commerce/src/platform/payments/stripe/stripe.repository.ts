import { type SQL, sql } from 'drizzle-orm';
import type { Card } from '../payments.types.ts';
import type { NewIntent, StoredDecline, StoredIntent, StoredMethod, StripeNeeds } from './stripe.types.ts';

const COLUMNS = sql`key, kind, amount, currency, token, customer, intent, created, confirmed, declined,
  stopped_at is not null as stopped`;

/** Rows of one statement, committed by itself. @throws inside a transaction. */
export async function run<Row extends Record<string, unknown>>(
  { db, outside }: StripeNeeds,
  statement: SQL,
): Promise<Row[]> {
  if (db.q !== outside) throw new Error('A payment provider must not be called inside a transaction');
  return db.rows<Row>(statement);
}

const nowOf = ({ clock }: StripeNeeds): string => clock.now().toISOString();

export async function find(needs: StripeNeeds, key: string): Promise<StoredIntent | undefined> {
  const [row] = await run<StoredIntent>(
    needs,
    sql`select ${COLUMNS} from provider_intents where key = ${key}`,
  );
  return row && numbered(row);
}

/** The charge's row, written unless it is there; it counts one more try to make its intent. */
export async function open(
  needs: StripeNeeds,
  { key, kind, amount, currency, token, customer }: NewIntent,
): Promise<StoredIntent> {
  const [row] = await run<StoredIntent>(
    needs,
    sql`insert into provider_intents (key, kind, amount, currency, token, customer, created, created_at)
        values (${key}, ${kind}, ${amount}, ${currency}, ${token}, ${customer ?? null}, 1, ${nowOf(needs)})
        on conflict (key) do update set created = provider_intents.created
          + case when provider_intents.intent is null then 1 else 0 end
        returning ${COLUMNS}`,
  );
  if (!row) throw new Error(`No row for ${key}`);
  return numbered(row);
}

/** Keeps the intent's id. Answers the one that is kept; undefined: the charge was stopped meanwhile. */
export async function keepIntent(
  needs: StripeNeeds,
  key: string,
  intent: string,
): Promise<string | undefined> {
  const [row] = await run<{ intent: string }>(
    needs,
    sql`update provider_intents set intent = coalesce(intent, ${intent})
        where key = ${key} and stopped_at is null returning intent`,
  );
  return row?.intent;
}

/** The number of this try to charge; undefined: it was stopped. */
export async function countConfirm(needs: StripeNeeds, key: string): Promise<number | undefined> {
  const [row] = await run<{ confirmed: number }>(
    needs,
    sql`update provider_intents set confirmed = confirmed + 1
        where key = ${key} and stopped_at is null returning confirmed`,
  );
  return row?.confirmed;
}

/** Keeps why a charge was refused. The first reason stays. */
export const keepDecline = (needs: StripeNeeds, key: string, declined: StoredDecline) =>
  run(
    needs,
    sql`update provider_intents set declined = coalesce(declined, ${JSON.stringify(declined)}::jsonb)
        where key = ${key}`,
  );

/** From now on no intent is made, and none confirmed, under this key. */
export async function stop(needs: StripeNeeds, key: string): Promise<StoredIntent> {
  const at = nowOf(needs);
  const [row] = await run<StoredIntent>(
    needs,
    sql`insert into provider_intents (key, kind, amount, currency, token, stopped_at, created_at)
        values (${key}, 'payment', 0, '', '', ${at}, ${at})
        on conflict (key) do update set stopped_at = coalesce(provider_intents.stopped_at, ${at})
        returning ${COLUMNS}`,
  );
  if (!row) throw new Error(`No row for ${key}`);
  return numbered(row);
}

/** The key of an intent that this shop made. */
export async function keyOf(needs: StripeNeeds, intent: string): Promise<string | undefined> {
  const [row] = await needs.db.rows<{ key: string }>(
    sql`select key from provider_intents where intent = ${intent}`,
  );
  return row?.key;
}

export async function customerOf(needs: StripeNeeds, customerId: string): Promise<string | undefined> {
  const [row] = await run<{ customer: string }>(
    needs,
    sql`select customer from provider_customers where customer_id = ${customerId}`,
  );
  return row?.customer;
}

/** Keeps the provider's name of a customer. Answers the one that is kept. */
export async function keepCustomer(
  needs: StripeNeeds,
  customerId: string,
  customer: string,
): Promise<string> {
  const [row] = await run<{ customer: string }>(
    needs,
    sql`insert into provider_customers (customer_id, customer) values (${customerId}, ${customer})
        on conflict (customer_id) do update set customer = provider_customers.customer returning customer`,
  );
  return row?.customer ?? customer;
}

export async function methodOf(needs: StripeNeeds, token: string): Promise<StoredMethod | undefined> {
  const [row] = await run<StoredMethod>(
    needs,
    sql`select token, customer, method, brand, last_four as "lastFour", expiry_month as "expiryMonth",
          expiry_year as "expiryYear" from provider_methods where token = ${token}`,
  );
  return row;
}

export const keepMethod = (needs: StripeNeeds, kept: StoredMethod) =>
  run(
    needs,
    sql`insert into provider_methods (token, customer, method, brand, last_four, expiry_month, expiry_year)
        values (${kept.token}, ${kept.customer}, ${kept.method}, ${kept.brand}, ${kept.lastFour},
          ${kept.expiryMonth}, ${kept.expiryYear})
        on conflict (token) do nothing`,
  );

export async function dropMethod(needs: StripeNeeds, token: string): Promise<string | undefined> {
  const [row] = await run<{ method: string }>(
    needs,
    sql`delete from provider_methods where token = ${token} returning method`,
  );
  return row?.method;
}

/** Whether another token names the same card. */
export async function isShared(needs: StripeNeeds, method: string): Promise<boolean> {
  const rows = await run(needs, sql`select 1 as one from provider_methods where method = ${method} limit 1`);
  return rows.length > 0;
}

/** The tokens of a card that is kept, and whose it is. */
export const ownersOf = (needs: StripeNeeds, method: string) =>
  run<{ token: string; customerId: string }>(
    needs,
    sql`select m.token, c.customer_id as "customerId" from provider_methods m
        join provider_customers c on c.customer = m.customer where m.method = ${method} order by m.token`,
  );

/** What is shown of a card now; undefined: it is not kept any more. */
export const renewMethod = (needs: StripeNeeds, method: string, card: Card | undefined) =>
  run(
    needs,
    card
      ? sql`update provider_methods set brand = ${card.brand}, last_four = ${card.lastFour},
              expiry_month = ${card.expiryMonth}, expiry_year = ${card.expiryYear} where method = ${method}`
      : sql`delete from provider_methods where method = ${method}`,
  );

/** Drivers answer `bigint` as text or as a number. */
const numbered = (row: StoredIntent): StoredIntent => ({ ...row, amount: Number(row.amount) });
