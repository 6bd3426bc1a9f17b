import { type SQL, sql } from 'drizzle-orm';
import type { Card } from '../payments.types.ts';
import type { NewIntent, StoredDecline, StoredIntent, StoredMethod, StripeNeeds } from './stripe.types.ts';

const COLUMNS = sql`key, kind, amount, currency, token, customer, intent, created, confirmed, declined,
  stopped_at is not null as stopped, provider`;
/** The account whose customers have a table to themselves: what was kept before there were others. */
const COMMON = 'stripe';

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
    sql`select ${COLUMNS} from provider_intents where key = ${key} and provider = ${needs.name}`,
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
    sql`insert into provider_intents (key, kind, amount, currency, token, customer, created, created_at, provider)
        values (${key}, ${kind}, ${amount}, ${currency}, ${token}, ${customer ?? null}, 1, ${nowOf(needs)}, ${needs.name})
        on conflict (key) do update set created = provider_intents.created
          + case when provider_intents.intent is null then 1 else 0 end
        returning ${COLUMNS}`,
  );
  return ownRow(needs, key, row);
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
    sql`insert into provider_intents (key, kind, amount, currency, token, stopped_at, created_at, provider)
        values (${key}, 'payment', 0, '', '', ${at}, ${at}, ${needs.name})
        on conflict (key) do update set stopped_at = coalesce(provider_intents.stopped_at, ${at})
        returning ${COLUMNS}`,
  );
  return ownRow(needs, key, row);
}

/** What an intent that this shop made is for, and which account it was made with. */
export async function madeFor(
  needs: StripeNeeds,
  intent: string,
): Promise<{ key: string; provider: string } | undefined> {
  const [row] = await needs.db.rows<{ key: string; provider: string }>(
    sql`select key, provider from provider_intents where intent = ${intent}`,
  );
  return row;
}

/** The key of an intent that this shop made with this account. */
export async function keyOf(needs: StripeNeeds, intent: string): Promise<string | undefined> {
  const made = await madeFor(needs, intent);
  return made?.provider === needs.name ? made.key : undefined;
}

export async function customerOf(needs: StripeNeeds, customerId: string): Promise<string | undefined> {
  const [row] = await run<{ customer: string }>(
    needs,
    sql`select c.customer from (${customersOf(needs)}) c where c.customer_id = ${customerId}::uuid`,
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
    needs.name === COMMON
      ? sql`insert into provider_customers (customer_id, customer) values (${customerId}, ${customer})
            on conflict (customer_id) do update set customer = provider_customers.customer returning customer`
      : sql`insert into provider_account_customers as c (provider, customer_id, customer)
            values (${needs.name}, ${customerId}, ${customer})
            on conflict (customer_id, provider) do update set customer = c.customer returning customer`,
  );
  return row?.customer ?? customer;
}

/** In the running transaction: forgets a customer and his cards at this account. Answers what it calls him. */
export async function dropCustomer(
  { db, name }: StripeNeeds,
  customerId: string,
): Promise<string | undefined> {
  const [gone] = await db.rows<{ customer: string }>(
    name === COMMON
      ? sql`delete from provider_customers where customer_id = ${customerId} returning customer`
      : sql`delete from provider_account_customers where customer_id = ${customerId} and provider = ${name}
            returning customer`,
  );
  if (!gone) return undefined;
  await db.rows(sql`delete from provider_methods where customer = ${gone.customer} and provider = ${name}`);
  return gone.customer;
}

export async function methodOf(needs: StripeNeeds, token: string): Promise<StoredMethod | undefined> {
  const [row] = await run<StoredMethod>(
    needs,
    sql`select token, customer, method, brand, last_four as "lastFour", expiry_month as "expiryMonth",
          expiry_year as "expiryYear" from provider_methods where token = ${token} and provider = ${needs.name}`,
  );
  return row;
}

export const keepMethod = (needs: StripeNeeds, kept: StoredMethod) =>
  run(
    needs,
    sql`insert into provider_methods (token, customer, method, brand, last_four, expiry_month, expiry_year, provider)
        values (${kept.token}, ${kept.customer}, ${kept.method}, ${kept.brand}, ${kept.lastFour},
          ${kept.expiryMonth}, ${kept.expiryYear}, ${needs.name})
        on conflict (token) do nothing`,
  );

export async function dropMethod(needs: StripeNeeds, token: string): Promise<string | undefined> {
  const [row] = await run<{ method: string }>(
    needs,
    sql`delete from provider_methods where token = ${token} and provider = ${needs.name} returning method`,
  );
  return row?.method;
}

/** The account that keeps a card; undefined: none does. */
export async function keeperOf(needs: StripeNeeds, method: string): Promise<string | undefined> {
  const [row] = await run<{ provider: string }>(
    needs,
    sql`select provider from provider_methods where method = ${method} limit 1`,
  );
  return row?.provider;
}

/** The tokens of a card that is kept, and whose it is. */
export const ownersOf = (needs: StripeNeeds, method: string) =>
  run<{ token: string; customerId: string }>(
    needs,
    sql`select m.token, c.customer_id as "customerId" from provider_methods m
        join (${customersOf(needs)}) c on c.customer = m.customer
        where m.method = ${method} and m.provider = ${needs.name} order by m.token`,
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

/** The customers of this account. */
const customersOf = ({ name }: StripeNeeds): SQL =>
  name === COMMON
    ? sql`select customer_id, customer from provider_customers`
    : sql`select customer_id, customer from provider_account_customers where provider = ${name}`;

/** @throws where another account charges that key: it is charged once, by whoever began. */
function ownRow({ name }: StripeNeeds, key: string, row: StoredIntent | undefined): StoredIntent {
  if (!row) throw new Error(`No row for ${key}`);
  if (row.provider !== name) throw new Error(`${key} is charged with another account`);
  return numbered(row);
}

/** Drivers answer `bigint` as text or as a number. */
const numbered = (row: StoredIntent): StoredIntent => ({ ...row, amount: Number(row.amount) });
