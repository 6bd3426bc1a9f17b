import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Compared, readCompared, toggled } from './compare.rules.ts';

const item = (code: string, kind = 'Brewer'): Compared => ({ code, name: code, kind });
const items = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 4 });

test('a second press takes a product away again', () => {
  fc.assert(
    fc.property(items, fc.stringMatching(/^[A-Z]{2}$/), (codes, code) => {
      const before = codes.map((one) => item(one));
      const chosen = toggled(before, item(code), 9);
      expect(chosen.items.map((one) => one.code)).toEqual([...codes, code]);
      expect(toggled(chosen.items, item(code), 9)).toEqual({ items: before, note: null });
    }),
  );
});

test('there are never more than fit, nor two kinds', () => {
  const presses = fc.array(fc.tuple(fc.nat(6), fc.constantFrom('Brewer', 'Coffee')));
  fc.assert(
    fc.property(presses, fc.integer({ min: 1, max: 4 }), (list, most) => {
      let chosen: readonly Compared[] = [];
      for (const [n, kind] of list) chosen = toggled(chosen, item(`${kind}-${n}`, kind), most).items;
      expect(chosen.length).toBeLessThanOrEqual(most);
      expect(new Set(chosen.map(({ kind }) => kind)).size).toBeLessThanOrEqual(1);
      expect(new Set(chosen.map(({ code }) => code)).size).toBe(chosen.length);
    }),
  );
});

test('says when there is no room and when a new comparison began', () => {
  const two = [item('nib'), item('alto')];
  expect(toggled(two, item('tempo'), 2)).toEqual({ items: two, note: 'full' });
  expect(toggled(two, item('mug', 'Accessory'), 2)).toEqual({
    items: [item('mug', 'Accessory')],
    note: 'startedAnew',
  });
});

test('reads what it kept and nothing else', () => {
  const two = [item('nib'), { ...item('alto'), image: '/media/alto.webp' }];
  expect(readCompared(JSON.stringify(two), 4)).toEqual(two);
  expect(readCompared(JSON.stringify(two), 1)).toEqual([item('nib')]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const one of readCompared(text, 4)) expect(one.code).toBeTypeOf('string');
    }),
  );
  for (const text of [null, '', '{', '[null, 7, {"code":""}]', '{"code":"nib"}'])
    expect(readCompared(text, 4)).toEqual([]);
});
