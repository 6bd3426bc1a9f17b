/** All SQL of kits and commitments. */
import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import { columnsWithout, type Database } from '#platform/db/index.ts';
import type { CampaignCode } from '../campaigns.types.ts';
import { chargesRepository } from '../ending/charges.repository.ts';
import { daysRepository } from '../ending/days.repository.ts';
import type { Uses } from '../limits/uses.rules.ts';
import { kits } from './commitments.tables.ts';
import type { Kit, NewKit } from './commitments.types.ts';
import { type KitRow, toKit } from './rows.repository.ts';

const COLUMNS = sql.raw(
  columnsWithout(kits, ['emailKey', 'addressKey'])
    .map(({ key, name }) => `k.${name} as "${key}"`)
    .join(', '),
);
const SELECT = sql`select ${COLUMNS},
  (select coalesce(sum(p.weight), 0)::int from kit_progress p where p.kit_id = k.id) as counted from kits k`;

const some = async (db: Database, where: SQL): Promise<Kit[]> =>
  (await db.rows<KitRow>(sql`${SELECT} ${where}`)).map(toKit);
const one = async (db: Database, where: SQL): Promise<Kit | undefined> => (await some(db, where))[0];

const byId = (db: Database, id: string) => one(db, sql`where k.id = ${id}::uuid`);
/** Locks a kit until the transaction ends: whatever changes what it comes to waits. */
async function lock(db: Database, id: string): Promise<Kit | undefined> {
  await db.rows(sql`select 1 from kits where id = ${id}::uuid for update`);
  return byId(db, id);
}
const byOrder = (db: Database, code: string) => one(db, sql`where k.order_code = ${code}`);
const bySubscription = (db: Database, id: string) =>
  one(db, sql`where k.subscription_id = ${id}::uuid order by k.created_at desc limit 1`);

/** Kits that came with subscriptions and run, or were ended. */
const bySubscriptions = (db: Database, ids: readonly string[]) =>
  some(
    db,
    sql`where k.subscription_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
          and k.status in ('running', 'ended') order by k.created_at`,
  );

/** The commitments of a customer, newest first. */
const ofCustomer = (db: Database, site: SiteId, customerId: string) =>
  some(
    db,
    sql`where k.site = ${site} and k.customer_id = ${customerId}::uuid and k.status not in ('pending', 'cancelled')
        order by k.created_at desc, k.id`,
  );

/** All that run at a site. */
const running = (db: Database, site: SiteId) =>
  some(db, sql`where k.site = ${site} and k.status = 'running' order by k.created_at, k.id`);

/** How many kits of a campaign have each status. */
const countsOf = (db: Database, site: SiteId) =>
  db.rows<{ code: string; status: string; count: number }>(
    sql`select campaign_code as code, status, count(*)::int as count from kits
        where site = ${site} group by campaign_code, status`,
  );

/** The kit for which an order of a customer counts: that it counted for before, else the oldest that runs and has begun, else that is met. */
const countedBy = (
  db: Database,
  order: { code: string; site: SiteId; customerId: string; on: string },
): Promise<Kit | undefined> =>
  one(
    db,
    sql`where k.id = coalesce(
          (select p.kit_id from kit_progress p where p.order_code = ${order.code} limit 1),
          (select r.id from kits r where r.site = ${order.site} and r.customer_id = ${order.customerId}::uuid
             and r.status in ('running', 'met') and r.begun_on <= ${order.on}
           order by r.status = 'met', r.created_at, r.id limit 1))`,
  );

/** Writes the kit of an order that is to be paid. Answers its id. */
async function insert(db: Database, kit: NewKit): Promise<string> {
  const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;
  const at = kit.createdAt.toISOString();
  const [row] = await db.rows<{ id: string }>(
    sql`insert into kits (site, campaign_code, order_code, customer_id, language, currency, entry_number, brewer, terms,
          list_price, paid, email_key, address_key, status, begun_on, deadline, consent, created_at, updated_at)
        values (${kit.site}, ${kit.campaignCode}, ${kit.orderCode}, ${kit.customerId ?? null}::uuid, ${kit.language},
          ${kit.currency}, ${kit.entryNumber}, ${json(kit.brewer)}, ${json(kit.terms)}, ${kit.listPrice}, ${kit.paid},
          ${kit.emailKey}, ${kit.addressKey}, 'pending', ${kit.begunOn}, ${kit.deadline}, ${kit.consent ? json(kit.consent) : null},
          ${at}, ${at})
        returning id`,
  );
  return row?.id ?? '';
}

/** Writes what may change of a kit, which is locked. */
const save = (db: Database, kit: Kit, now: Date) =>
  db.rows(
    sql`update kits set customer_id = ${kit.customerId ?? null}::uuid,
          subscription_id = ${kit.subscriptionId ?? null}::uuid, status = ${kit.status}, deadline = ${kit.deadline},
          begun_on = ${kit.begunOn}, arrived_on = ${kit.arrivedOn ?? null}, ended_on = ${kit.endedOn ?? null},
          end_amount = ${kit.endAmount ?? null}, updated_at = ${now.toISOString()}
        where id = ${kit.id}::uuid`,
  );

/** Sets what an order counts for a kit. */
const setProgress = (db: Database, kitId: string, orderCode: string, weight: number) =>
  db.rows(
    sql`insert into kit_progress (kit_id, order_code, weight) values (${kitId}::uuid, ${orderCode}, ${weight})
        on conflict (kit_id, order_code) do update set weight = excluded.weight`,
  );

const addEvent = (
  db: Database,
  kitId: string,
  event: { at: Date; actor: string; action: string; details?: object },
) =>
  db.rows(
    sql`insert into kit_events (kit_id, at, actor, action, details)
        values (${kitId}::uuid, ${event.at.toISOString()}, ${event.actor}, ${event.action},
          ${JSON.stringify(event.details ?? {})}::jsonb)`,
  );

/** What was done to a kit, oldest first. */
const eventsOf = (db: Database, kitId: string) =>
  db.rows<{ at: string; actor: string; action: string; details: Record<string, unknown> }>(
    sql`select at, actor, action, details from kit_events where kit_id = ${kitId}::uuid order by seq`,
  );

/** A commitment of a customer that runs, or of which something is to be charged or sent back. */
const openOf = async (db: Database, site: SiteId, customerId: string): Promise<string | undefined> =>
  (
    await db.rows<{ id: string }>(
      sql`select k.id from kits k left join kit_charges c on c.kit_id = k.id
          where k.site = ${site} and k.customer_id = ${customerId}::uuid
            and (k.status in ('pending', 'running') or c.status in ('due', 'voiding', 'agent', 'refundDue'))
          order by k.created_at limit 1`,
    )
  )[0]?.id;

/** Takes the person out of what is kept of kits: that, and by which hashes, one was had stays for as long as it counts. */
const forgetCustomer = (db: Database, site: SiteId, customerId: string) =>
  db.rows(
    sql`update kits set customer_id = null, subscription_id = null, consent = null
        where site = ${site} and customer_id = ${customerId}::uuid`,
  );

async function usesOf(db: Database, site: SiteId, code: CampaignCode): Promise<Uses> {
  const [row] = await db.rows<{ uses: number; spent: string | number }>(
    sql`select uses, spent from campaign_uses where site = ${site} and campaign_code = ${code}`,
  );
  return { uses: row?.uses ?? 0, spent: Number(row?.spent ?? 0) };
}

/** Locks what orders hold of a campaign until the transaction ends. Two statements. */
async function lockUses(db: Database, site: SiteId, code: CampaignCode): Promise<Uses> {
  await db.rows(
    sql`insert into campaign_uses (site, campaign_code) values (${site}, ${code}) on conflict do nothing`,
  );
  const [row] = await db.rows<{ uses: number; spent: string | number }>(
    sql`select uses, spent from campaign_uses where site = ${site} and campaign_code = ${code} for update`,
  );
  return { uses: row?.uses ?? 0, spent: Number(row?.spent ?? 0) };
}

const addUse = (db: Database, site: SiteId, code: CampaignCode, uses: number, spent: number) =>
  db.rows(
    sql`update campaign_uses set uses = uses + ${uses}::int, spent = spent + ${spent}::bigint
        where site = ${site} and campaign_code = ${code}`,
  );

/** Answers whether the kit held a use until now. */
const dropUse = async (db: Database, id: string): Promise<boolean> =>
  (await db.rows(sql`update kits set holds_use = false where id = ${id}::uuid and holds_use returning 1`))
    .length > 0;

/** By which of these a kit was ordered since then that was not given up. */
async function usedBy(
  db: Database,
  site: SiteId,
  { emailKey, addressKey, customerId }: { emailKey?: string; addressKey?: string; customerId?: string },
  since: Date,
): Promise<'email' | 'address' | undefined> {
  const byPerson = sql`(email_key = ${emailKey ?? null}::text or customer_id = ${customerId ?? null}::uuid)`;
  const rows = await db.rows<{ byPerson: boolean | null }>(
    sql`select ${byPerson} as "byPerson" from kits
        where site = ${site} and status <> 'cancelled' and created_at >= ${since.toISOString()}
          and (${byPerson} or address_key = ${addressKey ?? null}::text)
        order by 1 desc nulls last limit 1`,
  );
  if (rows.length === 0) return undefined;
  return rows[0]?.byPerson ? 'email' : 'address';
}

/** Locks by name until the transaction ends, always in one order. */
async function lockKeys(db: Database, site: SiteId, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort())
    await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`kit ${site} ${key}`}, 0))`);
}

export const kitsRepository = (db: Database) => ({
  ...bindAll(db, {
    ...{
      byId,
      lock,
      byOrder,
      bySubscription,
      bySubscriptions,
      ofCustomer,
      countedBy,
      insert,
      save,
      setProgress,
      addEvent,
      eventsOf,
    },
    ...{ usesOf, lockUses, addUse, dropUse, usedBy, lockKeys, openOf, forgetCustomer, running, countsOf },
  }),
  charges: chargesRepository(db),
  days: daysRepository(db),
});

export type KitsRepository = ReturnType<typeof kitsRepository>;
