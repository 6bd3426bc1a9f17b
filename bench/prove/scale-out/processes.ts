import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Shop, type ShopOptions, startShop } from '../../../tools/testbed/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** A program that was killed may hold its port for a moment. */
const TRIES = 5;
const BETWEEN_TRIES_MS = 500;

/** A process that can be killed and started again in the same place. */
export interface Process {
  name: string;
  pid(): number;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Starts it; after a kill, on what was left. */
  start(): Promise<void>;
  /** Asks it to end, and waits. Does nothing where it has ended. */
  stop(): Promise<void>;
}

interface Running {
  pid: number;
  stop(): Promise<unknown>;
  kill?(): Promise<void>;
}

/** A process out of how to start it. */
export function processOf(name: string, open: () => Promise<Running>, most = TRIES): Process {
  let running: Running | undefined;
  const end = async (how: 'kill' | 'stop'): Promise<void> => {
    const ending = running;
    running = undefined;
    if (how === 'kill' && ending?.kill) await ending.kill();
    else await ending?.stop();
  };
  return {
    name,
    pid: () => {
      if (!running) throw new Error(`${name} does not run.`);
      return running.pid;
    },
    kill: () => end('kill'),
    stop: () => end('stop'),
    start: async () => {
      for (let tries = 1; ; tries += 1) {
        try {
          running = await open();
          return;
        } catch (error) {
          if (tries === most) throw error;
          await delay(BETWEEN_TRIES_MS);
        }
      }
    },
  };
}

/** A process of the shop; how it is started may be changed between two starts, as a release does. */
export interface ShopProcess extends Process {
  shop(): Shop;
  /** How it is started from here on. */
  become(options: ShopOptions & { root?: string }): void;
}

export function shopProcess(name: string, options: ShopOptions): ShopProcess {
  let current: ShopOptions = options;
  let shop: Shop | undefined;
  const process = processOf(
    name,
    async () => {
      const opened = await startShop(current);
      shop = opened;
      return opened;
      // What it refuses once it refuses again.
    },
    1,
  );
  return {
    ...process,
    shop: () => {
      if (!shop) throw new Error(`${name} does not run.`);
      return shop;
    },
    become: (next) => {
      current = { ...current, ...next };
    },
  };
}

export interface PurgerProcess extends Process {
  /** How often it has begun to follow the changes, since it was started. */
  follows(): number;
}

/** `npm run purger`, as an operator runs it. */
export function purgerProcess(env: Readonly<Record<string, string>>): PurgerProcess {
  let said = '';
  const process_ = processOf('purger', async () => {
    said = '';
    const child: ChildProcess = spawn(process.execPath, ['apps/server/src/cli/purger.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, LOG_LEVEL: 'info' },
    });
    const endWithUs = (): boolean => child.kill('SIGKILL');
    process.once('exit', endWithUs);
    child.once('exit', () => process.off('exit', endWithUs));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk;
      });
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await new Promise((resolve) => child.once('exit', resolve));
    };
    return { pid: child.pid as number, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  });
  return { ...process_, follows: () => said.split('following the engine').length - 1 };
}
