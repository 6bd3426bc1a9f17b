import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Growth of the heap, relative to live data, before a collection; V8's default lets it treble. */
const GROWTH_PERCENT = 60;
/** An interval with at most `FEW` requests is quiet: probes go on, and a collection delays whoever comes meanwhile. */
const QUIET_MS = 2000;
const FEW = 4;
/** Growth of the resident memory, in bytes, from which a collection is worthwhile. */
const WORTH = 32 * 1024 * 1024;

/** Returns unused memory to the system; blocks the thread for some 50 ms. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Keeps the process small: loading some hundred modules leaves about 150 MB of garbage, and every busy period more,
 * which V8 keeps in reserve. The garbage of the start is collected at once, because collecting it would delay the first
 * requests; later garbage is collected when the shop is quiet.
 *
 * @param first called in the first quiet interval, for work that no request should wait for.
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
