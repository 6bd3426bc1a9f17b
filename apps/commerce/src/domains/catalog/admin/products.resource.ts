import type { Resource } from '#platform/edits/index.ts';
import type { Localized } from '../products/native.types.ts';
import { productTag } from '../read-model/tags.rules.ts';
import type { CatalogAdminRepository } from './admin.repository.ts';
import { checkProduct, checkRemoval, newCategories, type VariantKeeping } from './product-check.service.ts';
import { productSchema, STATUSES } from './product-form.schemas.ts';
import { productOf, stateOf } from './product-state.rules.ts';
import type { ProductStore } from './saving.service.ts';

/** Products with their texts, pictures, categories and variants; reduced prices and stock are lists of their own. */
export function productsResource(
  store: ProductStore,
  repository: CatalogAdminRepository,
  keeping: VariantKeeping,
): Resource {
  return {
    ...{
      name: 'products',
      group: 'catalogue',
      schema: productSchema,
      columns: ['status', 'brand', 'productType', 'categories'],
    },
    title: ['Products', 'Produits'],
    one: ['Product', 'Produit'],
    description: ['What the site sells.', 'Ce que le site vend.'],
    keyTitle: ['Code', 'Code'],
    operations: {
      ...{ list: 'adminListProducts', get: 'adminGetProduct', add: 'adminAddProduct' },
      ...{ remove: 'adminRemoveProduct' },
      ...{ save: 'adminSaveProduct', bulk: 'adminBulkProducts' },
    },
    filters: [{ name: 'status', title: ['Status', 'État'], options: STATUSES }],
    titleOf: (key, { name }, { language }) =>
      (name as Localized | undefined)?.[language] ?? (name as Localized | undefined)?.en ?? key,
    tags: (site, keys) => keys.map((key) => productTag(site, key)),
    list: async (site, { query, after, pageSize, filters }, { language }) => {
      const codes = await repository.codes(site, { query, after, limit: pageSize, status: filters.status });
      const found = await store.read(site, codes, { lock: false });
      return codes.flatMap((key) => {
        const product = found.get(key);
        return product
          ? [{ key, title: product.name[language] ?? product.name.en, state: stateOf(product) }]
          : [];
      });
    },
    read: async (site, keys, options) =>
      new Map([...(await store.read(site, keys, options))].map(([key, product]) => [key, stateOf(product)])),
    check: async (change, { site, language }) => {
      await checkRemoval(keeping, site.id, change, language);
      if (change.after)
        checkProduct(change, await repository.knownCategories(site.id, newCategories(change)), language);
    },
    write: async (site, changes, { language }) => {
      const stored = await store.read(
        site,
        changes.map(({ key }) => key),
        { lock: true },
      );
      await store.write(
        site,
        changes.flatMap(({ key, after }) => (after ? [productOf(key, after, stored.get(key))] : [])),
        language,
      );
      await store.remove(
        site,
        changes.filter(({ after }) => !after).map(({ key }) => key),
      );
    },
  };
}
