import { type SQL, sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import * as billing from '../billing/billing.repository.ts';
import * as agreements from '../checkout/agreements.repository.ts';
import * as notices from '../emails/notices.repository.ts';
import type { BoxOwner, MonthlyBox } from '../monthly-boxes.types.ts';
import * as privacy from '../privacy/personal-data.repository.ts';
import * as months from './months.repository.ts';
import { BOX_COLUMNS, BOX_DAYS, type BoxRow, toBox, toJson, toText } from './rows.repository.ts';

type NewBox = Omit<MonthlyBox, 'id'>;

/** All SQL of monthly boxes. Each method is one statement unless it says otherwise. */
export const boxesRepository = (db: Database) =>
  bindAll(db, {
    byId,
    giftOf,
    lock,
    lockPaidBy,
    ofCustomer,
    insert,
    save,
    ...months,
    ...agreements,
    ...billing,
    ...notices,
    ...privacy,
  });

export type BoxesRepository = ReturnType<typeof boxesRepository>;

const load = async (db: Database, rest: SQL): Promise<MonthlyBox[]> =>
  (await db.rows<BoxRow>(sql`select ${BOX_COLUMNS}, ${BOX_DAYS} from monthly_boxes ${rest}`)).map(toBox);

async function byId(db: Database, id: string): Promise<MonthlyBox | undefined> {
  return (await load(db, sql`where id = ${id}::uuid`))[0];
}

/** Locks it until the transaction ends. */
async function lock(db: Database, id: string): Promise<MonthlyBox | undefined> {
  return (await load(db, sql`where id = ${id}::uuid for update`))[0];
}

/** The gift that an order paid for. */
async function giftOf(db: Database, orderCode: string): Promise<string | undefined> {
  const [row] = await db.rows<{ id: string }>(
    sql`select id from monthly_boxes where order_code = ${orderCode} and gift is not null`,
  );
  return row?.id;
}

/** Locks the box that an order paid for as a gift, or was a month of. */
const lockPaidBy = async (db: Database, orderCode: string): Promise<void> =>
  void (await db.rows(
    sql`select id from monthly_boxes where (order_code = ${orderCode} and gift is not null)
          or id = (select box_id from monthly_box_months where order_code = ${orderCode}) order by id for update`,
  ));

/** Those that go on first, then the latest that have ended. */
const ofCustomer = (db: Database, { site, customerId }: BoxOwner): Promise<MonthlyBox[]> =>
  load(
    db,
    sql`where site = ${site} and customer_id = ${customerId}::uuid
        order by (ended_at is not null), next_date, created_at desc, id limit 100`,
  );

/** Answers its id; undefined where the order has one already. */
async function insert(db: Database, box: NewBox, orderCode: string): Promise<string | undefined> {
  const at = toText(box.createdAt);
  const [row] = await db.rows<{ id: string }>(
    sql`insert into monthly_boxes (site, customer_id, email, language, status, boxes, sign_up, month, next_date, cut_off_at,
          process_at, contents, chosen, terms, notice, delivery_address, business, payment, payment_details_id, consent_id,
          gift, order_code, created_at, updated_at)
        values (${box.site}, ${box.customerId}::uuid, ${box.email}, ${box.language}, ${box.status}, ${box.boxes}, ${box.signUp},
          ${box.month}, ${box.nextDate ?? null}, ${toText(box.cutOffAt)}, ${toText(box.processAt)}, ${toJson(box.contents)},
          ${box.chosen}, ${toJson(box.terms)}, ${toJson(box.notice)}, ${toJson(box.deliveryAddress)}, ${toJson(box.business)},
          ${toJson(box.payment)}, ${box.paymentDetailsId ?? null}::uuid, ${box.consentId ?? null}::uuid, ${toJson(box.gift)},
          ${orderCode}, ${at}, ${at})
        on conflict (order_code) do nothing returning id`,
  );
  return row?.id;
}

/** Saves a locked box. */
const save = (db: Database, box: MonthlyBox, now: Date) =>
  db.rows(
    sql`update monthly_boxes set status = ${box.status}, boxes = ${box.boxes}, month = ${box.month},
          next_date = ${box.nextDate ?? null}, cut_off_at = ${toText(box.cutOffAt)}, process_at = ${toText(box.processAt)},
          contents = ${toJson(box.contents)}, chosen = ${box.chosen}, terms = ${toJson(box.terms)}, notice = ${toJson(box.notice)},
          payment = ${toJson(box.payment)}, payment_details_id = ${box.paymentDetailsId ?? null}::uuid, gift = ${toJson(box.gift)},
          delivery_address = ${toJson(box.deliveryAddress)},
          gift_told_at = ${toText(box.giftToldAt)}, reminded_month = ${box.remindedMonth ?? null}, card_told = ${box.cardTold ?? null},
          ended_at = ${toText(box.endedAt)}, end_reason = ${box.endReason ?? null},
          updated_at = ${toText(now)}
        where id = ${box.id}::uuid`,
  );
