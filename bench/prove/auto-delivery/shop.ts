import { SITES } from '@crema/brands';
import { buildCommerce, type Commerce } from '@crema/commerce';
import { lockOf } from '@crema/commerce/domains/auto-delivery/schedule/calendar.rules';
import { addDays, type Clock, dayOf } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { type Database, openPostgres } from '@crema/commerce/platform/db/index';
import pino from 'pino';

/** The engine on a PostgreSQL, without HTTP; mails go nowhere. */
export async function openWorker(url: string, folder: string, clock: Clock): Promise<Commerce> {
  const db = await openPostgres({ url, onConnectionError: () => undefined });
  const commerce = await buildCommerce({
    config: loadConfig({ DATA_DIR: folder, RATE_LIMIT: 'off', SEED: 'none' }),
    db,
    clock,
    log: pino({ level: 'silent' }),
    mailer: { send: async () => {}, forget: async () => {}, expire: async () => {} },
  });
  await commerce.load();
  await commerce.platform.jobs.start(false);
  return commerce;
}

/** Subscriptions of as many customers, all due now: three boxes every four weeks. */
export async function makeDue(
  { autoDelivery }: Commerce,
  db: Database,
  clock: Clock,
  count: number,
): Promise<void> {
  const { timeZone, currency } = SITES.usb2c;
  const today = dayOf(clock.now(), timeZone);
  const due = new Date(clock.now().getTime() - 60_000);
  const id = await autoDelivery.repository.insert({
    ...{ site: 'usb2c', customerId: crypto.randomUUID(), email: 'c0@example.com', language: 'en', currency },
    ...{
      type: 'scheduled',
      status: 'ACTIVE',
      frequencyWeeks: 4,
      anchorDate: addDays(today, -28),
      nextDate: today,
    },
    ...{ locksAt: lockOf(today, timeZone), processAt: due, cycle: 1, ceiling: 4272 },
    deliveryAddress: {
      ...{ firstName: 'Ada', lastName: 'Marsh', line1: '12 Orchard Street', town: 'Albany', region: 'NY' },
      ...{ country: 'US', postalCode: '12207', phone: '5185550100' },
    },
    payment: { provider: 'test', token: 'tok_success' },
    ...{ ordersMade: 1, spent: 4272, saved: 0, createdAt: due, sourceKey: crypto.randomUUID() },
    lines: [{ code: 'plenty-24', quantity: 3, once: false, backups: [] }],
  });
  await db.execute(
    `with made as (
       insert into subscriptions (site, customer_id, email, language, currency, type, status, frequency_weeks, anchor_date,
         next_date, locks_at, process_at, cycle, delivery_address, payment, ceiling, born_of, next_line, created_at, updated_at)
       select site, gen_random_uuid(), 'c' || n || '@example.com', language, currency, type, status, frequency_weeks,
         anchor_date, next_date, locks_at, process_at, cycle, delivery_address, payment, ceiling, gen_random_uuid(), 1,
         created_at, updated_at
       from subscriptions, generate_series(1, $2::int) as n where id = $1 returning id)
     insert into subscription_lines (subscription_id, line_number, code, quantity, once, backups)
     select made.id, 0, l.code, l.quantity, false, l.backups from made, subscription_lines l where l.subscription_id = $1`,
    [id, count - 1],
  );
  await db.execute('analyze subscriptions');
}
