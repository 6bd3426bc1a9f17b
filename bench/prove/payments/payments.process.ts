/**
 * A shop that does what it is told, a JSON line each on standard input, and says a line of what came of it. Told to die after its
 * so manieth change, it names the change and kills itself with SIGKILL: no handler runs, and nothing is flushed or closed.
 *   node bench/prove/payments/payments.process.ts <database url> <folder> <where Stripe is> <sabotage or ->
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fixedClock } from '@crema/commerce/platform/clock/index';
import { type Life, live, watchedFetch, watchStatements } from './life.ts';
import { type Deed, openShop, perform } from './shop.ts';

/** A line that a shop is told. */
export interface Order {
  deed: Deed;
  /** The shop's time, in milliseconds. */
  now: number;
  killAt?: number | undefined;
}

const [url = '', folder = '', origin = '', sabotage = '-'] = process.argv.slice(2);
watchStatements();
const clock = fixedClock(new Date());
const commerce = await openShop(url, folder, {
  clock,
  sabotage: sabotage === '-' ? undefined : sabotage,
  fetch: watchedFetch((input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(new URL(`${pathname}${search}`, origin), init);
  }),
});
const say = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`);
say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  const { deed, now, killAt } = JSON.parse(line) as Order;
  clock.set(new Date(now));
  let changes = 0;
  const life: Life = {
    isOver: false,
    reach: async ({ name, kind }) => {
      if (kind !== 'change' || ++changes !== killAt) return;
      say({ died: name });
      process.kill(process.pid, 'SIGKILL');
      await new Promise<never>(() => {});
    },
  };
  say(
    await live(life, () => perform(commerce, deed)).then(
      (status) => ({ status }),
      () => ({}),
    ),
  );
}
