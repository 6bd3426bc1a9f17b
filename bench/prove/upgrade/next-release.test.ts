/** The next release of the proofs runs on a schema that has no column of the old name. */
import { cpSync, globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tools/testbed/index.ts';
import { renameColumn } from './next-release.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CART = 'apps/commerce/src/domains/cart';

test('names the renamed column by its new name wherever the cart’s tables and SQL do', async () => {
  const folder = await temporaryFolder('next-release');
  try {
    const cart = join(folder, CART);
    cpSync(join(ROOT, CART), cart, { recursive: true });
    renameColumn(folder);
    const says = (word: string): string[] =>
      globSync('**/*.ts', { cwd: cart }).filter((name) =>
        readFileSync(join(cart, name), 'utf8').includes(word),
      );
    expect(says('delivery_mode')).toEqual([]);
    expect(says('delivery_method').toSorted()).toEqual(['cart.repository.ts', 'cart.tables.ts']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
