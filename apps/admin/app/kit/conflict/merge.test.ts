import { expect, it } from 'vitest';
import { isSameChange, rebased, sidesOf } from './merge.ts';

const DRAFT = {
  version: 'v1',
  base: { price: 10, name: 'A', note: 'n' },
  changes: { price: 12, name: 'B', note: 'm' },
};

it('shows both sides of each typed field, and where both changed it', () => {
  expect(sidesOf(DRAFT, { price: 11, name: 'A', note: 'm' })).toEqual([
    { name: 'price', base: 10, mine: 12, theirs: 11, clashes: true },
    { name: 'name', base: 'A', mine: 'B', theirs: 'A', clashes: false },
  ]);
});

it('goes on from the other version with the fields that are kept', () => {
  const theirs = { price: 11, name: 'A', note: 'm' };
  expect(rebased(DRAFT, theirs, 'v2', new Set(['name', 'note']))).toEqual({
    version: 'v2',
    base: { name: 'A' },
    changes: { name: 'B' },
  });
});

it('a row that already says everything that was typed is no conflict', () => {
  expect(isSameChange(DRAFT, { price: 12, name: 'B', note: 'm', more: 1 })).toBe(true);
  expect(isSameChange(DRAFT, { price: 12, name: 'B' })).toBe(false);
  expect(isSameChange({ base: { a: 1 }, changes: { a: undefined } }, { a: null })).toBe(true);
});
