/**
 * A shop that keeps no page and no answer, on a catalogue that is there: every page costs all of what it costs.
 * Says its port in one JSON line on standard output when it is ready, and ends with its parent's SIGTERM.
 *   node bench/sections/growth/growth.process.ts <folder>
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { injectFetch } from '@crema/api-client';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { createStorefront } from '@crema/storefront/server';
import { openEngine } from '../../../apps/server/src/engines/engine.ts';
import { createProbes } from '../../../apps/server/src/probes/probes.ts';
import { createLog } from '../../../apps/server/src/process/log.ts';
import { createDispatcher } from '../../../apps/server/src/requests/dispatch.ts';

const [folder = ''] = process.argv.slice(2);
const log = createLog('silent');
const config = loadConfig({ DATA_DIR: folder, SEED: 'none', RATE_LIMIT: 'off', PORT: '0' });
const engine = await openEngine({ config, clock: systemClock, log });
const storefront = await createStorefront({
  fetchCommerce: injectFetch(engine.commerce.app),
  clock: systemClock,
  log: () => undefined,
  logError: (error) => log.error(error),
  origins: { usb2c: 'http://us.test', cab2c: 'http://ca.test', usafh: 'http://work.test' },
  cacheBytes: 0,
  answerBytes: 0,
});
const server = createDispatcher({
  isStopping: () => false,
  probes: createProbes({ readiness: async () => ({}), metricsToken: undefined, clock: systemClock }),
  clock: systemClock,
  log,
  commerce: engine.commerce.app.routing,
  storefront: storefront.handle,
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void engine.close();
});
