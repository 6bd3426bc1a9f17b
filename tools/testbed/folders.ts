import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Gives this process, and all that it starts from here on, a temporary folder of their own, which goes when it ends:
 * with it what a failed test, a killed shop or a browser leaves behind. Asked again further down, it changes nothing.
 */
export function ownTemporaryFolder(): void {
  if (process.env.CREMA_RUN_FOLDER) return;
  const folder = mkdtempSync(join(tmpdir(), 'crema-run-'));
  // A PostgreSQL that will not run as root has to get at what is its own in here.
  chmodSync(folder, 0o711);
  process.env.CREMA_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.once('exit', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  );
}

/** A new empty folder under the system's temporary one; whoever asks removes it. */
export function temporaryFolder(purpose: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `crema-${purpose}-`));
}

/** Ports that this process has tried: none is given twice. */
const given = new Set<number>();

/**
 * A loopback port on which nobody listens, between 20,000 and 31,999: systems give connections ports above those
 * (Linux from 32,768, macOS from 49,152), so none can take it while the program that is to listen starts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + randomInt(12_000);
    if (given.has(port)) continue;
    given.add(port);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * Waits until somebody listens on a loopback port.
 *
 * @param goesOn whether waiting makes sense: the program that is to listen has not ended
 * @throws after 30 seconds, or when it makes none
 */
export async function waitForPort(port: number, goesOn: () => boolean = () => true): Promise<void> {
  for (let attempt = 0; attempt < 1200 && goesOn(); attempt += 1) {
    if (await listens(port)) return;
    await delay(25);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Where the browser suite's shop keeps its data, for tests that hand it an operator's command. */
export const BROWSER_SHOP_DATA = join(tmpdir(), 'browser-shop');
