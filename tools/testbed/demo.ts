import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type DemoSignIn, demoSignInOf } from '../../apps/commerce/src/platform/config/demo.ts';
import { loadConfig } from '../../apps/commerce/src/platform/config/index.ts';
import { programArguments } from '../environment.mjs';
import { temporaryFolder } from './folders.ts';
import { type Shop, type ShopOptions, startShop } from './shop.ts';

export type { DemoSignIn };

/** An agent proves who he is with what his authenticator shows as well. */
export interface DemoAgent extends DemoSignIn {
  code: () => Promise<string>;
}

function signInOf(dataDir: string, who: 'agent' | 'shopper'): DemoSignIn {
  const signIn = demoSignInOf(loadConfig({ DATA_DIR: dataDir, SEED: 'demo' }), who);
  if (!signIn) throw new Error(`A demo without its ${who}`);
  return signIn;
}

/** How the demo's customer signs in to a shop that runs on a data folder. */
export const demoShopperOf = (dataDir: string): DemoSignIn => signInOf(dataDir, 'shopper');

/** How the demo's agent does; the running shop tells the code. */
export function demoAgentOf(dataDir: string): DemoAgent {
  const signIn = signInOf(dataDir, 'agent');
  const command = join(import.meta.dirname, '../../apps/server/src/cli/staff.ts');
  const env = { ...process.env, DATA_DIR: dataDir };
  const code = async (): Promise<string> =>
    (
      await promisify(execFile)(process.execPath, programArguments(command, 'code', signIn.email), { env })
    ).stdout.trim();
  return { ...signIn, code };
}

/**
 * Starts the demo on an embedded database, as a second start does: from a copy of what the first one of the run has left,
 * which takes a third of the time.
 */
export async function startDemoShop({ env, ...options }: ShopOptions = {}): Promise<Shop> {
  const dataDir = options.dataDir ?? (await temporaryFolder('demo'));
  await cp(await firstStart(), dataDir, { recursive: true });
  const shop = await startShop({ ...options, dataDir, env: { SEED: 'demo', LOG_LEVEL: 'warn', ...env } });
  const stop = async (): Promise<number | null> => {
    const code = await shop.stop();
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...shop, stop };
}

/** The data folder that a first start of the demo leaves: made once a run, by the worker that asks first. */
async function firstStart(): Promise<string> {
  const made = join(tmpdir(), 'first-start');
  const making = `${made}.making`;
  while (!existsSync(made)) {
    if (!claimed(making)) {
      await delay(100);
      continue;
    }
    try {
      const dataDir = join(making, 'data');
      const shop = await startShop({ dataDir, env: { SEED: 'demo', LOG_LEVEL: 'warn' } });
      await shop.stop();
      await rename(dataDir, made);
    } finally {
      await rm(making, { recursive: true, force: true });
    }
  }
  return made;
}

/** Whether nobody had this folder yet. */
function claimed(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
