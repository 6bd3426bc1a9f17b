/** The shop for the browser suite: demo seed on a PGlite of its own, plain pictures, until it is told to end. */
import { BROWSER_SHOP_DATA } from '../folders.ts';
import { PLAIN_SHOP, startShop } from '../shop.ts';

const shop = await startShop({
  entry: PLAIN_SHOP,
  port: Number(process.env.E2E_PORT),
  dataDir: BROWSER_SHOP_DATA,
  env: { SEED: 'demo' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    shop.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
