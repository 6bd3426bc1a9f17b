/**
 * The demo on PostgreSQL with plain pictures: its accounts are open and its operator's commands are taken in `DATA_DIR`, as
 * on the embedded database. There the same journeys take the shop two thirds more of processor time.
 */
import { loadConfig } from '@crema/commerce/platform/config/index';
import { serveAdminSocket } from '../../../apps/server/src/cli/admin-socket/server.ts';
import { operatorCommands } from '../../../apps/server/src/engines/engine.ts';
import { serve } from './serve.ts';

// Its own hosts name their port, as without `SITE_HOSTS`, which PostgreSQL asks for.
const config = { ...loadConfig(process.env), demoAccounts: true, siteHosts: new Map() };
await serve({ config }, async ({ commerce }) => {
  const operator = commerce && (await serveAdminSocket(config.dataDir, operatorCommands(commerce)));
  return operator?.close;
});
