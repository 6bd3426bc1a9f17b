import type { Database } from '@crema/commerce/platform/db/index';
import type { Population } from './customers.ts';
import { dayNumber, openTurns, type PlainCustomer } from './plain.ts';
import { RUNS_OUT } from './shop.ts';

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

interface Charge extends Record<string, unknown> {
  key: string;
  email: string;
  amount: number;
  placed: boolean;
}

/** Holds what the gateway's ledger and the outbox say against the plain calendar, day by day. */
export function createAudit(db: Database, { byEmail, bySubscription, customers }: Population) {
  const counts = { orders: 0, charges: 0, doubles: 0, misses: 0, overCeiling: 0, afterCancel: 0 };
  const seen = new Set<string>();
  let lastMail = 0;

  const charges = async (since: Date, email?: string): Promise<Charge[]> => {
    const { rows } = await db.execute(
      `select c.key, o.email, c.amount::int as amount, o.placed_at is not null as placed
       from test_gateway.charges c join orders o on o.code = c.key
       where c.status = 'captured' and c.created_at >= $1 and ($2::text is null or o.email = $2) order by c.created_at`,
      [since.toISOString(), email ?? null],
    );
    return rows as Charge[];
  };

  /** A charge settles the oldest open turns of its customer, those of one day together. */
  const account = (charge: Charge): void => {
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
    const day = Math.min(...open.map((turn) => turn.day));
    const together = open.filter((turn) => turn.day === day);
    const told = together.reduce((all, turn) => all + turn.told, 0);
    if (charge.amount > told) counts.overCeiling += 1;
    for (const turn of together) {
      turn.settled = 'charge';
      if (turn.subscription.status === 'failing') turn.subscription.status = 'running';
    }
  };

  return {
    counts,
    /** Keys of what a customer was charged since an instant. */
    chargedTo: async (email: string, since: Date): Promise<Set<string>> =>
      new Set((await charges(since, email)).map(({ key }) => key)),

    /** Reads the mails that were written since the last time: what customers were told, and what they were told they do not get. */
    readMails: async (isOut: (code: string) => boolean): Promise<void> => {
      const { rows } = await db.execute(
        `select id, kind, data->>'subscriptionId' as subscription, data->>'date' as date, (data->>'total')::int as total
         from subscription_mails where id > $1 and kind <> 'order' order by id`,
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
        const turn = subscription.turns.find(
          ({ day, settled }) => !settled && day === dayNumber(row.date ?? '1970-01-01'),
        );
        if (
          row.kind === 'nothing' &&
          turn &&
          subscription.codes.every((code) => RUNS_OUT.includes(code) && isOut(code))
        ) {
          turn.settled = 'nothing';
        }
        if (row.kind === 'total-changed' && turn) turn.told = row.total;
        if (['reminder-7', 'reminder-2', 'smart', 'total-changed'].includes(row.kind))
          subscription.told = row.total;
      }
    },

    /** Accounts for what was charged since an instant and has not been seen. */
    readCharges: async (since: Date): Promise<void> => {
      for (const charge of await charges(since)) {
        if (seen.has(charge.key)) continue;
        seen.add(charge.key);
        account(charge);
      }
    },

    /** At the end of a day: a turn of a customer who cancelled is given up, one of a failing card waits, any other was missed. */
    closeDay: (today: number): void => {
      for (const customer of customers) {
        for (const turn of openTurns(customer)) {
          if (customer.chargedAtCancel) turn.settled = 'given-up';
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
