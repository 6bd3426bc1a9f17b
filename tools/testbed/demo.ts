import { type DemoSignIn, demoSignInOf } from '../../apps/commerce/src/platform/config/demo.ts';
import { loadConfig } from '../../apps/commerce/src/platform/config/index.ts';

/** How the demo's customer signs in to a shop that runs on a data folder. */
export function demoShopperOf(dataDir: string): DemoSignIn {
  const signIn = demoSignInOf(loadConfig({ DATA_DIR: dataDir, SEED: 'demo' }), 'shopper');
  if (!signIn) throw new Error('A demo without a customer');
  return signIn;
}
