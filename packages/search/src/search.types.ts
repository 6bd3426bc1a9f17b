/** Input and output of an index. Codes only: the caller composes product data. */

/** Whose plurals, elisions and stop words the index knows. */
export type Language = 'en' | 'fr';

/** English always, French where the product has it; a missing French text falls back to the English one. */
export interface Translated<T> {
  en: T;
  fr?: T;
}

/** One product as the index is given it. */
export interface SearchDocument {
  /** Unique in its index. */
  code: string;
  names: Translated<string>;
  /** Display name; used as the facet `brand` if `facets.brand` is missing. */
  brand: string;
  /** Summary, keywords and attribute labels, as plain text. A pack's count belongs here ("24 ct"). */
  text: Translated<string>;
  /**
   * Kinds of thing in shoppers' words ("Brewers"). Weighted above its name, so that a brewer's care kit comes after.
   */
  kinds?: Translated<string[]>;
  /**
   * Flavour, roast, beverage and category labels as shoppers read them. Matched above `text`, and offered
   * whole as suggested terms.
   */
  labels?: Translated<string[]>;
  /** Every category that lists the product, ancestors included. */
  categories: string[];
  /** Values by facet code. The facets `price` and `availability` are made by the index. */
  facets: Record<string, string[]>;
  /** Lowest sellable price, minor units. */
  price: number;
  /** Rank among best sellers: 1 sells most. Ties are broken by code. */
  rank: number;
  /** Merchandised position in a list without text, smallest first; products without one follow by rank. */
  position?: number;
  /** Order of arrival: any number that grows with time. */
  newest?: number;
  /** Score of its reviews, for sorting: higher is better. Default 0: it has no review. */
  rating?: number;
  /**
   * 0–1, default 1: how likely a shopper who has typed half a word means this kind of product. Multiplies the scores of
   * begun words only, so that "cara" shows caramel before carafes and "carafe" shows carafes.
   */
  wanted?: number;
  /** Default true. */
  inStock?: boolean;
}

/** What an index is made for; the same for as long as it lives. */
export interface IndexOptions {
  /** A query in a language that is not among these is answered in the first of them. */
  languages: readonly Language[];
  /** Facets in the order in which results list them; a facet without a rule comes after them, by its code. */
  facets?: readonly FacetRule[];
}

export interface FacetRule {
  code: string;
  /**
   * How its values follow each other: `by-count`, the default, with most results first; `ascending` and `descending`
   * as the numbers that they begin with. Prices always ascend.
   */
  values?: 'by-count' | 'ascending' | 'descending';
  /** Its values are no words about the product, so no text finds them. Others are searched, hyphens as spaces. */
  wordless?: true;
}

/** A merchant's settings of search. Take effect at the next `replace`. */
export interface SearchSettings {
  /** Groups of words or phrases with the same meaning; each finds the others. */
  synonyms?: Partial<Record<Language, readonly (readonly string[])[]>>;
  /** Inner borders of the price facet, minor units, ascending: [1000, 2000] gives 0-1000, 1000-2000, 2000-. Default: none. */
  priceBorders?: readonly number[];
}

export const SEARCH_SORTS = [
  'relevance',
  'price-asc',
  'price-desc',
  'name-asc',
  'top-sellers',
  'newest',
  'top-rated',
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export interface SearchQuery {
  language: Language;
  text?: string;
  /** Category code: a listing when there is no text. */
  category?: string;
  /** Brand name or slug; case, accents and punctuation do not matter. */
  brand?: string;
  /**
   * Selected values by facet code: OR inside a facet, AND between facets. An unknown facet or value matches nothing.
   */
  filters?: Record<string, readonly string[]>;
  /** Minor units, both ends included. Counts as a selection in the facet `price`. */
  priceRange?: { min?: number; max?: number };
  /** Default `relevance`: the score with text, the merchandised order without. */
  sort?: SearchSort;
  /** For lists without facets: counting over a large catalogue costs more than all else. */
  withoutFacets?: boolean;
  /** From 0. */
  currentPage: number;
  pageSize: number;
}

export interface FacetValueCount {
  value: string;
  /** Results if this value were selected too, without its own facet's selection. Never 0. */
  count: number;
  selected: boolean;
}

export interface SearchFacet {
  code: string;
  values: FacetValueCount[];
}

export interface SearchResult {
  /** The page's product codes, in order. */
  codes: string[];
  totalResults: number;
  facets: SearchFacet[];
  /** The text that the results are for: an unknown word of the query was replaced by a similar one. */
  correctedText?: string;
  /** No product has any of the words; this text, less similar to the query, would find some. */
  spellingSuggestion?: string;
  /** No product has all the words; these have some. */
  relaxed?: true;
}

export interface SuggestQuery {
  language: Language;
  term: string;
  /** Most terms, and most products. */
  max: number;
}

export interface Suggestions {
  terms: string[];
  codes: string[];
}
