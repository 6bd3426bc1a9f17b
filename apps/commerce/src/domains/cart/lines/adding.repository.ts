/** What an add reads and what it writes: one statement each, the second only if nothing has changed since the first. */
import { unitsText } from '#domains/catalog/index.ts';
import { columnsWithout, type Database, type RowOf } from '#platform/db/index.ts';
import { type KeptAnswer, keepText } from '#platform/http/index.ts';
import { cartEntries } from '../cart.tables.ts';
import type { Cart, CartLine, Owner, Target, Times } from '../cart.types.ts';
import { LINE_COLUMNS, type LineRow, toLine } from './lines.repository.ts';

/** A cart as an add finds it. */
export type FoundCart = Pick<Cart, 'guid' | 'status' | 'version' | 'attached' | 'lines'> & {
  /** Number that the next line gets. */
  nextEntry: number;
};

export interface Found {
  /** Absent: there is none, or it is history. */
  cart: FoundCart | undefined;
  /** Units on hand by variant code; an unknown code is left out. */
  stock: Map<string, number>;
}

/** What an add makes of a cart: the lines that change, as they are to be, and by how much its next number grows. */
export interface Writing {
  guid: string;
  lines: readonly CartLine[];
  numbers: number;
  times: Times;
}

/** A condition on carts, and the number of its parameters. */
interface Which {
  text: string;
  parameters: number;
}

const BY_GUID: Which = {
  text: `guid = $2 and site = $1 and customer_id is not distinct from $3::uuid and expires_at > $4
    and status in ('open', 'ordering')`,
  parameters: 4,
};
const bySole = (owner: 'session' | 'customer_id'): Which => ({
  text: `site = $1 and ${owner} = $2 and status in ('open', 'ordering')`,
  parameters: 2,
});

const findText = ({ text, parameters }: Which): string =>
  `select cart.*, ${unitsText('$1', `$${parameters + 1}`)} as stock,
    (select json_agg(line order by line."entryNumber")
      from (select ${LINE_COLUMNS} from cart_entries where cart_guid = cart.guid) as line) as lines
  from (select) as always left join
    (select guid, status, version, attached, next_entry as "nextEntry" from carts where ${text}) as cart on true`;
const lockText = ({ text }: Which): string => `select 1 from carts where ${text} for update`;

const textsOf = (which: Which) => ({ find: findText(which), lock: lockText(which) });
const [GUID, SESSION, CUSTOMER] = [
  textsOf(BY_GUID),
  textsOf(bySole('session')),
  textsOf(bySole('customer_id')),
];

/** The statements about a target's cart, and the values of its condition. */
function targeted({ site, customerId }: Owner, target: Target, now: Date) {
  if ('guid' in target)
    return { texts: GUID, values: [site, target.guid, customerId ?? null, now.toISOString()] };
  return customerId
    ? { texts: CUSTOMER, values: [site, customerId] }
    : { texts: SESSION, values: [site, target.session] };
}

type FoundRow = Omit<FoundCart, 'guid' | 'lines'> & {
  guid: string | null;
  lines: LineRow[] | null;
  stock: Record<string, number> | null;
};

/** The cart that is meant, open or being ordered, and the stock of these variants. */
export async function findForAdding(
  db: Database,
  owner: Owner,
  target: Target,
  codes: readonly string[],
  now: Date,
): Promise<Found> {
  const { texts, values } = targeted(owner, target, now);
  const { rows } = await db.execute(texts.find, [...values, codes], { prepared: true });
  const [{ guid, lines, stock, ...cart }] = rows as [FoundRow];
  return {
    cart: guid === null ? undefined : { ...cart, guid, lines: (lines ?? []).map(toLine) },
    stock: new Map(Object.entries(stock ?? {})),
  };
}

/** Locks the cart that is meant, if there is one, until the transaction ends. */
export async function lockForAdding(db: Database, owner: Owner, target: Target, now: Date): Promise<void> {
  const { texts, values } = targeted(owner, target, now);
  await db.execute(texts.lock, values);
}

const WRITTEN = columnsWithout(cartEntries, ['cartGuid']);
const names = (of = ''): string => WRITTEN.map(({ name }) => `${of}${name}`).join(', ');

const CHANGE = `update carts set version = version + 1, next_entry = next_entry + $4, modified_at = $2, expires_at = $3
  where guid = $1 and version = $5 and status = 'open' returning guid`;
const MAKE = `insert into carts
    (guid, next_entry, created_at, modified_at, expires_at, site, session, customer_id, language)
  values ($1, $4, $2, $2, $3, $5, $6, $7::uuid, $8)
  on conflict do nothing returning guid`;

function writeText(cart: string, parameters: number, keeps: boolean): string {
  const arrays = WRITTEN.map(({ type }, index) => `$${parameters + 1 + index}::${type}[]`).join(', ');
  const kept = `, kept as (${keepText('cart', parameters + WRITTEN.length + 1)})`;
  return `with cart as (${cart}),
    written as (
      insert into cart_entries (cart_guid, ${names()})
      select cart.guid, ${names('line.')} from cart, unnest(${arrays}) as line(${names()})
      on conflict (cart_guid, code, one_time, frequency_weeks, components)
        do update set quantity = excluded.quantity)
    ${keeps ? kept : ''}
    select guid from cart`;
}

const CHANGING = { kept: writeText(CHANGE, 5, true), alone: writeText(CHANGE, 5, false) };
const MAKING = { kept: writeText(MAKE, 8, true), alone: writeText(MAKE, 8, false) };

async function write(
  db: Database,
  texts: { kept: string; alone: string },
  cart: readonly unknown[],
  { guid, lines, numbers, times }: Writing,
  kept: KeptAnswer['kept'],
): Promise<boolean> {
  const entries: Omit<RowOf<typeof cartEntries>, 'cartGuid'>[] = lines.map(({ components, ...line }) => ({
    ...line,
    components: components.join(','),
  }));
  const { rows } = await db.execute(
    kept ? texts.kept : texts.alone,
    [
      ...[guid, times.now.toISOString(), times.expiresAt.toISOString(), numbers, ...cart],
      ...WRITTEN.map(({ key }) => entries.map((entry) => entry[key])),
      ...(kept ?? []),
    ],
    { prepared: true },
  );
  return rows.length > 0;
}

/** Writes lines, with the call's answer, to a cart that is as it was found. Answers whether it still is. */
export const changeCart = (db: Database, version: number, writing: Writing, kept: KeptAnswer['kept']) =>
  write(db, CHANGING, [version], writing, kept);

/** Makes the owner's cart with these lines, and keeps the call's answer. Answers whether the owner had none. */
export function makeCart(
  db: Database,
  { site, customerId }: Owner,
  target: Target,
  writing: Writing,
  kept: KeptAnswer['kept'],
): Promise<boolean> {
  if ('guid' in target) throw new Error('A cart that is named is never made');
  const session = customerId ? null : target.session;
  return write(db, MAKING, [site, session, customerId ?? null, target.language], writing, kept);
}
