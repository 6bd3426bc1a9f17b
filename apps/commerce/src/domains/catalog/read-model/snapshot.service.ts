/** What one site sells, in memory. */
import type { SiteId } from '@crema/brands';
import { slugOf } from '@crema/search';
import { slug } from '#platform/images/names.ts';
import type { NativeCategory } from '../categories/category.types.ts';
import { LANDINGS } from '../categories/landings.rules.ts';
import { CategoryTree } from '../categories/tree.rules.ts';
import { defaultVariant } from '../products/product.rules.ts';
import type { CatalogProduct, CatalogVariant } from '../products/product.types.ts';
import type { Rating } from './ratings.types.ts';
import type { KeywordRedirect, SearchSettingsRow } from './search-settings.types.ts';
import { ProductStore } from './store.service.ts';

export class CatalogSnapshot {
  readonly site: SiteId;
  readonly products = new ProductStore();
  categories = new CategoryTree([]);
  /** Incremented by every change that any product's presentation may show. */
  epoch = 0;
  redirects: ReadonlyMap<string, KeywordRedirect> = new Map();
  settings: SearchSettingsRow = { synonyms: {}, popularTerms: { en: [] }, bestSellers: [] };
  /** Variant codes without stock. */
  readonly soldOut = new Set<string>();
  /** Brand names by slug. */
  readonly brands = new Map<string, string>();
  /** What buyers say of products, where one has said something. */
  ratings: ReadonlyMap<string, Rating> = new Map();
  /** Whether it is behind the database: answers may change within seconds. */
  stale = true;
  #ranks = new Map<string, number>();
  /** Found once for each object in memory: a product that changes is another object. */
  #listed = new WeakMap<CatalogProduct, ReadonlySet<string>>();
  /** Codes by the name of their pictures, if that differs from the code. */
  readonly #slugs = new Map<string, string>();

  constructor(site: SiteId) {
    this.site = site;
  }

  /** Adds a product, or removes one that is not shown (draft, archived). Answers whether that changed anything. */
  put(product: CatalogProduct, shown: boolean): boolean {
    if (!shown) return this.products.delete(product.code);
    const pictureBase = slug(product.code) || 'product';
    if (pictureBase !== product.code) this.#slugs.set(pictureBase, product.code);
    if (product.brand) this.brands.set(slugOf(product.brand), product.brand);
    return this.products.set(product);
  }

  /** Sets categories, redirects and settings. */
  arrange(parts: {
    categories: readonly NativeCategory[];
    redirects: readonly KeywordRedirect[];
    settings: SearchSettingsRow | undefined;
  }): void {
    this.categories = new CategoryTree(parts.categories);
    this.#listed = new WeakMap();
    this.redirects = new Map(parts.redirects.map((redirect) => [redirect.keyword, redirect]));
    if (parts.settings) this.settings = parts.settings;
    this.#ranks = new Map(this.settings.bestSellers.map((code, place) => [code, place + 1]));
    this.epoch += 1;
  }

  /** Sets the stock of a variant. Answers what changed for its product. */
  noteStock(variantCode: string, onHand: number): { status: boolean; shown: boolean } {
    if (this.soldOut.has(variantCode) === onHand <= 0) return { status: false, shown: false };
    const product = this.products.owner(variantCode);
    const before = product && { status: this.inStock(product), shown: this.shown(product) };
    if (onHand > 0) this.soldOut.delete(variantCode);
    else this.soldOut.add(variantCode);
    if (!product || !before) return { status: false, shown: false };
    this.products.forget(product.code);
    return {
      status: before.status !== this.inStock(product),
      shown: before.shown?.code !== this.shown(product)?.code,
    };
  }

  codeOfSlug(base: string): string | undefined {
    return this.#slugs.get(base);
  }

  /** Rank among best sellers: as the merchant sets it, all others by arrival. */
  rankOf(product: CatalogProduct): number {
    return this.#ranks.get(product.code) ?? this.#ranks.size + product.sequence;
  }

  /** Codes of the categories that list a product, those above them included. */
  categoriesOf(product: CatalogProduct): ReadonlySet<string> {
    const before = this.#listed.get(product);
    if (before) return before;
    const named = this.categories.listing(product.categories, product.attributes);
    // A product in no category is found under the landing category of its type.
    const found = new Set(named.length > 0 ? named : [LANDINGS[product.productType].code]);
    this.#listed.set(product, found);
    return found;
  }

  /** The variant with which a card, the product page and the quick shop begin. */
  shown(product: CatalogProduct): CatalogVariant | undefined {
    return defaultVariant(product.variants, ({ code }) => !this.soldOut.has(code));
  }

  inStock(product: CatalogProduct): boolean {
    return product.variants.some((variant) => variant.sellable && !this.soldOut.has(variant.code));
  }
}
