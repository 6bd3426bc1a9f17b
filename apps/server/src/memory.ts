import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** The heap may grow by this much of what is alive before it is collected; V8 would let it treble. */
const GROWTH_PERCENT = 60;
/** What of a shop's time is looked at, and how few requests in it are quiet: probes go on, and a collection holds up who comes. */
const QUIET_MS = 2000;
const FEW = 4;
/** What a busy time must have left behind, in bytes, to be worth a collection. */
const WORTH = 32 * 1024 * 1024;

/** Gives what is not in use back to the system; holds the thread for some 50 ms. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Keeps the process small: loading some hundred modules leaves about 150 MB of garbage, and every busy time its own,
 * which V8 would keep in reserve. The start's is given back at once, or the first who come would wait again and again
 * while it is looked through; every other once the shop has been quiet.
 *
 * @param first what is loaded when it is so for the first time: nobody waits for it.
 */
export function returnMemory(server: Server, first: () => void = () => {}): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  const collect = collector();
  collect();
  let settled = process.memoryUsage.rss();
  let isFirst = true;
  let asked = 0;
  server.on('request', () => {
    asked += 1;
  });
  setInterval(() => {
    const isQuiet = asked <= FEW;
    asked = 0;
    if (!isQuiet) return;
    if (isFirst) first();
    isFirst = false;
    if (process.memoryUsage.rss() < settled + WORTH) return;
    collect();
    settled = process.memoryUsage.rss();
  }, QUIET_MS).unref();
}
