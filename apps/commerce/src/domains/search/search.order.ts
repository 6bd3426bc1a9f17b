/** The first k products by a key, without sorting the rest. */

/**
 * Products `from` to `from + count` in ascending key order. Keys are whole numbers below 2^53 / `size`;
 * equal keys are ordered by ordinal, that is by rank and then code.
 */
export function pageByKey(
  products: Uint32Array,
  keyOf: (product: number) => number,
  size: number,
  from: number,
  count: number,
): Uint32Array {
  const wanted = Math.min(products.length, from + count);
  if (wanted <= from) return new Uint32Array(0);
  // One number orders by key, then ordinal, and gives the ordinal back.
  const heap = new Float64Array(wanted);
  let length = 0;
  for (let i = 0; i < products.length; i++) {
    const product = products[i] as number;
    const value = keyOf(product) * size + product;
    if (length < wanted) {
      heap[length] = value;
      siftUp(heap, length++);
    } else if (value < (heap[0] as number)) {
      heap[0] = value;
      siftDown(heap, length);
    }
  }
  return Uint32Array.from(heap.sort().subarray(from), (value) => value % size);
}

/** The largest is on top: the first to leave. */
function siftUp(heap: Float64Array, start: number): void {
  let at = start;
  const value = heap[at] as number;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if ((heap[parent] as number) >= value) break;
    heap[at] = heap[parent] as number;
    at = parent;
  }
  heap[at] = value;
}

function siftDown(heap: Float64Array, length: number): void {
  let at = 0;
  const value = heap[0] as number;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= length) break;
    if (child + 1 < length && (heap[child + 1] as number) > (heap[child] as number)) child++;
    if ((heap[child] as number) <= value) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = value;
}
