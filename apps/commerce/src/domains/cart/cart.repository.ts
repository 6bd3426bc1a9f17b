import type { Language, SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Cart, CartAddress, CartBusiness, CartLine, CartPayment, NewLine } from './cart.types.ts';

/** Whose carts a statement reaches: those of one site, and there a customer's or, without one, guests'. */
export interface Owner {
  site: SiteId;
  customerId?: string;
}

/** Where lines go: a cart by its guid, or the owner's open one (a guest's by session), made when there is none. */
export type Target = { guid: string } | { session: string | null; language: Language };

export interface Times {
  now: Date;
  expiresAt: Date;
}

/** What checkout collects. */
export type CartDetail = 'email' | 'deliveryAddress' | 'deliveryMode' | 'business' | 'payment';

type LineRow = {
  entryNumber: number;
  code: string;
  quantity: number;
  oneTime: boolean;
  frequencyWeeks: number;
  components: string;
};
type CartRow = Omit<Cart, 'lines' | 'coupons' | 'customerId' | CartDetail> & {
  customerId: string | null;
  email: string | null;
  deliveryAddress: CartAddress | null;
  deliveryMode: string | null;
  business: CartBusiness | null;
  payment: CartPayment | null;
};

const FIND = `update carts set version = version + 1, next_entry = next_entry + $1, modified_at = $2, expires_at = $3
  where guid = $4 and site = $5 and customer_id is not distinct from $12::uuid and status = 'open' and expires_at > $2
  returning guid, next_entry - $1 as first`;

const findOrMake = (owner: 'session' | 'customer_id') => `insert into carts
    (next_entry, created_at, modified_at, expires_at, session, site, customer_id, language)
  values ($1, $2, $2, $3, $4, $5, $12::uuid, $13)
  on conflict (site, ${owner}) where status in ('open', 'ordering') and ${owner} is not null
  do update set version = carts.version + 1, next_entry = carts.next_entry + $1, modified_at = $2, expires_at = $3
    where carts.status = 'open'
  returning guid, next_entry - $1 as first`;

/**
 * One statement: takes the cart's row lock (so that parallel adds queue up behind each other), then adds to the
 * lines that are there and inserts those that are not. A line that would go over its cap is left out of the answer.
 */
const addText = (cart: string) => `with cart as (${cart}),
added as (
  insert into cart_entries (cart_guid, entry_number, code, quantity, one_time, frequency_weeks, components)
  select cart.guid, cart.first + line.ordinal - 1, line.code, line.quantity, line.one_time, line.weeks, line.components
  from cart, unnest($6::text[], $7::int[], $8::bool[], $9::int[], $10::text[])
    with ordinality as line(code, quantity, one_time, weeks, components, ordinal)
  on conflict (cart_guid, code, one_time, frequency_weeks, components)
    do update set quantity = cart_entries.quantity + excluded.quantity
    where cart_entries.quantity + excluded.quantity <= $11
  returning entry_number)
select cart.guid, added.entry_number as "entryNumber" from cart left join added on true`;

const ADD_TO_CART = addText(FIND);
const ADD_TO_SESSION = addText(findOrMake('session'));
const ADD_TO_CUSTOMER = addText(findOrMake('customer_id'));

const LINES = `select entry_number as "entryNumber", code, quantity, one_time as "oneTime",
  frequency_weeks as "frequencyWeeks", components from cart_entries where cart_guid = $1 order by entry_number`;

const COLUMNS =
  sql.raw(`guid, site, customer_id as "customerId", status, language, email, delivery_address as "deliveryAddress",
  delivery_mode as "deliveryMode", business, payment, coupon_codes as "couponCodes", version`);

/** Carts that are the owner's to see. */
const ownedBy = ({ site, customerId }: Owner): SQL =>
  sql`site = ${site} and customer_id is not distinct from ${customerId ?? null}::uuid`;

/** All SQL of carts. Each method is one statement unless it says otherwise. */
export function cartRepository(db: Database) {
  const linesOf = async (guid: string): Promise<CartLine[]> => {
    const { rows } = await db.execute(LINES, [guid]);
    return (rows as LineRow[]).map(toLine);
  };

  const withLines = async (rows: CartRow[]): Promise<Cart | undefined> => {
    const [row] = rows;
    return row && toCart(row, await linesOf(row.guid));
  };

  return {
    linesOf,

    /**
     * Adds lines (each (code, one-time, frequency, components) at most once) up to `cap` of one line.
     * `undefined`: there is no such open cart. Fewer numbers than lines: the missing ones were over the cap, and
     * the caller must roll back.
     */
    addLines: async (
      { site, customerId }: Owner,
      target: Target,
      lines: readonly NewLine[],
      cap: number,
      { now, expiresAt }: Times,
    ): Promise<{ guid: string; entryNumbers: number[] } | undefined> => {
      const byGuid = 'guid' in target;
      const values: unknown[] = [
        lines.length,
        now.toISOString(),
        expiresAt.toISOString(),
        byGuid ? target.guid : customerId ? null : target.session,
        site,
        lines.map((line) => line.code),
        lines.map((line) => line.quantity),
        lines.map((line) => line.oneTime),
        lines.map((line) => line.frequencyWeeks),
        lines.map((line) => line.components.join(',')),
        cap,
        customerId ?? null,
      ];
      if (!byGuid) values.push(target.language);
      const text = byGuid ? ADD_TO_CART : customerId ? ADD_TO_CUSTOMER : ADD_TO_SESSION;
      const { rows } = await db.execute(text, values);
      const found = rows as { guid: string; entryNumber: number | null }[];
      if (!found[0]) return undefined;
      return {
        guid: found[0].guid,
        entryNumbers: found.flatMap((row) => (row.entryNumber === null ? [] : [row.entryNumber])),
      };
    },

    /** Sets a line's quantity; 0 takes it out. Answers whether the cart and the line were there. */
    setQuantity: async (
      owner: Owner,
      guid: string,
      entryNumber: number,
      quantity: number,
      { now, expiresAt }: Times,
    ): Promise<{ cart: boolean; line: boolean }> => {
      const change = quantity
        ? sql`update cart_entries set quantity = ${quantity} from cart
              where cart_guid = cart.guid and entry_number = ${entryNumber} returning entry_number`
        : sql`delete from cart_entries using cart
              where cart_guid = cart.guid and entry_number = ${entryNumber} returning entry_number`;
      const rows = await db.rows<{ line: number | null }>(
        sql`with cart as (
              update carts set version = version + 1, modified_at = ${now.toISOString()},
                expires_at = ${expiresAt.toISOString()}
              where guid = ${guid} and ${ownedBy(owner)} and status = 'open' and expires_at > ${now.toISOString()}
              returning guid),
            changed as (${change})
            select changed.entry_number as line from cart left join changed on true`,
      );
      return { cart: rows.length > 0, line: rows[0]?.line !== null && rows.length > 0 };
    },

    /** Sets how a line of a cart that was just changed is bought. */
    setPurchase: async (
      guid: string,
      entryNumber: number,
      { oneTime, frequencyWeeks }: Pick<NewLine, 'oneTime' | 'frequencyWeeks'>,
    ): Promise<void> => {
      await db.rows(
        sql`update cart_entries set one_time = ${oneTime}, frequency_weeks = ${frequencyWeeks}
            where cart_guid = ${guid} and entry_number = ${entryNumber}`,
      );
    },

    /** Two statements: the cart and its lines. */
    byGuid: async (owner: Owner, guid: string, now: Date): Promise<Cart | undefined> =>
      withLines(
        await db.rows<CartRow>(
          sql`select ${COLUMNS} from carts
              where guid = ${guid} and ${ownedBy(owner)} and expires_at > ${now.toISOString()}`,
        ),
      ),

    /** The customer's cart on this site, open or being ordered. */
    byCustomer: async (owner: Required<Owner>, now: Date): Promise<Cart | undefined> =>
      withLines(
        await db.rows<CartRow>(
          sql`select ${COLUMNS} from carts where ${ownedBy(owner)}
              and status in ('open', 'ordering') and expires_at > ${now.toISOString()}`,
        ),
      ),

    /** The session's cart on this site, open or being ordered. */
    bySession: async (site: SiteId, session: string, now: Date): Promise<Cart | undefined> =>
      withLines(
        await db.rows<CartRow>(
          sql`select ${COLUMNS} from carts where site = ${site} and session = ${session}
              and status in ('open', 'ordering') and expires_at > ${now.toISOString()}`,
        ),
      ),

    /** Locks the cart until the transaction ends; nothing else adds to it or orders it meanwhile. */
    lock: async (site: SiteId, guid: string): Promise<Cart | undefined> =>
      withLines(
        await db.rows<CartRow>(
          sql`select ${COLUMNS} from carts where guid = ${guid} and site = ${site} for update`,
        ),
      ),

    /** Sets what checkout collects, on an open cart. Answers whether there was one. */
    setDetails: async (
      owner: Owner,
      guid: string,
      details: Partial<Pick<Cart, CartDetail>>,
      { now, expiresAt }: Times,
    ): Promise<boolean> => {
      const json = (value: unknown) => sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;
      const rows = await db.rows(
        sql`update carts set
              email = coalesce(${details.email ?? null}, email),
              delivery_address = coalesce(${json(details.deliveryAddress)}, delivery_address),
              delivery_mode = coalesce(${details.deliveryMode ?? null}, delivery_mode),
              business = coalesce(${json(details.business)}, business),
              payment = coalesce(${json(details.payment)}, payment),
              version = version + 1, modified_at = ${now.toISOString()}, expires_at = ${expiresAt.toISOString()}
            where guid = ${guid} and ${ownedBy(owner)} and status = 'open' and expires_at > ${now.toISOString()}
            returning 1`,
      );
      return rows.length > 0;
    },

    /** Sets the coupons of an open cart. Answers whether there was one. */
    setCoupons: async (
      owner: Owner,
      guid: string,
      codes: readonly string[],
      { now, expiresAt }: Times,
    ): Promise<boolean> => {
      const rows = await db.rows(
        sql`update carts set coupon_codes = string_to_array(${codes.join(',')}, ','),
              version = version + 1, modified_at = ${now.toISOString()}, expires_at = ${expiresAt.toISOString()}
            where guid = ${guid} and ${ownedBy(owner)} and status = 'open' and expires_at > ${now.toISOString()}
            returning 1`,
      );
      return rows.length > 0;
    },

    setStatus: (guid: string, status: Cart['status']) =>
      db.rows(sql`update carts set status = ${status}, version = version + 1 where guid = ${guid}`),

    /** Locks a guest's open cart, by its guid or its session. Two statements. */
    lockGuest: async (
      site: SiteId,
      { guid, session }: { guid?: string; session?: string },
      now: Date,
    ): Promise<Cart | undefined> =>
      withLines(
        await db.rows<CartRow>(
          sql`select ${COLUMNS} from carts where ${ownedBy({ site })} and status = 'open'
              and expires_at > ${now.toISOString()}
              and ${guid ? sql`guid = ${guid}::uuid` : sql`session = ${session ?? null}`} for update`,
        ),
      ),

    /** Locks the customer's cart, open or being ordered. */
    lockOwn: async (owner: Required<Owner>): Promise<Cart | undefined> =>
      withLines(
        await db.rows<CartRow>(
          sql`select ${COLUMNS} from carts where ${ownedBy(owner)} and status in ('open', 'ordering') for update`,
        ),
      ),

    /** Gives a locked guest's cart to a customer who has none. */
    giveTo: (guid: string, customerId: string, now: Date) =>
      db.rows(
        sql`update carts set customer_id = ${customerId}::uuid, session = null, version = version + 1,
              modified_at = ${now.toISOString()} where guid = ${guid}::uuid`,
      ),

    /** Sets the lines of a locked cart to these quantities, adding those that are not there. */
    setLines: (guid: string, lines: readonly NewLine[], { now, expiresAt }: Times) =>
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
      ),

    delete: (guid: string) => db.rows(sql`delete from carts where guid = ${guid}::uuid`),

    /** Deletes what a customer has in carts; one being ordered only loses its owner. */
    deleteOf: async (owner: Required<Owner>): Promise<void> => {
      await db.rows(sql`delete from carts where ${ownedBy(owner)} and status <> 'ordering'`);
      await db.rows(sql`update carts set customer_id = null where ${ownedBy(owner)}`);
    },

    /** Forgets carts nobody touched. A cart being ordered stays until its payment is settled. */
    deleteExpired: (now: Date) =>
      db.rows(sql`delete from carts where expires_at < ${now.toISOString()} and status <> 'ordering'`),
  };
}

export type CartRepository = ReturnType<typeof cartRepository>;

const toLine = ({ components, ...row }: LineRow): CartLine => ({
  ...row,
  components: components === '' ? [] : components.split(','),
});

function toCart(row: CartRow, lines: CartLine[]): Cart {
  return {
    ...row,
    customerId: row.customerId ?? undefined,
    email: row.email ?? undefined,
    deliveryAddress: row.deliveryAddress ?? undefined,
    deliveryMode: row.deliveryMode ?? undefined,
    business: row.business ?? undefined,
    payment: row.payment ?? undefined,
    lines,
    coupons: [],
  };
}
