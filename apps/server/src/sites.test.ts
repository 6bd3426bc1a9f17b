/** Nothing of one site or language shows in another: pages, prices, carts, cookies, keys and orders of the real process. */

import { request } from 'node:http';
import { ADDRESSES } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startDemoShop } from '../../../tools/testbed/index.ts';

const SITES = ['usb2c', 'cab2c', 'usafh'] as const;
type Site = (typeof SITES)[number];
const CURRENCY = { usb2c: 'USD', cab2c: 'CAD', usafh: 'USD' };
/** Both are against the rule of the specification, so that they show which of the two was asked first. */
const OWN_HOST = { usb2c: 'shop.commercial.ca.example', cab2c: 'maison.example' };

let shop: Shop;
let origins: Record<Site, string>;
beforeAll(async () => {
  const hosts = `${OWN_HOST.usb2c}=usb2c,${OWN_HOST.cab2c}=cab2c,port.example:8443=cab2c`;
  shop = await startDemoShop({ env: { SITE_HOSTS: hosts } });
  origins = {
    usb2c: `https://${OWN_HOST.usb2c}`,
    cab2c: `https://${OWN_HOST.cab2c}`,
    usafh: `http://commercial.crema.localhost:${shop.port}`,
  };
}, patience(120_000));
afterAll(() => shop.stop());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** For each site, whether its lists say that they are out of date. */
const outOfDate = () =>
  Promise.all(
    SITES.map(
      async (site) => (await send('GET', `/rest/v2/${site}/c/beverages`)).headers['invalid-cache-response'],
    ),
  );

const send = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
  new Promise<Answer>((resolve, reject) => {
    const to = { host: '127.0.0.1', port: shop.port, method, path, headers };
    const asked = request(to, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    asked.on('error', reject).end(body && JSON.stringify(body));
  });
const open = (path: string, host: string, headers = {}) => send('GET', path, { host, ...headers });

test('a shop that has just been seeded shows all of it, and hears nothing of it later', async () => {
  const until = performance.now() + 3500;
  while (performance.now() < until) {
    expect(await outOfDate()).toEqual(['false', 'false', 'false']);
    await new Promise((next) => setTimeout(next, 20));
  }
});

let keys = 0;
/** A call of the API; each has a key of its own unless it brings one. */
async function call(method: string, site: Site, path: string, body?: object, headers = {}) {
  keys += 1;
  const sent = {
    'content-type': 'application/json',
    'idempotency-key': `sites-of-the-shop-${keys}`,
    ...headers,
  };
  const answer = await send(method, `/rest/v2/${site}/${path}`, sent, body);
  return { ...answer, body: answer.text ? JSON.parse(answer.text) : undefined };
}
const siteOf = ({ text }: Answer) => /<html lang="(\w+)" data-brand="(\w+)"/.exec(text)?.slice(1).join(' ');
interface ShownCard {
  code: string;
  defaultVariant: { code: string; price: string };
}
interface ProductAnswer {
  variantOptions: { code: string; priceData: { currencyIso: string; formattedValue: string } }[];
}
/** The cards of the lists in a page's state. */
function cardsOf({ text }: Answer): ShownCard[] {
  const found: ShownCard[] = [];
  JSON.parse(/id="state">(.*?)<\/script>/.exec(text)?.[1] ?? '{}', (_, value) => {
    if (typeof value?.defaultVariant?.price === 'string') found.push(value);
    return value;
  });
  return found;
}
const canonicalOf = ({ text }: Answer) => /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
const isHidden = ({ text }: Answer) => text.includes('<meta name="robots" content="noindex"');
const pairs = SITES.flatMap((own) =>
  SITES.filter((one) => one !== own).map((other) => [own, other] as const),
);

describe('the site of a request', () => {
  test.each([
    ['maison.example', 'en cab2c'],
    ['MAISON.EXAMPLE:8443', 'en cab2c'],
    ['port.example', 'en cab2c'],
    ['shop.commercial.ca.example', 'en usb2c'],
    ['www.maison.example', 'en usb2c'],
    ['shop.commercial.ca.example.org', 'en usafh'],
    ['maison.example.ca', 'en cab2c'],
  ])('is what SITE_HOSTS says of exactly %s, else what the rule says', async (host, expected) => {
    expect(siteOf(await open('/cart', host))).toBe(expected);
  });

  test('is asked for at the www form of a bare domain, with path and query, on pages and in files', async () => {
    for (const bare of ['crema.localhost', 'crema.ca.localhost:8080']) {
      for (const path of ['/', '/fr/p/x?a=1&b=%20', '/plp/beverages?site=usafh', '/robots.txt']) {
        const { status, headers } = await open(path, bare);
        expect([path, status, headers.location]).toEqual([path, 302, `http://www.${bare}${path}`]);
      }
      expect((await open('/cart', `www.${bare}`)).status).toBe(200);
    }
    for (const host of ['localhost', `localhost:${shop.port}`, '127.0.0.1', '[::1]:3000'])
      expect([host, siteOf(await open('/cart', host))]).toEqual([host, 'en usb2c']);
  });

  test('named by ?site= is that on every host, is not listed, and leaves the host’s own page as it was', async () => {
    for (const host of ['maison.example', 'shop.commercial.ca.example', 'commercial.crema.localhost']) {
      const before = await open('/beverages', host);
      expect(isHidden(before)).toBe(false);
      for (const site of SITES) {
        const visit = await open(`/beverages?site=${site}`, host);
        expect([siteOf(visit), isHidden(visit)]).toEqual([`en ${site}`, true]);
        expect(canonicalOf(visit)).toBe(`${origins[site]}/beverages`);
      }
      for (const unknown of ['nowhere', 'USAFH', '__proto__', ''])
        expect((await open(`/beverages?site=${unknown}`, host)).text).toBe(before.text);
      expect((await open('/beverages', host)).text).toBe(before.text);
    }
  });
});

const PLACES = [
  { site: 'usb2c', language: 'en', host: OWN_HOST.usb2c, prefix: '' },
  { site: 'cab2c', language: 'en', host: OWN_HOST.cab2c, prefix: '' },
  { site: 'cab2c', language: 'fr', host: OWN_HOST.cab2c, prefix: '/fr' },
  { site: 'usafh', language: 'en', host: 'commercial.crema.localhost', prefix: '' },
] as const;

/** The name of a product in the language that the page is not in. */
const FOREIGN = { en: 'Cortège', fr: 'Dawn Parade' };

describe('a page', () => {
  test.each(['/', '/plp/beverages/coffee', '/p/aurelune-dawn-parade', '/search?text=aurelune'])(
    '%s is its site’s and language’s own, cached or not, whoever asks',
    async (path) => {
      const all = () =>
        Promise.all(
          PLACES.map(({ host, prefix }) => open((prefix + path).replace('fr/search', 'fr/recherche'), host)),
        );
      const fresh = await all();
      const kept = await all();
      for (const [at, { site, language, host, prefix }] of PLACES.entries()) {
        const page = fresh[at] as Answer;
        expect([page.status, siteOf(page)]).toEqual([200, `${language} ${site}`]);
        // A product says its currency; lists say their prices as they are written.
        const currencies = [...page.text.matchAll(/currencyIso":"(\w+)"/g)].map(([, currency]) => currency);
        const cards = cardsOf(page);
        expect(cards.length + currencies.length).toBeGreaterThan(0);
        expect([...new Set(currencies)].filter((currency) => currency !== CURRENCY[site])).toEqual([]);
        for (const { code, defaultVariant: shown } of cards.slice(0, 3)) {
          const { body } = await call('GET', site, `products/${code}?lang=${language}`);
          const own = (body as ProductAnswer).variantOptions.find((variant) => variant.code === shown.code);
          const asked = { currencyIso: CURRENCY[site], formattedValue: shown.price };
          expect([code, own?.priceData]).toEqual([code, expect.objectContaining(asked)]);
        }
        for (const other of SITES.filter((one) => one !== site))
          expect(page.text).not.toContain(origins[other]);
        expect(page.text).not.toContain(FOREIGN[language]);
        expect(kept[at]?.text).toBe(page.text);
        const cookie =
          'SESSION=0123456789abcdef0123; isfrLangSelected=true; userFirstName=Ada; cart-quantity=7';
        const asked = (prefix + path).replace('fr/search', 'fr/recherche');
        const visited = await open(asked, host, { cookie, 'accept-language': 'fr-CA' });
        expect(visited.text).toBe(page.text);
        expect(visited.headers['set-cookie']).toBeUndefined();
      }
      expect(new Set(fresh.map(({ text }) => text)).size).toBe(PLACES.length);
    },
  );

  test.each([
    ['levee-and-lark-cane-field', 'usb2c'],
    ['boiserable-maple-iced-latte', 'cab2c'],
    ['steamwright-house-medium', 'usafh'],
  ] as const)(
    'of %s is there on %s alone, and so it is in search, suggestions and calls',
    async (code, seller) => {
      const words = code.split('-').slice(-3).join(' ');
      for (const site of SITES) {
        const sold = site === seller;
        const answers = await Promise.all([
          open(`/p/${code}?site=${site}`, 'localhost'),
          call('GET', site, `products/${code}`),
          call('GET', site, `products/searchText?query=${encodeURIComponent(words)}`),
          call('GET', site, `products/searchsuggestions?term=${encodeURIComponent(words)}`),
          call('GET', site, `products/getProductDetailsForCodes?productCodes=${code}`),
        ]);
        const [page, one, ...lists] = answers;
        expect([site, page.status, one.status]).toEqual([site, ...(sold ? [200, 200] : [404, 404])]);
        for (const list of lists)
          expect([site, list.status, list.text.includes(`/p/${code}"`)]).toEqual([site, 200, sold]);
      }
    },
  );
});

describe('a cart', () => {
  const add = (site: Site, qty: number, headers = {}, more = {}) =>
    call(
      'POST',
      site,
      'users/anonymous/addProductToCart',
      { code: '1012-AURL-DAWN-24', qty, ...more },
      headers,
    );

  test.each(pairs)('of %s is unknown to %s, whatever is asked of it', async (own, other) => {
    const { cartGuid } = (await add(own, 2)).body;
    const cart = `users/anonymous/carts/${cartGuid}`;
    const before = (await call('GET', own, cart)).body;
    const tries = [
      await call('GET', other, cart),
      await call('PATCH', other, `${cart}/entries/0`, { qty: 9 }),
      await call('DELETE', other, `${cart}/entries/0`),
      await call('PUT', other, `${cart}/email`, { email: 'ada@example.com' }),
      await call('GET', other, `${cart}/coupon/apply?couponCode=SHIPFREE`),
      await add(other, 1, {}, { cartGuid }),
      await call('POST', other, 'users/anonymous/orders', { cartGuid, termsChecked: true }),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
    expect((await call('GET', own, cart)).body).toEqual(before);
  });

  test('is one a site in a visit, each in its own money, and the visit’s cookie stays on its host', async () => {
    const first = await add('usb2c', 1);
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^SESSION=/);
    expect(cookie).not.toMatch(/domain=/i);
    const visit = { cookie: cookie.split(';', 1)[0] ?? '' };
    const guids = { usb2c: first.body.cartGuid, cab2c: '', usafh: '' };
    for (const [qty, site] of [
      [2, 'cab2c'],
      [3, 'usafh'],
    ] as const)
      guids[site] = (await add(site, qty, visit)).body.cartGuid;
    expect(new Set(Object.values(guids)).size).toBe(3);
    for (const [at, site] of SITES.entries()) {
      const { body } = await call('GET', site, `users/anonymous/carts/${guids[site]}`, undefined, visit);
      expect([body.totalUnitCount, body.subTotal.currencyIso]).toEqual([at + 1, CURRENCY[site]]);
      const own = await open(`/getSessionCartGuid?site=${site}`, 'localhost', visit);
      expect(JSON.parse(own.text)).toEqual({ sessioncartguid: guids[site] });
    }
    for (const host of ['maison.example', 'port.example:8443'])
      expect([host, JSON.parse((await open('/getSessionCartGuid', host, visit)).text)]).toEqual([
        host,
        { sessioncartguid: guids.cab2c },
      ]);
  });

  test('keeps an Idempotency-Key to its site: the same key elsewhere is another call', async () => {
    const key = { 'idempotency-key': 'one-key-for-three-sites' };
    const adds = [];
    for (const site of SITES) adds.push(await add(site, 2, key));
    expect(new Set(adds.map(({ body }) => body.cartGuid)).size).toBe(3);
    expect(adds.map(({ body }) => body.entry.totalPrice.currencyIso)).toEqual(['USD', 'CAD', 'USD']);
  });

  test.each([
    ['EVERYTHING10', 'usb2c'],
    ['BONJOUR20', 'cab2c'],
    ['OFFICE10', 'usafh'],
  ] as const)('takes the coupon %s on %s alone', async (code, seller) => {
    for (const site of SITES) {
      const { cartGuid } = (await add(site, 12)).body;
      const answer = await call(
        'GET',
        site,
        `users/anonymous/carts/${cartGuid}/coupon/apply?couponCode=${code}`,
      );
      expect([site, answer.status]).toEqual([site, site === seller ? 200 : 404]);
    }
  });

  test('becomes an order that only its site shows', async () => {
    const { cartGuid } = (await add('usb2c', 2)).body;
    const cart = `users/anonymous/carts/${cartGuid}`;
    await call('PUT', 'usb2c', `${cart}/email`, { email: 'ada@example.com' });
    await call('PUT', 'usb2c', `${cart}/addresses/delivery`, ADDRESSES.NY);
    await call('PUT', 'usb2c', `${cart}/payment`, { provider: 'test', token: 'tok_success' });
    const placed = await call('POST', 'usb2c', 'users/anonymous/orders', { cartGuid, termsChecked: true });
    expect(placed.status).toBe(201);
    const statuses = await Promise.all(
      SITES.map(
        async (site) => (await call('GET', site, `users/anonymous/orders/${placed.body.guid}`)).status,
      ),
    );
    expect(statuses).toEqual([200, 404, 404]);
    const screen = (site: Site) => open(`/order-confirmation/${placed.body.guid}?site=${site}`, 'localhost');
    for (const site of SITES) expect((await screen(site)).text).not.toContain(placed.body.code);
  });
});
