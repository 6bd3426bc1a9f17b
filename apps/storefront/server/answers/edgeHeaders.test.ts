import { expect, it } from 'vitest';
import { makePage, type Page } from '../cache/page.ts';
import { edgeHeaders } from './edgeHeaders.ts';

const NOW = Date.parse('2027-01-04T12:00:00Z');
const page = (validUntil: number, tags: string[], status = 200): Page => ({
  ...makePage({ status, html: ['<p>Tea</p>'], cacheControl: 'no-cache', frameOrigins: [] }),
  shared: { tags: new Set(tags), validUntil },
});
const headersOf = (one: Page, how: 'hit' | 'stale' = 'hit', cookie = false) =>
  edgeHeaders(one, how, { hasHeader: (name) => cookie && name === 'set-cookie' }, NOW);
const NONE = ['surrogate-control', 'no-store'];
const TAGS = ['site:usb2c', 'product:usb2c:dawn'];

it('says for how long, at most an hour, and by which keys', () => {
  const keys = ['surrogate-key', TAGS.join(' '), 'xkey', TAGS.join(' ')];
  expect(headersOf(page(NOW + 90_500, TAGS))).toEqual(['surrogate-control', 'max-age=90', ...keys]);
  expect(headersOf(page(Number.POSITIVE_INFINITY, TAGS))).toEqual([
    'surrogate-control',
    'max-age=3600',
    ...keys,
  ]);
});

it.each<[string, string[]]>([
  ['that ends now', headersOf(page(NOW + 900, TAGS))],
  ['that may be out of date', headersOf(page(NOW + 90_000, TAGS), 'stale')],
  ['that is no 200', headersOf(page(NOW + 90_000, TAGS, 404))],
  ['with a cookie', headersOf(page(NOW + 90_000, TAGS), 'hit', true)],
  [
    'with more keys than a header holds',
    headersOf(
      page(
        NOW + 90_000,
        [...Array(900).keys()].map((n) => `product:${n}`),
      ),
    ),
  ],
  ['that is not kept', headersOf({ ...page(NOW + 90_000, TAGS), shared: undefined })],
])('a page %s is held by no cache in front', (_, headers) => {
  expect(headers).toEqual(NONE);
});
