/**
 * A worker of auto-delivery and nothing else. Says `ready` on standard output; with `once` it then waits for a line, makes
 * what is due and says `{taken, ms}`; with `on` it works as a shop's worker does until it is killed.
 *   node bench/prove/auto-delivery/auto-delivery.process.ts <database url> <folder> once|on
 */
import { createInterface } from 'node:readline';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { openWorker } from './shop.ts';

const [url = '', folder = '', mode = 'once'] = process.argv.slice(2);
const commerce = await openWorker(url, folder, systemClock);
const { worker } = commerce.autoDelivery;
process.stdout.write('ready\n');
if (mode === 'on') {
  worker.startWorking();
  // As a shop's worker does: what a killed one left of orders is settled too.
  commerce.orders.startSweeping();
} else {
  for await (const _ of createInterface({ input: process.stdin })) {
    const start = performance.now();
    const taken = await worker.generation.run('usb2c');
    process.stdout.write(`${JSON.stringify({ taken, ms: performance.now() - start })}\n`);
  }
}
