import { SITES } from '@crema/brands';
import { decodeXML } from 'entities';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogProduct } from '#domains/catalog/index.ts';
import { sitemap, xml } from './discovery.presenter.ts';
import { parseSitemapFile, sitemapFile, sitemapsFor } from './discovery.rules.ts';
import { discoveryService } from './discovery.service.ts';

/** A shop with so many products that nothing of it may be in memory twice. */
function bigShop(size: number) {
  let made = 0;
  const catalog = {
    outline: () => ({
      size,
      *products(from = 0, count = size) {
        for (let at = from; at < Math.min(size, from + count); at += 1) {
          made += 1;
          yield { code: `p${at}`, updatedOn: '2027-01-04' } as CatalogProduct;
        }
      },
      lists: () => ['/plp/tea', '/plp/beverages'],
    }),
  };
  const content = { pageLabels: () => [] };
  const config = { siteHosts: new Map([['boutique.example', 'cab2c']]), port: 3000 };
  const discovery = discoveryService({ config } as never, { catalog, content } as never);
  return { discovery, made: () => made };
}

test('a sitemap holds 5,000 addresses at most, and all of them hold every product once', () => {
  const { discovery } = bigShop(12_001);
  const files = discovery.sitemaps(SITES.cab2c).filter((address) => address.includes('products-fr'));
  expect(files).toHaveLength(3);
  const pages = files.map((address) => {
    const name = parseSitemapFile(address.split('/').at(-1) ?? '');
    return [...((name && discovery.entries(SITES.cab2c, name)) ?? [])].map((entry) => entry.address);
  });
  expect(pages.map((page) => page.length)).toEqual([5_000, 5_000, 2_001]);
  expect(new Set(pages.flat()).size).toBe(12_001);
  expect(pages[2]?.at(-1)).toBe('https://boutique.example/fr/p/p12000');
  const beyond = { language: 'fr', part: 'products', number: 4 } as const;
  expect(discovery.entries(SITES.cab2c, beyond)).toBeUndefined();
});

test('products are read while the sitemap is sent, not before', () => {
  const { discovery, made } = bigShop(5_000);
  const pieces = sitemap(
    discovery.entries(SITES.usb2c, { language: 'en', part: 'products', number: 1 }) ?? [],
  );
  for (let taken = 0; taken < 10; taken += 1) pieces.next();
  expect(made()).toBe(9);
});

test('a list with a landing page is listed by that', () => {
  const { discovery } = bigShop(1);
  const lists = discovery.entries(SITES.usb2c, { language: 'en', part: 'lists', number: 1 }) ?? [];
  expect([...lists].map(({ address }) => new URL(address).pathname)).toEqual(['/plp/tea', '/beverages']);
});

test('any text survives in XML, but for what XML cannot hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = xml(text);
      expect(written).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
      const kept = [...text.toWellFormed()].filter((sign) =>
        /[\t\n\r -\uD7FF\uE000-\uFFFD]|[^\0-\uFFFF]/u.test(sign),
      );
      expect(decodeXML(written)).toBe(kept.join(''));
    }),
  );
});

test('names of sitemaps are read as they are written, and no others', () => {
  const name = { language: 'fr', part: 'lists', number: 12 } as const;
  expect(parseSitemapFile(sitemapFile(name))).toEqual(name);
  for (const other of ['lists-fr-0.xml', 'lists-de-1.xml', 'lists-fr-1', 'x-en-1.xml', 'lists-fr-999999.xml'])
    expect(parseSitemapFile(other)).toBeUndefined();
  expect([0, 1, 5_000, 5_001].map(sitemapsFor)).toEqual([0, 1, 1, 2]);
});
