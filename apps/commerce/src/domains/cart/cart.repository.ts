import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { Cart, CartDetail, Owner, Times } from './cart.types.ts';
import type { DeletedCart } from './hooks/hooks.types.ts';
import { changeCart, findForAdding, lockForAdding, makeCart } from './lines/adding.repository.ts';
import { beginCart, linesOf, setLines, setPurchase, setQuantity } from './lines/lines.repository.ts';
import { type CartRow, COLUMNS, ownedBy, toCart } from './rows.repository.ts';

async function withLines(db: Database, rows: CartRow[]): Promise<Cart | undefined> {
  const [row] = rows;
  return row && toCart(row, await linesOf(db, row.guid));
}

/** Two statements: the cart and its lines. */
const byGuid = async (db: Database, owner: Owner, guid: string, now: Date): Promise<Cart | undefined> =>
  withLines(
    db,
    await db.rows<CartRow>(
      sql`select ${COLUMNS} from carts
          where guid = ${guid} and ${ownedBy(owner)} and expires_at > ${now.toISOString()}`,
    ),
  );

/** The customer's cart on this site, open or being ordered. */
const byCustomer = async (db: Database, owner: Required<Owner>, now: Date): Promise<Cart | undefined> =>
  withLines(
    db,
    await db.rows<CartRow>(
      sql`select ${COLUMNS} from carts where ${ownedBy(owner)}
          and status in ('open', 'ordering') and expires_at > ${now.toISOString()}`,
    ),
  );

/** The session's cart on this site, open or being ordered. */
const bySession = async (db: Database, site: SiteId, session: string, now: Date): Promise<Cart | undefined> =>
  withLines(
    db,
    await db.rows<CartRow>(
      sql`select ${COLUMNS} from carts where site = ${site} and session = ${session}
          and status in ('open', 'ordering') and expires_at > ${now.toISOString()}`,
    ),
  );

/** Locks the cart until the transaction ends; nothing else adds to it or orders it meanwhile. */
const lock = async (db: Database, site: SiteId, guid: string): Promise<Cart | undefined> =>
  withLines(
    db,
    await db.rows<CartRow>(
      sql`select ${COLUMNS} from carts where guid = ${guid} and site = ${site} for update`,
    ),
  );

/** Sets what checkout collects, on an open cart. Answers whether there was one. */
async function setDetails(
  db: Database,
  owner: Owner,
  guid: string,
  details: Partial<Pick<Cart, CartDetail>>,
  { now, expiresAt }: Times,
): Promise<boolean> {
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
}

/** Sets the coupons of an open cart. Answers whether there was one. */
async function setCoupons(
  db: Database,
  owner: Owner,
  guid: string,
  codes: readonly string[],
  { now, expiresAt }: Times,
): Promise<boolean> {
  const rows = await db.rows(
    sql`update carts set coupon_codes = string_to_array(${codes.join(',')}, ','),
          version = version + 1, modified_at = ${now.toISOString()}, expires_at = ${expiresAt.toISOString()}
        where guid = ${guid} and ${ownedBy(owner)} and status = 'open' and expires_at > ${now.toISOString()}
        returning 1`,
  );
  return rows.length > 0;
}

/** Sets what a domain keeps with a locked cart; undefined: nothing any more. */
const setAttached = (db: Database, guid: string, name: string, value: unknown, { now, expiresAt }: Times) =>
  db.rows(
    sql`update carts set attached = (attached - ${name}::text) || ${JSON.stringify({ [name]: value })}::jsonb,
          version = version + 1, modified_at = ${now.toISOString()}, expires_at = ${expiresAt.toISOString()}
        where guid = ${guid}::uuid`,
  );

const setStatus = (db: Database, guid: string, status: Cart['status']) =>
  db.rows(sql`update carts set status = ${status}, version = version + 1 where guid = ${guid}`);

/** Locks a guest's open cart, by its guid or its session. Two statements. */
const lockGuest = async (
  db: Database,
  site: SiteId,
  { guid, session }: { guid?: string; session?: string },
  now: Date,
): Promise<Cart | undefined> =>
  withLines(
    db,
    await db.rows<CartRow>(
      sql`select ${COLUMNS} from carts where ${ownedBy({ site })} and status = 'open'
          and expires_at > ${now.toISOString()}
          and ${guid ? sql`guid = ${guid}::uuid` : sql`session = ${session ?? null}`} for update`,
    ),
  );

/** Locks the customer's cart, open or being ordered. */
const lockOwn = async (db: Database, owner: Required<Owner>): Promise<Cart | undefined> =>
  withLines(
    db,
    await db.rows<CartRow>(
      sql`select ${COLUMNS} from carts where ${ownedBy(owner)} and status in ('open', 'ordering') for update`,
    ),
  );

/** Gives a locked guest's cart to a customer who has none. */
const giveTo = (db: Database, guid: string, customerId: string, now: Date) =>
  db.rows(
    sql`update carts set customer_id = ${customerId}::uuid, session = null, version = version + 1,
          modified_at = ${now.toISOString()} where guid = ${guid}::uuid`,
  );

const DELETED = sql`guid, site, customer_id as "customerId", attached`;
type DeletedRow = Pick<CartRow, 'guid' | 'site' | 'customerId' | 'attached'>;
const toDeleted = ({ customerId, ...row }: DeletedRow): DeletedCart => ({
  ...row,
  ...(customerId === null ? {} : { customerId }),
});

const deleteCart = (db: Database, guid: string) => db.rows(sql`delete from carts where guid = ${guid}::uuid`);

/**
 * Deletes what a customer has in carts; one being ordered only loses its owner. Guests' carts with the customer's e-mail
 * address go too. Answers all that were deleted.
 */
async function deleteOf(db: Database, owner: Required<Owner>, email?: string): Promise<DeletedCart[]> {
  const guests = sql`${ownedBy({ site: owner.site })} and lower(email) = lower(${email ?? null}::text)`;
  const rows = await db.rows<DeletedRow>(
    sql`delete from carts where status <> 'ordering'
          and (${ownedBy(owner)} or (${guests})) returning ${DELETED}`,
  );
  await db.rows(sql`update carts set customer_id = null where ${ownedBy(owner)}`);
  return rows.map(toDeleted);
}

/** Deletes guests' carts by their guids, but one that is being ordered. Answers those that were there. */
async function deleteOrdered(db: Database, site: SiteId, guids: readonly string[]): Promise<DeletedCart[]> {
  const rows = await db.rows<DeletedRow>(
    sql`delete from carts where status <> 'ordering' and ${ownedBy({ site })}
          and guid::text in (select jsonb_array_elements_text(${JSON.stringify(guids)}::jsonb))
          returning ${DELETED}`,
  );
  return rows.map(toDeleted);
}

/**
 * Forgets carts nobody touched, the longest ago first, and at most so many. A cart being ordered stays until its payment is settled;
 * one that somebody has locked waits for the next time.
 */
const deleteExpired = async (db: Database, now: Date, limit: number): Promise<DeletedCart[]> =>
  (
    await db.rows<DeletedRow>(
      sql`with due as materialized (
            select guid from carts where expires_at < ${now.toISOString()} and status <> 'ordering'
            order by expires_at limit ${limit} for update skip locked)
          delete from carts where guid in (select guid from due)
          returning ${DELETED}`,
    )
  ).map(toDeleted);

/** All SQL of carts. Each method is one statement unless it says otherwise; those that answer a cart read its lines with a second one. */
export const cartRepository = (db: Database) =>
  bindAll(db, {
    ...{ findForAdding, lockForAdding, changeCart, makeCart },
    ...{ begin: beginCart, linesOf, setLines, setPurchase, setQuantity },
    ...{ byGuid, byCustomer, bySession, lock, lockGuest, lockOwn },
    ...{
      setDetails,
      setCoupons,
      setAttached,
      setStatus,
      giveTo,
      deleteOf,
      deleteOrdered,
      deleteExpired,
      delete: deleteCart,
    },
  });

export type CartRepository = ReturnType<typeof cartRepository>;
