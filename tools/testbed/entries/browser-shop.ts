/** The shop for the browser suite: the demo on a PostgreSQL of its own, until it is told to end. */
import { loadConfig } from '../../../apps/commerce/src/platform/config/index.ts';
import { BROWSER_SHOP_DATA } from '../folders.ts';
import { ownDatabase } from '../on-postgres.ts';
import { DEMO_SHOP, startShop } from '../shop.ts';

// Journeys make the passwords of the demo from the key in the folder.
const { secretKey } = loadConfig({ DATA_DIR: BROWSER_SHOP_DATA });
const shop = await startShop({
  entry: DEMO_SHOP,
  port: Number(process.env.E2E_PORT),
  dataDir: BROWSER_SHOP_DATA,
  env: { ...(await ownDatabase()), SECRET_KEY: secretKey, SEED: 'demo' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    shop.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
