import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Balance, Member, Membership } from '../perks.types.ts';
import { pointsMoved } from './ledger.rules.ts';
import type { Account, Lifetime, NewEntry } from './ledger.types.ts';

const at = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
const of = ({ site, customerId }: Member): SQL => sql`site = ${site} and customer_id = ${customerId}::uuid`;

/** One member of a site, or all of them. */
interface Whose {
  site: SiteId;
  customerId?: string;
}

const those = ({ site, customerId }: Whose, alias: string): SQL => {
  const row = sql.raw(alias);
  return customerId === undefined
    ? sql`${row}.site = ${site}`
    : sql`${row}.site = ${site} and ${row}.customer_id = ${customerId}::uuid`;
};

/** Open lots of members (`m`), with what is left of each and when it is lost, and what they owe. */
const openLots = (whose: Whose, { expiryDays, keptDays }: Lifetime): SQL => sql`
  m as (select customer_id, joined_at, left_at from perks_members p where ${those(whose, 'p')}),
  activity as (
    select e.customer_id, max(e.at) as at from perks_entries e
    where ${those(whose, 'e')}
      and (e.kind in ('welcome', 'registered', 'earned', 'redeemed') or (e.kind = 'adjusted' and e.points > 0))
      and not exists (
        select 1 from perks_entries u where u.of = e.id and u.kind in ('givenBack', 'adjustmentReversed'))
    group by e.customer_id),
  ends as (
    select m.customer_id,
      least(a.at + ${expiryDays} * interval '24 hours', m.left_at + ${keptDays} * interval '24 hours') as at
    from m left join activity a using (customer_id)),
  taken as (
    select d.lot_id, sum(d.points)::int as points
    from perks_debits d join perks_lots l on l.id = d.lot_id where ${those(whose, 'l')} group by d.lot_id),
  open as (
    select l.customer_id, l.id, l.entry_id, l.seq, l.points - coalesce(t.points, 0) as open, l.clears_at,
      greatest(ends.at, l.not_before_expiry) as ends_at
    from perks_lots l join ends using (customer_id) left join taken t on t.lot_id = l.id
    where ${those(whose, 'l')} and l.points > coalesce(t.points, 0)),
  debts as (
    select e.customer_id, sum(b.points) as debt
    from perks_entries e join perks_debts b on b.entry_id = e.id where ${those(whose, 'e')} group by e.customer_id),
  owed as (select m.customer_id, coalesce(debts.debt, 0)::int as debt from m left join debts using (customer_id))`;

/** What members have at an instant, by sums. Lots pay the debt as they are cleared: see `settlementOf`. */
const balances = (whose: Whose, lifetime: Lifetime, now: Date): SQL => sql`
  ${openLots(whose, lifetime)},
  cleared as (
    select customer_id, ends_at, open,
      open - greatest(0, least(open, debt - (sum(open) over inturn - open))) as good
    from open join owed using (customer_id) where clears_at <= ${at(now)}
    window inturn as (partition by customer_id order by clears_at, seq)),
  sums as (
    select customer_id, sum(open) as open, sum(good) filter (where ends_at > ${at(now)}) as good,
      sum(good) filter (where ends_at <= ${at(now)}) as over,
      min(ends_at) filter (where ends_at > ${at(now)} and good > 0) as ends_at
    from cleared group by customer_id),
  waiting as (
    select customer_id, sum(open) as open from open
    where clears_at is null or clears_at > ${at(now)} group by customer_id),
  balances as (
    select m.joined_at as "joinedAt", m.left_at as "leftAt", coalesce(sums.good, 0)::int as points,
      coalesce(sums.over, 0)::int as over, coalesce(waiting.open, 0)::int as "pendingPoints",
      greatest(0, owed.debt - coalesce(sums.open, 0))::int as debt, sums.ends_at as "expiresAt"
    from m join owed using (customer_id) left join sums using (customer_id) left join waiting using (customer_id))`;

/** All SQL of the ledger. */
export const ledgerRepository = (db: Database) => ({ ...balancesOf(db), ...entriesOf(db) });

export type LedgerRepository = ReturnType<typeof ledgerRepository>;

/** What members have. */
function balancesOf(db: Database) {
  return {
    /** Which of so many people of a site are members. */
    membersAmong: async (site: SiteId, customerIds: readonly string[]): Promise<Set<string>> => {
      const rows = await db.rows<{ customerId: string }>(
        sql`select customer_id as "customerId" from perks_members
            where site = ${site} and left_at is null and customer_id = any(
              array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(customerIds)}::jsonb)))`,
      );
      return new Set(rows.map(({ customerId }) => customerId));
    },

    /** Locks the member's row. Undefined: never joined. */
    lock: async (member: Member): Promise<Membership | undefined> => {
      const [row] = await db.rows<{ joinedAt: string; leftAt: string | null }>(
        sql`select joined_at as "joinedAt", left_at as "leftAt" from perks_members where ${of(member)} for update`,
      );
      return row && toMembership(row);
    },

    /** What a member has at an instant, by sums. Undefined: never joined. */
    balance: async (
      member: Member,
      lifetime: Lifetime,
      now: Date,
    ): Promise<{ balance: Balance; membership: Membership; isDue: boolean } | undefined> => {
      const [row] = await db.rows<{
        joinedAt: string;
        leftAt: string | null;
        points: number;
        over: number;
        pendingPoints: number;
        debt: number;
        expiresAt: string | null;
      }>(sql`with ${balances(member, lifetime, now)} select * from balances`);
      if (!row) return undefined;
      const { points, over, pendingPoints, debt, expiresAt } = row;
      return {
        balance: { points, pendingPoints, debt, ...(expiresAt ? { expiresAt: new Date(expiresAt) } : {}) },
        membership: toMembership(row),
        isDue: over > 0,
      };
    },

    /** What all members of a site have together. */
    totals: async (
      site: SiteId,
      lifetime: Lifetime,
      now: Date,
    ): Promise<{ members: number; points: number; pendingPoints: number; debt: number }> => {
      const [row] = await db.rows<{ members: number; points: number; pendingPoints: number; debt: number }>(
        sql`with ${balances({ site }, lifetime, now)}
            select count(*)::int as members, coalesce(sum(points), 0)::float8 as points,
              coalesce(sum("pendingPoints"), 0)::float8 as "pendingPoints", coalesce(sum(debt), 0)::float8 as debt
            from balances`,
      );
      return row ?? { members: 0, points: 0, pendingPoints: 0, debt: 0 };
    },

    /** A locked member's open lots and debt. */
    account: async (member: Member, lifetime: Lifetime): Promise<Account> => {
      const rows = await db.rows<{
        debt: number;
        id: string | null;
        entryId: string;
        open: number;
        clearsAt: string | null;
        endsAt: string;
      }>(
        sql`with ${openLots(member, lifetime)}
            select owed.debt, id, entry_id as "entryId", open, clears_at as "clearsAt", ends_at as "endsAt"
            from owed left join open using (customer_id) order by seq`,
      );
      return {
        debt: rows[0]?.debt ?? 0,
        lots: rows.flatMap(({ id, entryId, open, clearsAt, endsAt }) =>
          id === null
            ? []
            : [
                {
                  ...{ id, entryId, open, endsAt: new Date(endsAt) },
                  ...(clearsAt ? { clearsAt: new Date(clearsAt) } : {}),
                },
              ],
        ),
      };
    },
  };
}

/** What was booked, and what is. */
function entriesOf(db: Database) {
  return {
    /** The entry of a key: what it gave or took. */
    byKey: async (
      member: Member,
      key: string,
    ): Promise<{ id: string; kind: string; points: number; reason: string | null } | undefined> => {
      const [row] = await db.rows<{ id: string; kind: string; points: number; reason: string | null }>(
        sql`select id, kind, points, reason from perks_entries where ${of(member)} and key = ${key}`,
      );
      return row;
    },

    byId: async (member: Member, id: string) => {
      const [row] = await db.rows<{ id: string; kind: string; points: number; reason: string | null }>(
        sql`select id, kind, points, reason from perks_entries where ${of(member)} and id::text = ${id}`,
      );
      return row;
    },

    /** What an entry of the member took, by lot. */
    debitsOf: (member: Member, entryId: string) =>
      db.rows<{ lotId: string; points: number }>(
        sql`select d.lot_id as "lotId", d.points from perks_debits d join perks_entries e on e.id = d.entry_id
            where e.${of(member)} and e.id::text = ${entryId} order by d.lot_id`,
      ),

    /** Whether what an entry did was given back. */
    isUndone: async (member: Member, entryId: string): Promise<boolean> =>
      (
        await db.rows(
          sql`select 1 from perks_entries where ${of(member)} and of = ${entryId}::uuid
                and kind in ('givenBack', 'adjustmentReversed')`,
        )
      ).length > 0,

    /** What reversals have taken of an order's points. */
    reversedOf: async (member: Member, earnedBy: string): Promise<number> => {
      const [row] = await db.rows<{ points: number }>(
        sql`select coalesce(-sum(points), 0)::int as points from perks_entries
            where ${of(member)} and of = ${earnedBy}::uuid and kind = 'reversed'`,
      );
      return row?.points ?? 0;
    },

    /** What an entry earned and the member lost since, because it ended. */
    lostOf: async ({ site, customerId }: Member, earnedBy: string): Promise<number> => {
      const [row] = await db.rows<{ points: number }>(
        sql`select coalesce(sum(d.points), 0)::int as points
            from perks_lots l join perks_debits d on d.lot_id = l.id join perks_entries e on e.id = d.entry_id
            where l.entry_id = ${earnedBy}::uuid and l.site = ${site} and l.customer_id = ${customerId}::uuid
              and e.kind = 'expired'`,
      );
      return row?.points ?? 0;
    },

    /** Books an entry with all that it moves. Undefined: there is one with its key. */
    book: async (member: Member, entry: NewEntry): Promise<string | undefined> => {
      const [row] = await db.rows<{ id: string }>(bookStatement(member, entry));
      return row?.id;
    },

    /** From when on an order's points can be spent; set once. */
    clear: (entryId: string, clearsAt: Date) =>
      db.rows(
        sql`update perks_lots set clears_at = case when held then null else ${at(clearsAt)} end,
              clears_if_freed = case when held then coalesce(clears_if_freed, ${at(clearsAt)}) end
            where entry_id = ${entryId}::uuid and clears_at is null returning id`,
      ),

    /** What an entry earned waits until it is freed, as if it were not cleared. */
    hold: (entryId: string) =>
      db.rows(
        sql`update perks_lots set held = true, clears_if_freed = clears_at, clears_at = null
            where entry_id = ${entryId}::uuid and not held`,
      ),

    free: (entryId: string) =>
      db.rows(
        sql`update perks_lots set held = false, clears_at = clears_if_freed, clears_if_freed = null
            where entry_id = ${entryId}::uuid and held`,
      ),
  };
}

function bookStatement(member: Member, entry: NewEntry): SQL {
  const { key, kind, actor = 'shop', orderCode, of: undone, reason, lot, debits = [], debt = 0 } = entry;
  const moved = debits.filter(({ points }) => points !== 0);
  return sql`
    with entry as (
      insert into perks_entries (site, customer_id, key, kind, points, order_code, of, reason, actor, at)
      values (${member.site}, ${member.customerId}::uuid, ${key}, ${kind}, ${pointsMoved(entry)}, ${orderCode ?? null},
        ${undone ?? null}::uuid, ${reason ?? null}, ${actor}, ${at(entry.at)})
      on conflict (site, customer_id, key) do nothing returning id),
    lot as (
      insert into perks_lots (id, entry_id, site, customer_id, points, clears_at)
      select ${lot?.id ?? null}::uuid, entry.id, ${member.site}, ${member.customerId}::uuid, ${lot?.points ?? 0}::int,
        ${lot?.clearsAt?.toISOString() ?? null}::timestamptz
      from entry where ${lot !== undefined && lot.points > 0}),
    debits as (
      insert into perks_debits (entry_id, lot_id, points)
      select entry.id, d."lotId", d.points
      from entry, jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as d("lotId" uuid, points int)),
    kept as (
      update perks_lots l set not_before_expiry = greatest(l.not_before_expiry, ${entry.keptUntil?.toISOString() ?? null}::timestamptz)
      from entry, jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as d("lotId" uuid, points int)
      where ${entry.keptUntil !== undefined} and l.id = d."lotId"),
    debt as (
      insert into perks_debts (entry_id, points) select entry.id, ${debt}::int from entry where ${debt}::int <> 0)
    select id from entry`;
}

const toMembership = ({ joinedAt, leftAt }: { joinedAt: string; leftAt: string | null }): Membership => ({
  joinedAt: new Date(joinedAt),
  ...(leftAt ? { leftAt: new Date(leftAt) } : {}),
});
