import { sql } from 'drizzle-orm';
import { columnsWithout, type Database, type RowOf } from '#platform/db/index.ts';
import { cartEntries } from '../cart.tables.ts';
import type { Cart, CartLine, NewLine, Owner, Target, Times } from '../cart.types.ts';
import { type CartRow, COLUMNS, ownedBy, toCart } from '../rows.repository.ts';

/** A line as its row has it. */
export type LineRow = Omit<RowOf<typeof cartEntries>, 'cartGuid'>;
const FIND = `update carts set version = version + 1, modified_at = $1, expires_at = $2
  where guid = $3 and site = $4 and customer_id is not distinct from $5::uuid and status = 'open' and expires_at > $1
  returning guid`;

const findOrMake = (owner: 'session' | 'customer_id') => `insert into carts
    (created_at, modified_at, expires_at, session, site, customer_id, language)
  values ($1, $1, $2, $3, $4, $5::uuid, $6)
  on conflict (site, ${owner}) where status in ('open', 'ordering') and ${owner} is not null
  do update set version = carts.version + 1, modified_at = $1, expires_at = $2 where carts.status = 'open'
  returning guid`;
const OF_SESSION = findOrMake('session');
const OF_CUSTOMER = findOrMake('customer_id');

/** The open cart that is meant, made where it may be: its guid. It is locked until the transaction ends. */
export async function beginCart(
  db: Database,
  { site, customerId }: Owner,
  target: Target,
  { now, expiresAt }: Times,
): Promise<string | undefined> {
  const byGuid = 'guid' in target;
  const values = [now.toISOString(), expiresAt.toISOString()];
  const { rows } = byGuid
    ? await db.execute(FIND, [...values, target.guid, site, customerId ?? null])
    : await db.execute(customerId ? OF_CUSTOMER : OF_SESSION, [
        ...[...values, customerId ? null : target.session],
        ...[site, customerId ?? null, target.language],
      ]);
  return (rows as { guid: string }[])[0]?.guid;
}

/** The columns of a line under the names of its type. */
export const LINE_COLUMNS = columnsWithout(cartEntries, ['cartGuid'])
  .map(({ key, name }) => `${name} as "${key}"`)
  .join(', ');

const LINES = `select ${LINE_COLUMNS} from cart_entries where cart_guid = $1 order by entry_number`;

export async function linesOf(db: Database, guid: string): Promise<CartLine[]> {
  const { rows } = await db.execute(LINES, [guid], { prepared: true });
  return (rows as LineRow[]).map(toLine);
}

/** Sets a line's quantity; 0 takes it out. Answers the cart, which is locked from then on, and whether the line was there. */
export async function setQuantity(
  db: Database,
  owner: Owner,
  guid: string,
  entryNumber: number,
  quantity: number,
  { now, expiresAt }: Times,
): Promise<{ cart?: Omit<Cart, 'lines'>; line: boolean }> {
  const change = quantity
    ? sql`update cart_entries set quantity = ${quantity} from cart
          where cart_guid = cart.guid and entry_number = ${entryNumber} returning entry_number`
    : sql`delete from cart_entries using cart
          where cart_guid = cart.guid and entry_number = ${entryNumber} returning entry_number`;
  const [row] = await db.rows<CartRow & { line: number | null }>(
    sql`with cart as (
          update carts set version = version + 1, modified_at = ${now.toISOString()},
            expires_at = ${expiresAt.toISOString()}
          where guid = ${guid} and ${ownedBy(owner)} and status = 'open' and expires_at > ${now.toISOString()}
          returning ${COLUMNS}),
        changed as (${change})
        select cart.*, changed.entry_number as line from cart left join changed on true`,
  );
  if (!row) return { line: false };
  const { line, ...cart } = row;
  const { lines: _, ...rest } = toCart(cart, []);
  return { cart: rest, line: line !== null };
}

/** Sets how a line of a cart that was just changed is bought. */
export async function setPurchase(
  db: Database,
  guid: string,
  entryNumber: number,
  { oneTime, frequencyWeeks }: Pick<NewLine, 'oneTime' | 'frequencyWeeks'>,
): Promise<void> {
  await db.rows(
    sql`update cart_entries set one_time = ${oneTime}, frequency_weeks = ${frequencyWeeks}
        where cart_guid = ${guid} and entry_number = ${entryNumber}`,
  );
}

/** Sets the lines of a locked cart to these quantities, adding those that are not there. */
export const setLines = (db: Database, guid: string, lines: readonly NewLine[], { now, expiresAt }: Times) =>
  db.rows(
    sql`with cart as (
          update carts set version = version + 1, next_entry = next_entry + ${lines.length}::int,
            modified_at = ${now.toISOString()}, expires_at = ${expiresAt.toISOString()}
          where guid = ${guid}::uuid returning guid, next_entry - ${lines.length}::int as first)
        insert into cart_entries (cart_guid, entry_number, code, quantity, one_time, frequency_weeks, components)
        select cart.guid, cart.first + l.place, l.code, l.quantity, l."oneTime", l."frequencyWeeks",
          array_to_string(l.components, ',')
        from cart, jsonb_to_recordset(${JSON.stringify(lines.map((line, place) => ({ ...line, place })))}::jsonb)
          as l(place int, code text, quantity int, "oneTime" bool, "frequencyWeeks" int, components text[])
        on conflict (cart_guid, code, one_time, frequency_weeks, components)
          do update set quantity = excluded.quantity`,
  );

export const toLine = ({ components, ...row }: LineRow): CartLine => ({
  ...row,
  components: components === '' ? [] : components.split(','),
});
