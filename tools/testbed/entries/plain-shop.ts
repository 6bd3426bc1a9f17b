/**
 * The shop with plain panes for pictures, of the right size and format: a shop that begins with nothing draws each
 * product for a second of processor, and a suite that looks at pages would wait for what it does not look at.
 */
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { createLog } from '../../../apps/server/src/process/log.ts';
import { startShop } from '../../../apps/server/src/shop.ts';
import { PaneArtist } from '../panes.ts';

const config = loadConfig(process.env);
const shop = await startShop({
  config,
  clock: systemClock,
  log: createLog(config.logLevel),
  artist: new PaneArtist(),
});
process.once('SIGTERM', () => {
  shop.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
