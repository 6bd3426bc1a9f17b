import { type SQL, sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import { columnsBut, type Database, type RowOf } from '#platform/db/index.ts';
import { perksRewards } from '../perks.tables.ts';
import type { Member } from '../perks.types.ts';
import type { Reservation } from './rewards.types.ts';

const COLUMNS = columnsBut(perksRewards, ['createdAt']);
type Row = Omit<RowOf<typeof perksRewards>, 'createdAt' | 'site'> & Pick<Member, 'site'>;

const toReservation = ({ orderCode, ...row }: Row): Reservation => ({
  ...row,
  ...(orderCode === null ? {} : { orderCode }),
});

const of = ({ site, customerId }: Member): SQL => sql`site = ${site} and customer_id = ${customerId}::uuid`;

/** Writes that points were taken for a reward on a cart. */
const reserve = (
  db: Database,
  { site, customerId }: Member,
  reward: Omit<Reservation, 'customerId' | 'site' | 'status'>,
  now: Date,
) =>
  db.rows(
    sql`insert into perks_rewards (id, site, customer_id, cart_guid, reward_code, variant_code, quantity, points, status,
          entry_id, created_at)
        values (${reward.id}::uuid, ${site}, ${customerId}::uuid, ${reward.cartGuid}::uuid, ${reward.rewardCode},
          ${reward.variantCode}, ${reward.quantity}, ${reward.points}, 'reserved', ${reward.entryId}::uuid,
          ${now.toISOString()})`,
  );

/** Sets what became of a reward that was in one of these states. Answers it, if it was. */
async function move(
  db: Database,
  id: string,
  from: Reservation['status'],
  to: Reservation['status'],
  orderCode: string | null = null,
): Promise<Reservation | undefined> {
  const rows = await db.rows<Row>(
    sql`update perks_rewards set status = ${to}, order_code = coalesce(${orderCode}, order_code)
        where id = ${id}::uuid and status = ${from} returning ${COLUMNS}`,
  );
  return rows[0] && toReservation(rows[0]);
}

/** The rewards that wait in these carts. */
const inCarts = async (db: Database, guids: readonly string[]): Promise<Reservation[]> =>
  (
    await db.rows<Row>(
      sql`select ${COLUMNS} from perks_rewards where status = 'reserved'
            and cart_guid = any(array(
              select value::uuid from jsonb_array_elements_text(${JSON.stringify(guids)}::jsonb)))
          order by site, customer_id`,
    )
  ).map(toReservation);

/** The reward that an order was placed with, spent on it. */
const ofOrder = async (db: Database, orderCode: string): Promise<Reservation | undefined> =>
  (
    await db.rows<Row>(
      sql`select ${COLUMNS} from perks_rewards where order_code = ${orderCode} and status = 'spent'`,
    )
  ).map(toReservation)[0];

/** Whether a reward of the member is on a cart or in an order, paid or not. */
const hasTaken = async (db: Database, member: Member): Promise<boolean> =>
  (await db.rows(sql`select 1 from perks_rewards where ${of(member)} and status <> 'released' limit 1`))
    .length > 0;

/** What a person had of rewards, oldest first. */
const ofMember = async (db: Database, member: Member): Promise<Reservation[]> =>
  (
    await db.rows<Row>(sql`select ${COLUMNS} from perks_rewards where ${of(member)} order by created_at, id`)
  ).map(toReservation);

const forget = (db: Database, member: Member) => db.rows(sql`delete from perks_rewards where ${of(member)}`);

/** All SQL of rewards: one statement each. */
export const rewardsRepository = (db: Database) =>
  bindAll(db, { reserve, move, inCarts, ofOrder, hasTaken, ofMember, forget });

export type RewardsRepository = ReturnType<typeof rewardsRepository>;
