import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NativeProduct } from '@crema/commerce/domains/catalog/index';
import { temporaryFolder } from '../../../tools/testbed/index.ts';
import { runProgram } from './program.ts';
import type { Bed } from './shops.ts';

const PROGRAM = new URL('./catalogue.process.ts', import.meta.url);

/** Writes products into a bed on which no shop is open; a number makes that many synthetic ones. */
export async function writeCatalogue(
  bed: Pick<Bed, 'dataDir' | 'databaseUrl'>,
  site: 'usb2c' | 'cab2c' | 'usafh',
  products: readonly NativeProduct[] | number,
): Promise<void> {
  const folder = await temporaryFolder('catalogue');
  const file = join(folder, 'products.json');
  if (typeof products !== 'number') await writeFile(file, JSON.stringify(products));
  await runProgram(PROGRAM, [
    bed.dataDir,
    bed.databaseUrl ?? '-',
    site,
    typeof products === 'number' ? String(products) : file,
  ]);
  await rm(folder, { recursive: true, force: true });
}

/** A box of pods at 18.99; its one variant is `<code>-24`. */
export function box(code: string, stock: number): NativeProduct {
  return {
    code,
    name: { en: `Bench ${code}`, fr: `Banc ${code}` },
    brand: 'Fernhill',
    productType: 'Coffee',
    description: { en: '<p>For counting.</p>', fr: '<p>Pour compter.</p>' },
    categories: [],
    taxCode: 'FOOD',
    status: 'active',
    attributes: {},
    options: ['Size'],
    variants: [
      { code: `${code}-24`, options: { Size: '24 ct' }, count: 24, boxCount: 1, price: 18.99, stock },
    ],
  };
}
