import { expect, test } from 'vitest';
import { completeMenu } from './menu.rules.ts';

const tea = { title: 'Tea', url: '/plp/beverages/tea' };
const menu = [
  {
    title: 'Beverages',
    url: '/beverages',
    children: [{ title: 'All', url: '/plp/beverages', children: [tea] }],
  },
];

test('a menu that links everything stays as it is', () => {
  const branches = [{ title: 'Beverages', url: '/plp/beverages', children: [tea] }];
  expect(completeMenu(menu, branches, 'en')).toEqual(menu);
});

test('a category that nobody linked stands last in its branch', () => {
  const mead = { title: 'Mead', url: '/plp/beverages/mead' };
  const branches = [{ title: 'Beverages', url: '/plp/beverages', children: [tea, mead] }];
  const [beverages] = completeMenu(menu, branches, 'fr');
  expect(beverages?.children?.at(-1)).toEqual({
    title: 'Aussi dans Beverages',
    url: '/plp/beverages',
    children: [mead],
  });
});

test('a branch that the menu does not know gets a place of its own', () => {
  const cake = { title: 'Cake', url: '/plp/bakery/cake' };
  const completed = completeMenu(menu, [{ title: 'Bakery', url: '/plp/bakery', children: [cake] }], 'en');
  expect(completed).toHaveLength(2);
  expect(completed[1]?.children?.[0]?.children?.map(({ url }) => url)).toEqual([
    '/plp/bakery',
    '/plp/bakery/cake',
  ]);
});
