import type { SiteId } from '@crema/brands';
import { Type } from 'typebox';
import { fields, type Resource, type RowChange, type State } from '#platform/edits/index.ts';
import { badRequest, type SiteContext, say } from '#platform/http/index.ts';
import { productTag } from '../read-model/tags.rules.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import type { CatalogAdminRepository, VariantPrices } from './admin.repository.ts';
import type { ProductStore } from './saving.service.ts';

const schema = Type.Object({
  name: fields.text({ label: ['Product', 'Produit'], readOnly: true }),
  product: fields.text({ label: ['Product code', 'Code du produit'], readOnly: true }),
  listPrice: fields.money({
    label: ['List price', 'Prix courant'],
    help: ['0: not sold', '0\u00a0: pas en vente'],
  }),
  discountPrice: fields.money({ label: ['Reduced price', 'Prix réduit'], nullable: true }, { minimum: 1 }),
  promotedPrice: fields.money(
    {
      ...{ label: ['Promotion', 'Promotion'], nullable: true },
      help: ['Counts before the reduced price.', 'S’applique avant le prix réduit.'],
    },
    { minimum: 1 },
  ),
});

const inputs = Type.Object({
  percentOff: fields.integer(
    {
      label: ['Promotion in percent', 'Promotion en pourcentage'],
      help: ['Off the list price of each, to the cent', 'Sur le prix courant de chacun, au cent près'],
    },
    { minimum: 1, maximum: 90 },
  ),
});

/** Prices of variants, in minor units. A sale is a promotion from one instant until another. */
export function pricesResource(store: ProductStore, repository: CatalogAdminRepository): Resource {
  const read: Resource['read'] = async (site, keys, { lock }) => {
    const rows = await repository.variantsBy(site, keys, { lock: false });
    if (!lock) return statesOf(rows);
    // Products are written whole: nobody else writes the site's products until the edit has ended.
    await store.read(site, [], { lock: true });
    return statesOf(await repository.variantsBy(site, keys, { lock: false }));
  };
  return {
    ...{ name: 'prices', group: 'prices', schema, inputs },
    columns: ['name', 'listPrice', 'discountPrice', 'promotedPrice'],
    title: ['Prices', 'Prix'],
    one: ['Price', 'Prix'],
    description: [
      'The price of everything that goes into a cart, now or at a time to come.',
      'Le prix de tout ce qui va dans un panier, maintenant ou plus tard.',
    ],
    keyTitle: ['Variant', 'Variante'],
    operations: {
      ...{ list: 'adminListPrices', get: 'adminGetPrice' },
      ...{ save: 'adminSavePrice', bulk: 'adminBulkPrices' },
    },
    titleOf: (key, { name }) => (typeof name === 'string' ? `${name} · ${key}` : key),
    // The writer of products announces them itself.
    tags: (site, keys) => keys.map((key) => productTag(site, key)),
    list: async (site, { query, after, pageSize }, ctx) => {
      const rows = await repository.variants(site, { query, after, limit: pageSize });
      return rows.map((row) => {
        const state = stateOf(row, ctx);
        return { key: row.code, title: `${state.name} · ${row.code}`, state };
      });
    },
    read,
    resolve: ({ percentOff, ...changes }, { listPrice }) =>
      typeof percentOff === 'number'
        ? { ...changes, promotedPrice: Math.round((Number(listPrice) * (100 - percentOff)) / 100) }
        : changes,
    check: ({ after }, { language }) => {
      for (const subject of ['discountPrice', 'promotedPrice'] as const) {
        const reduced = after?.[subject];
        if (typeof reduced !== 'number' || reduced < Number(after?.listPrice)) continue;
        const message = say(
          language,
          'It must be below the list price.',
          'Il doit être inférieur au prix courant.',
        );
        throw badRequest('ValidationError', message, { reason: 'invalid', subject, subjectType: 'field' });
      }
    },
    write: async (site, changes, { language }) =>
      store.write(site, await repriced(store, site, changes), language),
  };
}

const stateOf = (row: VariantPrices, { language }: Pick<SiteContext, 'language'>): State => ({
  name: row.name[language] ?? row.name.en,
  product: row.product,
  ...{ listPrice: row.listPrice, discountPrice: row.discountPrice, promotedPrice: row.promotedPrice },
});

const statesOf = (rows: readonly VariantPrices[]): Map<string, State> =>
  new Map(rows.map((row) => [row.code, stateOf(row, { language: 'en' })]));

/** The products of changed variants, with the new prices. */
async function repriced(
  store: ProductStore,
  site: SiteId,
  changes: readonly RowChange[],
): Promise<CanonicalProduct[]> {
  const wanted = new Map(changes.map(({ key, after }) => [key, after]));
  const codes = [...new Set(changes.map(({ after }) => String(after?.product)))];
  const products = await store.read(site, codes, { lock: true });
  const major = (minor: unknown): number | undefined => (typeof minor === 'number' ? minor / 100 : undefined);
  return [...products.values()].map((product) => ({
    ...product,
    variants: product.variants.map((variant) => {
      const state = wanted.get(variant.code);
      if (!state) return variant;
      return {
        ...variant,
        price: Number(state.listPrice) / 100,
        ...{ discountPrice: major(state.discountPrice), promotedPrice: major(state.promotedPrice) },
      };
    }),
  }));
}
