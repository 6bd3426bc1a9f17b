/** The release before the newest migration, on the schema that this release makes: what docs/production.md promises. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Shop, startShop, temporaryFolder } from '../../../tools/testbed/index.ts';
import { onConnections } from '../../harness/load/calls.ts';
import {
  type Added,
  addToCart,
  giveDetails,
  type PlacedOrder,
  placeOrder,
} from '../../harness/load/shopper.ts';
import type { Line } from '../../harness/report.ts';
import type { Section } from '../../harness/sections.ts';
import { type Bed, withBed } from '../../harness/shops/shops.ts';
import { type Acknowledged, audit, readBooks } from '../checkouts/books.ts';
import { exactly, faultLines } from '../checkouts/lines.ts';
import { useInPlace } from './next-release.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PRODUCT = 'first-light-24';
const ORDERS = 8;

export const upgrade: Section = {
  name: 'upgrade',
  about: 'the release before the newest migration on the new schema: a cart kept, orders placed',
  run: ({ say }) =>
    withBed('postgres', async (bed) => {
      const folder = join(await temporaryFolder('old-release'), 'shop');
      const commit = oldCommit();
      git('worktree', 'add', '--detach', folder, commit);
      try {
        useInPlace(folder);
        say(`the release before: ${commit}`);
        command(bed, folder, 'migrate');
        command(bed, folder, 'catalog', 'import', 'deploy/products.example.csv', '--site', 'usb2c');
        let old = await startOld(bed, folder);
        const kept = await begin(old).finally(() => old.stop());
        say('a cart is begun; migrating with this release');
        const migrated = command(bed, ROOT, 'migrate');
        old = await startOld(bed, folder);
        const placed = await order(old, kept).finally(() => old.stop());
        const books = await readBooks(bed);
        return [
          exactly('upgrade: migrations run by this release', Number.parseInt(migrated, 10) > 0 ? 1 : 0, 1),
          exactly('upgrade: orders of the old release on the new schema', placed.length, ORDERS + 1),
          exactly(
            'upgrade: the order of the cart from before',
            placed.filter(({ cartGuid }) => cartGuid === kept).length,
            1,
          ),
          ...faultLines('upgrade', audit(books, placed, {})),
        ] satisfies Line[];
      } finally {
        git('worktree', 'remove', '--force', folder);
        await rm(join(folder, '..'), { recursive: true, force: true });
      }
    }),
};

/** How far back a release is looked for. */
const COMMITS = 1000;

/** The last commit whose migrations are the first of this one's, word for word, and not all of them. */
function oldCommit(): string {
  const migrationsOf = (commit: string): string[] =>
    git('ls-tree', commit, 'apps/commerce/migrations/')
      .split('\n')
      .filter((line) => line.endsWith('.sql'));
  const ours = new Set(migrationsOf('HEAD'));
  const commits = git('rev-list', '--first-parent', `--max-count=${COMMITS}`, '--abbrev-commit', 'HEAD');
  for (const commit of commits.split('\n')) {
    const theirs = migrationsOf(commit);
    if (theirs.length > 0 && theirs.length < ours.size && theirs.every((line) => ours.has(line)))
      return commit;
  }
  throw new Error('No commit has fewer migrations than this one, and the same ones.');
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

/** A command of the operator, of the release in that folder. Gives what it said. */
function command({ env, dataDir }: Bed, folder: string, name: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, `apps/server/src/cli/${name}.ts`), ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env, DATA_DIR: dataDir } },
  );
  if (status !== 0) throw new Error(`${name}: ${stderr.slice(-2000)}`);
  return stdout;
}

const startOld = ({ env, dataDir }: Bed, folder: string): Promise<Shop> =>
  startShop({
    dataDir,
    entry: join(folder, 'apps/server/src/main.ts'),
    env: { ...env, MIGRATE: 'off', SEED: 'none', ROLES: 'commerce,worker' },
  });

const begin = async (shop: Shop): Promise<string> => {
  const [guid] = await onConnections(shop.origin, 1, async (connection) => {
    const { cartGuid } = (await addToCart(connection, PRODUCT)).json<Added>();
    await giveDetails(connection, cartGuid);
    return cartGuid;
  });
  return guid as string;
};

/** The cart from before, and some that are begun now. */
async function order(shop: Shop, kept: string): Promise<Acknowledged[]> {
  const carts = [kept];
  for (let count = 0; count < ORDERS; count += 1) carts.push(await begin(shop));
  const [placed] = await onConnections(shop.origin, 1, async (connection) => {
    const acknowledged: Acknowledged[] = [];
    for (const cartGuid of carts) {
      const answer = await placeOrder(connection, cartGuid);
      if (answer.status === 201) acknowledged.push({ code: answer.json<PlacedOrder>().code, cartGuid });
    }
    return acknowledged;
  });
  return placed ?? [];
}
