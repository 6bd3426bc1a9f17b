import type { Language, SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { CardBalance, GiftCard } from './gift-cards.types.ts';

interface CardRow extends Record<string, unknown> {
  id: string;
  site: SiteId;
  language: Language;
  amount: number;
  orderCode: string;
  entryNumber: number;
  customerId: string | null;
  recipientEmail: string;
  recipientName: string | null;
  senderName: string | null;
  message: string | null;
  sendAt: string;
  createdAt: string;
  issuedAt: string | null;
  sentAt: string | null;
  codes: number;
  lastFour: string | null;
  heldAt: string | null;
  voidedAt: string | null;
  voidReason: string | null;
}

const COLUMNS = sql.raw(
  `c.id::text as id, c.site, c.language, c.amount::float8 as amount, c.order_code as "orderCode",
   c.entry_number as "entryNumber", c.customer_id::text as "customerId", c.recipient_email as "recipientEmail",
   c.recipient_name as "recipientName", c.sender_name as "senderName", c.message, c.send_at as "sendAt",
   c.created_at as "createdAt", c.issued_at as "issuedAt", c.sent_at as "sentAt", c.codes, c.last_four as "lastFour",
   c.held_at as "heldAt", c.voided_at as "voidedAt", c.void_reason as "voidReason"`,
);

/** All SQL of gift cards beside their ledger. */
export function cardsRepository(db: Database) {
  const find = async (where: ReturnType<typeof sql>): Promise<GiftCard[]> =>
    (await db.rows<CardRow>(sql`select ${COLUMNS} from gift_cards c where ${where}`)).map(toCard);
  return {
    insert: async (card: Omit<GiftCard, 'codes'>): Promise<void> =>
      void (await db.rows(
        sql`insert into gift_cards (id, site, language, amount, order_code, entry_number, customer_id, recipient_email,
              recipient_name, sender_name, message, send_at, created_at)
            values (${card.id}::uuid, ${card.site}, ${card.language}, ${card.amount}, ${card.orderCode}, ${card.entryNumber}::int,
              ${card.customerId ?? null}::uuid, ${card.recipientEmail}, ${card.recipientName ?? null},
              ${card.senderName ?? null}, ${card.message ?? null}, ${card.sendAt.toISOString()}, ${card.createdAt.toISOString()})`,
      )),

    /** Cards of an order, by their lines. */
    ofOrder: (orderCode: string) => find(sql`c.order_code = ${orderCode} order by c.entry_number`),
    ofBuyer: (site: SiteId, customerId: string) =>
      find(sql`c.site = ${site} and c.customer_id = ${customerId}::uuid order by c.created_at, c.id`),
    byId: async (site: SiteId, id: string): Promise<GiftCard | undefined> =>
      (await find(sql`c.site = ${site} and c.id = ${id}::uuid`))[0],
    /** The same, locked until the transaction ends. */
    lock: async (id: string): Promise<GiftCard | undefined> =>
      (await find(sql`c.id = ${id}::uuid for update`))[0],

    /** Cards that are paid for and due to be mailed, oldest first; one that is held waits. */
    dueIds: async (now: Date, most: number): Promise<string[]> =>
      (
        await db.rows<{ id: string }>(
          sql`select id::text as id from gift_cards
              where issued_at is not null and sent_at is null and voided_at is null and held_at is null and send_at <= ${now.toISOString()}
              order by send_at, id limit ${most}::int`,
        )
      ).map(({ id }) => id),

    issue: async (id: string, now: Date): Promise<void> =>
      void (await db.rows(
        sql`update gift_cards set issued_at = ${now.toISOString()} where id = ${id}::uuid`,
      )),

    /** Keeps what is kept of a card's new code: the one before is good for nothing from then on. */
    setCode: async (
      id: string,
      { hash, lastFour, number }: { hash: string; lastFour: string; number: number },
      now: Date,
    ): Promise<void> =>
      void (await db.rows(
        sql`update gift_cards set code_hash = ${hash}, last_four = ${lastFour}, codes = ${number}::int, sent_at = ${now.toISOString()}
            where id = ${id}::uuid`,
      )),

    hold: async (orderCode: string, now: Date | undefined): Promise<void> =>
      void (await db.rows(
        sql`update gift_cards set held_at = ${now?.toISOString() ?? null}::timestamptz where order_code = ${orderCode}`,
      )),

    void: async (id: string, reason: string, now: Date): Promise<void> =>
      void (await db.rows(
        sql`update gift_cards set voided_at = ${now.toISOString()}, void_reason = ${reason} where id = ${id}::uuid`,
      )),

    removeUnpaid: async (orderCode: string): Promise<void> =>
      void (await db.rows(sql`delete from gift_cards where order_code = ${orderCode} and issued_at is null`)),

    /** The card of a code, with what is on it; undefined: no such code at this site. */
    byCode: async (site: SiteId, hash: string): Promise<CardBalance | undefined> =>
      (await db.rows<CardBalance & Record<string, unknown>>(balances(site, sql`c.code_hash = ${hash}`)))[0],

    /** Cards with what is on them, by id, which is the order in which they are locked. */
    balancesOf: async (site: SiteId, ids: readonly string[], hold = false): Promise<CardBalance[]> => {
      const among = sql`c.id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )}) order by c.id`;
      return db.rows<CardBalance & Record<string, unknown>>(
        balances(site, hold ? sql`${among} for update of a` : among),
      );
    },

    /** Forgets who bought a card and, once it is mailed, for whom; the card itself is somebody else's by now. */
    forget: async (site: SiteId, customerId: string): Promise<void> =>
      void (await db.rows(
        sql`update gift_cards set customer_id = null, sender_name = null, message = null,
              recipient_email = case when sent_at is null then recipient_email else ${REMOVED_ADDRESS} end,
              recipient_name = case when sent_at is null then recipient_name end
            where site = ${site} and customer_id = ${customerId}::uuid`,
      )),
  };
}

export type CardsRepository = ReturnType<typeof cardsRepository>;

const balances = (site: SiteId, where: ReturnType<typeof sql>) =>
  sql`select c.id::text as id, c.last_four as "lastFour", a.balance::float8 as balance,
        c.voided_at is not null as voided, c.held_at is not null as held
      from gift_cards c join store_credit_accounts a on a.site = c.site and a.customer_id = c.id
      where c.site = ${site} and ${where}`;

/** What is null in the database is absent. */
const toCard = ({ sendAt, createdAt, issuedAt, sentAt, heldAt, voidedAt, ...row }: CardRow): GiftCard => ({
  ...{ id: row.id, site: row.site, language: row.language, amount: row.amount, codes: row.codes },
  ...{ orderCode: row.orderCode, entryNumber: row.entryNumber, recipientEmail: row.recipientEmail },
  ...{ sendAt: new Date(sendAt), createdAt: new Date(createdAt) },
  ...(row.customerId === null ? {} : { customerId: row.customerId }),
  ...(row.recipientName === null ? {} : { recipientName: row.recipientName }),
  ...(row.senderName === null ? {} : { senderName: row.senderName }),
  ...(row.message === null ? {} : { message: row.message }),
  ...(row.lastFour === null ? {} : { lastFour: row.lastFour }),
  ...(row.voidReason === null ? {} : { voidReason: row.voidReason }),
  ...(issuedAt === null ? {} : { issuedAt: new Date(issuedAt) }),
  ...(sentAt === null ? {} : { sentAt: new Date(sentAt) }),
  ...(heldAt === null ? {} : { heldAt: new Date(heldAt) }),
  ...(voidedAt === null ? {} : { voidedAt: new Date(voidedAt) }),
});
