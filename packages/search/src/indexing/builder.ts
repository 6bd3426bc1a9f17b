/** Builds a snapshot from documents that arrive one by one, in any order. Nothing here waits or yields. */
import type { FacetRule, Language, SearchDocument } from '../search.types.ts';
import { slugOf } from '../words/normalize.ts';
import { PairList, placesOf } from './columns.ts';
import type { FacetColumn, Snapshot, SortOrders } from './snapshot.ts';
import { packStrings } from './snapshot.ts';
import { TextIndexBuilder } from './text-builder.ts';

export const IN_STOCK = 'in-stock';
export const OUT_OF_STOCK = 'out-of-stock';
/** Facets that the index makes itself: their values are no words about the product, or are words already. */
const OWN = ['price', 'availability', 'brand'];

export interface BuildOptions {
  languages: readonly Language[];
  priceBorders: readonly number[];
  facets: readonly FacetRule[];
}

interface Entry {
  code: string;
  names: SearchDocument['names'];
  price: number;
  rank: number;
  position: number;
  newest: number;
  rating: number;
  wanted: number;
}

export class SnapshotBuilder {
  readonly #options: BuildOptions;
  readonly #entries: Entry[] = [];
  readonly #seen = new Set<string>();
  readonly #facets = new Map<string, PairList>();
  readonly #categories = new PairList();
  readonly #brands = new PairList();
  readonly #wordless: ReadonlySet<string>;
  readonly #text: { language: Language; builder: TextIndexBuilder }[];

  constructor(options: BuildOptions) {
    this.#options = options;
    this.#wordless = new Set([
      ...OWN,
      ...options.facets.filter(({ wordless }) => wordless).map(({ code }) => code),
    ]);
    this.#text = options.languages.map((language) => ({ language, builder: new TextIndexBuilder(language) }));
    const availability = this.#facet('availability').numbering;
    availability.idOf(IN_STOCK);
    availability.idOf(OUT_OF_STOCK);
  }

  /** @throws when a code comes twice: the catalogue's codes are unique in a site. */
  add(doc: SearchDocument): void {
    if (this.#seen.has(doc.code)) throw new Error(`Search was given the product ${doc.code} twice.`);
    this.#seen.add(doc.code);
    const arrival = this.#entries.length;
    const { code, names, price, rank } = doc;
    const position = doc.position ?? Number.POSITIVE_INFINITY;
    const { newest = 0, rating = 0, wanted = 1 } = doc;
    this.#entries.push({ code, names, price, rank, position, newest, rating, wanted });
    for (const category of new Set(doc.categories)) this.#categories.add(arrival, category);
    this.#brands.add(arrival, slugOf(doc.brand));
    this.#addFacets(arrival, doc);
    this.#addText(doc);
  }

  #addFacets(arrival: number, doc: SearchDocument): void {
    for (const [code, values] of Object.entries(doc.facets)) {
      if (code === 'price' || code === 'availability') continue;
      for (const value of new Set(values)) this.#facet(code).add(arrival, value);
    }
    if (!doc.facets.brand && doc.brand !== '') this.#facet('brand').add(arrival, doc.brand);
    this.#facet('price').add(arrival, priceBucket(doc.price, this.#options.priceBorders));
    this.#facet('availability').add(arrival, doc.inStock === false ? OUT_OF_STOCK : IN_STOCK);
  }

  #addText(doc: SearchDocument): void {
    const slugs: string[] = [];
    for (const [code, values] of Object.entries(doc.facets)) {
      if (!this.#wordless.has(code)) slugs.push(...values.map((value) => value.replaceAll('-', ' ')));
    }
    for (const { language, builder } of this.#text) {
      const labels = doc.labels?.[language] ?? doc.labels?.en ?? [];
      builder.add({
        kinds: doc.kinds?.[language] ?? doc.kinds?.en ?? [],
        name: doc.names[language] ?? doc.names.en,
        brand: doc.brand,
        // Values are English; where French labels say the same, they would only be suggested to French readers.
        labels: doc.labels?.[language] && language !== 'en' ? labels : [...labels, ...slugs],
        text: doc.text[language] ?? doc.text.en,
        ownName: language !== 'en' && doc.names[language] !== undefined ? doc.names.en : '',
      });
      for (const phrase of new Set([doc.brand, ...labels])) builder.addPhrase(phrase);
    }
  }

  #facet(code: string): PairList {
    let pairs = this.#facets.get(code);
    if (!pairs) {
      pairs = new PairList();
      this.#facets.set(code, pairs);
    }
    return pairs;
  }

  finish(): Snapshot {
    const entries = this.#entries;
    const size = entries.length;
    const byRank = (a: number, b: number) => rankOrder(entries[a] as Entry, entries[b] as Entry);
    const arrivalOf = new Uint32Array(entries.keys()).sort(byRank);
    const ordinalOf = placesOf(arrivalOf);
    const ranked = Array.from(arrivalOf, (arrival) => entries[arrival] as Entry);
    const codes = ranked.map((entry) => entry.code);
    return {
      size,
      codes: packStrings(codes),
      byCode: sortedBy(size, (a, b) => ((codes[a] ?? '') < (codes[b] ?? '') ? -1 : 1)),
      prices: Int32Array.from(ranked, (entry) => entry.price),
      keys: {
        rank: Float64Array.from(ranked, (entry) => entry.rank),
        position: Float64Array.from(ranked, (entry) => entry.position),
        newest: Float64Array.from(ranked, (entry) => entry.newest),
        rating: Float64Array.from(ranked, (entry) => entry.rating),
        wanted: Float64Array.from(ranked, (entry) => entry.wanted),
      },
      names: Object.fromEntries(
        this.#options.languages.map((language) => [
          language,
          packStrings(ranked.map(({ names }) => names[language] ?? names.en)),
        ]),
      ),
      orders: sortOrders(ranked, this.#options.languages),
      facets: this.#columns(size, ordinalOf),
      categories: { names: this.#categories.numbering.names, members: this.#categories.byValue(ordinalOf) },
      brands: { names: this.#brands.numbering.names, members: this.#brands.byValue(ordinalOf) },
      text: Object.fromEntries(
        this.#text.map(({ language, builder }) => [language, builder.finish(arrivalOf)]),
      ),
    };
  }

  #columns(size: number, ordinalOf: Uint32Array): FacetColumn[] {
    const inOrder = facetOrder(this.#options.facets);
    return [...this.#facets]
      .sort(([a], [b]) => inOrder(a, b))
      .map(([code, pairs]) => pairs.facetColumn(code, size, ordinalOf));
  }
}

/** For sorting facets by their codes: those with a rule in the order of the rules, any others after them by code. */
export function facetOrder(rules: readonly FacetRule[]): (a: string, b: string) => number {
  const places = new Map(rules.map(({ code }, place) => [code, place]));
  const placeOf = (code: string) => places.get(code) ?? rules.length;
  return (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1);
}

/** The value of the facet `price`: "1000-2000" holds 1000 and not 2000; the last one is open. */
export function priceBucket(price: number, borders: readonly number[]): string {
  const above = borders.findIndex((border) => price < border);
  if (above === -1) return `${borders.at(-1) ?? 0}-`;
  return `${above === 0 ? 0 : borders[above - 1]}-${borders[above]}`;
}

function rankOrder(a: Entry, b: Entry): number {
  return a.rank - b.rank || (a.code < b.code ? -1 : 1);
}

function sortedBy(size: number, compare: (a: number, b: number) => number): Uint32Array<ArrayBuffer> {
  return Uint32Array.from({ length: size }, (_, i) => i).sort(compare);
}

/** Ties keep best-seller order: ordinals ascend with rank. */
function sortOrders(ranked: readonly Entry[], languages: readonly Language[]): SortOrders {
  const at = (ordinal: number) => ranked[ordinal] as Entry;
  const places = (compare: (a: Entry, b: Entry) => number) =>
    placesOf(sortedBy(ranked.length, (a, b) => compare(at(a), at(b)) || a - b));
  const name: SortOrders['name'] = {};
  for (const language of languages) {
    const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
    const nameOf = (entry: Entry) => entry.names[language] ?? entry.names.en;
    name[language] = places((a, b) => collator.compare(nameOf(a), nameOf(b)));
  }
  return {
    position: places((a, b) => (a.position === b.position ? 0 : a.position - b.position)),
    priceAsc: places((a, b) => a.price - b.price),
    priceDesc: places((a, b) => b.price - a.price),
    newest: places((a, b) => b.newest - a.newest),
    rating: places((a, b) => b.rating - a.rating),
    name,
  };
}
