/** The demo catalogue: files that a person can read and edit. */
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SiteId } from '@crema/brands';
import type { NativeCategory } from '../categories/category.types.ts';
import type { NativeProduct } from '../products/native.types.ts';
import type { NativeSearch } from '../read-model/search-settings.types.ts';
import { localised } from './spelling.rules.ts';

const SEED = fileURLToPath(new URL('../../../../../../seed/', import.meta.url));

/** What `seed/catalog/` has for a site: the products that have a price there. */
export async function seedProducts(site: SiteId): Promise<NativeProduct[]> {
  const files: string[] = [];
  for await (const file of glob('catalog/**/*.json', { cwd: SEED })) files.push(file);
  const parsed = await Promise.all(
    files.sort().map(async (file) => {
      const content = await readJson<{ products: NativeProduct[] } | NativeProduct[]>(file);
      return Array.isArray(content) ? content : (content?.products ?? []);
    }),
  );
  return parsed
    .flat()
    .filter(({ variants }) =>
      variants.some(({ price }) => (typeof price === 'number' ? site === 'usb2c' : site in price)),
    )
    .map((product) => localised(product, site));
}

/** A site's tree, then the stories of the brands, which are the same on every site. */
export async function seedCategories(site: SiteId): Promise<NativeCategory[]> {
  const files = [`categories/${site}.json`, 'categories/brands.json'];
  const contents = await Promise.all(
    files.map((file) => readJson<NativeCategory[] | { categories: NativeCategory[] }>(file)),
  );
  return contents
    .flatMap((content) => (Array.isArray(content) ? content : content?.categories) ?? [])
    .map((category) => localised(category, site));
}

export const seedSearch = async (site: SiteId): Promise<NativeSearch> =>
  (await readJson<NativeSearch>(`search/${site}.json`)) ?? {};

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(`${SEED}${file}`, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`seed/${file} cannot be read: ${(error as Error).message}`);
  }
}
