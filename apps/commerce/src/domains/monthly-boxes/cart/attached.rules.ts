import type { Attached } from '#domains/cart/index.ts';
import { type AttachedBox, BOX } from '../monthly-boxes.types.ts';

/** The monthly box in a cart, if there is one. */
export function boxIn({ attached }: { attached: Attached }): AttachedBox | undefined {
  const found = attached[BOX];
  return isBox(found) ? found : undefined;
}

const isBox = (value: unknown): value is AttachedBox =>
  typeof value === 'object' && value !== null && 'boxes' in value && 'products' in value;
