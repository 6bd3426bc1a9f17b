/**
 * A snapshot with some products taken out and others put in, without reading the words of the rest: lists are merged,
 * never rebuilt. The result answers as if everything had been indexed again, except that a term keeps its spelling.
 */
import type { FacetRule, Language } from '../search.types.ts';
import { facetOrder } from './builder.ts';
import { Numbering, NumberList, placesOf } from './columns.ts';
import type { Merge } from './merge.ts';
import { joined, joinRows, mapped, numbers, pickAt, placed, strings } from './merge.ts';
import type { FacetColumn, Named, PackedStrings, Snapshot, SortOrders, TextIndex } from './snapshot.ts';
import { packStrings, unpackString } from './snapshot.ts';

/** @param gone codes to take out; unknown ones are ignored, and those of `added` go anyway. */
export function splice(
  base: Snapshot,
  gone: Iterable<string>,
  added: Snapshot,
  rules: readonly FacetRule[],
): Snapshot {
  const m = placed(base, gone, added);
  const codes = strings(m, base.codes, added.codes);
  const prices = Int32Array.from(m.from, (at) => pickAt(at, base.prices, added.prices));
  const keys = {
    rank: numbers(m, base.keys.rank, added.keys.rank),
    position: numbers(m, base.keys.position, added.keys.position),
    newest: numbers(m, base.keys.newest, added.keys.newest),
    rating: numbers(m, base.keys.rating, added.keys.rating),
    wanted: numbers(m, base.keys.wanted, added.keys.wanted),
  };
  const names: Snapshot['names'] = {};
  const orders: SortOrders = {
    position: order(m, base.orders.position, added.orders.position, byNumber(keys.position)),
    priceAsc: order(m, base.orders.priceAsc, added.orders.priceAsc, byNumber(prices)),
    priceDesc: order(m, base.orders.priceDesc, added.orders.priceDesc, reversed(byNumber(prices))),
    newest: order(m, base.orders.newest, added.orders.newest, reversed(byNumber(keys.newest))),
    rating: order(m, base.orders.rating, added.orders.rating, reversed(byNumber(keys.rating))),
    name: {},
  };
  const text: Snapshot['text'] = {};
  for (const language of Object.keys(base.text) as Language[]) {
    const [mine, theirs] = [base.names[language], added.names[language]];
    const [here, there] = [base.orders.name[language], added.orders.name[language]];
    if (mine && theirs && here && there) {
      const packed = strings(m, mine, theirs);
      names[language] = packed;
      const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
      orders.name[language] = order(m, here, there, (a, b) =>
        compare(unpackString(packed, a), unpackString(packed, b)),
      );
    }
    const [old, fresh] = [base.text[language], added.text[language]];
    if (old && fresh) text[language] = joinText(m, old, fresh);
  }
  const inOrder = facetOrder(rules);
  const byCode = (a: number, b: number) => (unpackString(codes, a) < unpackString(codes, b) ? -1 : 1);
  return {
    size: m.size,
    codes,
    byCode: joined(mapped(base.byCode, m.base), mapped(added.byCode, m.added), byCode),
    prices,
    keys,
    names,
    orders,
    facets: columns(m, base.facets, added.facets).sort((a, b) => inOrder(a.code, b.code)),
    categories: named(m, base.categories, added.categories),
    brands: named(m, base.brands, added.brands),
    text,
  };
}

const byNumber = (keys: ArrayLike<number>) => (a: number, b: number) => {
  const [x, y] = [keys[a] as number, keys[b] as number];
  return x === y ? 0 : x - y;
};
const reversed = (compare: (a: number, b: number) => number) => (a: number, b: number) => compare(b, a);

/** The places of one order. Equal ones stand in order of ordinals, as in both that are merged. */
function order(
  m: Merge,
  base: Uint32Array,
  added: Uint32Array,
  compare: (a: number, b: number) => number,
): Uint32Array<ArrayBuffer> {
  const kept = mapped(placesOf(base), m.base);
  const fresh = mapped(placesOf(added), m.added);
  return placesOf(joined(kept, fresh, (a, b) => compare(a, b) || a - b));
}

function columns(m: Merge, base: readonly FacetColumn[], added: readonly FacetColumn[]): FacetColumn[] {
  const codes = new Set([...base, ...added].map(({ code }) => code));
  const find = (among: readonly FacetColumn[], wanted: string) => among.find(({ code }) => code === wanted);
  return [...codes].map((code) => column(m, code, find(base, code), find(added, code)));
}

function column(m: Merge, code: string, base?: FacetColumn, added?: FacetColumn): FacetColumn {
  const numbering = new Numbering();
  for (const value of base?.values ?? []) numbering.idOf(value);
  const renumbered = (added?.values ?? []).map((value) => numbering.idOf(value));
  const values = numbering.names;
  const visit = (i: number, see: (id: number) => void): void => {
    const at = m.from[i] as number;
    if (at >= 0) eachValue(base, at, see);
    else eachValue(added, ~at, (id) => see(renumbered[id] as number));
  };
  if (!base?.rows && !added?.rows) {
    const ids = (values.length < 65_535 ? new Uint16Array(m.size) : new Uint32Array(m.size)).fill(
      values.length,
    );
    for (let i = 0; i < m.size; i++) {
      visit(i, (id) => {
        ids[i] = id;
      });
    }
    return { code, values, ids, rows: null };
  }
  const offsets = new Uint32Array(m.size + 1);
  const found = new NumberList();
  for (let i = 0; i < m.size; i++) {
    visit(i, (id) => found.push(id));
    offsets[i + 1] = found.length;
  }
  return { code, values, ids: null, rows: { offsets, values: found.toArray() } };
}

function eachValue(column: FacetColumn | undefined, product: number, see: (id: number) => void): void {
  if (column?.ids) {
    const id = column.ids[product] as number;
    if (id < column.values.length) see(id);
  } else if (column?.rows) {
    const { offsets, values } = column.rows;
    for (let i = offsets[product] as number; i < (offsets[product + 1] as number); i++)
      see(values[i] as number);
  }
}

function named(m: Merge, base: Named, added: Named): Named {
  const rows = new Map<string, [number, number]>(base.names.map((name, row) => [name, [row, -1]]));
  for (const [row, name] of added.names.entries()) {
    const known = rows.get(name);
    if (known) known[1] = row;
    else rows.set(name, [-1, row]);
  }
  const names = [...rows.keys()];
  const { kept, rows: members } = joinRows(m, [...rows.values()], base.members, added.members);
  return { names: kept.map((row) => names[row] as string), members };
}

function joinText(m: Merge, base: TextIndex, added: TextIndex): TextIndex {
  const terms = pairs(unpackAll(base.terms), unpackAll(added.terms));
  const weights = { base: base.weights, added: added.weights };
  const postings = joinRows(m, terms.rows, base.postings, added.postings, weights);
  const surfaces = postings.kept.map((at) => {
    const [b, a] = terms.rows[at] as [number, number];
    return b >= 0 ? unpackString(base.surfaces, b) : unpackString(added.surfaces, a);
  });
  const foldedOf = (index: TextIndex) => index.phrases.map(({ folded }) => folded);
  const phrases = pairs(foldedOf(base), foldedOf(added));
  const { kept, rows: phraseMembers } = joinRows(m, phrases.rows, base.phraseMembers, added.phraseMembers);
  return {
    terms: packStrings(postings.kept.map((at) => terms.names[at] as string)),
    surfaces: packStrings(surfaces),
    postings: postings.rows,
    weights: postings.weights,
    phrases: kept.map((at, row) => {
      const [b, a] = phrases.rows[at] as [number, number];
      const { folded, display } = (
        b >= 0 ? base.phrases[b] : added.phrases[a]
      ) as TextIndex['phrases'][number];
      const count = (phraseMembers.offsets[row + 1] as number) - (phraseMembers.offsets[row] as number);
      return { folded, display, count };
    }),
    phraseMembers,
  };
}

const unpackAll = (packed: PackedStrings): string[] =>
  Array.from({ length: packed.offsets.length - 1 }, (_, row) => unpackString(packed, row));

/** Two sorted lists of names as one, each with its row on either side, or -1. */
function pairs(base: readonly string[], added: readonly string[]) {
  const names: string[] = [];
  const rows: [number, number][] = [];
  for (let b = 0, a = 0; b < base.length || a < added.length; ) {
    const [mine, theirs] = [base[b], added[a]];
    const same = mine === theirs;
    const first = theirs === undefined || (mine !== undefined && mine < theirs);
    names.push((first || same ? mine : theirs) as string);
    rows.push(same ? [b++, a++] : first ? [b++, -1] : [-1, a++]);
  }
  return { names, rows };
}
