import type { Filler } from './slots.types.ts';

/** Draws what fills a slot, in that order and without an element around it: nothing where nothing does. */
export function Slot<Data>({ fillers, data }: { fillers: readonly Filler<Data>[]; data: Data }) {
  return fillers.map(({ draw }, place) => draw(data, place));
}
