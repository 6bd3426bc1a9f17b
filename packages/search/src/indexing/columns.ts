/** Growing lists of numbers, and their final form: rows in typed arrays of exact size. */
import type { FacetColumn, Rows } from './snapshot.ts';

/** A growing list of unboxed 32-bit numbers. */
export class NumberList {
  #values = new Uint32Array(64);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  toArray(): Uint32Array<ArrayBuffer> {
    return this.#values.slice(0, this.length);
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }
}

/** Numbers strings from 0 in order of appearance. */
export class Numbering {
  readonly #ids = new Map<string, number>();
  readonly names: string[] = [];

  idOf(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.#ids.set(name, this.names.length);
    this.names.push(name);
    return this.names.length - 1;
  }
}

/** Values by product while products still arrive in any order. */
export class PairList {
  readonly numbering = new Numbering();
  readonly #products = new NumberList();
  readonly #values = new NumberList();

  add(product: number, value: string): void {
    this.#products.push(product);
    this.#values.push(this.numbering.idOf(value));
  }

  /** Row i has the values of product i, renumbered by `ordinalOf`. */
  byProduct(size: number, ordinalOf: Uint32Array): Rows {
    return rowsOf(size, this.#products.length, (pair) => [
      ordinalOf[this.#products.at(pair)] ?? 0,
      this.#values.at(pair),
    ]);
  }

  /** Row i has the products of value i, ascending. */
  byValue(ordinalOf: Uint32Array): Rows {
    const rows = rowsOf(this.numbering.names.length, this.#products.length, (pair) => [
      this.#values.at(pair),
      ordinalOf[this.#products.at(pair)] ?? 0,
    ]);
    for (let row = 0; row < this.numbering.names.length; row++) {
      rows.values.subarray(rows.offsets[row], rows.offsets[row + 1]).sort();
    }
    return rows;
  }

  /** As `byValue`, but each value's row where its name is among the sorted ones: row i is of value `ids[i]`. */
  sortedByValue(ordinalOf: Uint32Array): { ids: number[]; rows: Rows } {
    const { names } = this.numbering;
    const ids = names.map((_, id) => id).sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));
    const { offsets, values } = this.byValue(ordinalOf);
    const sorted = { offsets: new Uint32Array(offsets.length), values: new Uint32Array(values.length) };
    for (const [row, id] of ids.entries()) {
      const members = values.subarray(offsets[id], offsets[id + 1]);
      sorted.values.set(members, sorted.offsets[row]);
      sorted.offsets[row + 1] = (sorted.offsets[row] ?? 0) + members.length;
    }
    return { ids, rows: sorted };
  }

  facetColumn(code: string, size: number, ordinalOf: Uint32Array): FacetColumn {
    const values = this.numbering.names;
    const rows = this.byProduct(size, ordinalOf);
    for (let i = 0; i < size; i++) {
      if ((rows.offsets[i + 1] ?? 0) - (rows.offsets[i] ?? 0) > 1) return { code, values, ids: null, rows };
    }
    const ids = values.length < 65_535 ? new Uint16Array(size) : new Uint32Array(size);
    for (let i = 0; i < size; i++) {
      const start = rows.offsets[i] ?? 0;
      ids[i] = rows.offsets[i + 1] === start ? values.length : (rows.values[start] ?? 0);
    }
    return { code, values, ids, rows: null };
  }
}

function rowsOf(rowCount: number, pairs: number, pairAt: (pair: number) => [number, number]): Rows {
  const offsets = new Uint32Array(rowCount + 1);
  for (let pair = 0; pair < pairs; pair++) {
    const row = pairAt(pair)[0];
    offsets[row + 1] = (offsets[row + 1] ?? 0) + 1;
  }
  for (let row = 0; row < rowCount; row++) offsets[row + 1] = (offsets[row + 1] ?? 0) + (offsets[row] ?? 0);
  const next = offsets.slice();
  const values = new Uint32Array(pairs);
  for (let pair = 0; pair < pairs; pair++) {
    const [row, value] = pairAt(pair);
    const at = next[row] ?? 0;
    values[at] = value;
    next[row] = at + 1;
  }
  return { offsets, values };
}

/** For a list of ordinals in some order, the place of each. */
export function placesOf(sorted: Uint32Array): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(sorted.length);
  for (let place = 0; place < sorted.length; place++) places[sorted[place] ?? 0] = place;
  return places;
}
