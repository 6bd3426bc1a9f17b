import { expect, it } from 'vitest';
import { boxPath, readBoxChoice } from './box.url.ts';

it('an address holds size, boxes and whose they are', () => {
  const choice = {
    boxes: 4,
    products: [
      { code: 'A', qty: 3 },
      { code: 'B', qty: 1 },
    ],
    subscription: '0e6f-1',
  };
  const path = boxPath('choose', choice, { page: '2' });
  expect(path).toBe('/monthly-box/choose?boxes=4&products=A:3,B&subscription=0e6f-1&page=2');
  expect(readBoxChoice(new URL(path, 'http://shop').searchParams)).toEqual(choice);
});

it('what is no choice is left out', () => {
  expect(readBoxChoice(new URLSearchParams('boxes=many&subscription=%2F..'))).toEqual({
    boxes: undefined,
    products: [],
    subscription: undefined,
  });
  expect(boxPath()).toBe('/monthly-box');
});
