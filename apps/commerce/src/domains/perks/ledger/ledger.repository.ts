import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Balance, Member, Membership } from '../perks.types.ts';
import { pointsMoved } from './ledger.rules.ts';
import type { Account, Lifetime, NewEntry } from './ledger.types.ts';

const at = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
const of = ({ site, customerId }: Member): SQL => sql`site = ${site} and customer_id = ${customerId}::uuid`;

/** The member's open lots, with what is left of each and when it is lost; `m` says who, and with it how long points are kept. */
const openLots = (member: Member, { expiryDays, keptDays }: Lifetime): SQL => sql`
  m as (select joined_at, left_at from perks_members where ${of(member)}),
  activity as (
    select max(e.at) as at from perks_entries e
    where e.site = ${member.site} and e.customer_id = ${member.customerId}::uuid
      and (e.kind in ('welcome', 'registered', 'earned', 'redeemed') or (e.kind = 'adjusted' and e.points > 0))
      and not exists (
        select 1 from perks_entries u where u.of = e.id and u.kind in ('givenBack', 'adjustmentReversed'))),
  ends as (
    select least(a.at + ${expiryDays} * interval '24 hours', m.left_at + ${keptDays} * interval '24 hours') as at
    from activity a, m),
  taken as (
    select d.lot_id, sum(d.points)::int as points
    from perks_debits d join perks_lots l on l.id = d.lot_id where l.${of(member)} group by d.lot_id),
  open as (
    select l.id, l.entry_id, l.seq, l.points - coalesce(t.points, 0) as open, l.clears_at,
      greatest(ends.at, l.not_before_expiry) as ends_at
    from perks_lots l cross join ends left join taken t on t.lot_id = l.id
    where l.${of(member)} and l.points > coalesce(t.points, 0)),
  owed as (
    select coalesce(sum(b.points), 0)::int as debt
    from perks_entries e join perks_debts b on b.entry_id = e.id where e.${of(member)})`;

/** All SQL of the ledger. */
export function ledgerRepository(db: Database) {
  return {
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
      }>(
        // Lots pay the debt as they are cleared: see `settlementOf`.
        sql`with ${openLots(member, lifetime)},
            cleared as (
              select ends_at, open, open - greatest(0, least(open, debt - (sum(open) over inturn - open))) as good
              from open, owed where clears_at <= ${at(now)} window inturn as (order by clears_at, seq)),
            sums as (
              select coalesce(sum(open), 0) as open, coalesce(sum(good) filter (where ends_at > ${at(now)}), 0) as good,
                coalesce(sum(good) filter (where ends_at <= ${at(now)}), 0) as over,
                min(ends_at) filter (where ends_at > ${at(now)} and good > 0) as ends_at
              from cleared),
            waiting as (
              select coalesce(sum(open), 0) as open from open where clears_at is null or clears_at > ${at(now)})
            select m.joined_at as "joinedAt", m.left_at as "leftAt", sums.good::int as points, sums.over::int as over,
              waiting.open::int as "pendingPoints", greatest(0, owed.debt - sums.open)::int as debt,
              sums.ends_at as "expiresAt"
            from m, owed, sums, waiting`,
      );
      if (!row) return undefined;
      const { points, over, pendingPoints, debt, expiresAt } = row;
      return {
        balance: { points, pendingPoints, debt, ...(expiresAt ? { expiresAt: new Date(expiresAt) } : {}) },
        membership: toMembership(row),
        isDue: over > 0,
      };
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
            from owed left join open on true order by seq`,
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
    isUndone: async (entryId: string): Promise<boolean> =>
      (
        await db.rows(
          sql`select 1 from perks_entries
              where of::text = ${entryId} and kind in ('givenBack', 'adjustmentReversed')`,
        )
      ).length > 0,

    /** What reversals have taken of an order's points. */
    reversedOf: async (earnedBy: string): Promise<number> => {
      const [row] = await db.rows<{ points: number }>(
        sql`select coalesce(-sum(points), 0)::int as points from perks_entries where of = ${earnedBy}::uuid and kind = 'reversed'`,
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
        sql`update perks_lots set clears_at = ${at(clearsAt)}
            where entry_id = ${entryId}::uuid and clears_at is null returning id`,
      ),
  };
}

export type LedgerRepository = ReturnType<typeof ledgerRepository>;

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
