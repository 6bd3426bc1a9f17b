import { expect, it } from 'vitest';
import { EMPTY, isEmpty, sentChanges, withField } from './draft.ts';

const SAVED = { name: 'House', price: 1200, tags: ['a'], title: { en: 'House', fr: 'Maison' } };

it('holds only what differs from what is saved', () => {
  let draft = withField({ ...EMPTY, version: 'v1' }, SAVED, 'price', 1300);
  expect(draft).toEqual({ version: 'v1', base: { price: 1200 }, changes: { price: 1300 } });
  draft = withField(draft, SAVED, 'title', { fr: 'Maison', en: 'House' });
  expect(Object.keys(draft.changes)).toEqual(['price']);
  draft = withField(draft, SAVED, 'price', 1200);
  expect(isEmpty(draft)).toBe(true);
  expect(draft.base).toEqual({});
});

it('compares with the value from which typing began, though somebody else has saved another', () => {
  const draft = withField({ ...EMPTY, version: 'v1' }, SAVED, 'price', 1300);
  const later = withField(draft, { ...SAVED, price: 999 }, 'price', 1400);
  expect(later).toEqual({ version: 'v1', base: { price: 1200 }, changes: { price: 1400 } });
});

it('an emptied field is sent as null', () => {
  expect(sentChanges(withField(EMPTY, SAVED, 'price', undefined))).toEqual({ price: null });
});
