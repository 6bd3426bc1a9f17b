/**
 * A site's index as it is kept and handed between threads: typed arrays and packed text, nothing that the
 * garbage collector has to walk. Products are numbered by (rank, code), so a smaller ordinal sells more,
 * and every list of ordinals is in best-seller order by construction.
 */
import type { Language } from '../search.types.ts';

/** Many strings in one buffer: string i is bytes `offsets[i]` to `offsets[i + 1]`. */
export interface PackedStrings {
  bytes: Uint8Array<ArrayBuffer>;
  offsets: Uint32Array<ArrayBuffer>;
}

/** Rows of numbers: row i is `values[offsets[i] … offsets[i + 1]]`. */
export interface Rows {
  offsets: Uint32Array<ArrayBuffer>;
  values: Uint32Array<ArrayBuffer>;
}

/** The values of one facet. `ids` has one value a product (`values.length` for none); else `rows` has several. */
export interface FacetColumn {
  code: string;
  values: string[];
  ids: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | null;
  rows: Rows | null;
}

/** One language's words. Terms are sorted, so those with a common prefix are neighbours. */
export interface TextIndex {
  terms: PackedStrings;
  /** How each term is most often written, for suggestions and corrections. */
  surfaces: PackedStrings;
  /** Products with each term, ascending, */
  postings: Rows;
  /** and the weight of the fields it stands in, 1–255, one for each posting. */
  weights: Uint8Array<ArrayBuffer>;
  /** Brand names and labels, whole, sorted by their folded form, with the number of products. */
  phrases: { folded: string; display: string; count: number }[];
  /** Products with each phrase, ascending. */
  phraseMembers: Rows;
}

/** For each ordering, the place of each product in it. */
export interface SortOrders {
  position: Uint32Array<ArrayBuffer>;
  priceAsc: Uint32Array<ArrayBuffer>;
  priceDesc: Uint32Array<ArrayBuffer>;
  newest: Uint32Array<ArrayBuffer>;
  rating: Uint32Array<ArrayBuffer>;
  name: Partial<Record<Language, Uint32Array<ArrayBuffer>>>;
}

export interface Named {
  names: string[];
  members: Rows;
}

export interface Snapshot {
  size: number;
  codes: PackedStrings;
  /** Ordinals in code order, for looking a code up. */
  byCode: Uint32Array<ArrayBuffer>;
  prices: Int32Array<ArrayBuffer>;
  /** Sort keys of the orders, needed to place another product, and how much each is wanted. */
  keys: Record<'rank' | 'position' | 'newest' | 'rating' | 'wanted', Float64Array<ArrayBuffer>>;
  names: Partial<Record<Language, PackedStrings>>;
  orders: SortOrders;
  facets: FacetColumn[];
  /** Category codes and brand slugs, each with its products, ascending. */
  categories: Named;
  brands: Named;
  text: Partial<Record<Language, TextIndex>>;
}

export function packStrings(strings: readonly string[]): PackedStrings {
  const offsets = new Uint32Array(strings.length + 1);
  let total = 0;
  for (let i = 0; i < strings.length; i++) {
    total += Buffer.byteLength(strings[i] ?? '');
    offsets[i + 1] = total;
  }
  const bytes = new Uint8Array(total);
  const view = Buffer.from(bytes.buffer);
  for (let i = 0; i < strings.length; i++) view.write(strings[i] ?? '', offsets[i] ?? 0);
  return { bytes, offsets };
}

export function unpackString(packed: PackedStrings, index: number): string {
  const { bytes, offsets } = packed;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'utf8',
    offsets[index],
    offsets[index + 1],
  );
}

/** The product with this code, or -1. */
export function ordinalOf(snapshot: Snapshot, code: string): number {
  let low = 0;
  let high = snapshot.size - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const ordinal = snapshot.byCode[middle] ?? 0;
    const found = unpackString(snapshot.codes, ordinal);
    if (found === code) return ordinal;
    if (found < code) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** A snapshot in pieces for another thread, none so large that copying it holds up this one for long. */
export function* piecesOf({ names, text, ...rest }: Snapshot): Generator<object> {
  yield rest;
  for (const [language, packed] of Object.entries(names)) yield { names: { [language]: packed } };
  for (const [language, { postings, ...index }] of Object.entries(text)) {
    yield { text: { [language]: index } };
    yield { text: { [language]: { postings } } };
  }
}

/** Puts a piece to those that came before. */
export function addPiece(to: Record<string, unknown>, piece: object): void {
  for (const [key, value] of Object.entries(piece)) {
    const there = to[key];
    const both = isPlain(there) && isPlain(value);
    if (both) addPiece(there, value);
    else to[key] = value;
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Every buffer of a snapshot, to hand them to another thread without a copy. */
export function buffersOf(value: unknown, found: ArrayBuffer[] = []): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.push(value.buffer);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) if (typeof part === 'object') buffersOf(part, found);
  }
  return found;
}
