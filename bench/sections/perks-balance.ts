import { randomUUID } from 'node:crypto';
import { buildCommerce, type Commerce } from '@crema/commerce';
import { fixedClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { migrate, openPostgres } from '@crema/commerce/platform/db/index';
import pino from 'pino';
import { startPostgres, temporaryFolder } from '../../tools/testbed/index.ts';
import type { Section } from '../harness/sections.ts';

/** Five years of an order a week, of which every tenth paid for a reward. */
const ORDERS = 260;
const [POINTS, REWARD, REWARDED] = [40, 350, 10];
const WEEK_MS = 7 * 86_400_000;
const OTHERS = 500;
const CALLS = 1000;
const MOST_TIMES = 1.5;

type Clock = ReturnType<typeof fixedClock>;
interface Person {
  site: 'usb2c';
  customerId: string;
}

/** What it costs to say how many points a member has: of one with a long history, beside one with none. */
export const perksBalance: Section = {
  name: 'perks-balance',
  about: 'processor time of the balance of a member of five years, beside that of a new one; PostgreSQL',
  run: async ({ quick, say }) => {
    const server = await startPostgres();
    const db = await openPostgres({
      url: server.url(await server.createDatabase()),
      poolSize: 1,
      onConnectionError: (error) => say(String(error)),
    });
    await migrate(db);
    const clock = fixedClock('2027-01-04T15:00:00Z');
    const DATA_DIR = await temporaryFolder('perks-balance');
    const config = loadConfig({ DATA_DIR, RATE_LIMIT: 'off', SEED: 'none' });
    const commerce = await buildCommerce({ config, db, clock, log: pino({ level: 'silent' }) });
    try {
      const [old, young] = [await join(commerce), await join(commerce)];
      for (let other = 0; other < OTHERS; other += 1) await join(commerce);
      await live(commerce, clock, old);
      await db.execute('analyze');
      const calls = quick ? 200 : CALLS;
      // The first round warms up.
      const rounds: { old: number; young: number }[] = [];
      for (let round = 0; round < 4; round += 1)
        rounds.push({ old: await cost(commerce, old, calls), young: await cost(commerce, young, calls) });
      const median = (who: 'old' | 'young'): number =>
        rounds
          .slice(1)
          .map((round) => round[who])
          .sort((a, b) => a - b)[1] ?? Number.NaN;
      return [
        { name: 'balance of a member of five years', value: median('old'), unit: 'µs' },
        { name: 'balance of a new member', value: median('young'), unit: 'µs' },
        {
          name: 'balance: five years beside none',
          value: median('old') / median('young'),
          unit: '×',
          target: { at: 'most', value: MOST_TIMES },
        },
      ];
    } finally {
      await commerce.close();
      await db.close();
      await server.stop();
    }
  },
};

async function join({ perks, platform }: Commerce): Promise<Person> {
  const id = randomUUID();
  await platform.db.transaction(() => perks.members.changed({ site: 'usb2c', id }, true, 'en'));
  return { site: 'usb2c', customerId: id };
}

async function live({ perks: { ledger }, platform: { db } }: Commerce, clock: Clock, who: Person) {
  for (let order = 0; order < ORDERS; order += 1) {
    await db.transaction(async () => {
      const orderCode = `bench-${order}`;
      await ledger.earn(who, { orderCode, orderedAt: clock.now(), points: POINTS });
      await ledger.clear(who, orderCode);
      if (order % REWARDED === REWARDED - 1) await ledger.redeem(who, { key: orderCode, points: REWARD });
    });
    clock.advance(WEEK_MS);
  }
}

/** Processor time of one reading, in microseconds. */
async function cost({ perks }: Commerce, who: Person, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) await perks.ledger.balance(who);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}
