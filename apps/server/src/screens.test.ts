/** The three sites and the screens of the specification's section 2, as the real process answers them over HTTP. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startDemoShop } from '../../../tools/testbed/index.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startDemoShop();
}, patience(240_000));
afterAll(() => shop.stop());

interface Answer {
  status: number;
  location: string | undefined;
  html: string;
}

/** A document, as a browser at that host would ask for it. */
const open = (path: string, host = 'localhost') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: shop.port, path, headers: { host } }, (answer) => {
      const { statusCode = 0, headers: told } = answer;
      text(answer).then((html) => resolve({ status: statusCode, location: told.location, html }), reject);
    });
    asked.on('error', reject).end();
  });
const api = async (path: string, init?: RequestInit) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `screens-${crypto.randomUUID()}` };
  return (await fetch(`${shop.origin}/rest/v2/${path}`, { headers, ...init })).json();
};
const siteOf = ({ html }: Answer) => /<html lang="(\w+)" data-brand="(\w+)"/.exec(html)?.slice(1).join(' ');
const headingOf = ({ html }: Answer) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');
const linksOf = ({ html }: Answer) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
/** What a visitor reads between header and footer. */
const textOf = ({ html }: Answer) => (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, ' ');
const CANADA = 'www.crema.ca.localhost';

describe('the site', () => {
  test.each([
    ['shop.commercial.example.ca', 'en usafh'],
    ['coffee.example.ca', 'en cab2c'],
    ['coffee.example.com', 'en usb2c'],
  ])('of the host %s is %s', async (host, expected) => {
    // covers: S1.1, S1.2, S1.3
    expect(siteOf(await open('/', host))).toBe(expected);
  });

  test('named by ?site= beats the host and stays in every link; an unknown one changes nothing', async () => {
    // covers: S1.4, S1.5, S2.52
    const visit = await open('/beverages?site=usafh', CANADA);
    expect(siteOf(visit)).toBe('en usafh');
    const links = linksOf(visit).filter((href) => !href.startsWith('/assets'));
    expect(links.length).toBeGreaterThan(50);
    for (const href of links) expect(new URL(href, shop.origin).searchParams.get('site')).toBe('usafh');
    const unknown = await open('/beverages?site=nowhere', CANADA);
    expect(siteOf(unknown)).toBe('en cab2c');
    expect(linksOf(unknown).some((href) => href.includes('site='))).toBe(false);
  });

  test.each([
    ['crema.localhost', 'http://www.crema.localhost/plp/beverages?sort=name-asc'],
    ['crema.ca.localhost:8080', 'http://www.crema.ca.localhost:8080/plp/beverages?sort=name-asc'],
  ])('redirects the bare domain %s', async (host, location) => {
    // covers: S1.6, S1.7
    expect(await open('/plp/beverages?sort=name-asc', host)).toMatchObject({ status: 302, location });
  });

  test('has its currency and its catalogue, and French in Canada only', async () => {
    // covers: S1.8, S1.9, S1.10, S1.11
    const sites = await Promise.all(
      ['usb2c', 'cab2c', 'usafh'].map(async (site) => {
        const page = await api(`${site}/c/beverages?pageSize=100&sort=name-asc`);
        const currencies = new Set(
          page.products.map((one: { priceData: { currencyIso: string } }) => one.priceData.currencyIso),
        );
        const codes = page.products.map((one: { code: string }) => one.code);
        const french = await open(`/fr/beverages?site=${site}`);
        return { currencies: [...currencies], codes, french: french.status, language: siteOf(french) };
      }),
    );
    const [us, canada, work] = sites;
    expect(sites.map(({ currencies }) => currencies)).toEqual([['USD'], ['CAD'], ['USD']]);
    expect(sites.map(({ french }) => french)).toEqual([404, 200, 404]);
    expect(canada?.language).toBe('fr cab2c');
    expect(siteOf(await open('/beverages?site=cab2c'))).toBe('en cab2c');
    expect(work?.codes).not.toEqual(us?.codes);
  });

  test('speaks French below /fr and English elsewhere', async () => {
    // covers: S1.52, S1.54
    const [french, english] = [await open('/fr/beverages', CANADA), await open('/beverages', CANADA)];
    expect([headingOf(french), headingOf(english)]).toEqual(['Boissons', 'Beverages']);
    expect(siteOf(await open('/french-roast', CANADA))).toBe('en cab2c');
  });

  test('has a home page of its own', async () => {
    // covers: S2.40, S2.41, S2.42
    const homes = await Promise.all(['usb2c', 'cab2c', 'usafh'].map((site) => open(`/?site=${site}`)));
    expect(homes.map(({ status }) => status)).toEqual([200, 200, 200]);
    // What is told and sold differs, not only the links.
    expect(new Set(homes.map(textOf)).size).toBe(3);
  });
});

describe('a shopper', () => {
  test.each([
    ['beverages', 'Coffee'],
    ['brewers', 'Brewer'],
    ['accessories', 'Accessory'],
    ['bundles', 'Bundle'],
  ])('finds %s, reads of one and buys it', async (category, productType) => {
    // covers: S1.12, S1.13, S1.14, S1.15, S1.16
    const list = await open(`/plp/${category}`);
    const code = linksOf(list)
      .find((href) => href.startsWith('/p/'))
      ?.slice(3);
    const product = await api(`usb2c/products/${code}`);
    expect(product.productType).toBe(productType);
    expect(headingOf(await open(`/p/${code}`))).toBe(product.name.replaceAll("'", '&#x27;'));
    const user = 'usb2c/users/anonymous';
    const write = (method: string, path: string, body: object) =>
      api(`${user}/${path}`, { method, body: JSON.stringify(body) });
    const sold = product.variantOptions.find(
      (one: { stock: { stockLevelStatus: string } }) => one.stock.stockLevelStatus === 'inStock',
    );
    const { cartGuid } = await write('POST', 'addProductToCart', { code: sold.code, qty: 1 });
    const cart = `carts/${cartGuid}`;
    await write('PUT', `${cart}/email`, { email: 'ada@example.com' });
    await write('PUT', `${cart}/addresses/delivery`, {
      firstName: 'Ada',
      lastName: 'Marsh',
      line1: '12 Orchard Street',
      town: 'Albany',
      region: { isocode: 'US-NY' },
      country: { isocode: 'US' },
      postalCode: '12207',
      phone: '(518) 555-0100',
    });
    await write('PUT', `${cart}/payment`, { provider: 'test', token: 'tok_success' });
    const order = await write('POST', 'orders', { cartGuid, termsChecked: true });
    expect(order).toMatchObject({
      status: 'processing',
      paymentStatus: 'captured',
      entries: [{ product: { productType } }],
    });
  });
});

describe('the screen', () => {
  test('stands between header and footer on every page', async () => {
    // covers: S2.1
    for (const path of [
      '/',
      '/plp/beverages',
      '/p/aurelune-dawn-parade',
      '/search?text=dawn',
      '/cart',
      '/nowhere',
    ]) {
      const { html } = await open(path);
      expect([path, html.indexOf('<header'), html.indexOf('<footer')]).toEqual([
        path,
        expect.any(Number),
        expect.any(Number),
      ]);
      expect(html.indexOf('<header')).toBeGreaterThan(0);
      expect(html.indexOf('<main')).toBeGreaterThan(html.indexOf('<header'));
      expect(html.lastIndexOf('<footer')).toBeGreaterThan(html.indexOf('</main>'));
    }
  });

  test('/search lists results, in French at /fr/recherche', async () => {
    // covers: S2.6, S2.7
    const english = await open('/search?text=dawn+parade');
    expect(linksOf(english)).toContain('/p/aurelune-dawn-parade');
    const french = await open('/fr/recherche?text=cafe', CANADA);
    expect(siteOf(french)).toBe('fr cab2c');
    expect(linksOf(french).filter((href) => href.startsWith('/fr/p/')).length).toBeGreaterThan(5);
  });

  test('/search leaves for the page of a word that has one', async () => {
    // covers: S1.43, S2.9
    expect(await open('/search?text=Descaler')).toMatchObject({
      status: 302,
      location: '/plp/accessories/care',
    });
    expect(await open('/fr/recherche?text=detartrage', CANADA)).toMatchObject({
      status: 302,
      location: '/fr/plp/accessories/care',
    });
  });

  test('/search without results says so and shows what sells best', async () => {
    // covers: S2.10, S2.47
    const nothing = await open('/search?text=zzqqxxyy');
    expect(nothing.status).toBe(200);
    expect(headingOf(nothing)).toContain('zzqqxxyy');
    expect(nothing.html).toContain('All best sellers');
    expect(linksOf(nothing).filter((href) => href.startsWith('/p/')).length).toBeGreaterThan(3);
  });

  test('of a category is found by path and by code, in French below /fr', async () => {
    // covers: S2.11, S2.13, S2.14
    const addresses = ['/plp/beverages/coffee', '/c/coffee', '/plp/coffee'];
    const pages = await Promise.all(addresses.map((path) => open(path)));
    const products = pages.map((page) => linksOf(page).filter((href) => href.startsWith('/p/')));
    expect(products[0]?.length).toBeGreaterThan(20);
    expect(products[1]).toEqual(products[0]);
    expect(products[2]).toEqual(products[0]);
    expect(headingOf(await open('/fr/plp/beverages/coffee', CANADA))).toBe('Café');
  });

  test('of a category keeps its filters in the query string', async () => {
    // covers: S2.12
    const all = await open('/plp/beverages/coffee');
    expect(linksOf(all)).toContain('/plp/beverages/coffee?filters=roast%3Adark');
    const dark = await open('/plp/beverages/coffee?filters=roast%3Adark');
    const { products } = await api('usb2c/c/coffee?filters=roast:dark');
    const listed = [...new Set(linksOf(dark).filter((href) => href.startsWith('/p/')))];
    expect(listed).toEqual(products.map(({ url }: { url: string }) => url));
    expect(linksOf(dark)).toContain('/plp/beverages/coffee');
  });

  test('of a product speaks French down to its options and numbers', async () => {
    const french = textOf(await open('/fr/p/crema-nib', CANADA));
    for (const words of ['Couleur', 'Encre', 'Terre cuite', '29,5']) expect(french).toContain(words);
    for (const words of ['Color', 'Ink', '29.5']) expect(french).not.toContain(words);
    expect(textOf(await open('/fr/p/aurelune-dawn-parade', CANADA))).toMatch(/Format .*\b10\sun\./s);
    expect(textOf(await open('/p/crema-nib', CANADA))).toMatch(/Colour .*\bInk\b.*29\.5/s);
  });

  test('/recherche without its language leads to the French search, in Canada only', async () => {
    // covers: S2.8
    const led = await open('/recherche?text=erable', CANADA);
    expect([led.status, led.location]).toEqual([302, '/fr/recherche?text=erable']);
    expect((await open('/recherche?text=erable')).status).toBe(404);
  });

  test('of a product answers behind any prefix, by code and by pod id', async () => {
    // covers: S2.15, S2.16
    for (const path of ['/p/', '/coffee/p/', '/coffee/medium/p/', '/shop/coffee/medium/p/']) {
      for (const id of ['aurelune-dawn-parade', '1012']) {
        expect([path + id, headingOf(await open(path + id))]).toEqual([path + id, 'Dawn Parade']);
      }
    }
  });

  test('of a brand and of a category answers behind any prefix', async () => {
    // covers: S2.17, S2.18
    for (const path of ['/b/', '/coffee/b/', '/shop/our/coffee/b/']) {
      const names = [await open(`${path}brand-aurelune`), await open(`${path}coffee`)].map(headingOf);
      expect([path, ...names]).toEqual([path, 'Aurelune', 'Coffee']);
    }
  });

  test.each([
    ['/beverages', 'Beverages'],
    ['/brewers', 'Brewers'],
    ['/accessories', 'Accessories'],
  ])('%s is a landing page', async (path, name) => {
    // covers: S2.37, S2.38, S2.39
    const page = await open(path);
    expect([page.status, headingOf(page)]).toEqual([200, name]);
    expect(linksOf(page).filter((href) => href.startsWith('/p/')).length).toBeGreaterThan(5);
    const pictures = new Set([...page.html.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, src]) => src ?? ''));
    expect(pictures.size).toBeGreaterThan(8);
    for (const src of pictures) {
      const picture = await fetch(shop.origin + src.replaceAll('&amp;', '&'));
      expect([src, picture.status]).toEqual([src, 200]);
      await picture.body?.cancel();
    }
  });

  test('of paying leads nowhere else', async () => {
    const [cart, checkout] = [await open('/cart'), await open('/checkout')].map(
      ({ html }) => /<footer.*<\/footer>/s.exec(html)?.[0],
    );
    expect(cart).toContain('Shipping and returns');
    expect(checkout).toContain('tel:1-800-555-0142');
    expect(checkout).not.toContain('Shipping and returns');
    expect(checkout).not.toContain('<form');
  });

  test('of a content page opens by its label and by its id', async () => {
    // covers: S2.20, S2.21
    const [label, id] = [await open('/content/support/faq'), await open('/content/support-faq-page')];
    expect([label.status, id.status]).toEqual([200, 200]);
    expect([headingOf(id), headingOf(label)]).toEqual(['Questions and answers', 'Questions and answers']);
    expect((await open('/content/nothing-of-this-name')).status).toBe(404);
    for (const [path, status] of Object.entries({ '/plp/': 404, '/content/': 404, '/BREWERS/': 200 }))
      expect([path, (await open(path)).status]).toEqual([path, status]);
  });

  test('of a product recommends others', async () => {
    // covers: S1.36
    const { products } = await api('usb2c/products/recommendedProducts?productCode=aurelune-dawn-parade');
    expect(products.length).toBeGreaterThan(2);
    const links = linksOf(await open('/p/aurelune-dawn-parade'));
    for (const { url } of products) expect(links).toContain(url);
  });

  test('that failed names no fault and leads on', async () => {
    // covers: S2.66, S2.67, S2.68, S2.69, S2.73
    const failed = await open('/nowhere');
    expect(failed.status).toBe(404);
    expect(headingOf(failed)).toBe('SORRY, SOMETHING WENT WRONG!');
    expect(failed.html).toContain(
      'Looks like we brewed decaf by mistake. You can start over from our home page.',
    );
    expect(failed.html).toContain('We reply within 24 to 48 hours');
    expect(failed.html).toMatch(/<form role="search"[^>]* action="\/search"[^>]*>.*name="text"/s);
    const main = /<main.*<\/main>/s.exec(failed.html)?.[0] ?? '';
    expect(linksOf({ ...failed, html: main })).toEqual([
      '/',
      '/beverages',
      '/brewers',
      '/accessories',
      '/content/support/email-us-page',
    ]);
  });

  test('that failed says whom to call and when, in Canada another number', async () => {
    // covers: S2.70, S2.71, S2.72
    const [us, canada] = [await open('/nowhere'), await open('/nowhere', CANADA)].map(textOf);
    const phoneOf = (text = '') => /1-800-555-\d{4}/.exec(text)?.[0];
    expect([phoneOf(us), phoneOf(canada)]).toEqual(['1-800-555-0142', '1-800-555-0167']);
    for (const text of [us, canada]) {
      expect(text).toContain('Open 7 days a week, 7 a.m. to midnight Eastern.');
    }
  });

  test('that failed is another one for businesses, with its own words and no tiles', async () => {
    // covers: S2.74
    const failed = await open('/nowhere', 'commercial.crema.localhost');
    expect(failed.status).toBe(404);
    expect(headingOf(failed)).toBe('This page is not available');
    expect(textOf(failed)).not.toContain('decaf');
    expect(textOf(failed)).toContain('1-800-555-0181');
    const main = /<main.*<\/main>/s.exec(failed.html)?.[0] ?? '';
    expect(linksOf({ ...failed, html: main })).toEqual(['/', '/content/support/email-us-page']);
  });
});
