/** How the shop is found from outside: what crawlers and link previews are sent, as a browser parses it. */
import { expect, type Page, test } from '@playwright/test';

const port = process.env.E2E_PORT;
const us = `http://www.crema.localhost:${port}`;
const canada = `http://www.crema.ca.localhost:${port}`;
const business = `http://commercial.crema.localhost:${port}`;

type Thing = Record<string, unknown> & { '@type': string };

/** A document as it is sent; names below .localhost are Chromium's business, and this call is not Chromium's. */
const sent = async (page: Page, address: string): Promise<string> => {
  const { host, pathname, search } = new URL(address);
  const answer = await page.request.get(`http://127.0.0.1:${port}${pathname}${search}`, {
    headers: { host },
  });
  expect([address, answer.status()]).toEqual([address, 200]);
  return answer.text();
};
/** What stands in it for others, read by the parser of a browser that loads and runs nothing of it. */
const open = async (page: Page, address: string) =>
  page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const { head } = parsed;
      const attribute = (selector: string, name: string) =>
        [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      return {
        robots: attribute('meta[name=robots]', 'content'),
        canonical: attribute('link[rel=canonical]', 'href'),
        alternates: Object.fromEntries(
          [...head.querySelectorAll('link[hreflang]')].map((link) => [
            link.getAttribute('hreflang') ?? '',
            link.getAttribute('href'),
          ]),
        ),
        openGraph: Object.fromEntries(
          [...head.querySelectorAll('meta[property]')].map((meta) => [
            meta.getAttribute('property') ?? '',
            meta.getAttribute('content'),
          ]),
        ),
        graph: [...parsed.querySelectorAll('script[type="application/ld+json"]')].flatMap(
          (script) => JSON.parse(script.textContent ?? '')['@graph'] as Thing[],
        ),
      };
    },
    await sent(page, address),
  );
const thing = (graph: Thing[], type: string) => graph.find((one) => one['@type'] === type);

/** The properties that search engines ask for. */
const NEEDED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'contactPoint'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'image', 'brand', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
};

/** What is missing anywhere below a thing, and every address that does not stand on the site's own host. */
function faults(value: unknown, origin: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faults(one, origin));
  if (typeof value === 'string') {
    const foreign =
      /^https?:/.test(value) && !value.startsWith(origin) && !value.startsWith('https://schema.org');
    return foreign ? [`not on ${origin}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const type = (value as Thing)['@type'];
  const missing = (NEEDED[type] ?? []).filter((property) => (value as Thing)[property] === undefined);
  const rated = Object.keys(value).filter((property) => /rating|review/i.test(property));
  return [
    ...missing.map((property) => `${type} without ${property}`),
    ...rated.map((property) => `${property}: nobody rated`),
    ...Object.values(value).flatMap((inner) => faults(inner, origin)),
  ];
}

test('the home page says whose shop it is and how to search it', async ({ page }) => {
  const { graph, openGraph, canonical } = await open(page, `${canada}/fr`);
  expect(faults(graph, canada)).toEqual([]);
  expect(canonical).toEqual([`${canada}/fr`]);
  expect(thing(graph, 'Organization')).toMatchObject({ name: 'Crema Canada', url: `${canada}/` });
  expect(JSON.stringify(thing(graph, 'WebSite'))).toContain(
    `${canada}/fr/recherche?text={search_term_string}`,
  );
  expect(openGraph).toMatchObject({ 'og:locale': 'fr_CA', 'og:site_name': 'Crema Canada' });
});

test('a product is described with each variant, its price and whether it can be had', async ({
  page,
  request,
}) => {
  const { graph, openGraph, alternates } = await open(page, `${canada}/shop/p/aurelune-dawn-parade`);
  expect(faults(graph, canada)).toEqual([]);
  const answer = await request.get(`http://127.0.0.1:${port}/rest/v2/cab2c/products/aurelune-dawn-parade`);
  const { variantOptions } = (await answer.json()) as {
    variantOptions: { code: string; priceData: { value: number } }[];
  };
  expect(thing(graph, 'ProductGroup')).toMatchObject({
    name: 'Dawn Parade',
    url: `${canada}/p/aurelune-dawn-parade`,
    hasVariant: variantOptions.map(({ code, priceData }) => ({
      sku: code,
      offers: { price: priceData.value, priceCurrency: 'CAD', availability: 'https://schema.org/InStock' },
    })),
  });
  expect(alternates).toEqual({
    'en-CA': `${canada}/p/aurelune-dawn-parade`,
    'fr-CA': `${canada}/fr/p/aurelune-dawn-parade`,
    'x-default': `${canada}/p/aurelune-dawn-parade`,
  });
  expect(openGraph).toMatchObject({ 'og:type': 'product', 'og:title': 'Dawn Parade · Aurelune' });
  const picture = await request.get(
    String(openGraph['og:image']).replace(canada, `http://127.0.0.1:${port}`),
  );
  expect([picture.status(), picture.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
});

test('a brewer that a kit makes cheaper is described at its price without one, and the page is sent no other', async ({
  page,
  request,
}) => {
  const answer = await request.get(`http://127.0.0.1:${port}/rest/v2/usb2c/products/crema-nib`);
  const { variantOptions } = (await answer.json()) as {
    variantOptions: { priceData: { value: number }; campaignPriceData: { value: number } }[];
  };
  for (const { priceData, campaignPriceData } of variantOptions)
    expect(campaignPriceData.value).toBeLessThan(priceData.value);
  const { graph } = await open(page, `${us}/p/crema-nib`);
  expect(thing(graph, 'ProductGroup')).toMatchObject({
    hasVariant: variantOptions.map(({ priceData }) => ({ offers: { price: priceData.value } })),
  });
  expect(await sent(page, `${us}/p/crema-nib`)).not.toContain('campaignPrice');
});

test('a list has one address, its later pages their own, and its way from the top', async ({ page }) => {
  const address = `${us}/plp/beverages/coffee`;
  for (const alias of [
    '/c/coffee',
    '/shop/b/coffee',
    '/plp/beverages/coffee?sort=price-asc&filters=roast:dark',
  ]) {
    const { canonical, graph } = await open(page, us + alias);
    expect([alias, canonical]).toEqual([alias, [address]]);
    expect(faults(graph, us)).toEqual([]);
    expect(thing(graph, 'BreadcrumbList')?.itemListElement).toHaveLength(2);
  }
  expect((await open(page, `${address}?page=2`)).canonical).toEqual([`${address}?page=2`]);
  expect((await open(page, `${us}/plp/beverages`)).canonical).toEqual([`${us}/beverages`]);
});

test('what is not to be listed says so, and has neither address nor description', async ({ page }) => {
  for (const path of ['/search?text=tea', '/cart', '/checkout']) {
    const { robots, canonical, graph, openGraph } = await open(page, us + path);
    expect([path, robots, canonical, graph, openGraph]).toEqual([path, ['noindex'], [], [], {}]);
  }
  const preview = await open(page, `${us}/?cmsTicketId=draft`);
  expect(preview.robots).toEqual(['noindex']);
  const override = await open(page, `${us}/beverages?site=usafh`);
  expect([override.robots, override.canonical]).toEqual([['noindex'], [`${business}/beverages`]]);
});

test('sitemaps and feeds are well-formed XML, and their addresses answer', async ({ page, request }) => {
  const read = async (path: string, element: string) =>
    page.evaluate(
      ([text = '', name = '']) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        const fault = parsed.querySelector('parsererror')?.textContent;
        if (fault) throw new Error(fault);
        return [...parsed.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
      },
      [await sent(page, canada + path), element],
    );
  const files = await read('/sitemap.xml', 'loc');
  expect(files.length).toBe(6);
  for (const file of files) {
    const addresses = await read(new URL(file).pathname, 'loc');
    for (const address of [addresses[0], addresses.at(-1)]) {
      const { pathname } = new URL(address ?? '');
      const answer = await request.get(`http://127.0.0.1:${port}${pathname}?site=cab2c`);
      expect([pathname, answer.status()]).toEqual([pathname, 200]);
      expect(await answer.text()).toContain(`rel="canonical" href="${address}"`);
    }
  }
  expect((await read('/feeds/products-fr.xml', 'g:id')).length).toBeGreaterThan(300);
});
