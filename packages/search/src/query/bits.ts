/** Sets of products as bits: a filter over 100,000 products is 3,125 AND instructions. */

export type Bits = Uint32Array<ArrayBuffer>;

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffff_ffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 0xffff_ffff >>> (32 - (size % 32));
  return bits;
}

export function bitsOf(size: number, products: Uint32Array): Bits {
  return addTo(noBits(size), products);
}

function addTo(bits: Bits, products: Uint32Array): Bits {
  for (let i = 0; i < products.length; i++) {
    const product = products[i] as number;
    bits[product >>> 5] = (bits[product >>> 5] as number) | (1 << (product & 31));
  }
  return bits;
}

export function hasBit(bits: Bits, product: number): boolean {
  return ((bits[product >>> 5] as number) & (1 << (product & 31))) !== 0;
}

export function writeBit(bits: Bits, product: number, on: boolean): void {
  const word = bits[product >>> 5] as number;
  const bit = 1 << (product & 31);
  bits[product >>> 5] = on ? word | bit : word & ~bit;
}

/** Adds `others` to `bits`. */
export function orInto(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (others[i] as number);
}

/** Keeps in `bits` what `others` has too. */
export function andInto(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (others[i] as number);
}

/** Takes away from `bits` what `others` has. */
export function minusInto(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & ~(others[i] as number);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += ones(bits[i] as number);
  return count;
}

export function countCommon(bits: Bits, others: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += ones((bits[i] as number) & (others[i] as number));
  return count;
}

/** The members, ascending; `count` is their number. */
export function membersOf(bits: Bits, count: number): Uint32Array {
  const members = new Uint32Array(count);
  let at = 0;
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i] as number; word !== 0; word &= word - 1)
      members[at++] = (i << 5) + 31 - Math.clz32(word & -word);
  }
  return members;
}

/** The bits set in a 32-bit word, counted in parallel. */
export function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
