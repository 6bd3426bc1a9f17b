import { type SQL, sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import {
  type Card,
  type ChargeRequest,
  type Movement,
  type PaymentProvider,
  type PaymentState,
  PaymentTimeoutError,
  type RefundState,
  type SetUpRequest,
} from './payments.types.ts';
import { type Behaviour, TEST_TOKENS } from './test-gateway.tokens.ts';

interface ChargeRow extends Record<string, unknown> {
  key: string;
  amount: number;
  currency: string;
  status: PaymentState['status'];
  reason: 'card_declined' | 'insufficient_funds' | null;
}

/** One movement of money in the gateway's ledger. */
export interface LedgerEntry {
  kind: 'charge' | 'refund';
  /** The order code that is charged, or the refund's key. */
  key: string;
  /** The order code, for both kinds. */
  chargeKey: string;
  amount: number;
}

/** The gateway's ledger, with the database's queries outside any transaction. */
interface Books {
  db: Database;
  clock: Clock;
  outside: Database['q'];
}

/**
 * A payment provider inside the shop, for demos and tests, with a ledger of its own.
 *
 * It simulates a service over the network, so its ledger must be independent of the shop's transactions: every call is
 * one statement, committed by itself, in a schema that no table of the shop refers to. Inside a transaction it refuses
 * to run: a rollback would undo what a real provider has already charged, and the proofs that compare this ledger with
 * the orders would prove nothing.
 */
export function createTestGateway(
  db: Database,
  clock: Clock,
): PaymentProvider & {
  /** All charges and refunds of money, oldest first. */
  entries(): Promise<LedgerEntry[]>;
} {
  const books: Books = { db, clock, outside: db.q };
  return {
    name: 'test',
    browser: () => ({ kind: 'frame', csp: { script: [], frame: [], connect: [] } }),
    describe: async (token) => cardOf(token),
    setUp,
    // Its tokens are the same for everybody.
    forget: async () => undefined,
    ...bindAll(books, { charge, confirm, lookup, cancel, refund, lookupRefund, entries, movements }),
  };
}

const cardOf = (token: string): Card | undefined =>
  Object.hasOwn(TEST_TOKENS, token) ? TEST_TOKENS[token]?.card : undefined;

async function setUp({
  token,
}: SetUpRequest): Promise<{ status: 'saved'; token: string; card: Card } | PaymentState> {
  const card = cardOf(token);
  return card
    ? { status: 'saved', token, card }
    : { status: 'declined', reason: 'not_supported', retry: 'never' };
}

/** Rows of one statement. @throws inside a transaction. */
async function run<Row extends Record<string, unknown>>(
  { db, outside }: Books,
  statement: SQL,
): Promise<Row[]> {
  if (db.q !== outside) throw new Error('A payment provider must not be called inside a transaction');
  return db.rows<Row>(statement);
}

async function find(books: Books, key: string): Promise<ChargeRow | undefined> {
  const [row] = await run<ChargeRow>(
    books,
    sql`select key, amount, currency, status, reason from test_gateway.charges where key = ${key}`,
  );
  return row;
}

async function findRefund(
  books: Books,
  refundKey: string,
): Promise<{ chargeKey: string; amount: number } | undefined> {
  const [row] = await run<{ chargeKey: string; amount: number }>(
    books,
    sql`select charge_key as "chargeKey", amount from test_gateway.refunds where key = ${refundKey}`,
  );
  return row;
}

/** Writes a new charge; does nothing if the key is taken. */
async function open(
  books: Books,
  { key, amount, currency, token }: ChargeRequest,
  status: PaymentState['status'],
  reason: string | null,
): Promise<ChargeRow | undefined> {
  const [row] = await run<ChargeRow>(
    books,
    sql`insert into test_gateway.charges (key, amount, currency, token, status, reason, created_at)
        values (${key}, ${amount}, ${currency}, ${token}, ${status}, ${reason}, ${books.clock.now().toISOString()})
        on conflict (key) do nothing returning key, amount, currency, status, reason`,
  );
  return row;
}

async function charge(books: Books, request: ChargeRequest): Promise<PaymentState> {
  const { key, amount, currency, token } = request;
  const behaviour = Object.hasOwn(TEST_TOKENS, token) ? TEST_TOKENS[token]?.behaviour : undefined;
  const made = await open(books, request, ...outcomeOf(behaviour));
  if (made && behaviour === 'timeout') throw new PaymentTimeoutError(key);
  const row = made ?? (await find(books, key));
  if (!row) throw new PaymentTimeoutError(key);
  if (row.status !== 'cancelled' && (row.amount !== amount || row.currency !== currency)) {
    throw new Error(`Key ${key} was used for another amount`);
  }
  return stateOf(row);
}

/** Outcome of a charge by its token, with the reason of a decline; a token that was never issued is declined. */
function outcomeOf(
  behaviour: Behaviour | undefined,
): [status: PaymentState['status'], reason: string | null] {
  if (behaviour === 'captured' || behaviour === 'timeout' || behaviour === 'refund_timeout')
    return ['captured', null];
  if (behaviour === 'requires_action') return ['requires_action', null];
  return ['declined', behaviour ?? 'card_declined'];
}

async function confirm(books: Books, key: string): Promise<PaymentState> {
  await run(
    books,
    sql`update test_gateway.charges set status = 'captured' where key = ${key} and status = 'requires_action'`,
  );
  const row = await find(books, key);
  if (!row) throw new Error(`Nothing to confirm under ${key}`);
  return stateOf(row);
}

async function lookup(books: Books, key: string): Promise<PaymentState | undefined> {
  const row = await find(books, key);
  return row && stateOf(row);
}

async function cancel(books: Books, key: string): Promise<PaymentState> {
  await run(
    books,
    sql`insert into test_gateway.charges (key, amount, currency, token, status, created_at)
        values (${key}, 0, '', '', 'cancelled', ${books.clock.now().toISOString()})
        on conflict (key) do update set status = 'cancelled' where charges.status = 'requires_action'`,
  );
  const row = await find(books, key);
  return row ? stateOf(row) : { status: 'cancelled' };
}

async function refund(books: Books, key: string, refundKey: string, amount: number): Promise<RefundState> {
  // One statement books it and subtracts it from the charge, whose check refuses the second of two concurrent refunds.
  const [made] = await run<{ token: string }>(
    books,
    sql`with booked as (
          insert into test_gateway.refunds (key, charge_key, amount, created_at)
          select ${refundKey}, c.key, ${amount}::bigint, ${books.clock.now().toISOString()}::timestamptz
          from test_gateway.charges c
          where c.key = ${key} and c.status = 'captured' and c.amount - c.refunded >= ${amount}::bigint
          on conflict (key) do nothing returning charge_key, amount)
        update test_gateway.charges c set refunded = c.refunded + booked.amount
        from booked where c.key = booked.charge_key returning c.token`,
  );
  const known = await findRefund(books, refundKey);
  if (known?.chargeKey !== key) throw new Error(`${amount} cannot be refunded of ${key}`);
  if (known.amount !== amount) throw new Error(`Refund ${refundKey} was of another amount`);
  if (made && TEST_TOKENS[made.token]?.behaviour === 'refund_timeout')
    throw new PaymentTimeoutError(refundKey);
  return refundOf(refundKey);
}

async function lookupRefund(books: Books, refundKey: string): Promise<RefundState | undefined> {
  return (await findRefund(books, refundKey)) ? refundOf(refundKey) : undefined;
}

const refundOf = (refundKey: string): RefundState => ({
  status: 'succeeded',
  reference: `re_${refundKey}`,
});

async function entries(books: Books): Promise<LedgerEntry[]> {
  const rows = await run<{ kind: 'charge' | 'refund'; key: string; chargeKey: string; amount: number }>(
    books,
    sql`select 'charge' as kind, key, key as "chargeKey", amount, created_at from test_gateway.charges
        where status = 'captured' and amount > 0
        union all
        select 'refund', key, charge_key, amount, created_at from test_gateway.refunds
        order by created_at, kind, key`,
  );
  return rows.map(({ kind, key, chargeKey, amount }) => ({ kind, key, chargeKey, amount }));
}

async function movements(books: Books, from: Date, until: Date): Promise<Movement[]> {
  const within = sql`>= ${from.toISOString()}::timestamptz`;
  const before = sql`< ${until.toISOString()}::timestamptz`;
  const rows = await run<Omit<Movement, 'at' | 'amount'> & { at: string; amount: number | string }>(
    books,
    sql`select 'captured' as kind, 'ch_' || key as reference, key, amount, currency, created_at as at
        from test_gateway.charges
        where status = 'captured' and amount > 0 and created_at ${within} and created_at ${before}
        union all
        select 'refunded', 're_' || r.key, r.charge_key, r.amount, c.currency, r.created_at
        from test_gateway.refunds r join test_gateway.charges c on c.key = r.charge_key
        where r.created_at ${within} and r.created_at ${before}`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount), at: new Date(row.at) }));
}

function stateOf({ key, status, reason }: ChargeRow): PaymentState {
  if (status === 'captured') return { status, reference: `ch_${key}` };
  if (status === 'declined') return { status, reason: reason ?? 'card_declined', retry: 'later' };
  if (status === 'requires_action') return { status, nextAction: { type: 'authenticate' } };
  return { status: 'cancelled' };
}
