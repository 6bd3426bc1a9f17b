import { expect, it } from 'vitest';
import type { Place } from '../../../api/schema.ts';
import { moved, type Slot, shownPlaces, slotsIn, targetOf, withoutPart, withPart } from './slots.ts';

const place = (position: string, ...kinds: string[]): Place => ({ position, title: position, kinds });
const PLACES = [
  place('Section1', 'Text', 'Banner'),
  place('beside', 'Text'),
  place('Section2', 'Text', 'Banner'),
  place('Section3', 'Text', 'Banner'),
  place('Section4', 'Text', 'Banner'),
];
const SLOTS: Slot[] = [
  { position: 'Section1', components: ['a'] },
  { position: 'Section2', components: ['b', 'c'] },
];
const names = (slots: readonly Slot[]) =>
  slots.map(({ position, components }) => `${position}: ${components.join(' ')}`);

it('what is no list of places is none', () => {
  expect(slotsIn(undefined)).toEqual([]);
  expect(slotsIn([{ position: 'x' }, { position: 'y', components: ['a'] }])).toEqual([
    { position: 'y', components: ['a'] },
  ]);
});

it('places with parts are shown, those with a name of their own, and one section to add to', () => {
  expect(shownPlaces(PLACES, SLOTS).map(({ position }) => position)).toEqual([
    ...['Section1', 'beside', 'Section2', 'Section3'],
  ]);
  expect(shownPlaces(PLACES, []).map(({ position }) => position)).toEqual(['Section1', 'beside']);
  expect(shownPlaces(PLACES, [], 'Section4').map(({ position }) => position)).toContain('Section4');
});

it('a part is added where its place belongs, and leaves no place behind that was not there', () => {
  const added = withPart(SLOTS, PLACES, { position: 'beside', part: 'n' });
  expect(names(added)).toEqual(['Section1: a', 'beside: n', 'Section2: b c']);
  expect(names(withPart(SLOTS, PLACES, { position: 'Section3', part: 'n' })).at(-1)).toBe('Section3: n');
  expect(names(withoutPart(SLOTS, { position: 'Section2', index: 0 }))).toEqual([
    'Section1: a',
    'Section2: c',
  ]);
});

it('a part moves past its neighbours, then into the next place that shows its kind', () => {
  const shown = shownPlaces(PLACES, SLOTS);
  const go = (position: string, index: number, by: -1 | 1, kind = 'Banner') => {
    const from = { position, index };
    const to = targetOf(SLOTS, shown, from, { by, kind });
    return to && names(moved(SLOTS, PLACES, from, to));
  };
  expect(go('Section2', 0, 1)).toEqual(['Section1: a', 'Section2: c b']);
  expect(go('Section2', 0, -1)).toEqual(['Section1: a b', 'Section2: c']);
  expect(go('Section2', 0, -1, 'Text')).toEqual(['Section1: a', 'beside: b', 'Section2: c']);
  expect(go('Section2', 1, 1)).toEqual(['Section1: a', 'Section2: b', 'Section3: c']);
  expect(go('Section1', 0, -1)).toBeUndefined();
});
