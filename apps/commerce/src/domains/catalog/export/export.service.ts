/** Writes a site's catalogue as text, page by page, always in the same order. */
import type { Platform } from '#platform/index.ts';
import type { NativeCategory } from '../categories/category.types.ts';
import { countProducts, productPages, readCategories } from '../read-model/read.repository.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import { nativeOf } from '../write/rows.rules.ts';
import type { ExportFormat, ExportOptions, Writer } from './export.types.ts';
import { nativeCsvWriter } from './native-csv.presenter.ts';
import { nativeJsonWriter } from './native-json.presenter.ts';
import { shopifyCsvWriter } from './shopify-csv.presenter.ts';

const WRITERS: Record<ExportFormat, () => Writer<CanonicalProduct, NativeCategory>> = {
  'native-json': nativeJsonWriter,
  'native-csv': nativeCsvWriter,
  'shopify-csv': shopifyCsvWriter,
};

/**
 * Writes the catalogue.
 *
 * @returns the number of products, drafts and archived ones included.
 */
export async function exportCatalog({ db }: Pick<Platform, 'db'>, options: ExportOptions): Promise<number> {
  const { site, signal, onProgress } = options;
  const writer = WRITERS[options.format]();
  const total = await countProducts(db, site);
  let done = 0;
  await options.write(writer.begin(await readCategories(db, site)));
  for await (const page of productPages(db, site)) {
    signal?.throwIfAborted();
    await options.write(writer.page(page.map(nativeOf)));
    done += page.length;
    onProgress?.(done, total);
  }
  await options.write(writer.end());
  return done;
}
