import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DemoSignIn, demoSignInOf } from '../../apps/commerce/src/platform/config/demo.ts';
import { loadConfig } from '../../apps/commerce/src/platform/config/index.ts';
import { programArguments } from '../environment.mjs';
import { ownDatabase } from './on-postgres.ts';
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

/** Starts the demo on a PostgreSQL database of its own. */
export const startDemoShop = async ({ env, ...options }: ShopOptions = {}): Promise<Shop> =>
  startShop({
    ...options,
    env: { ...(await ownDatabase()), SEED: 'demo', LOG_LEVEL: 'warn', ...env },
  });
