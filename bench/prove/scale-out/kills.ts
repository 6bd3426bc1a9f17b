import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../../harness/report.ts';
import { auditRenewals, emailsOf } from '../auto-delivery/renewals.ts';
import { audit, readBooks } from '../checkouts/books.ts';
import { acknowledgedOf, answered, type Checkout, shopUntilDone } from '../checkouts/checkouts.ts';
import { atLeast, exactly, faultLines } from '../checkouts/lines.ts';
import { untilSettled } from '../checkouts/settled.ts';
import { keepShopping, noFailures } from '../checkouts/shoppers.ts';
import { RENEWALS, type World } from './bed.ts';
import { SHOPPED, STOCK } from './goods.ts';
import type { Part, PartOptions } from './parts.ts';
import type { Process } from './processes.ts';

const EVERY_MS = 5000;
const AT_ONCE = 4;
const SETTLED_WITHIN_MS = 60_000;
/** Orders acknowledged in a second, at the least: a machine that others use as well still shows something. */
const LEAST_A_SECOND = 0.5;

/** `kill -9` of one process after the other under checkouts and renewals. */
export const kills: Part = {
  name: 'kills',
  seconds: { whole: 300, quick: 40 },
  run: async (world, options) => {
    const { lasts, quick } = options;
    const due = quick ? RENEWALS / 5 : RENEWALS;
    await world.ask(
      `update subscriptions set process_at = now() + random() * $1 * interval '1 second'
       where email = any($2)`,
      [lasts, emailsOf(due)],
    );
    const checkouts: Checkout[] = [];
    const failures = noFailures();
    const until = performance.now() + lasts * 1000;
    const stop = () => performance.now() > until;
    const killing = startKilling(world, options, stop, () => answered(checkouts));
    // A failure is told when all have stopped shopping.
    killing.catch(() => undefined);
    const next = () => ({ code: SHOPPED[checkouts.length % SHOPPED.length] as string });
    await keepShopping(world.door, { atOnce: AT_ONCE, next, stop, failures, begun: checkouts });
    const killed = await killing;
    const deadline = performance.now() + SETTLED_WITHIN_MS;
    const isOver = () => performance.now() > deadline;
    await shopUntilDone(world.door, checkouts, AT_ONCE, isOver);
    const open = await untilSettled(world.books, isOver);
    const settled = (SETTLED_WITHIN_MS - (deadline - performance.now())) / 1000;
    const books = await readBooks(world.books);
    const acknowledged = acknowledgedOf(checkouts);
    const renewals = auditRenewals(books, emailsOf(due));
    return [
      ...[...killed].map(([name, value]): Line => ({ name: `kills: kill -9 of ${name}`, value, unit: '' })),
      atLeast(
        'kills: kill -9',
        [...killed.values()].reduce((sum, one) => sum + one, 0),
        Math.floor(lasts / 10),
      ),
      atLeast('kills: orders acknowledged', acknowledged.length, Math.floor(lasts * LEAST_A_SECOND)),
      { name: 'kills: answers of 503, try again later', value: failures.later, unit: '' },
      {
        ...{ name: 'kills: other answers of 500 and above', value: failures.wrong, unit: '' },
        note: 'of proxies whose server was killed; asked again under the same key',
      },
      exactly('kills: checkouts without an answer 60 s after', checkouts.length - answered(checkouts), 0),
      exactly('kills: payments and due turns open 60 s after', open, 0),
      { name: 'kills: looked for both for', value: settled, unit: 's' },
      ...faultLines('kills', audit(books, acknowledged, STOCK)),
      { name: 'kills: renewals due', value: due, unit: '' },
      exactly('kills: renewals without an order', renewals.missing, 0),
      exactly('kills: renewals without a charge', renewals.uncharged, 0),
      exactly('kills: orders too many of a renewal', renewals.doubled, 0),
      exactly('kills: charges too many of a renewal', renewals.overcharged, 0),
    ];
  },
};

/** Kills one process every five seconds, in turn, and starts it again as a supervisor does; how often each was killed. */
async function startKilling(
  world: World,
  { say }: PartOptions,
  stop: () => boolean,
  answers: () => number,
): Promise<Map<string, number>> {
  const killed = new Map<string, number>();
  const starting: Promise<void>[] = [];
  for (let turn = 0; !stop(); turn += 1) {
    const from = performance.now();
    const victim = victimOf(world, turn);
    await victim.kill();
    killed.set(victim.name, (killed.get(victim.name) ?? 0) + 1);
    starting.push(revive(victim, say));
    say(`${victim.name} killed, ${answers()} answers`);
    // The next of its kind waits until this one is back: a shop whose every engine is down shows nothing.
    if (turn % KINDS === KINDS - 1) await Promise.all(starting.splice(0));
    const rest = EVERY_MS - (performance.now() - from);
    if (rest > 0) await delay(rest);
  }
  await Promise.all(starting);
  return killed;
}

/** Starts it until it stays, two seconds apart, as deploy/crema.service does: what it needs may have been killed meanwhile. */
async function revive(victim: Pick<Process, 'name' | 'start'>, say: PartOptions['say']): Promise<void> {
  for (let tries = 1; tries <= MOST_STARTS; tries += 1) {
    try {
      return await victim.start();
    } catch (error) {
      const [reason] = String(error).split('\n');
      say(`${victim.name} did not start, try ${tries}: ${reason}`);
      await delay(RESTART_AFTER_MS);
    }
  }
}

const KINDS = 7;
const RESTART_AFTER_MS = 2000;
const MOST_STARTS = 20;

function victimOf({ storefronts, engines, worker, redis, cache, replica, pooler }: World, turn: number) {
  const round = Math.floor(turn / KINDS) % 2;
  const follower = {
    name: 'replica',
    kill: () => replica.kill(),
    start: () => replica.start(),
  };
  const inTurn: readonly (Pick<Process, 'name' | 'kill' | 'start'> | undefined)[] = [
    ...[storefronts[round], engines[round], worker, redis, cache, follower, pooler],
  ];
  return inTurn[turn % KINDS] as Pick<Process, 'name' | 'kill' | 'start'>;
}
