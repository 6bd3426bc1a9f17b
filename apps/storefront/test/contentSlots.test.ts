/** What the content service says is what the pages show; what a call answered is what the slices hold. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { categoryData, categoryPage, siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ cacheBytes: 0, answerBytes: 0 });
});
afterAll(() => shop.stop());
afterEach(() => shop.commerce.answers.clear());

const R = '/rest/v2/usb2c';
const open = async (path: string) => {
  const answer = await fetch(shop.origin + path);
  const html = await answer.text();
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return { status: answer.status, html, state: JSON.parse(state) };
};
const answer = (path: string, body: unknown, init?: ResponseInit) =>
  shop.commerce.answers.set(R + path, () => json(body, '', init));
const headerWith = (contentSlots: object[]) => answer('/cms/siteConfig', { ...siteConfig, contentSlots });
const notice = (uid: string, text: string) => ({ uid, typeCode: 'NotificationComponent', text });
const page = (uid: string, contentSlots: object[]) => ({
  uid,
  label: uid,
  pageType: 'ContentPage',
  title: 'A title of the editor',
  metadata: [{ name: 'description', content: 'A description of the editor' }],
  contentSlots,
});
const text = (uid: string, html: string) => ({ uid, typeCode: 'RichTextComponent', html });

describe('content', () => {
  it('makes the navigation, the notice, the footer and the page', async () => {
    // covers: S1.44, S2.57, S2.59, S2.60
    headerWith([
      {
        position: 'NavigationBar',
        components: [
          {
            uid: 'nav',
            typeCode: 'NavigationComponent',
            children: [{ title: 'Cold things', url: '/plp/cold' }],
          },
        ],
      },
      { position: 'GlobalNotificationSection', components: [notice('n', 'Closed on Monday')] },
      {
        position: 'Footer',
        components: [
          {
            uid: 'foot',
            typeCode: 'FooterLinksComponent',
            columns: [{ title: 'Our word', links: [{ title: 'Promises', url: '/content/promises' }] }],
          },
        ],
      },
    ]);
    answer(
      '/cms/pages',
      page('promises', [{ position: 'Section1', components: [text('t', 'We promise.')] }]),
    );
    const { html } = await open('/content/promises');
    expect(html).toMatch(/<header.*href="\/plp\/cold"[^>]*>Cold things<.*<\/header>/s);
    expect(html).toMatch(/Closed on Monday.*<header/s);
    expect(html).toMatch(/<main.*We promise\..*<\/main>/s);
    expect(html).toMatch(/<footer.*Our word.*href="\/content\/promises"[^>]*>Promises<.*<\/footer>/s);
    shop.commerce.answers.clear();
    expect((await open('/')).html).not.toContain('Cold things');
  });

  it('leaves out a component of a type that only every object knows', async () => {
    const stranger = { uid: 'c', typeCode: 'constructor', html: 'never' };
    const promises = {
      ...{ uid: 'v', typeCode: 'ValuePropsComponent' },
      items: [{ icon: 'constructor', title: 'We promise', text: 'this' }],
    };
    answer(
      '/cms/pages',
      page('any', [{ position: 'Section1', components: [stranger, promises, text('t', 'Words')] }]),
    );
    const { status, html } = await open('/content/any');
    expect(status).toBe(200);
    expect(html).toMatch(/<main.*We promise.*Words.*<\/main>/s);
    // A section that fell on the server, for the browser to try again.
    expect(html).not.toContain('<!--$!-->');
  });

  it('makes the global banner', async () => {
    // covers: S2.58
    headerWith([{ position: 'GlobalBannerSection', components: [notice('b', 'Free shipping from $29')] }]);
    expect((await open('/')).html).toMatch(/Free shipping from \$29.*<header/s);
  });

  it('makes the section of the quiz on the page of that label', async () => {
    // covers: S2.49, S2.61
    answer(
      '/cms/pages',
      page('podQuizPage', [{ position: 'podQuizSection', components: [text('q', 'Six questions.')] }]),
    );
    expect((await open('/content/podQuizPage')).html).toContain('Six questions.');
    expect(shop.commerce.calls.at(-1)).toContain('pageLabelOrId=podQuizPage');
  });

  it('makes the banner of the search page', async () => {
    // covers: S2.62
    answer('/products/getKeywordRedirect', { text: 'tea' });
    answer('/products/searchText', { ...categoryPage('tea', 3), freeTextSearch: 'tea' });
    const hero = { uid: 'h', typeCode: 'HeroBannerComponent', heading: 'Steep a while', image: 'h.webp' };
    answer('/cms/pages', page('search', [{ position: 'heroBannerSearchPage', components: [hero] }]));
    const { html } = await open('/search?text=tea');
    expect(html).toContain('Steep a while');
    expect(html).toContain('Morning tea');
  });
});

describe('a carousel', () => {
  it('of named products asks for those and shows them', async () => {
    const carousel = {
      uid: 'chosen',
      typeCode: 'ProductCarouselComponent',
      mode: 'codes',
      productCodes: ['one', 'two'],
    };
    answer('/cms/pages', page('beverages', [{ position: 'Section1', components: [carousel] }]));
    answer('/products/getProductDetailsForCodes', { products: categoryPage('ours', 2).products });
    expect((await open('/beverages')).html).toContain('Morning ours');
    expect(
      decodeURIComponent(shop.commerce.calls.findLast((call) => call.includes('ForCodes')) ?? ''),
    ).toContain('productCodes=one,two');
  });
});

describe('a landing page', () => {
  it('waits for its carousels no longer than the site says', async () => {
    // covers: S9.52
    const settings = (landingTimeoutMs: number) =>
      answer('/cms/siteConfig', {
        ...siteConfig,
        siteConfigurations: { entry: [{ key: 'landingTimeoutMs', value: landingTimeoutMs }] },
      });
    const carousel = {
      uid: 'best',
      typeCode: 'ProductCarouselComponent',
      mode: 'bestSellers',
      heading: 'Loved',
    };
    answer('/cms/pages', page('beverages', [{ position: 'Section1', components: [carousel] }]));
    shop.commerce.answers.set(`${R}/products/getBestSellerProducts`, async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return json({ products: categoryPage('oolong', 1).products });
    });
    settings(20);
    const hasty = await open('/beverages');
    expect(hasty.status).toBe(200);
    expect(hasty.html).not.toContain('Morning oolong');
    settings(5000);
    expect((await open('/beverages')).html).toContain('Morning oolong');
  });
});

it('asks for the best sellers of a category where a carousel names one', async () => {
  const carousel = {
    uid: 'best',
    typeCode: 'ProductCarouselComponent',
    mode: 'bestSellers',
    categoryCode: 'tea',
    heading: 'Steeped most',
  };
  answer('/cms/pages', page('beverages', [{ position: 'Section1', components: [carousel] }]));
  answer('/products/getBestSellerProducts', { products: categoryPage('oolong', 1).products });
  expect((await open('/beverages')).html).toContain('Morning oolong');
  const asked = shop.commerce.calls.findLast((call) => call.includes('getBestSellerProducts'));
  expect(asked).toContain('categoryCode=tea');
});

describe('an address outside the shop', () => {
  const links = async (urls: string[]) => {
    const columns = [{ title: 'Friends', links: urls.map((url) => ({ title: url, url })) }];
    headerWith([
      {
        position: 'Footer',
        components: [{ uid: 'foot', typeCode: 'FooterLinksComponent', columns }],
      },
    ]);
    const { html } = await open('/');
    return urls.filter((url) => html.includes(`<a href="${url}"`));
  };
  const long = 'a'.repeat(256);

  it('is a link when it is http or https, with a domain and a top level of their lengths', async () => {
    // covers: S5.1, S5.2, S5.3
    const good = [
      'http://example.com',
      'https://shop.example.co/way?to=x#y',
      'https://ab.museum',
      `https://${long}.com`,
    ];
    expect(await links(good)).toEqual(good);
    const wrong = [
      'ftp://example.com',
      'javascript:alert(1)',
      'example.com',
      'https://a.com',
      `https://${long}a.com`,
      'https://example.c',
      'https://example.toolong',
      'https://example.c0m',
    ];
    expect(await links(wrong)).toEqual([]);
  });
});

describe('the state of a page', () => {
  it('knows the brand, the language and the preview ticket', async () => {
    // covers: S3.95
    const { state } = await open('/?cmsTicketId=t-1&site=cab2c');
    expect(state.apiConfig).toMatchObject({ brand: 'cab2c', lang: 'en', cmsTicketId: 't-1' });
    expect((await open('/')).state.apiConfig).not.toHaveProperty('cmsTicketId');
  });

  it('has the title and metadata of its content, which become the document’s', async () => {
    // covers: S3.96, S3.97, S3.99, S3.101
    const slots = [{ position: 'Section1', components: [text('t', 'Words')] }];
    answer('/cms/pages', page('any', slots));
    const { html, state } = await open('/content/any');
    expect(state.pageContent.data).toMatchObject({ title: 'A title of the editor', contentSlots: slots });
    expect(state.pageMetadata).toMatchObject({
      title: 'A title of the editor',
      metadata: [{ name: 'description', content: 'A description of the editor' }],
    });
    expect(html).toContain('<title>A title of the editor | Crema</title>');
    expect(html).toContain('<meta name="description" content="A description of the editor"/>');
  });

  it('has the header’s configuration data', async () => {
    // covers: S3.98
    expect((await open('/')).state.configurationData).toMatchObject({ success: true, data: siteConfig });
  });

  it('has the products of a category and whether they may be kept', async () => {
    // covers: S3.104, S3.107, S7.52
    for (const invalid of [true, false]) {
      answer('/c/tea', categoryPage('tea', 2), { headers: { 'invalid-cache-response': String(invalid) } });
      const { data } = (await open('/plp/tea')).state.categoryProducts;
      expect(data.cards.map(({ code }: { code: string }) => code)).toEqual(['tea-0', 'tea-1']);
      expect(data.isInvalidCacheResponse).toBe(invalid);
    }
  });

  it('has what was searched for and found, and the products of the page’s carousels', async () => {
    // covers: S3.102, S3.109, S3.110
    answer('/products/getKeywordRedirect', { text: 'tea' });
    answer('/products/searchText', { ...categoryPage('tea', 2), freeTextSearch: 'tea' });
    answer('/products/getBestSellerProducts', { products: categoryPage('oolong', 1).products });
    const carousel = {
      uid: 'best',
      typeCode: 'ProductCarouselComponent',
      mode: 'bestSellers',
      title: 'Loved',
    };
    answer('/cms/pages', page('search', [{ position: 'Section1', components: [carousel] }]));
    const { state } = await open('/search?text=tea');
    const codes = (cards: { code: string }[]) => cards.map(({ code }) => code);
    expect(state.pageContent.data.searchText).toBe('tea');
    const { products, productResults } = state.searchResults.data;
    expect(codes(products)).toEqual(['tea-0', 'tea-1']);
    expect(productResults).toMatchObject({
      pagination: { totalResults: expect.any(Number) },
      facets: [],
      sorts: expect.any(Array),
    });
    expect(codes(state.products.data.best)).toEqual(['oolong-0']);
  });

  it('has the banner behind a category', async () => {
    // covers: S3.126, S3.127
    const banner = {
      bannerBackgroundComponentId: 'banner-tea',
      bannerBackgroundComponentList: ['banner-tea', 'banner-cold'],
      bannerBackgroundImage: '/media/tea.webp',
    };
    answer('/c/tea/categoryData', { ...categoryData('tea'), ...banner });
    const { state, html } = await open('/plp/tea');
    expect(state.categoryData.data).toMatchObject(banner);
    expect(html).toMatch(/<img[^>]*src="\/media\/tea\.webp\?w=/);
  });

  it('has what a category is', async () => {
    // covers: S3.124, S3.125, S3.128, S3.129
    expect((await open('/plp/tea')).state.categoryData.data).toMatchObject({
      url: '/plp/tea',
      name: 'All tea',
      cmAnalyticsPageType: 'category',
      title: 'All tea',
      metadata: [],
      typeCode: 'Category',
    });
  });
});

describe('a failed fetch', () => {
  const refusal = { errors: [{ type: 'InternalError', message: 'The shelf fell over.' }] };
  const failed = async (path: string, slice: string) => {
    const { status, html, state } = await open(path);
    expect([path, status]).toEqual([path, 400]);
    expect(html).toContain('SORRY, SOMETHING WENT WRONG!');
    return state[slice].error;
  };

  it('of a page makes the answer 400 and keeps the error', async () => {
    // covers: S8.15, S8.24
    answer('/cms/pages', refusal, { status: 400 });
    expect(await failed('/content/any', 'pageContent')).toEqual({ status: 400, errors: refusal.errors });
  });

  it('of a category does so too', async () => {
    // covers: S2.64, S8.16
    answer('/c/tea', refusal, { status: 503 });
    expect(await failed('/plp/tea', 'categoryProducts')).toEqual({ status: 503, errors: refusal.errors });
  });

  it('of a search does so too', async () => {
    // covers: S8.17
    answer('/products/getKeywordRedirect', { text: 'tea' });
    answer('/products/searchText', refusal, { status: 500 });
    expect(await failed('/search?text=tea', 'searchResults')).toEqual({
      status: 500,
      errors: refusal.errors,
    });
  });
});
