import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseImageSet, type SetItem } from './imageSet.ts';

const text = (item: unknown): string => `/*jsonp*/nib(${JSON.stringify({ set: { item } })},"");`;
const entry = ({ name, video }: SetItem) => ({ i: { n: name }, ...(video && { v: { n: video } }) });

test('reads pictures and films, one or many', () => {
  const item = fc.record(
    { name: fc.string({ minLength: 1 }), video: fc.string({ minLength: 1 }) },
    { requiredKeys: ['name'] },
  );
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(parseImageSet(text(items.map(entry)))).toEqual(items.map((one) => ({ ...one })));
    }),
  );
  expect(parseImageSet(text({ i: { n: 'nib.webp' } }))).toEqual([{ name: 'nib.webp' }]);
});

test.each(['', 'nib()', 'nib({},"");', 'nib({"set":{}},"");', '<html>(no,"")'])('refuses %s', (wrong) => {
  expect(() => parseImageSet(wrong)).toThrow(SyntaxError);
});
