import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { patience } from '@crema/testing/pace';
import { shopArguments, shopEnvironment } from '../environment.mjs';
import { freePort, temporaryFolder } from './folders.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The entry of a shop whose pictures cost nothing. */
export const PLAIN_SHOP = fileURLToPath(new URL('./entries/plain-shop.ts', import.meta.url));

/** The entry of the demo of the journeys: such a shop on PostgreSQL, with its accounts and its operator's socket. */
export const DEMO_SHOP = fileURLToPath(new URL('./entries/demo-shop.ts', import.meta.url));

/** The entry of such a shop that pays with a fake of Stripe. */
export const STRIPE_SHOP = fileURLToPath(new URL('./entries/stripe-shop.ts', import.meta.url));

const MOST_OUTPUT = 4_000_000;

export interface ShopOptions {
  /** Added to the environment: `DATABASE_URL`, `SEED`, `ROLES` … */
  env?: Record<string, string>;
  /** Another entry than the shop's own, e.g. one that takes a guard away to show that it was needed. */
  entry?: string;
  /** Loopback port; a free one unless told otherwise. */
  port?: number;
  /** Where the shop keeps its data; unless told otherwise a temporary folder, which `stop` removes. */
  dataDir?: string;
  /** Most milliseconds until it is ready; 120,000 unless told otherwise, more on a slow machine. */
  readyWithin?: number;
}

export interface Shop {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Milliseconds from the start of the process until `/readyz` said yes. */
  readyAfter: number;
  /** What it printed last, up to 4 MB. */
  output(): string;
  /** Whether the process has ended, by whatever cause. */
  hasEnded(): boolean;
  /** Asks it to end (SIGTERM) and gives its exit code. */
  stop(): Promise<number | null>;
  /** Kills it at once (SIGKILL) and leaves its data where they are. */
  kill(): Promise<void>;
}

/**
 * Starts the real shop, as `npm start` does, in a process of its own and waits until it is ready. The
 * storefront has to be built. It ends with this process.
 */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await temporaryFolder('shop'));
  const start = performance.now();
  const child = spawn(process.execPath, shopArguments(options.entry), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...shopEnvironment(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      ...options.env,
    },
  });
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const output = lastWords(child);
  const origin = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited(child);
  };
  const tidy = async (): Promise<void> => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(origin, child, options.readyWithin ?? patience(120_000));
  } catch (error) {
    await end('SIGKILL');
    await tidy();
    throw new Error(`The shop did not start: ${(error as Error).message}\n${output()}`);
  }
  return {
    origin,
    port,
    pid: child.pid as number,
    dataDir,
    readyAfter: performance.now() - start,
    output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      await end('SIGTERM');
      await tidy();
      return child.exitCode;
    },
    kill: () => end('SIGKILL'),
  };
}

/** Keeps the end of what a process prints: under load it says more than a string can hold. */
function lastWords(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      while (bytes > MOST_OUTPUT) bytes -= chunks.shift()?.length ?? 0;
    });
  }
  return () => Buffer.concat(chunks).toString();
}

async function ready(origin: string, child: ChildProcess, within: number): Promise<void> {
  for (const start = performance.now(); performance.now() - start < within; await delay(20)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended');
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`not ready after ${within} ms`);
}

function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
