/** Writes a site's catalogue as text, page by page, in an order that does not depend on when. */
import type { Platform } from '#platform/index.ts';
import type { CanonicalProduct } from '../catalog.canonical.ts';
import type { NativeCategory } from '../catalog.categories.write.ts';
import { countProducts, productPages, readCategories } from '../catalog.repository.ts';
import { nativeOf } from '../catalog.rows.ts';
import type { ExportFormat, ExportOptions, Writer } from './export.types.ts';
import { nativeCsvWriter } from './native-csv.ts';
import { nativeJsonWriter } from './native-json.ts';
import { shopifyCsvWriter } from './shopify-csv.ts';

const WRITERS: Record<ExportFormat, () => Writer<CanonicalProduct, NativeCategory>> = {
  'native-json': nativeJsonWriter,
  'native-csv': nativeCsvWriter,
  'shopify-csv': shopifyCsvWriter,
};

/** @returns how many products were written, drafts and archived ones included. */
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
