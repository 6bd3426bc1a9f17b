/** `npm run purger`: drops from caches in front what changes in the shop, until it is stopped. */
import { ConfigError, parsePurger } from '@crema/commerce/platform/config/index';
import { createEngines } from '../engines/engines.ts';
import { startPurging } from '../engines/purger.ts';
import { createLog } from '../process/log.ts';

const problems: string[] = [];
const { commerceUrls, edgeUrls, changesToken, logLevel } = parsePurger(process.env, problems);
if (problems.length > 0) {
  process.stderr.write(`${new ConfigError(problems).message}\n`);
  process.exit(1);
}
const log = createLog(logLevel);
const engines = createEngines(commerceUrls, log);
const purger = startPurging({ edges: edgeUrls, pick: engines.pick, token: changesToken, log });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    purger.close();
    engines.close();
    process.exit(0);
  });
}
