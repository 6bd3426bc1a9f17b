import { expect, test } from 'vitest';
import { categoryCodeOf, plainPath } from './addresses.ts';

test('a category is found by path, by code and by landing path', () => {
  expect(categoryCodeOf({ '*': 'beverages/coffee/' }, '/plp/beverages/coffee/')).toBe('beverages/coffee');
  expect(categoryCodeOf({ code: 'coffee' }, '/c/coffee')).toBe('coffee');
  expect(categoryCodeOf({}, '/fr/brewers')).toBe('brewers');
  expect(categoryCodeOf({}, '/elsewhere')).toBe('');
});

test('the language is no part of a plain path', () => {
  expect(plainPath('/fr')).toBe('/');
  expect(plainPath('/fr/p/x')).toBe('/p/x');
  expect(plainPath('/french-press')).toBe('/french-press');
});
