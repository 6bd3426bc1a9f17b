import { sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import { type PaymentProvider, type PaymentState, PaymentTimeoutError } from './payments.types.ts';
import { TEST_TOKENS } from './test-gateway.tokens.ts';

interface ChargeRow extends Record<string, unknown> {
  key: string;
  amount: number;
  currency: string;
  status: PaymentState['status'];
  reason: 'card_declined' | 'insufficient_funds' | null;
}

/** One movement of money in the gateway's books. */
export interface LedgerEntry {
  kind: 'charge' | 'refund';
  /** The order code charged, or the key of the refund. */
  key: string;
  /** The order code, for both kinds. */
  chargeKey: string;
  amount: number;
}

/**
 * A payment provider inside the shop, for demos and tests, that keeps its own books.
 *
 * It stands for a service a network away, so its books must not share the fate of the shop's transactions: every
 * call is one statement committed by itself, in a schema of its own that no table of the shop refers to. Called
 * inside a transaction it refuses: there a rollback would undo what a real provider has already charged, and the
 * proofs that count this ledger against the orders would prove nothing.
 */
export function createTestGateway(
  db: Database,
  clock: Clock,
): PaymentProvider & {
  /** Everything ever charged and given back, oldest first. */
  entries(): Promise<LedgerEntry[]>;
} {
  const outside = db.q;
  const run = <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>): Promise<Row[]> => {
    if (db.q !== outside) throw new Error('A payment provider must not be called inside a transaction');
    return db.rows<Row>(statement);
  };
  const find = async (key: string): Promise<ChargeRow | undefined> =>
    (
      await run<ChargeRow>(
        sql`select key, amount, currency, status, reason from test_gateway.charges where key = ${key}`,
      )
    )[0];

  const open = (
    key: string,
    amount: number,
    currency: string,
    token: string,
    status: string,
    reason: string | null,
  ) =>
    run<ChargeRow>(
      sql`insert into test_gateway.charges (key, amount, currency, token, status, reason, created_at)
          values (${key}, ${amount}, ${currency}, ${token}, ${status}, ${reason}, ${clock.now().toISOString()})
          on conflict (key) do nothing returning key, amount, currency, status, reason`,
    );

  return {
    name: 'test',
    describe: async (token) => (Object.hasOwn(TEST_TOKENS, token) ? TEST_TOKENS[token]?.card : undefined),

    charge: async ({ key, amount, currency, token }) => {
      const behaviour = Object.hasOwn(TEST_TOKENS, token) ? TEST_TOKENS[token]?.behaviour : undefined;
      const [status, reason] =
        behaviour === 'captured' || behaviour === 'timeout'
          ? ['captured', null]
          : behaviour === 'requires_action'
            ? ['requires_action', null]
            : ['declined', behaviour ?? 'card_declined'];
      const [made] = await open(key, amount, currency, token, status as string, reason as string | null);
      if (made && behaviour === 'timeout') throw new PaymentTimeoutError(key);
      const row = made ?? (await find(key));
      if (!row) throw new PaymentTimeoutError(key);
      if (row.status !== 'cancelled' && (row.amount !== amount || row.currency !== currency)) {
        throw new Error(`Key ${key} was used for another amount`);
      }
      return stateOf(row);
    },

    confirm: async (key) => {
      await run(
        sql`update test_gateway.charges set status = 'captured' where key = ${key} and status = 'requires_action'`,
      );
      const row = await find(key);
      if (!row) throw new Error(`Nothing to confirm under ${key}`);
      return stateOf(row);
    },

    lookup: async (key) => {
      const row = await find(key);
      return row && stateOf(row);
    },

    cancel: async (key) => {
      await run(
        sql`insert into test_gateway.charges (key, amount, currency, token, status, created_at)
            values (${key}, 0, '', '', 'cancelled', ${clock.now().toISOString()})
            on conflict (key) do update set status = 'cancelled' where charges.status = 'requires_action'`,
      );
      const row = await find(key);
      return row ? stateOf(row) : { status: 'cancelled' };
    },

    refund: async (key, refundKey, amount) => {
      await run(
        sql`insert into test_gateway.refunds (key, charge_key, amount, created_at)
            select ${refundKey}, charges.key, ${amount}::bigint, ${clock.now().toISOString()}::timestamptz
            from test_gateway.charges where charges.key = ${key} and charges.status = 'captured' and charges.amount >=
              ${amount}::bigint + (select coalesce(sum(amount), 0) from test_gateway.refunds where charge_key = ${key})
            on conflict (key) do nothing`,
      );
      const [made] = await run(
        sql`select 1 from test_gateway.refunds where key = ${refundKey} and charge_key = ${key}`,
      );
      if (!made) throw new Error(`${amount} cannot be refunded of ${key}`);
      return { reference: `re_${refundKey}` };
    },

    entries: async () =>
      (
        await run<{ kind: 'charge' | 'refund'; key: string; chargeKey: string; amount: number }>(
          sql`select 'charge' as kind, key, key as "chargeKey", amount, created_at from test_gateway.charges
              where status = 'captured'
              union all
              select 'refund', key, charge_key, amount, created_at from test_gateway.refunds
              order by created_at, kind, key`,
        )
      ).map(({ kind, key, chargeKey, amount }) => ({ kind, key, chargeKey, amount })),
  };
}

function stateOf({ key, status, reason }: ChargeRow): PaymentState {
  if (status === 'captured') return { status, reference: `ch_${key}` };
  if (status === 'declined') return { status, reason: reason ?? 'card_declined' };
  if (status === 'requires_action') {
    return { status, nextAction: { type: 'authenticate', confirmWith: key } };
  }
  return { status: 'cancelled' };
}
