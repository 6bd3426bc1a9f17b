/**
 * `npm run simulate -- --subscriptions 10000 --months 12 [--seed 1] [--faults] [--sabotage unique|lock|ceiling|cancel]
 * [--database pglite|postgres]`: the real engine through months of a simulated clock, on a database of its own. Shows
 * progress, ends with one line of JSON, and with 1 when a count that must be zero is not.
 */
import { parseArgs } from 'node:util';
import { migrate, openPglite, openPostgres } from '@crema/commerce/platform/db/index';
import { ownTemporaryFolder, startPostgres } from '../tools/testbed/index.ts';
import { SABOTAGES, type Sabotage } from './simulate/shop.ts';
import { simulate } from './simulate/simulate.ts';

const { values } = parseArgs({
  options: {
    subscriptions: { type: 'string', default: '1000' },
    months: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'boolean', default: false },
    sabotage: { type: 'string' },
    database: { type: 'string', default: 'pglite' },
  },
});
const subscriptions = Number(values.subscriptions);
const months = Number(values.months);
const problem =
  !Number.isInteger(subscriptions) || subscriptions < 1
    ? '--subscriptions is a number from 1 on'
    : !(months > 0)
      ? '--months is a number above 0'
      : !Number.isInteger(Number(values.seed))
        ? '--seed is a whole number'
        : values.sabotage !== undefined && !(SABOTAGES as readonly string[]).includes(values.sabotage)
          ? `--sabotage is one of ${SABOTAGES.join(', ')}`
          : !['pglite', 'postgres'].includes(values.database)
            ? '--database is pglite or postgres'
            : undefined;
if (problem) {
  console.error(problem);
  process.exit(1);
}
ownTemporaryFolder();
const server = values.database === 'postgres' ? await startPostgres({ fsync: true }) : undefined;
const db = server
  ? await openPostgres({
      url: server.url(await server.createDatabase()),
      poolSize: 16,
      onConnectionError: () => undefined,
    })
  : await openPglite();
await migrate(db);
const outcome = await simulate(db, {
  subscriptions,
  months,
  seed: Number(values.seed),
  faults: values.faults,
  sabotage: values.sabotage as Sabotage | undefined,
  workers: server ? 2 : 1,
  say: (line) => console.error(line),
});
await db.close();
await server?.stop();
console.log(JSON.stringify(outcome));
const { doubles, misses, overCeiling, afterCancel, wrongPoints, due, orders } = outcome;
if (due === 0 || orders === 0)
  console.error(`${due} orders fell due and ${orders} were made: nothing was shown.`);
const faults = doubles + misses + overCeiling + afterCancel + wrongPoints;
process.exitCode = faults > 0 || due === 0 || orders === 0 ? 1 : 0;
