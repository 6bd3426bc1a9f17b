/** The shop with plain pictures, whose calls to Stripe go to a fake that listens at `STRIPE_FAKE`. */
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { createLog } from '../../../apps/server/src/process/log.ts';
import { startShop } from '../../../apps/server/src/shop.ts';
import { PaneArtist } from '../panes.ts';

const fake = process.env.STRIPE_FAKE ?? '';
const config = loadConfig(process.env);
const shop = await startShop({
  config,
  clock: systemClock,
  log: createLog(config.logLevel),
  artist: new PaneArtist(),
  paymentsFetch: (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${fake}${pathname}${search}`, init);
  },
});
process.once('SIGTERM', () => {
  shop.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
