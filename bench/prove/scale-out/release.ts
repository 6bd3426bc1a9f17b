import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder } from '../../../tools/testbed/index.ts';
import { type Connection, connect } from '../../harness/load/calls.ts';
import {
  type Added,
  addToCart,
  newKey,
  type PlacedOrder,
  placeOrder,
  readyCart,
} from '../../harness/load/shopper.ts';
import { type Acknowledged, audit, readBooks } from '../checkouts/books.ts';
import { atLeast, exactly, faultLines } from '../checkouts/lines.ts';
import { untilSettled } from '../checkouts/settled.ts';
import { CONTRACT, EXPAND, makeNextRelease } from '../upgrade/next-release.ts';
import type { World } from './bed.ts';
import { SHOPPED, STOCK } from './goods.ts';
import type { Part } from './parts.ts';

const A_SECOND = 50;
/** Visitors who take turns; each has a connection of its own. */
const VISITORS = 40;
/** The balancer looks at a new process every half second. */
const SEEN_AFTER_MS = 1500;
const SETTLED_WITHIN_MS = 60_000;

/** Every process is replaced by one of the next release while people shop: a column is added, and one is renamed. */
export const release: Part = {
  name: 'release',
  seconds: { whole: 30, quick: 5 },
  run: async (world, { lasts, say }) => {
    // It stays until the run's own folder goes: processes of later parts load from it what they load late.
    const folder = await temporaryFolder('next-release');
    const entry = makeNextRelease(folder);
    const traffic = startTraffic(world);
    try {
      await delay((lasts / 2) * 1000);
      await world.ask(EXPAND);
      say('expanded');
      for (const process of [...world.engines, ...world.storefronts, world.worker]) {
        await process.stop();
        process.become({ entry });
        await process.start();
        await delay(SEEN_AFTER_MS);
        say(`${process.name} is of the next release; ${traffic.seen().requests} requests`);
      }
      await world.ask(CONTRACT);
      say('contracted');
      await delay((lasts / 2) * 1000);
    } finally {
      await traffic.stop();
    }
    const { requests, failed, examples, acknowledged, seconds } = traffic.seen();
    for (const example of examples) say(example);
    const deadline = performance.now() + SETTLED_WITHIN_MS;
    const open = await untilSettled(world.books, () => performance.now() > deadline);
    return [
      atLeast('release: requests', requests, 100),
      {
        name: 'release: requests a second',
        value: requests / seconds,
        unit: '',
        note: `asked: ${A_SECOND}`,
      },
      exactly('release: failed requests', failed, 0),
      atLeast('release: orders acknowledged', acknowledged.length, 3),
      exactly('release: payments and turns open', open, 0),
      ...faultLines('release', audit(await readBooks(world.books), acknowledged, STOCK)),
    ];
  },
};

/** Fifty requests a second, pages and carts and orders, whether or not those before are answered. */
function startTraffic({ door }: World) {
  const idle = Array.from({ length: VISITORS }, (_, index) => connect(door.origin, door.from?.(100 + index)));
  const all = [...idle];
  const acknowledged: Acknowledged[] = [];
  const examples: string[] = [];
  const from = performance.now();
  let [requests, failed, turn, over] = [0, 0, 0, false];
  let seconds = 0;

  /** The connection, counting what it is asked for and what fails. */
  const counted = (connection: Connection): Connection => ({
    ...connection,
    call: async (method, path, ...rest) => {
      requests += 1;
      const note = (what: string): void => {
        failed += 1;
        if (examples.length < 5) examples.push(`${method} ${path}: ${what}`);
      };
      const answer = await connection.call(method, path, ...rest).catch((error: Error) => {
        note(error.message);
        throw error;
      });
      if (answer.status >= 400) note(`${answer.status} ${answer.text.slice(0, 200)}`);
      return answer;
    },
  });

  const visit = async (connection: Connection, number: number): Promise<void> => {
    const code = SHOPPED[number % SHOPPED.length] as string;
    if (number % 25 === 0) {
      const cartGuid = await readyCart(connection, code);
      const answer = await placeOrder(connection, cartGuid, newKey());
      const { code: order, paymentStatus } = answer.json<PlacedOrder>();
      if (answer.status === 201 && paymentStatus === 'captured') acknowledged.push({ code: order, cartGuid });
    } else if (number % 5 === 0) {
      const { cartGuid } = (await addToCart(connection, code)).json<Added>();
      await connection.call('GET', `/rest/v2/usb2c/users/anonymous/carts/${cartGuid}`);
    } else await connection.call('GET', `/p/${code.replace(/-24$/, '')}?site=usb2c`);
  };

  const ticking = (async () => {
    const visits = new Set<Promise<void>>();
    while (!over) {
      const due = ((performance.now() - from) / 1000) * A_SECOND;
      const connection = requests < due ? idle.pop() : undefined;
      if (!connection) {
        await delay(5);
        continue;
      }
      const one = visit(counted(connection), turn++)
        .catch(() => undefined)
        .finally(() => {
          idle.push(connection);
          visits.delete(one);
        });
      visits.add(one);
    }
    await Promise.all(visits);
  })();
  return {
    seen: () => ({ requests, failed, examples, acknowledged, seconds }),
    stop: async (): Promise<void> => {
      over = true;
      await ticking;
      seconds = (performance.now() - from) / 1000;
      for (const connection of all) connection.close();
    },
  };
}
