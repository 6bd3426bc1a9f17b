import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface ShopProcess {
  url: string;
  pid: number;
  dataDir: string;
  /** Milliseconds from spawn to ready. */
  readyMs: number;
  /** Resident memory in MB, as the operating system counts it. */
  residentMb(): number;
  /** Ends it as an operator would, and waits. */
  stop(): Promise<void>;
  /** `kill -9`, and waits until it is gone. */
  kill(): Promise<void>;
}

interface ShopProcessOptions {
  /** Keep a folder and port across restarts by passing them again. */
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** Another entry than the shop's own, e.g. one that removes a guard. */
  entry?: string;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts the real shop in a process of its own, with its rate limit off, and waits until it is ready. */
export async function startShopProcess(options: ShopProcessOptions = {}): Promise<ShopProcess> {
  const started = performance.now();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'crema-bench-'));
  const port = options.port ?? (await freePort());
  const output: string[] = [];
  const child = spawn(process.execPath, [options.entry ?? join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
      SEED: 'demo',
      SECRET_KEY: 'bench-only-secret-key-of-32-bytes-or-more',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The shop logs every request; reading it away is part of what a terminal or a collector costs.
  child.stdout.on('data', (chunk: Buffer) => keepTail(output, chunk));
  child.stderr.on('data', (chunk: Buffer) => keepTail(output, chunk));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, url, output);
  const pid = child.pid as number;
  const gone = (): Promise<void> =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise((done) => child.once('exit', () => done()));
  return {
    url,
    pid,
    dataDir,
    readyMs: performance.now() - started,
    residentMb: () => residentMb(pid),
    stop: async () => {
      child.kill('SIGTERM');
      await gone();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone();
    },
  };
}

function keepTail(output: string[], chunk: Buffer): void {
  output.push(chunk.toString());
  if (output.length > 50) output.shift();
}

async function untilReady(child: ChildProcess, url: string, output: string[]): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The shop ended before it was ready:\n${output.join('')}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await delay(50);
  }
  throw new Error(`The shop was not ready after 60 s:\n${output.join('')}`);
}

function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
