import { systemClock } from '@crema/commerce/platform/clock/index';
import { migrate, openPostgres } from '@crema/commerce/platform/db/index';
import { box } from '../../harness/shops/catalogue.ts';
import type { Bed } from '../../harness/shops/shops.ts';
import { type Books, keptCharges, stands } from '../checkouts/books.ts';
import { makeDue, openWorker } from './shop.ts';

/** The e-mails of so many subscriptions, as `makeDue` names their customers. */
export const emailsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => `c${number}@example.com`);

/**
 * Writes products of 18.99 a box, as many as `stock` says by variant code, and subscriptions to `plenty-24` that fall due at
 * random moments of the next `ms` milliseconds, one turn each. For a bed on PostgreSQL on which no shop is open.
 */
export async function makeDueOver(
  bed: Pick<Bed, 'dataDir' | 'databaseUrl'>,
  stock: Readonly<Record<string, number>>,
  count: number,
  ms: number,
): Promise<void> {
  const db = await openPostgres({ url: bed.databaseUrl ?? '', onConnectionError: () => undefined });
  try {
    await migrate(db);
    const commerce = await openWorker(bed.databaseUrl ?? '', bed.dataDir, systemClock);
    try {
      await commerce.catalog.writeProducts(
        'usb2c',
        Object.entries(stock).map(([code, units]) => box(code.replace(/-24$/, ''), units)),
      );
      await commerce.catalog.load();
      await makeDue(commerce, db, systemClock, count);
    } finally {
      await commerce.close();
    }
    await db.execute(
      `update subscriptions set process_at = now() + random() * $1 * interval '1 millisecond'`,
      [ms],
    );
  } finally {
    await db.close();
  }
}

export interface RenewalFaults {
  /** Turns due without an order that stands. */
  missing: number;
  /** Orders too many of a turn. */
  doubled: number;
  /** Turns due without a charge that was kept. */
  uncharged: number;
  /** Charges too many of a turn. */
  overcharged: number;
}

/** Counts what must all be 0, where each of `due`, the e-mails of subscriptions, had one turn. */
export function auditRenewals({ orders, charges }: Books, due: readonly string[]): RenewalFaults {
  const kept = keptCharges(charges);
  const made = new Map(due.map((email) => [email, { orders: 0, charges: 0 }]));
  for (const order of orders) {
    const turn = made.get(order.email);
    if (!turn) continue;
    if (stands(order)) turn.orders += 1;
    turn.charges += kept.get(order.code)?.length ?? 0;
  }
  const turns = [...made.values()];
  const beyond = (counts: readonly number[]) =>
    counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
  return {
    missing: turns.filter((turn) => turn.orders === 0).length,
    doubled: beyond(turns.map((turn) => turn.orders)),
    uncharged: turns.filter((turn) => turn.charges === 0).length,
    overcharged: beyond(turns.map((turn) => turn.charges)),
  };
}
