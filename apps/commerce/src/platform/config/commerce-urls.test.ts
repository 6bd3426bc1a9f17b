import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './index.ts';

const storefront = (COMMERCE_URL?: string) =>
  loadConfig({ ROLES: 'storefront', SECRET_KEY: 'x'.repeat(32), COMMERCE_URL });
const problemsOf = (text?: string): string[] => {
  try {
    storefront(text);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

test('COMMERCE_URL takes several addresses, each once', () => {
  expect(storefront('http://a:3001, https://b ,http://a:3001,').commerceUrls).toEqual([
    'http://a:3001',
    'https://b',
  ]);
});

test('says which address is none, and that a storefront needs one', () => {
  expect(problemsOf('http://a,b:3001,ftp://c')).toEqual([
    'COMMERCE_URL: "b:3001" is not an address that begins with http:// or https://.',
    'COMMERCE_URL: "ftp://c" is not an address that begins with http:// or https://.',
  ]);
  for (const none of [undefined, '', ' , '])
    expect(problemsOf(none)).toEqual(['A storefront without the commerce role needs COMMERCE_URL.']);
});
