import { drawCup, svgOf } from '@crema/brands/drinks';
import { type Catalog, type CatalogProduct, podsOf } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import { recipeErrors } from './recipes.errors.ts';
import { designOf, presentPod, presentRecipe, presentSpectrum } from './recipes.presenter.ts';
import { recipesRepository } from './recipes.repository.ts';
import { isName, tidyName } from './recipes.rules.ts';
import type { Owner, Recipe, RecipeDesign } from './recipes.types.ts';

interface Needs {
  repository: ReturnType<typeof recipesRepository>;
  clock: Platform['clock'];
  catalog: Pick<Catalog, 'inStock' | 'outline' | 'product'>;
  content: Pick<ContentService, 'configuration'>;
}

type CustomerContext = SiteContext & { customerId: string };
const ownerOf = ({ site, customerId }: CustomerContext): Owner => ({ site: site.id, customerId });

/** Most pods to choose from, the newest: a palette, not a catalogue. Any pod that is sold can be saved. */
const MOST_PODS = 500;

/** A merchant's flag of a box that holds several kinds of pod. */
const VARIETY_PACK = 'isVarietyPack';

/** Whether a cup is brewed of it: one kind of pod that is for sale, neither a packet for a carafe nor a variety pack. */
const isPod = ({ sellable, variants, packType, flags }: CatalogProduct): boolean =>
  sellable &&
  packType === undefined &&
  !flags.has(VARIETY_PACK) &&
  variants.some((variant) => variant.sellable && podsOf(variant) !== undefined);

const shownPod = ({ catalog }: Needs, { site, language }: SiteContext, product: CatalogProduct) =>
  presentPod(product, language, catalog.inStock(site.id, product.defaultVariantCode));

/** The pod of a code, as this site sells it now. */
function podOf({ catalog }: Needs, { site }: SiteContext, code: string): CatalogProduct | undefined {
  const product = catalog.product(site.id, code);
  return product && isPod(product) ? product : undefined;
}

function shown(needs: Needs, ctx: SiteContext, recipe: Recipe) {
  const product = podOf(needs, ctx, recipe.podCode);
  return presentRecipe(recipe, product && shownPod(needs, ctx, product));
}

/** A design as it is kept. @throws 400 for its name, or its pod. */
function checked(needs: Needs, ctx: SiteContext, design: RecipeDesign, keptPod?: string): RecipeDesign {
  const name = tidyName(design.name);
  if (!isName(name)) throw recipeErrors.name(ctx.language);
  // Who only renames a recipe need not choose another pod because its own is gone.
  const podCode =
    podOf(needs, ctx, design.podCode)?.code ?? (design.podCode === keptPod ? keptPod : undefined);
  if (podCode === undefined) throw recipeErrors.pod(ctx.language);
  return { ...design, name, podCode };
}

/** What can be chosen for a drink: the palette. */
function spectrum(needs: Needs, ctx: SiteContext) {
  const pods: CatalogProduct[] = [];
  for (const product of needs.catalog.outline(ctx.site.id).products()) {
    if (isPod(product)) pods.push(product);
    if (pods.length === MOST_PODS) break;
  }
  const { site, language } = ctx;
  const inOrder = new Intl.Collator(language).compare;
  const named = pods.map((product) => shownPod(needs, ctx, product));
  named.sort((a, b) => inOrder(a.brand, b.brand) || inOrder(a.name, b.name));
  return presentSpectrum(named, site, language);
}

/** A customer's recipes, newest first. */
async function list(needs: Needs, ctx: CustomerContext) {
  const recipes = await needs.repository.ofCustomer(ownerOf(ctx));
  return { recipes: recipes.map((recipe) => shown(needs, ctx, recipe)) };
}

/** Keeps a new recipe. Call inside a transaction. @throws 400, 409 when there are too many. */
async function save(needs: Needs, ctx: CustomerContext, design: RecipeDesign) {
  const { repository, clock, content } = needs;
  const owner = ownerOf(ctx);
  const kept = checked(needs, ctx, design);
  await repository.lock(owner);
  const { recipesMost } = content.configuration(ctx.site.id);
  if ((await repository.count(owner)) >= recipesMost) throw recipeErrors.tooMany(ctx.language, recipesMost);
  const recipe = await repository.add(owner, kept, clock.now());
  if (!recipe) throw new Error('A recipe was added and is not there.');
  return shown(needs, ctx, recipe);
}

/** Changes a recipe as a whole. Call inside a transaction. @throws 400, 404 also for another's. */
async function update(
  needs: Needs,
  ctx: CustomerContext,
  { recipeId, ...design }: RecipeDesign & { recipeId: string },
) {
  const owner = ownerOf(ctx);
  const before = isUuid(recipeId) ? await needs.repository.findOwn(owner, recipeId) : undefined;
  if (!before) throw recipeErrors.unknown(ctx.language, recipeId);
  const kept = checked(needs, ctx, design, before.podCode);
  const recipe = await needs.repository.change(owner, recipeId, kept, needs.clock.now());
  if (!recipe) throw recipeErrors.unknown(ctx.language, recipeId);
  return shown(needs, ctx, recipe);
}

/** Removes a recipe; its link shows nothing from then on. Call inside a transaction. @throws 404 also for another's. */
async function remove(needs: Needs, ctx: CustomerContext, recipeId: string) {
  const removed = isUuid(recipeId) && (await needs.repository.remove(ownerOf(ctx), recipeId));
  if (!removed) throw recipeErrors.unknown(ctx.language, recipeId);
  return { recipeId };
}

async function find(needs: Needs, { site, language }: SiteContext, recipeId: string): Promise<Recipe> {
  const recipe = isUuid(recipeId) ? await needs.repository.find(site.id, recipeId) : undefined;
  if (!recipe) throw recipeErrors.unknown(language, recipeId);
  return recipe;
}

/** A recipe for whoever has its link; it says nothing of its owner. @throws 404 */
async function shared(needs: Needs, ctx: SiteContext, recipeId: string) {
  return shown(needs, ctx, await find(needs, ctx, recipeId));
}

/** The same as an SVG picture. @throws 404 */
async function picture(needs: Needs, ctx: SiteContext, recipeId: string): Promise<string> {
  const recipe = await find(needs, ctx, recipeId);
  return svgOf(drawCup(designOf(recipe, podOf(needs, ctx, recipe.podCode))), recipe.name);
}

export function recipesService(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  services: Pick<Needs, 'catalog' | 'content'>,
) {
  const repository = recipesRepository(db);
  const needs: Needs = { ...services, repository, clock };
  return {
    ...bindAll(needs, { spectrum, list, save, update, remove, shared, picture }),
    /** What an export holds. */
    ofCustomer: (owner: Owner) => repository.ofCustomer(owner),
    /** Removes the recipes of a customer who leaves. */
    forget: (owner: Owner) => repository.forgetCustomer(owner),
  };
}

export type RecipesService = ReturnType<typeof recipesService>;
