/** Sitemaps, robots.txt and product feed, as a crawler at the sites' hosts reads them. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { SITE_HOSTS: 'boutique.example=cab2c' } });
  const pan = nativeVariant({
    code: '9-PAN-1',
    options: { Size: '1 ct' },
    stock: 0,
    price: 20,
    discountPrice: 15,
  });
  await stockShop(shop.commerce, [
    nativeProduct(),
    nativeProduct({
      code: 'pan-and-pot',
      podId: '77',
      name: { en: 'Pan & < Pot "one"' },
      description: { en: '<p>Fire &amp; <b>iron</b></p>' },
      variants: [pan, nativeVariant({ code: '9-PAN-2', options: { Size: '2 ct' }, price: 30 })],
    }),
  ]);
  await stockShop(shop.commerce, [nativeProduct()], 'cab2c');
});
afterAll(() => shop.commerce.close());

const get = (url: string, host = 'localhost') => shop.commerce.app.inject({ url, headers: { host } });
const all = (text: string, element: string) =>
  [...text.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'g'))].map(([, inner]) => inner);

it('robots.txt names the sitemap of the host’s own site', async () => {
  const robots = await get('/robots.txt', 'boutique.example');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Sitemap: https://boutique.example/sitemap.xml');
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://www.crema.localhost:3000/sitemap.xml');
});

it('every sitemap of the index is there, in the languages of the site only', async () => {
  for (const [host, languages] of [
    ['localhost', ['en']],
    ['boutique.example', ['en', 'fr']],
  ] as const) {
    const files = all((await get('/sitemap.xml', host)).body, 'loc').map((loc = '') => new URL(loc).pathname);
    expect([...new Set(files.map((file) => /-(en|fr)-/.exec(file)?.[1]))]).toEqual(languages);
    for (const file of files) {
      const answer = await get(file, host);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/xml; charset=utf-8',
      ]);
      expect(all(answer.body, 'loc').length).toBeGreaterThan(0);
    }
  }
  expect((await get('/sitemaps/products-fr-1.xml')).statusCode).toBe(404);
  expect((await get('/sitemaps/products-en-2.xml')).statusCode).toBe(404);
});

it('a product stands in the sitemap with its day and its other language', async () => {
  const { body } = await get('/sitemaps/products-fr-1.xml', 'boutique.example');
  expect(all(body, 'url')).toEqual([
    '<loc>https://boutique.example/fr/p/dawn-parade</loc><lastmod>2027-01-04</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en-CA" href="https://boutique.example/p/dawn-parade"/>' +
      '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://boutique.example/fr/p/dawn-parade"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://boutique.example/p/dawn-parade"/>',
  ]);
});

it('the product feed has every variant with its price, in the terms of merchants’ services', async () => {
  const feed = await get('/feeds/products-en.xml');
  const [first, second, third] = all(feed.body, 'item');
  expect([feed.statusCode, third]).toEqual([200, expect.any(String)]);
  expect(first).toContain('<g:id>1012-AURL-DAWN-24</g:id>');
  expect(first).toContain('<g:price>18.99 USD</g:price>');
  expect(first).not.toContain('item_group_id');
  for (const part of [
    '<g:title>Aurelune Pan &amp; &lt; Pot &quot;one&quot;, 1 ct</g:title>',
    '<g:description>Fire &amp; iron</g:description>',
    '<g:availability>out_of_stock</g:availability>',
    '<g:price>20.00 USD</g:price><g:sale_price>15.00 USD</g:sale_price>',
    '<g:item_group_id>pan-and-pot</g:item_group_id>',
    '<g:link>http://www.crema.localhost:3000/p/pan-and-pot</g:link>',
  ])
    expect(second).toContain(part);
  expect((await get('/feeds/products-fr.xml')).statusCode).toBe(404);
  const french = await get('/feeds/products-fr.xml', 'boutique.example');
  expect(all(french.body, 'item')).toHaveLength(1);
  expect(french.body).toContain('Cortège de l&apos;aube');
  expect(french.body).toContain('CAD</g:price>');
});

it('a bare domain leads to its www form, and ?site= to another site’s files', async () => {
  const bare = await get('/sitemap.xml?x=1', 'crema.ca.localhost:3000');
  expect([bare.statusCode, bare.headers.location]).toEqual([
    302,
    'http://www.crema.ca.localhost:3000/sitemap.xml?x=1',
  ]);
  expect((await get('/sitemap.xml?site=usafh')).body).toContain('commercial.crema.localhost');
});
