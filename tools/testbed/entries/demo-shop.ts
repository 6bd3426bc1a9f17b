/**
 * The demo on PostgreSQL with plain pictures: its accounts are open and its operator's commands are taken in `DATA_DIR`, as
 * on the embedded database. There the same journeys take the shop two thirds more of processor time.
 */
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { serveAdminSocket } from '../../../apps/server/src/cli/admin-socket/server.ts';
import { operatorCommands } from '../../../apps/server/src/engines/engine.ts';
import { createLog } from '../../../apps/server/src/process/log.ts';
import { startShop } from '../../../apps/server/src/shop.ts';
import { PaneArtist } from '../panes.ts';

// Its own hosts name their port, as without `SITE_HOSTS`, which PostgreSQL asks for.
const config = { ...loadConfig(process.env), demoAccounts: true, siteHosts: new Map() };
const shop = await startShop({
  config,
  clock: systemClock,
  log: createLog(config.logLevel),
  artist: new PaneArtist(),
});
const operator = shop.commerce && (await serveAdminSocket(config.dataDir, operatorCommands(shop.commerce)));
const stop = async () => {
  await operator?.close();
  await shop.stop();
};
process.once('SIGTERM', () => {
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
