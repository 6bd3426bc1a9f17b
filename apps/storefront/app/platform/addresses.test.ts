import { expect, test } from 'vitest';
import { categoryCodeOf, knownElsewhere, plainPath } from './addresses.ts';

test('a category is found by path, by code and by landing path', () => {
  expect(categoryCodeOf({ '*': 'beverages/coffee/' }, '/plp/beverages/coffee/')).toBe('beverages/coffee');
  expect(categoryCodeOf({ code: 'coffee' }, '/c/coffee')).toBe('coffee');
  for (const path of ['/fr/brewers', '/brewers/', '/Brewers', '/fr/BREWERS/'])
    expect([path, categoryCodeOf({}, path)]).toEqual([path, 'brewers']);
  expect(categoryCodeOf({}, '/elsewhere')).toBe('');
});

test('the language is no part of a plain path', () => {
  expect(plainPath('/fr')).toBe('/');
  expect(plainPath('/fr/p/x')).toBe('/p/x');
  expect(plainPath('/french-press')).toBe('/french-press');
});

test('an address that no route matches may still name something', () => {
  expect(knownElsewhere('/a/b/c/d/p/1012', 'usb2c')).toBe('/p/1012');
  expect(knownElsewhere('/fr/a/b/c/d/b/brand-aurelune', 'cab2c')).toBe('/b/brand-aurelune');
  expect(knownElsewhere('/recherche', 'cab2c')).toBe('/recherche');
  expect(knownElsewhere('/recherche', 'usb2c')).toBeUndefined();
  expect(knownElsewhere('/fr/search', 'cab2c')).toBe('/recherche');
  expect(knownElsewhere('/p/1012', 'usb2c')).toBeUndefined();
  expect(knownElsewhere('/nothing', 'usb2c')).toBeUndefined();
});
