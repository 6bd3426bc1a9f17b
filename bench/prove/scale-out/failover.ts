import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../../harness/report.ts';
import { audit, readBooks } from '../checkouts/books.ts';
import { acknowledgedOf, answered, type Checkout, shopUntilDone } from '../checkouts/checkouts.ts';
import { atLeast, exactly, faultLines } from '../checkouts/lines.ts';
import { untilSettled } from '../checkouts/settled.ts';
import { keepShopping, noFailures } from '../checkouts/shoppers.ts';
import { onServer, type World } from './bed.ts';
import { SHOPPED, STOCK } from './goods.ts';
import type { Part, PartOptions } from './parts.ts';

const AT_ONCE = 3;
/** The line to the replica is dead so long before the primary is lost: what is written then is nowhere else. */
const SEVERED_MS = 1500;
const SETTLED_WITHIN_MS = 60_000;
const BACK_WITHIN_MS = 60_000;

type Mode = 'asynchronous' | 'synchronous';

/** The primary is lost and the replica takes over: once as it is by default, once where a commit waits for the replica. */
export const failover: Part = {
  name: 'failover',
  seconds: { whole: 20, quick: 6 },
  run: async (world, options) => {
    // An engine of the proof's own would hold on to the server that is lost.
    await world.goods.close();
    return [
      ...(await lose(world, 'asynchronous', options)),
      ...(await lose(await rebuilt(world), 'synchronous', options)),
    ];
  },
};

async function lose(world: World, mode: Mode, { lasts, say }: PartOptions): Promise<Line[]> {
  if (mode === 'synchronous') await waitForReplica(world);
  const checkouts: Checkout[] = [];
  const failures = noFailures();
  let over = false;
  const next = () => ({ code: SHOPPED[checkouts.length % SHOPPED.length] as string });
  const shopping = keepShopping(world.door, {
    ...{ atOnce: AT_ONCE, next, failures, begun: checkouts },
    stop: () => over,
  });
  let severed: number;
  let before: number;
  let away: number;
  try {
    await delay(lasts * 1000);
    before = answered(checkouts);
    world.replication.silence();
    await delay(SEVERED_MS);
    severed = answered(checkouts) - before;
    say(`${mode}: ${before} answered, ${severed} more while the replica was cut off; the primary is lost`);
    await world.primary.kill();
    const lost = performance.now();
    world.replication.refuse();
    await promote(world);
    const promoted = answered(checkouts);
    while (answered(checkouts) === promoted && performance.now() - lost < BACK_WITHIN_MS) await delay(50);
    away = (performance.now() - lost) / 1000;
    await delay(3000);
  } finally {
    over = true;
    await shopping;
    world.replication.resume();
  }
  for (const example of failures.examples) say(`${mode}: ${example}`);
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  const isOver = () => performance.now() > deadline;
  await shopUntilDone(world.door, checkouts, AT_ONCE, isOver);
  const open = await untilSettled(world.books, isOver);
  const acknowledged = acknowledgedOf(checkouts);
  const faults = audit(await readBooks(world.books), acknowledged, STOCK);
  const title = `failover, ${mode}`;
  const loss = 'acknowledged orders lost with the primary';
  return [
    atLeast(`${title}: orders acknowledged before`, before, 3),
    { name: `${title}: more while the replica was cut off`, value: severed, unit: '' },
    mode === 'synchronous'
      ? exactly(`${title}: ${loss}`, faults.missing, 0)
      : { name: `${title}: ${loss}`, value: faults.missing, unit: '', note: 'counted, not prevented' },
    { name: `${title}: until the next order was acknowledged`, value: away, unit: 's' },
    exactly(`${title}: checkouts without an answer 60 s after`, unanswered(checkouts, mode), 0),
    exactly(`${title}: payments and due turns open 60 s after`, open, 0),
    ...faultLines(title, faults, [
      'duplicated',
      'oversold',
      'unaccounted',
      'overcharged',
      'unpaid',
      'unsettled',
    ]),
  ];
}

/** Where commits did not wait, a cart may be lost with the server that knew it: its shopper begins anew. */
const unanswered = (checkouts: readonly Checkout[], mode: Mode): number =>
  mode === 'synchronous' ? checkouts.length - answered(checkouts) : 0;

/** What docs/production.md tells the operator to do. */
async function promote({ balancer, replica, primary, ports }: World): Promise<void> {
  const [lost, next] = primary.port === ports.databaseOne ? ['one', 'two'] : ['two', 'one'];
  await balancer.tell(`disable server database/${lost}`);
  await onServer(replica.url(), 'select pg_promote()');
  await balancer.tell(`enable server database/${next}`);
}

/** A new replica in the place of the server that was lost; the two have changed places. */
async function rebuilt(world: World): Promise<World> {
  const { nodes, primary, replica, ports } = world;
  await primary.stop();
  const follower = await nodes.follow(`again-${primary.port}`, primary.port, replica);
  await follower.start();
  world.onEnd(follower);
  const replication = await world.proxyTo(replica.port);
  await onServer(
    follower.url(),
    `alter system set primary_conninfo = 'host=127.0.0.1 port=${replication.port} user=crema'`,
  );
  await onServer(follower.url(), 'select pg_reload_conf()');
  return { ...world, ports, primary: replica, replica: follower, replication };
}

/** From here on a commit is acknowledged when the replica has it on its disk. */
async function waitForReplica({ primary }: World): Promise<void> {
  await onServer(primary.url(), `alter system set synchronous_standby_names = '*'`);
  await onServer(primary.url(), 'select pg_reload_conf()');
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const [row] = await onServer<{ state: string }>(
      primary.url(),
      'select sync_state as state from pg_stat_replication',
    );
    if (row?.state === 'sync') return;
    await delay(100);
  }
  throw new Error('The replica does not follow.');
}
