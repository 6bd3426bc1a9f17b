/** The image of deploy/Dockerfile, built and run as deploy/compose.yml says, up to an order; and the compose file read by compose. */
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { freePort, onPostgres, startPostgres, temporaryFolder } from '../../../tools/testbed/index.ts';
import { type Answer, onConnections } from '../../harness/load/calls.ts';
import { newKey, placeOrder, readyCart } from '../../harness/load/shopper.ts';
import type { Line } from '../../harness/report.ts';
import type { Section } from '../../harness/sections.ts';
import { exactly } from '../checkouts/lines.ts';
import { buildImage, type Image, removeImage } from './build.ts';
import { type Running, runInImage } from './container.ts';
import { findPrograms, type Programs, run } from './programs.ts';

const COMPOSE = fileURLToPath(new URL('../../../deploy/compose.yml', import.meta.url));
const ORDERS = 5;
const READY_WITHIN_MS = 180_000;

export const image: Section = {
  name: 'image',
  about:
    'the image built with buildah on a Debian, run read-only and without rights up to an order; the compose file; root',
  engineOnly: true,
  run: async ({ say }) => {
    const programs = findPrograms();
    const services = await servicesOf(programs);
    const folder = await temporaryFolder('image');
    const server = await startPostgres({ fsync: false });
    try {
      const built = await buildImage(programs, folder, say);
      const url = server.url(await server.createDatabase());
      say('running it');
      const lines = await tryIt(built, folder, url);
      return [
        exactly('image: services that compose reads', services.read, services.written),
        { name: 'image: size', value: built.size.whole, unit: 'MB' },
        { name: 'image: of that its base', value: built.size.base, unit: 'MB' },
        ...lines,
      ];
    } finally {
      await server.stop();
      await removeImage(programs, folder);
    }
  },
};

/** What compose makes of the file, beside what is written there. @throws where it refuses the file. */
async function servicesOf({ compose }: Programs): Promise<{ read: number; written: number }> {
  const names = [...readFileSync(COMPOSE, 'utf8').matchAll(/\$\{([A-Z_]+):\?\}/g)].map(
    ([, name = '']) => name,
  );
  const settings = Object.fromEntries(names.map((name) => [name, 'x']));
  const count = (text: string): number =>
    Object.keys((parse(text, { merge: true }) as { services: object }).services).length;
  const read = await run([...compose, '-f', COMPOSE, 'config'], settings);
  return { read: count(read), written: count(readFileSync(COMPOSE, 'utf8')) };
}

async function tryIt(built: Image, folder: string, url: string): Promise<Line[]> {
  const data = join(folder, 'data');
  mkdirSync(data);
  const { uid, gid } = statSync(join(built.root, 'data'));
  chownSync(data, uid, gid);
  const port = await freePort();
  const env = { ...onPostgres(url), PORT: String(port), MIGRATE: 'off' };
  const command = (...args: string[]) => finished(runInImage(built, data, args, env));
  const migrated = await command('node', 'tools/serve.mjs', 'migrate');
  const imported = await command(
    ...['node', 'tools/serve.mjs', 'catalog', 'import', 'deploy/products.example.csv', '--site', 'usb2c'],
  );
  const shop = runInImage(built, data, built.config.Cmd, env);
  const [kind, ...health] = built.config.Healthcheck.Test;
  if (kind !== 'CMD') throw new Error(`A health check of the kind ${kind}`);
  await untilReady(port, shop);
  const healthy = await command(...health);
  const written = await runInImage(built, data, ['touch', '/shop/written'], env).ended;
  const looked = await lookAt(port);
  const user = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]);
  const stopped = await shop.stop();
  return [
    exactly('image: its migrations end with', migrated, 0),
    exactly('image: its import ends with', imported, 0),
    exactly('image: its health check ends with', healthy, 0),
    exactly('image: the user that it runs as', user, uid),
    exactly('image: that user is root', user === 0 ? 1 : 0, 0),
    exactly('image: a file written beside /data and /tmp', written === 0 ? 1 : 0, 0),
    exactly('image: pages, probes and pictures answered with 200', looked.answered, looked.asked),
    exactly('image: orders placed', looked.orders, ORDERS),
    exactly('image: SIGTERM ends it with', stopped ?? -1, 0),
  ];
}

/** Its exit code. What it said is printed where that is not 0. */
async function finished({ ended, output }: Running): Promise<number> {
  const code = (await ended) ?? -1;
  if (code !== 0) console.error(output());
  return code;
}

async function untilReady(port: number, shop: Running): Promise<void> {
  let hasEnded = false;
  void shop.ended.then(() => {
    hasEnded = true;
  });
  for (const start = performance.now(); performance.now() - start < READY_WITHIN_MS; await delay(200)) {
    if (hasEnded) break;
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`The shop in the image did not start: ${shop.output()}`);
}

/** Pages with what they show, and orders as a guest places them. */
async function lookAt(port: number): Promise<{ asked: number; answered: number; orders: number }> {
  const [found] = await onConnections(`http://127.0.0.1:${port}`, 1, async (connection) => {
    const get = (path: string): Promise<Answer> =>
      unlessBusy(
        () => connection.call('GET', path),
        ({ status }) => status === 503,
      );
    const page = await get('/p/first-light?site=usb2c');
    const assets = new Set(
      [...page.text.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g)].map(([, path = '']) => path),
    );
    const answers = [page];
    for (const path of ['/?site=usb2c', '/admin', '/readyz', '/docs/', '/openapi.json', ...assets])
      answers.push(await get(path.replaceAll('&amp;', '&')));
    let orders = 0;
    for (let turn = 0; turn < ORDERS; turn += 1) {
      const cart = await unlessBusy(() => readyCart(connection, 'first-light-24'));
      const key = newKey();
      const placed = await unlessBusy(
        () => placeOrder(connection, cart, key),
        ({ status }) => status === 503,
      );
      if (placed.status === 201) orders += 1;
    }
    for (const { status, text } of answers.filter((answer) => answer.status !== 200))
      console.error(status, text.slice(0, 300));
    return { asked: answers.length, answered: answers.filter(({ status }) => status === 200).length, orders };
  });
  if (!found) throw new Error('Nothing was looked at.');
  return found;
}

const TRIES = 60;

/** Does it again, a second later, while it fails or the shop says that it is too busy, as a shopper does. */
async function unlessBusy<T>(work: () => Promise<T>, isBusy: (done: T) => boolean = () => false): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      const done = await work();
      if (left === 0 || !isBusy(done)) return done;
    } catch (error) {
      if (left === 0) throw error;
    }
    await delay(1000);
  }
}
