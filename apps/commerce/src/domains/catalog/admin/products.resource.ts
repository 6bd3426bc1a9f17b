import { Type } from 'typebox';
import { fields, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, say } from '#platform/http/index.ts';
import type { Localized, NativeProduct } from '../products/native.types.ts';
import { productTag } from '../read-model/tags.rules.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import type { CatalogAdminRepository } from './admin.repository.ts';
import type { ProductStore } from './saving.service.ts';

const STATUSES = [
  { value: 'active', title: ['Sold', 'En vente'] },
  { value: 'draft', title: ['Draft', 'Brouillon'] },
  { value: 'archived', title: ['Archived', 'Archivé'] },
] as const;

const schema = Type.Object({
  status: fields.choice({ label: ['Status', 'État'] }, STATUSES),
  name: fields.localized({ label: ['Name', 'Nom'] }, { maxLength: 300 }),
  summary: fields.localized(
    { label: ['In one sentence', 'En une phrase'], nullable: true },
    { widget: 'localized-multiline', maxLength: 500 },
  ),
  description: fields.localized(
    { label: ['Description', 'Description'] },
    { widget: 'localized-html', maxLength: 20_000 },
  ),
  brand: fields.text({ label: ['Brand', 'Marque'] }, { minLength: 1, maxLength: 200 }),
  productType: fields.text({ label: ['Kind', 'Type'], readOnly: true }),
  categories: fields.list(
    {
      label: ['Categories', 'Catégories'],
      help: ['The first is shown above the product.', 'La première s’affiche au-dessus du produit.'],
    },
    Type.String({ minLength: 1, maxLength: 200 }),
    { maxItems: 50 },
  ),
  badge: fields.localized({
    ...{ label: ['Badge', 'Pastille'], nullable: true },
    help: [
      'Text, colour and ground: New||#ffffff||#1d1b1a',
      'Texte, couleur et fond\u00a0: Nouveau||#ffffff||#1d1b1a',
    ],
  }),
  keywords: fields.localized(
    { label: ['Further words for search', 'Autres mots pour la recherche'], nullable: true },
    { maxLength: 1000 },
  ),
  images: fields.list(
    { label: ['Pictures', 'Photos'], help: ['The first is the main one.', 'La première est la principale.'] },
    Type.Object(
      {
        name: fields.picture({ label: ['Picture', 'Photo'] }),
        alt: Type.Optional(
          fields.localized({
            label: ['What it shows', 'Ce qu’elle montre'],
            help: ['For those who do not see it', 'Pour les personnes qui ne la voient pas'],
          }),
        ),
        video: Type.Optional(fields.text({ label: ['Film', 'Film'] }, { maxLength: 300 })),
      },
      { additionalProperties: false },
    ),
    { maxItems: 40 },
  ),
});

/** Products with their texts, pictures and categories; prices and stock are lists of their own. */
export function productsResource(store: ProductStore, repository: CatalogAdminRepository): Resource {
  return {
    ...{
      name: 'products',
      group: 'catalogue',
      schema,
      columns: ['status', 'brand', 'productType', 'categories'],
    },
    title: ['Products', 'Produits'],
    one: ['Product', 'Produit'],
    description: ['What the site sells.', 'Ce que le site vend.'],
    keyTitle: ['Code', 'Code'],
    operations: {
      ...{ list: 'adminListProducts', get: 'adminGetProduct' },
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
    check: async ({ after }, { site, language }) => {
      const known = await repository.categoryCodes(site.id);
      const missing = ((after?.categories ?? []) as string[]).find((code) => !known.has(code));
      if (missing === undefined) return;
      const message = say(
        language,
        `There is no category ${missing}.`,
        `La catégorie ${missing} n’existe pas.`,
      );
      throw badRequest('ValidationError', message, {
        reason: 'unknown',
        subject: 'categories',
        subjectType: 'field',
      });
    },
    write: async (site, changes) => {
      const stored = await store.read(
        site,
        changes.map(({ key }) => key),
        { lock: true },
      );
      await store.write(
        site,
        changes.flatMap(({ key, after }) => merged(stored.get(key), after)),
      );
    },
  };
}

function stateOf({
  status,
  name,
  description,
  brand,
  productType,
  categories,
  ...product
}: CanonicalProduct): State {
  const { summary = null, badge = null, keywords = null, images = [] } = product;
  return {
    ...{ status, name, summary, description, brand, productType },
    ...{ categories, badge, keywords, images },
  };
}

/** The stored product with the fields of a state. */
function merged(product: CanonicalProduct | undefined, state: State | undefined): CanonicalProduct[] {
  if (!product || !state) return [];
  const text = (value: unknown): Localized | undefined => (value as Localized | null) ?? undefined;
  return [
    {
      ...product,
      status: state.status as NativeProduct['status'],
      name: state.name as Localized,
      description: state.description as Localized,
      brand: String(state.brand),
      categories: state.categories as string[],
      images: state.images as NativeProduct['images'],
      ...{ summary: text(state.summary), badge: text(state.badge), keywords: text(state.keywords) },
    },
  ];
}
