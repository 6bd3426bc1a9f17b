/** A snapshot made ready to answer: vocabularies, synonyms, value sets, scratch. Immutable but for stock flips. */
import { IN_STOCK, OUT_OF_STOCK } from '../indexing/builder.ts';
import { placesOf } from '../indexing/columns.ts';
import type { Rows, Snapshot } from '../indexing/snapshot.ts';
import { ordinalOf, unpackString } from '../indexing/snapshot.ts';
import type { FacetRule, Language, SearchSettings, SearchSort } from '../search.types.ts';
import { slugOf } from '../words/normalize.ts';
import type { SynonymTable } from '../words/synonyms.ts';
import { synonymTable } from '../words/synonyms.ts';
import { Vocabulary } from '../words/vocabulary.ts';
import type { Bits } from './bits.ts';
import { allBits, bitsOf } from './bits.ts';
import type { LiveFacet } from './facets.ts';
import { liveFacet, setValue } from './facets.ts';
import type { Posting, Scratch } from './matching.ts';
import { newScratch } from './matching.ts';

export interface Words {
  language: Language;
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
  /** Postings of the phrases that synonyms name, each made when first asked for. */
  phrasePostings: Map<string, Posting | null>;
  /** Names of products without case and marks, each made when first asked for. */
  names: string[];
}

/** All products in one order, and the place of each. */
export interface Order {
  sorted: Uint32Array;
  places: Uint32Array;
}

export interface LiveIndex {
  snapshot: Snapshot;
  words: Words[];
  facets: LiveFacet[];
  scratch: Scratch;
  everything: Bits;
  /** Product codes, each unpacked when first asked for. */
  codes: string[];
  /** Made when first asked for. */
  listings: Map<string, Bits>;
  orders: Map<string, Order>;
}

export async function goLive(
  snapshot: Snapshot,
  { synonyms = {}, facets: rules }: Pick<SearchSettings, 'synonyms'> & { facets: readonly FacetRule[] },
  breathe: () => Promise<void>,
): Promise<LiveIndex> {
  const words: Words[] = [];
  for (const language of ['en', 'fr'] as const) {
    const index = snapshot.text[language];
    if (!index) continue;
    const vocabulary = await Vocabulary.of(index, breathe);
    const names: string[] = new Array(snapshot.size);
    words.push({
      language,
      vocabulary,
      synonyms: synonymTable(synonyms[language] ?? [], language),
      phrasePostings: new Map(),
      names,
    });
  }
  const facets: LiveFacet[] = [];
  for (const column of snapshot.facets) {
    facets.push(liveFacet(column, snapshot.size, rules));
    await breathe();
  }
  return {
    snapshot,
    words,
    facets,
    scratch: newScratch(snapshot.keys.wanted),
    everything: allBits(snapshot.size),
    codes: new Array(snapshot.size),
    listings: new Map(),
    orders: new Map(),
  };
}

/** The words of a language, or of the site's first where it does not have that one. */
export function wordsIn(live: LiveIndex, language: Language): Words | undefined {
  return live.words.find((words) => words.language === language) ?? live.words[0];
}

/** The codes of products, in their order. */
export function codesOf({ codes, snapshot }: LiveIndex, products: Uint32Array): string[] {
  return Array.from(products, (product) => (codes[product] ??= unpackString(snapshot.codes, product)));
}

/** Sets one product's stock status in place; an unknown code is no error, it may have been archived meanwhile. */
export function setAvailability(live: LiveIndex, code: string, inStock: boolean): void {
  const facet = live.facets.find(({ column }) => column.code === 'availability');
  const product = ordinalOf(live.snapshot, code);
  if (!facet || product < 0) return;
  setValue(facet, product, facet.column.values.indexOf(inStock ? IN_STOCK : OUT_OF_STOCK));
}

/** The products of a category; none for an unknown one. */
export function inCategory(live: LiveIndex, code: string): Bits {
  const { names, members } = live.snapshot.categories;
  return listing(live, `category ${code}`, members, names.indexOf(code));
}

/** The products of a brand, by its name in any spelling or its slug. */
export function ofBrand(live: LiveIndex, brand: string): Bits {
  const { names, members } = live.snapshot.brands;
  return listing(live, `brand ${slugOf(brand)}`, members, names.indexOf(slugOf(brand)));
}

function listing({ snapshot, listings }: LiveIndex, key: string, members: Rows, row: number): Bits {
  // Only what exists is kept, so that no stream of invented codes can grow the map.
  if (row < 0) return bitsOf(snapshot.size, new Uint32Array(0));
  const known = listings.get(key);
  if (known) return known;
  const bits = bitsOf(snapshot.size, members.values.subarray(members.offsets[row], members.offsets[row + 1]));
  listings.set(key, bits);
  return bits;
}

export function orderFor(live: LiveIndex, sort: SearchSort, language: Language): Order {
  const { orders } = live.snapshot;
  const key = sort === 'name-asc' ? `${sort} ${language}` : sort;
  const known = live.orders.get(key);
  if (known) return known;
  const ranks = () => Uint32Array.from({ length: live.snapshot.size }, (_, i) => i);
  const places = {
    relevance: () => orders.position,
    'price-asc': () => orders.priceAsc,
    'price-desc': () => orders.priceDesc,
    newest: () => orders.newest,
    'top-rated': () => orders.rating,
    'name-asc': () => orders.name[language] ?? orders.name.en ?? ranks(),
    'top-sellers': ranks,
  }[sort]();
  // The inverse of a permutation: sorted[places[p]] = p.
  const order = { places, sorted: placesOf(places) };
  live.orders.set(key, order);
  return order;
}
