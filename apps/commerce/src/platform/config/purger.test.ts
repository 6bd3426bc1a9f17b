import { expect, test } from 'vitest';
import { parsePurger } from './purger.ts';

test('the purger needs engines and caches, and neither a database nor a secret', () => {
  const problems: string[] = [];
  const env = { COMMERCE_URL: 'http://a:3000,http://b:3000', EDGE_URL: 'http://127.0.0.1:6081/' };
  expect(parsePurger(env, problems)).toMatchObject({
    commerceUrls: ['http://a:3000', 'http://b:3000'],
    edgeUrls: ['http://127.0.0.1:6081/'],
  });
  expect(problems).toEqual([]);
});

test('says all that is missing or wrong at once', () => {
  const problems: string[] = [];
  parsePurger({ EDGE_URL: 'varnish:6081' }, problems);
  expect(problems).toEqual([
    'EDGE_URL: "varnish:6081" is not an address that begins with http:// or https://.',
    'The purger needs COMMERCE_URL: the addresses of the commerce processes.',
  ]);
  parsePurger({ COMMERCE_URL: 'http://a:3000' }, problems);
  expect(problems.at(-1)).toBe('The purger needs EDGE_URL: the addresses of the caches in front.');
});
