import { Type } from 'typebox';
import { fields, type Resource, type State } from '#platform/edits/index.ts';
import { productTag } from '../read-model/tags.rules.ts';
import type { StockLevels } from '../stock/stock.repository.ts';
import type { CatalogAdminRepository, VariantPrices } from './admin.repository.ts';

const schema = Type.Object({
  name: fields.text({ label: ['Product', 'Produit'], readOnly: true }),
  product: fields.text({ label: ['Product code', 'Code du produit'], readOnly: true }),
  onHand: fields.integer(
    {
      label: ['Units on hand', 'Unités en stock'],
      help: ['What can still be sold.', 'Ce qui peut encore être vendu.'],
    },
    { minimum: 0, maximum: 1_000_000_000 },
  ),
});

/** Units on hand of every variant. A sale changes them too: a count that began before one is answered 412. */
export function stockResource(setLevels: StockLevels, repository: CatalogAdminRepository): Resource {
  return {
    ...{ name: 'stock', group: 'catalogue', schema, columns: ['name', 'onHand'] },
    title: ['Stock', 'Stock'],
    one: ['Stock', 'Stock'],
    description: ['How many of each can still be sold.', 'Combien il en reste de chacun à vendre.'],
    keyTitle: ['Variant', 'Variante'],
    operations: {
      ...{ list: 'adminListStock', get: 'adminGetStock' },
      ...{ save: 'adminSaveStock', bulk: 'adminBulkStock' },
    },
    titleOf: (key, { name }) => (typeof name === 'string' ? `${name} · ${key}` : key),
    tags: (site, keys) => keys.map((key) => productTag(site, key)),
    list: async (site, { query, after, pageSize }, { language }) =>
      (await repository.variants(site, { query, after, limit: pageSize })).map((row) => ({
        key: row.code,
        title: `${row.name[language] ?? row.name.en} · ${row.code}`,
        state: stateOf(row),
      })),
    read: async (site, keys, options) =>
      new Map((await repository.variantsBy(site, keys, options)).map((row) => [row.code, stateOf(row)])),
    write: (site, changes) =>
      setLevels(
        site,
        changes.flatMap(({ key, after }) => (after ? [{ code: key, units: Number(after.onHand) }] : [])),
      ),
  };
}

const stateOf = ({ name, product, onHand }: VariantPrices): State => ({ name: name.en, product, onHand });
