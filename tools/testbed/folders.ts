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

/** A loopback port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port was given')),
      );
    });
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
