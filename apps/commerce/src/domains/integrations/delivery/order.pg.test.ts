/** Whatever fails and however secrets change: every entity's events arrive in their order, and are signed by a secret that is good. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { integrate } from '@crema/testing/factories/integrations/integration';
import { openReceiver, type Receiver } from '@crema/testing/factories/integrations/receiver';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsRepository } from '../events/events.repository.ts';

let shop: TestCommerce;
let receiver: Receiver;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { WEBHOOK_TARGETS: 'private' } });
  await shop.commerce.platform.jobs.start(false);
  receiver = await openReceiver();
}, patience(60_000));
afterAll(async () => {
  await receiver.close();
  await shop.commerce.close();
});

const MINUTE = 60_000;
type Step =
  | { do: 'write'; entity: number }
  | { do: 'send'; fails: number[] }
  | { do: 'wait'; minutes: number }
  | { do: 'rotate' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('write' as const), entity: fc.nat({ max: 2 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      fails: fc.array(fc.nat({ max: 6 }), { maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 120 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rotate' as const) }) },
);

/** Secrets that are good at an instant, as the shop makes them: a new one leaves the one before it a day. */
function keyRing(first: string) {
  let keys: { secret: string; ends: number }[] = [{ secret: first, ends: Number.POSITIVE_INFINITY }];
  return {
    add: (secret: string, now: number): void => {
      const [newest] = keys;
      keys = [
        { secret, ends: Number.POSITIVE_INFINITY },
        ...(newest ? [{ ...newest, ends: Math.min(newest.ends, now + 24 * 60 * MINUTE) }] : []),
      ];
    },
    goodAt: (now: number): string[] => keys.filter(({ ends }) => ends > now).map(({ secret }) => secret),
  };
}

/** Carries steps out on a new integration. Answers ids of messages as they were taken, and signatures that were wrong. */
async function play(steps: readonly Step[], key: string): Promise<{ taken: string[]; wrong: string[] }> {
  const repository = eventsRepository(shop.db);
  const logIn = async () => officeOf(shop.commerce, await signInStaff(shop.commerce));
  const { signing } = await integrate(await logIn(), { key, url: receiver.url });
  const ring = keyRing(signing.secret);
  const taken: string[] = [];
  const wrong: string[] = [];
  let fails = new Set<number>();
  let calls = 0;
  receiver.answer = ({ id, body, headers }) => {
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const marks = ring
      .goodAt(shop.clock.now().getTime())
      .map((secret) => new Webhook(secret).sign(id, at, body));
    if (headers['webhook-signature'] !== marks.join(' ')) wrong.push(id);
    calls += 1;
    if (fails.has(calls % 7)) return calls % 2 === 0 ? 500 : 'cut';
    taken.push(id);
    return 204;
  };
  const sendTwice = () =>
    Promise.all([shop.commerce.integrations.sendDue(), shop.commerce.integrations.sendDue()]);
  for (const one of steps) {
    const now = shop.clock.now();
    if (one.do === 'write') {
      const until = new Date(now.getTime() + 48 * 60 * MINUTE);
      await repository.write(
        'usb2c',
        [{ type: 'stock.back', entity: `stock:code-${one.entity}` }],
        now,
        until,
      );
    } else if (one.do === 'wait') shop.clock.advance(one.minutes * MINUTE);
    else if (one.do === 'rotate') {
      shop.clock.advance(1000);
      const made = await (await logIn()).call<{ secret: string }>(`usb2c/integrations/${key}/secrets`, {
        ...{ method: 'POST', body: { kind: 'signing' } },
      });
      ring.add(made.body.secret, shop.clock.now().getTime());
    } else {
      fails = new Set(one.fails);
      await sendTwice();
    }
  }
  fails = new Set();
  while ((await shop.commerce.integrations.counts()).waiting > 0) {
    await sendTwice();
    shop.clock.advance(60 * MINUTE);
  }
  return { taken, wrong };
}

test(
  'events of an entity are taken in their order under random failures, by two sends at once, with secrets that change',
  async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        runs += 1;
        await shop.db.execute('delete from integrations');
        await shop.db.execute('delete from integration_events');
        const { taken, wrong } = await play(steps, `run-${runs}`);
        expect(wrong).toEqual([]);
        const { rows } = await shop.db.execute('select id, entity from integration_events order by number');
        const events = rows as { id: string; entity: string }[];
        // Some are taken twice; the first time of each tells in which order they came.
        const order = [...new Set(taken)];
        expect(order.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
        for (const [, some] of Map.groupBy(events, ({ entity }) => entity)) {
          const ids = some.map(({ id }) => id);
          expect(order.filter((id) => ids.includes(id))).toEqual(ids);
        }
      }),
      { numRuns: 12 },
    );
  },
  patience(120_000),
);
