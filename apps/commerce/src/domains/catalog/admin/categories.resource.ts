import type { Language, SiteId } from '@crema/brands';
import { Type } from 'typebox';
import {
  type EditContext,
  fields,
  type Resource,
  type RowChange,
  type State,
} from '#platform/edits/index.ts';
import { badRequest, conflict, say } from '#platform/http/index.ts';
import type { CategoryRule, NativeCategory } from '../categories/category.types.ts';
import type { Localized } from '../products/native.types.ts';
import { isCode } from '../write/canonical.rules.ts';
import type { CategoriesAdminRepository } from './categories.repository.ts';
import { listProducts } from './listed.service.ts';
import type { ProductStore } from './saving.service.ts';

/** Most products that a category's own form lists; of a larger one they are edited at the products. */
const MOST_LISTED = 1000;

const schema = Type.Object({
  names: fields.localized({ label: ['Name', 'Nom'] }, { maxLength: 200 }),
  path: fields.text(
    {
      label: ['Address', 'Adresse'],
      help: [
        'Below /plp/, as beverages/coffee. Links to an old address end.',
        'Sous /plp/, comme beverages/coffee. Les liens vers l’ancienne adresse ne mènent plus ici.',
      ],
    },
    { minLength: 1, maxLength: 300 },
  ),
  parent: fields.text({
    ...{ label: ['Below the category', 'Sous la catégorie'], nullable: true },
    help: ['Its code. Empty: it is a department.', 'Son code. Vide\u00a0: c’est un rayon.'],
  }),
  position: fields.integer(
    { label: ['Order', 'Ordre'], help: ['The lowest comes first.', 'Le plus petit vient en premier.'] },
    { minimum: 0, maximum: 1_000_000 },
  ),
  storyTitle: fields.localized({
    label: ['Heading above the list', 'Titre au-dessus de la liste'],
    nullable: true,
  }),
  storyText: fields.localized(
    { label: ['Text above the list', 'Texte au-dessus de la liste'], nullable: true },
    { widget: 'localized-multiline', maxLength: 4000 },
  ),
  storyImage: fields.text({
    label: ['Picture above the list', 'Image au-dessus de la liste'],
    nullable: true,
  }),
  products: fields.list(
    {
      ...{ label: ['Product codes', 'Codes de produit'], nullable: true },
      help: [
        'Those that name this category. Empty where they are more than 1,000: then it is edited at the products.',
        'Ceux qui nomment cette catégorie. Vide s’il y en a plus de 1\u00a0000\u00a0: modifiez alors les produits.',
      ],
    },
    Type.String({ minLength: 1, maxLength: 200 }),
    { maxItems: MOST_LISTED },
  ),
  rule: fields.json({
    label: ['Products by rule', 'Produits par règle'],
    help: [
      'Attributes that a product must have to be listed as well: {"roast": ["dark"]}',
      'Attributs qu’un produit doit avoir pour y être aussi\u00a0: {"roast": ["dark"]}',
    ],
  }),
});

/** Categories of a site: their texts, their place in the tree, and the products that name them. */
export function categoriesResource(repository: CategoriesAdminRepository, store: ProductStore): Resource {
  const statesOf = async (
    site: SiteId,
    categories: readonly NativeCategory[],
  ): Promise<Map<string, State>> => {
    const codes = categories.map(({ code }) => code);
    const products = await repository.productsOf(site, codes, MOST_LISTED);
    return new Map(categories.map((one) => [one.code, stateOf(one, products.get(one.code) ?? [])]));
  };
  return {
    ...{ name: 'categories', group: 'catalogue', schema, columns: ['names', 'path', 'parent', 'position'] },
    title: ['Categories', 'Catégories'],
    one: ['Category', 'Catégorie'],
    description: [
      'The tree of lists that shoppers browse.',
      'L’arbre des listes que les clients parcourent.',
    ],
    keyTitle: ['Code', 'Code'],
    operations: {
      ...{ list: 'adminListCategories', get: 'adminGetCategory', add: 'adminAddCategory' },
      ...{ save: 'adminSaveCategory', remove: 'adminRemoveCategory' },
    },
    titleOf: (key, { names }, { language }) => titleOf(names as Localized | undefined, language) ?? key,
    // A category may be in the menu of every page.
    tags: (site) => [`site:${site}`],
    list: async (site, { query, after, pageSize }, { language }) => {
      const found = await repository.list(site, { query, after, limit: pageSize });
      const states = await statesOf(site, found);
      return found.map(({ code, names }) => ({
        ...{ key: code, title: titleOf(names, language) ?? code },
        state: states.get(code) ?? {},
      }));
    },
    read: async (site, keys, { lock }) => {
      // Products are written with it: in the order in which every edit locks.
      if (lock) await store.read(site, [], { lock });
      return statesOf(site, await repository.by(site, keys, { lock }));
    },
    check: (change, editor) =>
      change.after
        ? checkCategory(repository, store, { ...change, after: change.after }, editor)
        : checkRemoval(repository, change, editor),
    write: async (site, changes, { language }) => {
      const kept = changes.flatMap(({ key, after }) => (after ? [categoryOf(key, after)] : []));
      const gone = changes.filter(({ after }) => !after).map(({ key }) => key);
      if (kept.length > 0) await repository.write(site, kept);
      if (gone.length > 0) await repository.remove(site, gone);
      await listProducts(store, site, changes, language);
    },
  };
}

const titleOf = (names: Localized | undefined, language: Language): string | undefined =>
  names?.[language] ?? names?.en;

const stateOf = (
  { names, path, parent, position, story, rule }: NativeCategory,
  products: string[],
): State => ({
  ...{ names, path, parent: parent ?? null, position: position ?? 0 },
  ...{ storyTitle: story?.title ?? null, storyText: story?.text ?? null, storyImage: story?.image ?? null },
  ...{ products: products.length > MOST_LISTED ? null : products, rule: rule ?? null },
});

function categoryOf(code: string, state: State): NativeCategory {
  const text = (value: unknown): Localized | undefined => (value as Localized | null) ?? undefined;
  const image = typeof state.storyImage === 'string' ? state.storyImage : undefined;
  const story = { title: text(state.storyTitle), text: text(state.storyText), image };
  const isTold = Object.values(story).some((part) => part !== undefined);
  return {
    ...{ code, path: String(state.path), names: state.names as Localized, position: Number(state.position) },
    ...(typeof state.parent === 'string' && state.parent !== '' ? { parent: state.parent } : {}),
    ...(isTold ? { story } : {}),
    ...(state.rule ? { rule: state.rule as CategoryRule } : {}),
  };
}

const refuse = (language: Language, subject: string, ...texts: readonly [string, string]): never => {
  const details = { reason: 'invalid', subject, subjectType: 'field' };
  throw badRequest('ValidationError', say(language, ...texts), details);
};

/** @throws {OccError} 400 */
async function checkCategory(
  repository: CategoriesAdminRepository,
  store: ProductStore,
  { key, before, after }: RowChange & { after: State },
  { site, language }: EditContext,
): Promise<void> {
  if (!before && !isCode(key))
    refuse(
      language,
      'key',
      'A code has letters, digits and . _ + ~ - and no spaces.',
      'Un code a des lettres, des chiffres et . _ + ~ -, sans espaces.',
    );
  const path = String(after.path);
  if (!path.split('/').every(isCode))
    refuse(
      language,
      'path',
      'An address has steps of letters, digits and hyphens with / between them.',
      'Une adresse a des étapes de lettres, de chiffres et de traits d’union, séparées par /.',
    );
  const owner = await repository.ownerOf(site.id, path);
  if (owner !== undefined && owner !== key)
    refuse(
      language,
      'path',
      `The category ${owner} has this address.`,
      `La catégorie ${owner} a cette adresse.`,
    );
  await checkParent(repository, { key, parent: after.parent }, { site, language });
  if (!isRule(after.rule))
    refuse(
      language,
      'rule',
      'A rule names attributes, each with a list of values.',
      'Une règle nomme des attributs, chacun avec une liste de valeurs.',
    );
  await checkProducts(store, { before, after }, { site, language });
}

async function checkParent(
  repository: CategoriesAdminRepository,
  { key, parent }: { key: string; parent: unknown },
  { site, language }: Pick<EditContext, 'site' | 'language'>,
): Promise<void> {
  if (typeof parent !== 'string' || parent === '') return;
  const trail = await repository.trailOf(site.id, parent);
  if (trail.length === 0)
    refuse(language, 'parent', `There is no category ${parent}.`, `La catégorie ${parent} n’existe pas.`);
  if (parent === key || trail.includes(key))
    refuse(
      language,
      'parent',
      `${parent} is this category, or lies below it.`,
      `${parent} est cette catégorie, ou se trouve dessous.`,
    );
}

async function checkProducts(
  store: ProductStore,
  { before, after }: { before: State | undefined; after: State },
  { site, language }: Pick<EditContext, 'site' | 'language'>,
): Promise<void> {
  const [known, wanted] = [before?.products, after.products];
  if (before && known === null && wanted !== null)
    refuse(
      language,
      'products',
      'It has more than 1,000 products: change the categories of the products.',
      'Elle a plus de 1\u00a0000 produits\u00a0: modifiez les catégories des produits.',
    );
  const added = ((wanted ?? []) as string[]).filter((code) => !((known ?? []) as string[]).includes(code));
  const found = await store.read(site.id, added, { lock: false });
  const missing = added.find((code) => !found.has(code));
  if (missing !== undefined)
    refuse(language, 'products', `There is no product ${missing}.`, `Le produit ${missing} n’existe pas.`);
}

const isRule = (rule: unknown): boolean =>
  rule === null ||
  rule === undefined ||
  (typeof rule === 'object' &&
    !Array.isArray(rule) &&
    Object.values(rule).every(
      (values) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
    ));

/** @throws {OccError} 409 where products or categories are in it */
async function checkRemoval(
  repository: CategoriesAdminRepository,
  { key, before }: RowChange,
  { site, language }: EditContext,
): Promise<void> {
  const products = before?.products as string[] | null | undefined;
  const isUsed = products === null || (products ?? []).length > 0;
  if (!isUsed && !(await repository.hasChildren(site.id, key))) return;
  const message = say(
    language,
    'Products or categories are in it. Take them out first.',
    'Des produits ou des catégories s’y trouvent. Retirez-les d’abord.',
  );
  throw conflict('CategoryUsedError', message, { reason: 'used', subject: 'key' });
}
