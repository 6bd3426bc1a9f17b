import { autoDeliveryRepository } from '@crema/commerce/domains/auto-delivery/index';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { type Database, openPostgres } from '@crema/commerce/platform/db/index';
import { subscription } from '@crema/testing/factories/subscription';
import type { Shop } from '../../tools/testbed/index.ts';
import { connect } from '../harness/load/calls.ts';
import type { Section } from '../harness/sections.ts';
import { box, writeCatalogue } from '../harness/shops/catalogue.ts';
import { withBed } from '../harness/shops/shops.ts';
import { percentile } from '../prove/accounts/accounts.rules.ts';

const SUBSCRIPTIONS = 10;
/** Of each: five years of one order every four weeks. */
const TURNS = 65;
const CALLS = 1000;
const MOST_MS = 25;
const DAY_MS = 86_400_000;

/** The auto-delivery home of a customer with much behind it. */
export const autoDeliveryHome: Section = {
  name: 'auto-delivery-home',
  about: 'the home of a customer with 10 subscriptions and 5 years of orders, one call at a time; PostgreSQL',
  run: ({ quick, say }) =>
    withBed('postgres', async (bed) => {
      await writeCatalogue(bed, 'usb2c', [box('dawn', 1_000_000)]);
      const shop = await bed.start({ env: { SEED: 'none', ROLES: 'commerce' } });
      const db = await openPostgres({
        url: bed.databaseUrl ?? '',
        poolSize: 1,
        onConnectionError: (error) => say(String(error)),
      });
      try {
        const { customerId, token } = await signUp(shop);
        await write(db, customerId);
        say(`${SUBSCRIPTIONS} subscriptions with ${SUBSCRIPTIONS * TURNS} turns`);
        const times = await readings(shop, token, quick ? 200 : CALLS);
        const name = 'auto-delivery home, 10 subscriptions, 5 years';
        return [
          { name: `${name}: median`, value: percentile(times, 50), unit: 'ms' },
          {
            name: `${name}: p99`,
            value: percentile(times, 99),
            unit: 'ms',
            target: { at: 'most' as const, value: MOST_MS },
          },
        ];
      } finally {
        await db.close();
        await shop.stop();
      }
    }),
};

async function signUp({ origin }: Shop): Promise<{ customerId: string; token: string }> {
  const one = connect(origin);
  const body = {
    email: 'a-member@example.com',
    password: 'a long and quiet morning',
    firstName: 'Ada',
    lastName: 'Marsh',
  };
  const { access_token: token } = (await one.call('POST', '/api/auth/signup?site=usb2c', body)).json<{
    access_token: string;
  }>();
  one.close();
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return { token, customerId: (JSON.parse(claims) as { sub: string }).sub };
}

/** Subscriptions as purchases leave them, and behind each a turn every four weeks. */
async function write(db: Database, customerId: string): Promise<void> {
  const repository = autoDeliveryRepository(db);
  for (let count = 0; count < SUBSCRIPTIONS; count += 1) {
    const processAt = new Date(systemClock.now().getTime() + (10 + count) * DAY_MS);
    const nextDate = processAt.toISOString().slice(0, 10);
    const id = await repository.insert(
      subscription({
        ...{ customerId, nextDate, processAt, anchorDate: nextDate, cycle: TURNS + 1 },
        locksAt: new Date(processAt.getTime() - DAY_MS),
      }),
    );
    await db.execute(
      `insert into subscription_occurrences (subscription_id, cycle, date, status, order_code, ceiling, amount, created_at)
       select $1, turn, $2::date - 28 * ($3::int + 1 - turn), 'ordered', 'C' || turn, 4272, 4272, now()
       from generate_series(1, $3::int) turn`,
      [id, nextDate, TURNS],
    );
    await db.execute(
      `insert into subscription_history (subscription_id, at, actor, action, details)
       select $1, now(), 'customer', 'skip', '{}'::jsonb from generate_series(1, $2::int)`,
      [id, TURNS],
    );
  }
  await db.execute('analyze');
}

async function readings({ origin }: Shop, token: string, calls: number): Promise<number[]> {
  const one = connect(origin);
  const times: number[] = [];
  const path = '/rest/v2/usb2c/users/current/autoDeliveryHomePageData';
  // The first calls compile; they are a start's, not a customer's.
  for (let call = -50; call < calls; call += 1) {
    const begun = performance.now();
    const answer = await one.call('GET', path, undefined, { authorization: `Bearer ${token}` });
    if (call >= 0) times.push(performance.now() - begun);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    const { subscriptions } = answer.json<{ subscriptions: unknown[] }>();
    if (subscriptions.length !== SUBSCRIPTIONS)
      throw new Error(`The home shows ${subscriptions.length} subscriptions, not ${SUBSCRIPTIONS}.`);
  }
  one.close();
  return times;
}
