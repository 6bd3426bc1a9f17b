import type { Place } from '../../../api/schema.ts';
import { isRecord } from '../../form/values.ts';

/** A place of a page with the ids of its parts in their order. */
export interface Slot {
  position: string;
  components: string[];
}

/** Where a part stands. */
export interface At {
  position: string;
  index: number;
}

export const slotsIn = (value: unknown): Slot[] =>
  Array.isArray(value)
    ? value.flatMap((slot) =>
        isRecord(slot) && typeof slot.position === 'string' && Array.isArray(slot.components)
          ? [{ position: slot.position, components: slot.components.map(String) }]
          : [],
      )
    : [];

export const partsAt = (slots: readonly Slot[], position: string): string[] =>
  slots.find((slot) => slot.position === position)?.components ?? [];

const isSection = ({ position }: Place): boolean => /^Section\d+$/.test(position);

/**
 * The places that a form shows: those that have a name of their own or a part, the first section that has none, and the one
 * where something was just done.
 */
export function shownPlaces(places: readonly Place[], slots: readonly Slot[], touched?: string): Place[] {
  const isFilled = ({ position }: Place): boolean => partsAt(slots, position).length > 0;
  const last = places.findLastIndex(isFilled);
  const next = places.findIndex((place, index) => index > last && isSection(place));
  return places.filter(
    (place, index) => !isSection(place) || isFilled(place) || index === next || place.position === touched,
  );
}

/** The page with other parts at a place, in the order of its places. A place that is new and stays empty is left out. */
function withParts(slots: readonly Slot[], places: readonly Place[], { position, components }: Slot): Slot[] {
  if (slots.some((slot) => slot.position === position))
    return slots.map((slot) => (slot.position === position ? { ...slot, components } : slot));
  if (components.length === 0) return [...slots];
  const order = places.map((place) => place.position);
  const at = slots.findIndex((slot) => order.indexOf(slot.position) > order.indexOf(position));
  return slots.toSpliced(at < 0 ? slots.length : at, 0, { position, components });
}

/** The page with one part more: at the end of a place, or at an index of it. */
export function withPart(
  slots: readonly Slot[],
  places: readonly Place[],
  { position, part, index }: { position: string; part: string; index?: number },
): Slot[] {
  const before = partsAt(slots, position);
  return withParts(slots, places, {
    position,
    components: before.toSpliced(index ?? before.length, 0, part),
  });
}

export const withoutPart = (slots: readonly Slot[], { position, index }: At): Slot[] =>
  slots.map((slot) =>
    slot.position === position ? { ...slot, components: slot.components.toSpliced(index, 1) } : slot,
  );

/**
 * Where a part comes when it is moved by one: before or after its neighbour, else into the place next to its own that shows
 * its kind. Undefined: it cannot go on.
 */
export function targetOf(
  slots: readonly Slot[],
  shown: readonly Place[],
  { position, index }: At,
  { by, kind }: { by: -1 | 1; kind: string | undefined },
): At | undefined {
  const next = index + by;
  if (next >= 0 && next < partsAt(slots, position).length) return { position, index: next };
  const here = shown.findIndex((place) => place.position === position);
  const beyond = by < 0 ? shown.slice(0, Math.max(here, 0)).toReversed() : shown.slice(here + 1);
  const place = beyond.find(({ kinds }) => kind === undefined || kinds.includes(kind));
  if (!place) return undefined;
  return { position: place.position, index: by < 0 ? partsAt(slots, place.position).length : 0 };
}

/** The page with a part elsewhere. */
export function moved(slots: readonly Slot[], places: readonly Place[], from: At, to: At): Slot[] {
  const part = partsAt(slots, from.position)[from.index];
  if (part === undefined) return [...slots];
  return withPart(withoutPart(slots, from), places, { ...to, part });
}
