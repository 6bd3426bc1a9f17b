import { Type } from 'typebox';
import type { Resource, RowChange, State } from '#platform/edits/index.ts';
import type { ProductStore } from '../admin/saving.service.ts';
import type { Localized } from '../products/native.types.ts';
import { productTag } from '../read-model/tags.rules.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import type { WrittenProduct } from '../write/write.types.ts';

/**
 * A product with all that a file says of it except units, which sales change as well. It has no screen: what an import changed
 * has a history by it, and one undo. A product that the import made is archived by it, as orders may name it.
 */
export function wholeProducts(store: ProductStore): Resource {
  return {
    ...{ name: 'imported', group: 'catalogue', schema: Type.Object({}), columns: [] },
    title: ['Imported products', 'Produits importés'],
    one: ['Imported product', 'Produit importé'],
    description: ['What an import has changed.', 'Ce qu’une importation a modifié.'],
    keyTitle: ['Code', 'Code'],
    operations: { list: 'adminListProducts', get: 'adminGetProduct', save: 'adminSaveProduct' },
    titleOf: (key, { name }, { language }) =>
      (name as Localized | undefined)?.[language] ?? (name as Localized | undefined)?.en ?? key,
    tags: (site, keys) => keys.map((key) => productTag(site, key)),
    list: async () => [],
    read: async (site, keys, options) =>
      new Map([...(await store.read(site, keys, options))].map(([key, product]) => [key, wholeOf(product)])),
    write: (site, changes, { language }) =>
      store.write(
        site,
        changes.flatMap(({ before, after }) => {
          if (after) return [after as State & CanonicalProduct];
          return before ? [{ ...(before as State & CanonicalProduct), status: 'archived' }] : [];
        }),
        language,
      ),
  };
}

/** @param left codes of variants that stay: the units of the others are kept, or nothing could bring them back */
function wholeOf(product: CanonicalProduct, left?: ReadonlySet<string>): State {
  const variants = product.variants.map((variant) => {
    if (left && !left.has(variant.code)) return variant;
    const { stock: _units, stockVersion: _version, ...rest } = variant;
    return rest;
  });
  return { ...product, variants };
}

/** What an import wrote, as edits: of products, and of the units of their variants. */
export function editsOf(written: readonly WrittenProduct[]): { products: RowChange[]; stock: RowChange[] } {
  const products: RowChange[] = [];
  const stock: RowChange[] = [];
  for (const { code, before, after } of written) {
    const left = new Set(after.variants.map((variant) => variant.code));
    const row = { key: code, before: before && wholeOf(before, left), after: wholeOf(after) };
    if (!before || JSON.stringify(row.before) !== JSON.stringify(row.after)) products.push(row);
    if (before) stock.push(...unitsThatDiffer(before, after));
  }
  return { products, stock };
}

function unitsThatDiffer(before: CanonicalProduct, after: CanonicalProduct): RowChange[] {
  const units = new Map(before.variants.map(({ code, stock }) => [code, stock ?? 0]));
  const state = (onHand: number): State => ({ name: after.name.en, product: after.code, onHand });
  return after.variants.flatMap(({ code, stock = 0 }) => {
    const was = units.get(code);
    return was === undefined || was === stock ? [] : [{ key: code, before: state(was), after: state(stock) }];
  });
}
