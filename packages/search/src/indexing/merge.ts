/** Merging the parts of two snapshots once it is settled where each product goes. */
import { NumberList } from './columns.ts';
import type { PackedStrings, Rows, Snapshot } from './snapshot.ts';
import { ordinalOf, unpackString } from './snapshot.ts';

const GONE = 0xffff_ffff;
const NO_ROWS: Rows = { offsets: new Uint32Array(1), values: new Uint32Array(0) };

/** Where products come from and where they go. */
export interface Merge {
  size: number;
  /** New ordinals of the base's products, or `GONE`, and of the added ones. Both ascend. */
  base: Uint32Array;
  added: Uint32Array;
  /** For each new ordinal its base ordinal, or the complement (`~`) of its added one. */
  from: Int32Array;
}

export function placed(base: Snapshot, gone: Iterable<string>, added: Snapshot): Merge {
  const m: Merge = {
    size: 0,
    base: new Uint32Array(base.size),
    added: new Uint32Array(added.size),
    from: new Int32Array(base.size + added.size),
  };
  const remove = (code: string): void => {
    const ordinal = ordinalOf(base, code);
    if (ordinal >= 0) m.base[ordinal] = GONE;
  };
  for (const code of gone) remove(code);
  for (let i = 0; i < added.size; i++) remove(unpackString(added.codes, i));
  const before = (b: number, a: number): boolean => {
    const ranks = (base.keys.rank[b] as number) - (added.keys.rank[a] as number);
    return ranks < 0 || (ranks === 0 && unpackString(base.codes, b) < unpackString(added.codes, a));
  };
  let a = 0;
  for (let b = 0; b <= base.size; b++) {
    if (b < base.size && m.base[b] === GONE) continue;
    while (a < added.size && (b === base.size || !before(b, a))) {
      m.added[a] = m.size;
      m.from[m.size++] = ~a++;
    }
    if (b === base.size) break;
    m.base[b] = m.size;
    m.from[m.size++] = b;
  }
  return { ...m, from: m.from.subarray(0, m.size) };
}

export const pickAt = (at: number, base: ArrayLike<number>, added: ArrayLike<number>): number =>
  (at >= 0 ? base[at] : added[~at]) as number;

export const numbers = (m: Merge, base: Float64Array, added: Float64Array) =>
  Float64Array.from(m.from, (at) => pickAt(at, base, added));

export function strings({ from, size }: Merge, base: PackedStrings, added: PackedStrings): PackedStrings {
  const offsets = new Uint32Array(size + 1);
  const part = (i: number): Uint8Array => {
    const at = from[i] as number;
    const [packed, row] = at >= 0 ? [base, at] : [added, ~at];
    return packed.bytes.subarray(packed.offsets[row], packed.offsets[row + 1]);
  };
  for (let i = 0; i < size; i++) offsets[i + 1] = (offsets[i] as number) + part(i).length;
  const bytes = new Uint8Array(offsets[size] as number);
  for (let i = 0; i < size; i++) bytes.set(part(i), offsets[i]);
  return { bytes, offsets };
}

export function mapped(ordinals: Uint32Array, to: Uint32Array): Uint32Array {
  return ordinals.map((ordinal) => to[ordinal] as number).filter((ordinal) => ordinal !== GONE);
}

/** Two sorted lists as one. Few are looked up in many: each costs a binary search. */
export function joined(
  kept: Uint32Array,
  fresh: Uint32Array,
  compare: (a: number, b: number) => number,
): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(kept.length + fresh.length);
  let from = 0;
  for (let i = 0; i < fresh.length; i++) {
    const item = fresh[i] as number;
    let low = from;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(kept[middle] as number, item) < 0) low = middle + 1;
      else high = middle;
    }
    all.set(kept.subarray(from, low), from + i);
    all[low + i] = item;
    from = low;
  }
  all.set(kept.subarray(from), from + fresh.length);
  return all;
}

/** Rows of ascending ordinals, merged pair by pair; a row without a product left is dropped. */
export function joinRows(
  m: Merge,
  rows: readonly (readonly [number, number])[],
  base: Rows = NO_ROWS,
  added: Rows = NO_ROWS,
  weighed?: { base: Uint8Array; added: Uint8Array },
) {
  const values = new Uint32Array(base.values.length + added.values.length);
  const weights = new Uint8Array(weighed ? values.length : 0);
  const offsets = new NumberList();
  const kept: number[] = [];
  let end = 0;
  offsets.push(0);
  for (const [at, [b, a]] of rows.entries()) {
    const start = end;
    let i = b < 0 ? 0 : (base.offsets[b] as number);
    let j = a < 0 ? 0 : (added.offsets[a] as number);
    const last = b < 0 ? 0 : (base.offsets[b + 1] as number);
    const final = a < 0 ? 0 : (added.offsets[a + 1] as number);
    while (i < last || j < final) {
      const mine = i < last ? (m.base[base.values[i] as number] as number) : GONE;
      if (i < last && mine === GONE) {
        i++;
        continue;
      }
      const theirs = j < final ? (m.added[added.values[j] as number] as number) : GONE;
      if (weighed) weights[end] = (mine < theirs ? weighed.base[i] : weighed.added[j]) as number;
      values[end++] = Math.min(mine, theirs);
      if (mine < theirs) i++;
      else j++;
    }
    if (end === start) continue;
    kept.push(at);
    offsets.push(end);
  }
  return {
    kept,
    rows: { offsets: offsets.toArray(), values: values.slice(0, end) },
    weights: weights.slice(0, end),
  };
}
