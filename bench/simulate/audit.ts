import { dayNumber, openOf, openTurns, type PlainCustomer, paidLate, recovered } from './plain.ts';
import type { Population } from './population.ts';
import { RUNS_OUT, type SimulatedShop } from './shop.ts';

export interface Counts {
  due: number;
  orders: number;
  skipped: number;
  charges: number;
  doubles: number;
  misses: number;
  overCeiling: number;
  afterCancel: number;
  mails: number;
}

type Sums = Omit<Counts, 'due' | 'skipped' | 'mails'>;

/** Holds what the gateway's ledger and the outbox say against the plain calendar, day by day. */
export function createAudit(shop: SimulatedShop, people: Population) {
  const counts: Sums = { orders: 0, charges: 0, doubles: 0, misses: 0, overCeiling: 0, afterCancel: 0 };
  return {
    counts,
    ...auditCharges(shop, people, counts),
    ...auditMails(shop, people),
    ...auditBooks(shop, people, counts),
  };
}

interface Charge {
  key: string;
  email: string;
  amount: number;
  placed: boolean;
}

function auditCharges({ db, gateway }: SimulatedShop, { byEmail }: Population, counts: Sums) {
  const seen = new Set<string>();

  const charges = async (since: Date, email?: string): Promise<Charge[]> => {
    const charged = await gateway.chargedSince(since);
    if (charged.length === 0) return [];
    const { rows } = await db.execute(
      `select code as key, email, placed_at is not null as placed from orders
       where code = any($1) and ($2::text is null or email = $2)`,
      [charged.map(({ key }) => key), email ?? null],
    );
    const orders = new Map((rows as Omit<Charge, 'amount'>[]).map((order) => [order.key, order]));
    return charged.flatMap(({ key, amount }) => {
      const order = orders.get(key);
      return order ? [{ ...order, amount }] : [];
    });
  };

  /** A charge settles the oldest open turns of its customer, those of one day together; what ships now is alone. */
  const account = (charge: Charge, day: number): void => {
    counts.charges += 1;
    if (charge.placed) counts.orders += 1;
    const customer = byEmail.get(charge.email) as PlainCustomer;
    if (customer.chargedAtCancel && !customer.chargedAtCancel.has(charge.key)) {
      counts.afterCancel += 1;
      return;
    }
    const open = openTurns(customer);
    if (open.length === 0) {
      counts.doubles += 1;
      return;
    }
    const oldest = Math.min(...open.map((turn) => turn.day));
    const sameDay = open.filter((turn) => turn.day === oldest);
    const shippedNow = sameDay.find(({ now }) => now);
    const together = shippedNow ? [shippedNow] : sameDay;
    const told = together.reduce((all, turn) => all + turn.told, 0);
    if (charge.amount > told) counts.overCeiling += 1;
    for (const turn of together) {
      turn.settled = 'charge';
      turn.subscription.paid = turn;
      if (turn.subscription.status === 'failing') paidLate(turn, day);
    }
  };

  return {
    /** Keys of what a customer was charged since an instant. */
    chargedTo: async (email: string, since: Date): Promise<Set<string>> =>
      new Set((await charges(since, email)).map(({ key }) => key)),

    /** Accounts for what was charged since an instant of a day and has not been seen. */
    readCharges: async (today: number, since: Date): Promise<void> => {
      for (const charge of await charges(since)) {
        if (seen.has(charge.key)) continue;
        seen.add(charge.key);
        account(charge, today);
      }
    },
  };
}

function auditMails({ db }: SimulatedShop, { bySubscription }: Population) {
  let lastMail = 0;
  return {
    /** Reads the mails that were written since the last time: what customers were told, and what they were told they do not get. */
    readMails: async (today: number, isOut: (code: string) => boolean): Promise<void> => {
      const { rows } = await db.execute(
        `select number as id, substr(kind, 15) as kind, data->>'subscriptionId' as subscription, data->>'date' as date,
           (data->>'total')::int as total
         from outbox_emails where number > $1 and kind like 'auto-delivery.%' and kind <> 'auto-delivery.order'
         order by number`,
        [lastMail],
      );
      for (const row of rows as {
        id: number;
        kind: string;
        subscription: string;
        date: string;
        total: number;
      }[]) {
        lastMail = row.id;
        const subscription = bySubscription.get(row.subscription);
        if (!subscription) continue;
        const turn = openOf(subscription).find(({ day }) => day === dayNumber(row.date ?? '1970-01-01'));
        if (
          row.kind === 'nothing' &&
          turn &&
          turn.codes.every((code) => RUNS_OUT.includes(code) && isOut(code))
        ) {
          turn.settled = 'nothing';
          if (subscription.status === 'failing') recovered(subscription, today);
        }
        if (row.kind === 'total-changed' && turn) Object.assign(turn, { told: row.total, waits: true });
        if (['reminder-7', 'reminder-2', 'smart', 'total-changed'].includes(row.kind))
          subscription.told = row.total;
      }
    },
  };
}

/** An order's sums in cents. `wrong`: they are not its lines'. */
interface Sum {
  code: string;
  total: number;
  placed: boolean;
  wrong: boolean;
  back: number;
}

/** What holds at the end of a day, and at the end of all. */
function auditBooks({ db, gateway }: SimulatedShop, { customers }: Population, counts: Sums) {
  return {
    /** @throws where an order's sums are not what its lines come to, or its charge and what went back are not the gateway's. */
    addUp: async (): Promise<void> => {
      const { rows } = await db.execute(
        `select o.code, o.total::int as total, o.placed_at is not null as placed,
           e.goods <> o.sub_total or o.sub_total - o.order_discounts + o.delivery_cost + o.total_tax <> o.total as wrong,
           (select coalesce(sum(r.amount), 0)::int from order_refunds r
            where r.order_code = o.code and r.status = 'refunded') as back
         from orders o
         join (select order_code, sum(total_price) as goods from order_entries group by order_code) e
           on e.order_code = o.code`,
      );
      const charged = new Map<string, number>();
      for (const { key, amount } of await gateway.chargedSince(new Date(0)))
        charged.set(key, (charged.get(key) ?? 0) + amount);
      const refunded = await gateway.refunded();
      const wrong = (rows as Sum[]).filter(
        ({ code, total, placed, wrong, back }) =>
          wrong || (placed && charged.get(code) !== total) || back !== (refunded.get(code) ?? 0),
      );
      if (wrong.length > 0) throw new Error(`Orders do not add up: ${JSON.stringify(wrong.slice(0, 5))}`);
    },

    /**
     * At the end of a day: a turn of a customer who cancelled is given up, one of a failing card waits, so does one until
     * the morning after another total was told; any other was missed.
     */
    closeDay: (today: number): void => {
      for (const customer of customers) {
        for (const turn of openTurns(customer)) {
          if (customer.chargedAtCancel) turn.settled = 'given-up';
          else if (turn.waits) turn.waits = false;
          else if (turn.subscription.status === 'failing' && today - turn.day <= 12) continue;
          else if (turn.subscription.status === 'failing') {
            turn.settled = 'given-up';
            turn.subscription.status = 'ended';
          } else {
            counts.misses += 1;
            turn.settled = 'given-up';
          }
        }
      }
    },
  };
}
