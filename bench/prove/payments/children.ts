import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Order } from './payments.process.ts';
import type { Done, World } from './run.ts';
import type { Deed } from './shop.ts';

const PROGRAM = fileURLToPath(new URL('./payments.process.ts', import.meta.url));

/** Where the shop of a process of its own is. */
export interface Place {
  url: string;
  folder: string;
  sabotage: string | undefined;
}

/**
 * Lets a shop in a process of its own do what happens in a world, started anew after each death, while `work` runs. `deaths`
 * counts the processes that SIGKILL ended.
 */
export async function withChildren<T>(
  world: World,
  place: Place,
  work: (deaths: () => number) => Promise<T>,
): Promise<T> {
  const stripe = await serveStripe(world);
  let deaths = 0;
  let child: Child | undefined;
  world.elsewhere = async (deed: Deed, killAt: number | undefined): Promise<Done> => {
    child ??= await startChild(place, stripe.origin);
    const done = await child.tell({ deed, killAt, now: world.clock.now().getTime() });
    if (done.died === undefined) return done;
    if ((await child.ended) === 'SIGKILL') deaths += 1;
    child = undefined;
    return done;
  };
  try {
    return await work(() => deaths);
  } finally {
    delete world.elsewhere;
    child?.kill();
    stripe.close();
  }
}

interface Child {
  tell(order: Order): Promise<Done>;
  /** The signal that ended it. */
  ended: Promise<string | null>;
  kill(): void;
}

async function startChild({ url, folder, sabotage }: Place, stripe: string): Promise<Child> {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, url, folder, stripe, sabotage ?? '-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = once(child, 'close').then(([, signal]) => {
    process.off('exit', endWithUs);
    return signal as string | null;
  });
  if (!child.stdout || !child.stdin) throw new Error('The shop has no pipes');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<Done> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The shop ended by itself');
    return JSON.parse(value as string) as Done;
  };
  await next();
  const { stdin } = child;
  return {
    ended,
    tell: (order) => {
      stdin.write(`${JSON.stringify(order)}\n`);
      return next();
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Stripe on a port of this machine, for processes that cannot call a function of this one. What is lost is cut off. */
async function serveStripe(world: World): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const key = request.headers['idempotency-key'];
    const body = await text(request);
    const headers = typeof key === 'string' ? { 'idempotency-key': key } : undefined;
    try {
      const init = { method, ...(headers ? { headers } : {}), ...(body ? { body } : {}) };
      const answer = await world.stripe.fetch(new URL(url, 'https://stripe.test'), init);
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    } catch {
      request.socket.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close().closeAllConnections() };
}
