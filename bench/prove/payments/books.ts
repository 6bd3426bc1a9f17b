import type { FakeStripe } from '@crema/testing/stripe';
import type pg from 'pg';

/** An order and its payment as the shop's tables have them. Money in cents. */
export interface BookedOrder {
  code: string;
  placed: boolean;
  paymentStatus: string;
  amount: number;
  refunded: number;
  refunds: { key: string; amount: number; status: string }[];
  /** Failed, and waits for somebody to look at it. */
  held: boolean;
  /** Confirmations that were written. */
  letters: number;
  /** What the adapter's own book says went back. */
  adapterRefunded: number;
}

export interface RunBooks {
  orders: BookedOrder[];
  /** Messages that were kept, with the jobs that take each up. */
  messages: { id: string; jobs: number }[];
}

/** Reads the books of one cart, by SQL of their own. */
export async function readBooks(admin: pg.Client, cartGuid: string, events: string[]): Promise<RunBooks> {
  const orders = await admin.query<BookedOrder>(
    `select o.code, o.placed_at is not null as placed, p.status as "paymentStatus", p.amount::float8 as amount,
       p.refunded::float8 as refunded,
       (select coalesce(json_agg(json_build_object('key', r.provider_key, 'amount', r.amount, 'status', r.status)), '[]')
        from order_refunds r where r.order_code = o.code) as refunds,
       exists (select 1 from quarantine q where q.area = 'order' and q.key = o.code) as held,
       (select count(*)::int from outbox_emails e
        where e.data ->> 'code' = o.code and e.data ->> 'kind' = 'confirmation') as letters,
       coalesce((select i.refunded::float8 from provider_intents i where i.key = o.code), 0) as "adapterRefunded"
     from orders o join order_payments p on p.order_code = o.code where o.cart_guid = $1 order by o.created_at`,
    [cartGuid],
  );
  const messages = await admin.query<RunBooks['messages'][number]>(
    `select e.id, (select count(*)::int from jobs.job j
       where j.name = 'payments.stripe' and j.data ->> 'id' = e.id) as jobs
     from (select distinct id from provider_events where id = any($1)) e order by e.id`,
    [events],
  );
  return { orders: orders.rows, messages: messages.rows };
}

type Entry = ReturnType<FakeStripe['entries']>[number];

/** What must all be 0. */
export interface Faults {
  /** Charges too many of an order, and those of no order. */
  chargedTwice: number;
  /** Orders of which more went back than was captured. */
  overRefunded: number;
  /** Orders whose books are not the ledger's. */
  different: number;
  /** Orders that were charged another amount than theirs and are not held. */
  mismatched: number;
  /** Orders whose payment, or a refund, is still open. */
  unsettled: number;
  /** Messages that were taken up more than once. */
  repeated: number;
  /** Messages that were kept and are taken up by no job. */
  forgotten: number;
  /** Placed orders without a confirmation, and confirmations of others. */
  letters: number;
}

export const noFaults = (): Faults => ({
  ...{ chargedTwice: 0, overRefunded: 0, different: 0, mismatched: 0 },
  ...{ unsettled: 0, repeated: 0, forgotten: 0, letters: 0 },
});

const sumOf = (entries: readonly { amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** Holds the shop's books of a run against the provider's ledger of it. */
export function faultsOf({ orders, messages }: RunBooks, ledger: readonly Entry[]): Faults {
  const faults = noFaults();
  const codes = new Set(orders.map(({ code }) => code));
  faults.chargedTwice += ledger.filter(
    ({ kind, chargeKey }) => kind === 'charge' && !codes.has(chargeKey),
  ).length;
  for (const order of orders) audit(order, ledger, faults);
  for (const { jobs } of messages) {
    faults.repeated += Math.max(0, jobs - 1);
    if (jobs === 0) faults.forgotten += 1;
  }
  return faults;
}

const OPEN = new Set(['pending', 'requires_action', 'refund_due']);

function audit(order: BookedOrder, ledger: readonly Entry[], faults: Faults): void {
  const own = ledger.filter(({ chargeKey }) => chargeKey === order.code);
  const charges = own.filter(({ kind }) => kind === 'charge');
  const back = own.filter(({ kind }) => kind === 'refund');
  faults.chargedTwice += Math.max(0, charges.length - 1);
  if (sumOf(back) > sumOf(charges)) faults.overRefunded += 1;
  const isOpen = OPEN.has(order.paymentStatus) || order.refunds.some(({ status }) => status === 'due');
  if (charges.some(({ amount }) => amount !== order.amount)) {
    // Somebody has to look: it is neither placed nor ended.
    if (order.placed || !order.held || !isOpen) faults.mismatched += 1;
    return;
  }
  if (isOpen) faults.unsettled += 1;
  if (order.letters !== (order.placed ? 1 : 0)) faults.letters += 1;
  const kept = order.placed ? charges.length === 1 : sumOf(charges) === sumOf(back);
  const isEqual = order.refunded === sumOf(back) && order.adapterRefunded === sumOf(back);
  if (!kept || !isEqual || listed(order.refunds) !== listed(back)) faults.different += 1;
}

const listed = (refunds: readonly { key: string; amount: number }[]): string =>
  refunds
    .map(({ key, amount }) => `${key} ${amount}`)
    .sort()
    .join();
