import { sql } from 'drizzle-orm';
import { columnsWithout, type Database, type NewRow, type RowOf } from '#platform/db/index.ts';
import { cartEntries } from '../cart.tables.ts';
import type { Cart, CartLine, NewLine, Owner, Target, Times } from '../cart.types.ts';
import { type CartRow, COLUMNS, ownedBy, toCart } from '../rows.repository.ts';

/** A line as its row has it. */
type LineRow = Omit<RowOf<typeof cartEntries>, 'cartGuid'>;
/** What an added line says; its cart and its number are the statement's to give. */
type Added = NewRow<typeof cartEntries, 'cartGuid' | 'entryNumber'>;
const ADDED = columnsWithout(cartEntries, ['cartGuid', 'entryNumber']);
/** Parameters before those of the lines, one for each column. */
const FIRST_OF_LINES = 8;
const LANGUAGE = FIRST_OF_LINES + ADDED.length;

const toAdded = ({ code, quantity, oneTime, frequencyWeeks, components }: NewLine): Added => ({
  ...{ code, quantity, oneTime, frequencyWeeks },
  components: components.join(','),
});

const FIND = `update carts set version = version + 1, next_entry = next_entry + $1, modified_at = $2, expires_at = $3
  where guid = $4 and site = $5 and customer_id is not distinct from $7::uuid and status = 'open' and expires_at > $2
  returning guid, next_entry - $1 as first, attached`;

const findOrMake = (owner: 'session' | 'customer_id') => `insert into carts
    (next_entry, created_at, modified_at, expires_at, session, site, customer_id, language)
  values ($1, $2, $2, $3, $4, $5, $7::uuid, $${LANGUAGE})
  on conflict (site, ${owner}) where status in ('open', 'ordering') and ${owner} is not null
  do update set version = carts.version + 1, next_entry = carts.next_entry + $1, modified_at = $2, expires_at = $3
    where carts.status = 'open'
  returning guid, next_entry - $1 as first, attached`;

/**
 * One statement: takes the cart's row lock (so that parallel adds queue up behind each other), then adds to the
 * lines that are there and inserts those that are not. A line that would go over its cap is left out of the answer.
 */
const addText = (cart: string) => `with cart as (${cart}),
added as (
  insert into cart_entries (cart_guid, entry_number, ${ADDED.map(({ name }) => name).join(', ')})
  select cart.guid, cart.first + line.ordinal - 1, ${ADDED.map(({ name }) => `line.${name}`).join(', ')}
  from cart, unnest(${ADDED.map(({ type }, index) => `$${FIRST_OF_LINES + index}::${type}[]`).join(', ')})
    with ordinality as line(${ADDED.map(({ name }) => name).join(', ')}, ordinal)
  on conflict (cart_guid, code, one_time, frequency_weeks, components)
    do update set quantity = cart_entries.quantity + excluded.quantity
    where cart_entries.quantity + excluded.quantity <= $6
  returning entry_number)
select cart.guid, cart.attached, added.entry_number as "entryNumber" from cart left join added on true`;

const ADD_TO_CART = addText(FIND);
const ADD_TO_SESSION = addText(findOrMake('session'));
const ADD_TO_CUSTOMER = addText(findOrMake('customer_id'));

const LINES = `select ${columnsWithout(cartEntries, ['cartGuid'])
  .map(({ key, name }) => `${name} as "${key}"`)
  .join(', ')} from cart_entries where cart_guid = $1 order by entry_number`;

export async function linesOf(db: Database, guid: string): Promise<CartLine[]> {
  const { rows } = await db.execute(LINES, [guid], { prepared: true });
  return (rows as LineRow[]).map(toLine);
}

/**
 * Adds lines (each (code, one-time, frequency, components) at most once) up to `cap` of one line.
 * `undefined`: there is no such open cart. Fewer numbers than lines: the missing ones were over the cap, and
 * the caller must roll back.
 */
export async function addLines(
  db: Database,
  { site, customerId }: Owner,
  target: Target,
  lines: readonly NewLine[],
  cap: number,
  { now, expiresAt }: Times,
): Promise<(Pick<Cart, 'guid' | 'attached'> & { entryNumbers: number[] }) | undefined> {
  const byGuid = 'guid' in target;
  const added = lines.map(toAdded);
  const values: unknown[] = [
    lines.length,
    now.toISOString(),
    expiresAt.toISOString(),
    byGuid ? target.guid : customerId ? null : target.session,
    site,
    cap,
    customerId ?? null,
    ...ADDED.map(({ key }) => added.map((line) => line[key])),
  ];
  if (!byGuid) values.push(target.language);
  const text = byGuid ? ADD_TO_CART : customerId ? ADD_TO_CUSTOMER : ADD_TO_SESSION;
  const { rows } = await db.execute(text, values, { prepared: true });
  const found = rows as (Pick<Cart, 'guid' | 'attached'> & { entryNumber: number | null })[];
  if (!found[0]) return undefined;
  const { guid, attached } = found[0];
  return {
    ...{ guid, attached },
    entryNumbers: found.flatMap((row) => (row.entryNumber === null ? [] : [row.entryNumber])),
  };
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

const toLine = ({ components, ...row }: LineRow): CartLine => ({
  ...row,
  components: components === '' ? [] : components.split(','),
});
