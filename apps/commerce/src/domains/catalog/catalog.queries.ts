/** What shoppers ask of the catalogue. Answers from memory; only a long catalogue's descriptions come from SQL. */
import type { Search, SearchSort } from '#domains/search/index.ts';
import { slugOf } from '#domains/search/index.ts';
import type { Database } from '#platform/db/index.ts';
import { badRequest, notFound, type SiteContext, say } from '#platform/http/index.ts';
import { productJson } from './catalog.cards.ts';
import { BRAND } from './catalog.categories.ts';
import { type Filters, parseFilters } from './catalog.filters.ts';
import type { ListingHead, ListingState } from './catalog.listing.ts';
import type { Fields, Scope } from './catalog.presenter.ts';
import { readDescription } from './catalog.repository.ts';
import { foldKeyword, likeness } from './catalog.rules.ts';
import type { CatalogProduct } from './catalog.types.ts';

export type Asker = Pick<SiteContext, 'site' | 'language' | 'priceSegment'>;

/** The query parameters that every list takes. */
export interface ListQuery {
  filters?: string;
  sort?: SearchSort;
  currentPage?: number;
  pageSize?: number;
}

const MOST_CODES = 100;
/** How many of a category's best are compared to find what is most like a product. */
const CANDIDATES = 200;

interface Choice {
  only?: (product: CatalogProduct) => boolean;
  each?: (product: CatalogProduct) => boolean;
}

interface Needs {
  scope: (ctx: Asker) => Scope;
  search: Search;
  db: Database;
}

export function createQueries({ scope, search, db }: Needs) {
  const known = (here: Scope, codes: readonly string[]): CatalogProduct[] =>
    codes.map((code) => here.snapshot.products.get(code)).filter((product) => product !== undefined);

  const cards = (here: Scope, codes: readonly string[], fields: Fields): Buffer[] =>
    known(here, codes).map((product) => productJson(here, product, fields === 'DEFAULT' ? 'CARD' : fields));

  /** @throws {OccError} 404 for what is not sold here. */
  const product = (here: Scope, code: string): CatalogProduct => {
    const { products } = here.snapshot;
    const found = products.get(code) ?? products.owner(code);
    if (!found) {
      throw notFound(
        'UnknownIdentifierError',
        say(here.language, 'There is no such product.', 'Ce produit n’existe pas.'),
        {
          subject: code.slice(0, 200),
          subjectType: 'product',
        },
      );
    }
    return found;
  };

  /** A category by code or path, or a brand as `brand-<slug>`. @throws {OccError} 404. */
  const head = (here: Scope, code: string): ListingHead & { category?: string; brand?: string } => {
    const { categories, brands } = here.snapshot;
    const node = categories.find(code);
    if (node) return { ...node, type: 'Category', category: node.code };
    const slug = code.startsWith(BRAND) ? code.slice(BRAND.length) : slugOf(code);
    const name = brands.get(slug);
    if (name === undefined) {
      throw notFound(
        'UnknownIdentifierError',
        say(here.language, 'There is no such category.', 'Cette catégorie n’existe pas.'),
        {
          subject: code.slice(0, 200),
          subjectType: 'category',
        },
      );
    }
    const path = `${BRAND}${slug}`;
    const story = categories.storyOf(path);
    return {
      code: path,
      path,
      names: { en: name },
      trail: [],
      children: [],
      ...(story && { story }),
      type: 'BrandCategory',
      brand: slug,
    };
  };

  const stateOf = (here: Scope, query: ListQuery, text = ''): ListingState => ({
    text,
    filters: parseFilters(query.filters),
    sort: query.sort ?? 'relevance',
    currentPage: query.currentPage ?? 0,
    pageSize: query.pageSize ?? here.configuration.pageSize,
  });

  const find = (
    here: Scope,
    state: ListingState,
    within: { category?: string | undefined; brand?: string | undefined; withoutFacets?: boolean } = {},
  ) => {
    const { text, filters, sort, currentPage, pageSize } = state;
    return search.query(here.site.id, {
      language: here.language,
      filters: filters as Filters & Record<string, readonly string[]>,
      sort,
      currentPage,
      pageSize,
      ...(text && { text }),
      ...(within.category && { category: within.category }),
      ...(within.brand && { brand: within.brand }),
      ...(within.withoutFacets && { withoutFacets: true }),
    });
  };

  /** Best sellers of the shop or of a category, codes only. */
  const bestSellers = async (here: Scope, pageSize: number, category?: string, currentPage = 0) =>
    find(
      here,
      { text: '', filters: {}, sort: 'top-sellers', currentPage, pageSize },
      { category, withoutFacets: true },
    );

  /**
   * What is most like a product, in the same category first; always the same answer for the same catalogue. `only` says
   * which may be among them; `each` is asked nearest first and may decide by what it was asked before.
   */
  const related = async (
    here: Scope,
    to: CatalogProduct,
    most: number,
    { only = () => true, each = () => true }: Choice = {},
  ): Promise<string[]> => {
    const named = to.categories.find((code) => here.snapshot.categories.find(code));
    const trail = named === undefined ? [] : (here.snapshot.categories.find(named)?.trail ?? []);
    const found = new Set<string>();
    // A small category is filled up from the one above it, and at last from the whole shop.
    for (const category of [...trail.map(({ code }) => code).reverse(), undefined]) {
      const { codes } = await bestSellers(here, CANDIDATES, category);
      const fitting = known(here, codes)
        .filter((one) => one.code !== to.code && !found.has(one.code) && only(one))
        .map((one, place) => ({ one, place, score: likeness(to, one) }))
        .sort((a, b) => b.score - a.score || a.place - b.place)
        .filter(({ one }) => each(one));
      for (const { one } of fitting.slice(0, most - found.size)) found.add(one.code);
      if (found.size >= most) break;
    }
    return [...found];
  };

  /** The keyword redirect that the search text is, unless it leads to a part of the shop that is off. */
  const redirect = ({ snapshot, configuration }: Scope, text: string) => {
    const found = snapshot.redirects.get(foldKeyword(text));
    const features: Readonly<Record<string, boolean>> = configuration.features;
    return found?.feature && features[found.feature] === false ? undefined : found;
  };

  const description = async (here: Scope, one: CatalogProduct) =>
    one.description ?? (await readDescription(db, here.site.id, one.code));

  return {
    scope,
    search,
    known,
    cards,
    product,
    head,
    stateOf,
    find,
    bestSellers,
    related,
    redirect,
    description,
  };
}

export type Queries = ReturnType<typeof createQueries>;

/** Codes of a comma-separated parameter, without repetitions. @throws {OccError} 400 for too many. */
export function codesOf(list: string | undefined, subject = 'productCodes'): string[] {
  const codes = (list ?? '').split(',').map((code) => code.trim());
  const found = [...new Set(codes.filter(Boolean))];
  if (found.length <= MOST_CODES) return found;
  throw badRequest('ValidationError', `${subject} has at most ${MOST_CODES} codes.`, {
    subject,
    subjectType: 'parameter',
    reason: 'invalid',
  });
}
