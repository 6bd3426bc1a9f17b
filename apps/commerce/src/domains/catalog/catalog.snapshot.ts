/** What one site sells, in memory: answered without waiting for the database. */
import type { SiteId } from '@crema/brands';
import { slugOf } from '#domains/search/index.ts';
import { slug } from '#platform/images/names.ts';
import { CategoryTree } from './catalog.categories.ts';
import type { NativeCategory } from './catalog.categories.write.ts';
import { defaultVariant } from './catalog.rules.ts';
import { ProductStore } from './catalog.store.ts';
import type { CatalogProduct, CatalogVariant } from './catalog.types.ts';

export interface KeywordRedirect {
  keyword: string;
  redirectUrl: string;
  title: { en: string; fr?: string } | null;
  metadata: { name: string; content: { en: string; fr?: string } }[] | null;
  /** Leads there only while this part of the shop is on. */
  feature: string | null;
}

export interface SearchSettingsRow {
  synonyms: Record<string, string[][]>;
  popularTerms: { en: string[]; fr?: string[] };
  bestSellers: string[];
}

export class CatalogSnapshot {
  readonly site: SiteId;
  readonly products = new ProductStore();
  categories = new CategoryTree([]);
  /** Grows when something changes that any product's presentation may show. */
  epoch = 0;
  redirects: ReadonlyMap<string, KeywordRedirect> = new Map();
  settings: SearchSettingsRow = { synonyms: {}, popularTerms: { en: [] }, bestSellers: [] };
  /** Variant codes without stock. */
  readonly soldOut = new Set<string>();
  /** Brand names by slug. */
  readonly brands = new Map<string, string>();
  /** Behind the database: answers may change within seconds. */
  stale = true;
  #ranks = new Map<string, number>();
  /** Codes by the name of their pictures, where that is not the code itself. */
  readonly #slugs = new Map<string, string>();

  constructor(site: SiteId) {
    this.site = site;
  }

  /** Puts a product in; one that is not shown (draft, archived) is taken out. Answers whether that changed anything. */
  put(product: CatalogProduct, shown: boolean): boolean {
    if (!shown) return this.products.delete(product.code);
    const pictureBase = slug(product.code) || 'product';
    if (pictureBase !== product.code) this.#slugs.set(pictureBase, product.code);
    if (product.brand) this.brands.set(slugOf(product.brand), product.brand);
    return this.products.set(product);
  }

  /** Takes over categories, redirects and settings. */
  arrange(parts: {
    categories: readonly NativeCategory[];
    redirects: readonly KeywordRedirect[];
    settings: SearchSettingsRow | undefined;
  }): void {
    this.categories = new CategoryTree(parts.categories);
    this.redirects = new Map(parts.redirects.map((redirect) => [redirect.keyword, redirect]));
    if (parts.settings) this.settings = parts.settings;
    this.#ranks = new Map(this.settings.bestSellers.map((code, place) => [code, place + 1]));
    this.epoch += 1;
  }

  /** Notes what is left of a variant. Answers what of its product changed with it. */
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

  /** Best sellers as the merchant ranks them, all others by arrival. */
  rankOf(product: CatalogProduct): number {
    return this.#ranks.get(product.code) ?? this.#ranks.size + product.sequence;
  }

  /** The variant that a card, the product page and the quick shop begin with. */
  shown(product: CatalogProduct): CatalogVariant | undefined {
    return defaultVariant(product.variants, ({ code }) => !this.soldOut.has(code));
  }

  inStock(product: CatalogProduct): boolean {
    return product.variants.some((variant) => variant.sellable && !this.soldOut.has(variant.code));
  }
}
