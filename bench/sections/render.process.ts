/**
 * In one process: the whole uncached way of a category page, from the dispatcher through the storefront and the engine
 * to the bytes, and a bare `renderToString` of the very tree that such a page rendered, in turn.
 * Ends with one JSON line on standard error: `{ bytes, cards, bare, full, bareWall, fullWall }`, milliseconds a page.
 * With `PROFILE=file` it writes a processor profile of what is measured.
 *   node bench/sections/render.process.ts <path> <rounds> <pages a round>
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { injectFetch } from '@crema/api-client';
import { buildCommerce } from '@crema/commerce';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { migrate, openPglite } from '@crema/commerce/platform/db/index';
import { createStorefront } from '@crema/storefront/server';
import { createProbes } from '../../apps/server/src/probes/probes.ts';
import { createLog } from '../../apps/server/src/process/log.ts';
import { createDispatcher } from '../../apps/server/src/requests/dispatch.ts';
import { exchange } from '../harness/load/exchange.ts';
import { median } from '../harness/load/load.ts';
import { profiled } from '../harness/meters/profile.ts';

type Handle = (request: Request, status: number, headers: Headers, entry: object, context: object) => unknown;
interface EntryModule {
  default: Handle;
  renderTree(url: string, entry: object, context: object): string;
}

const [path = '/plp/coffee?site=usb2c', rounds = '20', pages = '20'] = process.argv.slice(2);
// The log's lines are this program's standard output too: they go where nobody reads them, at their full cost.
const log = createLog('info');

const folder = mkdtempSync(join(tmpdir(), 'crema-render-'));
const config = loadConfig({ DATA_DIR: folder, SEED: 'demo', RATE_LIMIT: 'off', PORT: '0' });
const db = await openPglite();
await migrate(db);
const commerce = await buildCommerce({
  config,
  db,
  clock: systemClock,
  log,
});
await commerce.load();
await commerce.seed('usb2c');

const buildFile = new URL('../../apps/storefront/build/server/index.js', import.meta.url);
const { entry } = (await import(buildFile.href)) as { entry: { module: EntryModule } };
const original = entry.module;
let bareRender = (): string => '';
entry.module = {
  ...original,
  default: (request, status, headers, routerEntry, context) => {
    const { serverHandoffStream: _, ...tree } = routerEntry as { serverHandoffStream?: unknown };
    bareRender = () => original.renderTree(request.url, tree, context);
    return original.default(request, status, headers, routerEntry, context);
  },
};
const storefront = await createStorefront({
  fetchCommerce: injectFetch(commerce.app),
  clock: systemClock,
  log: () => undefined,
  logError: (error) => log.error(error),
  origins: { usb2c: 'http://us.test', cab2c: 'http://ca.test', usafh: 'http://work.test' },
  cacheBytes: 0,
});
const server = createDispatcher({
  isStopping: () => false,
  probes: createProbes({ readiness: async () => ({}), metricsToken: undefined, clock: systemClock }),
  clock: systemClock,
  log,
  commerce: commerce.app.routing,
  storefront: storefront.handle,
});

const page = () => exchange(server, path, { host: 'localhost', 'accept-encoding': 'identity' });
const bytes = (await page()).length;
const html = bareRender();
const cards = html.split('<article').length - 1;
for (let i = 0; i < 150; i += 1) {
  await page();
  bareRender();
}

/** Processor and wall time of a page, in ms. */
async function cost(work: () => unknown, times: number): Promise<{ processor: number; wall: number }> {
  const [start, used] = [performance.now(), process.cpuUsage()];
  for (let i = 0; i < times; i += 1) await work();
  const { user, system } = process.cpuUsage(used);
  return { processor: (user + system) / 1000 / times, wall: (performance.now() - start) / times };
}

const bare: { processor: number; wall: number }[] = [];
const full: { processor: number; wall: number }[] = [];
await profiled(process.env.PROFILE, async () => {
  for (let round = 0; round < Number(rounds); round += 1) {
    bare.push(await cost(bareRender, Number(pages)));
    full.push(await cost(page, Number(pages)));
  }
});
process.stderr.write(
  `${JSON.stringify({
    bytes,
    cards,
    bare: median(bare.map(({ processor }) => processor)),
    full: median(full.map(({ processor }) => processor)),
    bareWall: median(bare.map(({ wall }) => wall)),
    fullWall: median(full.map(({ wall }) => wall)),
  })}\n`,
);
await commerce.close();
await db.close();
rmSync(folder, { recursive: true, force: true });
