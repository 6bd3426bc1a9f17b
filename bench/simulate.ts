/**
 * `npm run simulate -- --subscriptions 10000 --months 12 [--seed 1] [--faults] [--sabotage unique|lock|ceiling|cancel]
 * [--database pglite|postgres] [--provider test|stripe]`: the real engine through months of a simulated clock, on a database of
 * its own. Shows progress, ends with one line of JSON, and with 1 when a count that must be zero is not. With `--kits 300` instead it is months of
 * kits, and `--sabotage commitment|budget` takes away what makes a charge one, or the lock of a budget. With `--boxes 600` it is months
 * of monthly boxes, and `--sabotage box-cycle` takes away what makes a month one.
 */
import { parseArgs } from 'node:util';
import { migrate, openPglite, openPostgres } from '@crema/commerce/platform/db/index';
import { ownTemporaryFolder, startPostgres } from '../tools/testbed/index.ts';
import { simulateBoxes } from './simulate/boxes/simulate.ts';
import { PROVIDERS, type ProviderName } from './simulate/gateways.ts';
import { KIT_SABOTAGES, type KitSabotage } from './simulate/kits/shop.ts';
import { simulateKits } from './simulate/kits/simulate.ts';
import { SABOTAGES, type Sabotage } from './simulate/shop.ts';
import { simulate } from './simulate/simulate.ts';

const { values } = parseArgs({
  options: {
    subscriptions: { type: 'string', default: '1000' },
    kits: { type: 'string' },
    boxes: { type: 'string' },
    months: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'boolean', default: false },
    sabotage: { type: 'string' },
    database: { type: 'string', default: 'pglite' },
    provider: { type: 'string', default: 'test' },
  },
});
const isProvider = (name: string): name is ProviderName => (PROVIDERS as readonly string[]).includes(name);
const subscriptions = Number(values.subscriptions);
const kits = values.kits === undefined ? undefined : Number(values.kits);
const boxes = values.boxes === undefined ? undefined : Number(values.boxes);
const months = Number(values.months);
const sabotages: readonly string[] =
  kits !== undefined ? KIT_SABOTAGES : boxes !== undefined ? ['box-cycle'] : SABOTAGES;
const problem = [subscriptions, kits ?? 1, boxes ?? 1].some((count) => !Number.isInteger(count) || count < 1)
  ? '--subscriptions, --kits and --boxes are numbers from 1 on'
  : !(months > 0)
    ? '--months is a number above 0'
    : !Number.isInteger(Number(values.seed))
      ? '--seed is a whole number'
      : values.sabotage !== undefined && !sabotages.includes(values.sabotage)
        ? `--sabotage is one of ${sabotages.join(', ')}`
        : !['pglite', 'postgres'].includes(values.database)
          ? '--database is pglite or postgres'
          : !isProvider(values.provider) || (values.provider === 'stripe' && (kits ?? boxes) !== undefined)
            ? '--provider is test, or stripe for subscriptions'
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
const common = {
  ...{ months, seed: Number(values.seed), faults: values.faults, workers: server ? 2 : 1 },
  say: (line: string) => console.error(line),
};
const outcome =
  kits !== undefined
    ? await simulateKits(db, { ...common, kits, sabotage: values.sabotage as KitSabotage | undefined })
    : boxes !== undefined
      ? await simulateBoxes(db, { ...common, boxes, broken: values.sabotage === 'box-cycle' })
      : await simulate(db, {
          ...{ ...common, subscriptions, sabotage: values.sabotage as Sabotage | undefined },
          ...(isProvider(values.provider) ? { provider: values.provider } : {}),
        });
await db.close();
await server?.stop();
console.log(JSON.stringify(outcome));
const { due, charges } = outcome;
if (due === 0 || charges === 0)
  console.error(`${due} orders fell due and ${charges} were charged: nothing was shown.`);
const faults =
  'overCeiling' in outcome
    ? outcome.doubles + outcome.misses + outcome.overCeiling + outcome.afterCancel + outcome.wrongPoints
    : 'wrongCounts' in outcome
      ? ['doubles', 'misses', 'wrongAmounts', 'wrongCounts', 'oversold', 'wrongRefusals'].reduce(
          (sum, count) => sum + outcome[count as 'doubles'],
          0,
        )
      : outcome.doubles + outcome.misses + outcome.wrongAmounts + outcome.afterCancel + outcome.wrongAnswers;
process.exitCode = faults > 0 || due === 0 || charges === 0 ? 1 : 0;
