import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { KitCharge } from '../commitments/commitments.types.ts';

interface Row extends Record<string, unknown> {
  kitId: string;
  amount: number;
  status: KitCharge['status'];
  attempt: number;
  provider: string | null;
  failedOn: string | null;
  nextAt: string | null;
  reference: string | null;
}

const COLUMNS = sql`kit_id as "kitId", amount, status, attempt, provider, failed_on as "failedOn", next_at as "nextAt", reference`;

const toCharge = ({ provider, failedOn, nextAt, reference, ...row }: Row): KitCharge => ({
  ...row,
  ...(provider !== null && { provider }),
  ...(failedOn !== null && { failedOn }),
  ...(nextAt !== null && { nextAt: new Date(nextAt) }),
  ...(reference !== null && { reference }),
});

/** Writes what ending a commitment costs, once. */
const open = (db: Database, kitId: string, amount: number, now: Date) =>
  db.rows(
    sql`insert into kit_charges (kit_id, amount, status, next_at, created_at, updated_at)
        values (${kitId}::uuid, ${amount}, 'due', ${now.toISOString()}, ${now.toISOString()}, ${now.toISOString()})
        on conflict (kit_id) do nothing`,
  );

async function of(db: Database, kitId: string): Promise<KitCharge | undefined> {
  const [row] = await db.rows<Row>(sql`select ${COLUMNS} from kit_charges where kit_id = ${kitId}::uuid`);
  return row && toCharge(row);
}

/** Takes charges that are due for so long that nobody else does: one, or as many as there are. */
const take = async (
  db: Database,
  now: Date,
  until: Date,
  { most, kitId }: { most: number; kitId?: string },
): Promise<KitCharge[]> =>
  (
    await db.rows<Row>(
      sql`with due as materialized (
            select kit_id from kit_charges
            where status in ('due', 'voiding', 'refundDue') and next_at <= ${now.toISOString()}
              and ${kitId === undefined ? sql`true` : sql`kit_id = ${kitId}::uuid`}
            order by next_at, kit_id limit ${most} for update skip locked)
          update kit_charges set next_at = ${until.toISOString()}, updated_at = ${now.toISOString()}
          where kit_id in (select kit_id from due)
          returning ${COLUMNS}`,
    )
  ).map(toCharge);

/** Notes whom an attempt asks, before it does: whoever goes on with it asks the same. Answers whether it is still the last one. */
const ask = async (
  db: Database,
  { kitId, attempt }: Pick<KitCharge, 'kitId' | 'attempt'>,
  provider: string,
): Promise<boolean> =>
  (
    await db.rows(
      sql`update kit_charges set provider = ${provider} where kit_id = ${kitId}::uuid and attempt = ${attempt} returning 1`,
    )
  ).length > 0;

/** Begins the next attempt, with its customer there, unless there is another one since. No worker looks at it until then. */
async function begin(
  db: Database,
  { kitId, attempt, provider }: KitCharge,
  next: { provider: string; until: Date; now: Date },
): Promise<KitCharge | undefined> {
  const [row] = await db.rows<Row>(
    sql`update kit_charges set status = 'due', attempt = attempt + 1, provider = ${next.provider},
          next_at = ${next.until.toISOString()}, updated_at = ${next.now.toISOString()}
        where kit_id = ${kitId}::uuid and attempt = ${attempt} and provider is not distinct from ${provider ?? null}
          and status in ('due', 'agent') returning ${COLUMNS}`,
  );
  return row && toCharge(row);
}

/** Sets what became of an attempt that is still the last one. Answers whether it was. */
const settle = async (
  db: Database,
  { kitId, attempt, status }: Pick<KitCharge, 'kitId' | 'attempt' | 'status'>,
  to: Pick<KitCharge, 'status'> & Partial<Pick<KitCharge, 'attempt' | 'failedOn' | 'nextAt' | 'reference'>>,
  now: Date,
): Promise<boolean> =>
  (
    await db.rows(
      sql`update kit_charges set status = ${to.status}, attempt = ${to.attempt ?? attempt},
            provider = case when ${to.attempt ?? attempt} = attempt then provider end,
            failed_on = coalesce(${to.failedOn ?? null}, failed_on), next_at = ${to.nextAt?.toISOString() ?? null},
            reference = ${to.reference ?? null}, updated_at = ${now.toISOString()}
          where kit_id = ${kitId}::uuid and attempt = ${attempt} and status = ${status} returning 1`,
    )
  ).length > 0;

/** Gives up what is owed, and owes back what was paid. Answers whether somebody has to ask the provider about it. */
async function undo(db: Database, kitId: string, now: Date): Promise<boolean> {
  const [row] = await db.rows<Pick<Row, 'status'>>(
    sql`update kit_charges set next_at = ${now.toISOString()}, updated_at = ${now.toISOString()},
          status = case status when 'paid' then 'refundDue' when 'due' then 'voiding' else 'waived' end
        where kit_id = ${kitId}::uuid and status in ('due', 'agent', 'paid') returning status`,
  );
  return row !== undefined && row.status !== 'waived';
}

/** What no card paid, for an agent: the longest first. */
const forAgents = (db: Database, site: SiteId) =>
  db.rows<{ kitId: string; orderCode: string; amount: number; failedOn: string | null }>(
    sql`select c.kit_id as "kitId", k.order_code as "orderCode", c.amount, c.failed_on as "failedOn"
        from kit_charges c join kits k on k.id = c.kit_id where k.site = ${site} and c.status = 'agent'
        order by c.updated_at, c.kit_id`,
  );

export const chargesRepository = (db: Database) =>
  bindAll(db, { open, of, take, ask, begin, settle, undo, forAgents });
