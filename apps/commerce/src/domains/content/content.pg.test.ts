import { count, setting } from '@crema/brands/settings';
import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runContentCommand } from './previews/previews.command.ts';
import { replaceContent } from './storage/content.repository.ts';
import { readSeed } from './storage/content.seed.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
beforeEach(async () => {
  await emptyShop(shop);
  const banner = { site: 'cab2c', typeCode: 'HeroBannerComponent', activeFrom: null, activeTo: null };
  await replaceContent(shop.db, 'cab2c', {
    pages: [
      {
        site: 'cab2c',
        uid: 'home',
        label: 'homepage',
        pageType: 'ContentPage',
        title: { en: 'Home', fr: 'Accueil' },
        metadata: [],
        slots: [{ position: 'Section1', components: ['always', 'later', 'off'] }],
        activeFrom: null,
        activeTo: null,
      },
    ],
    components: [
      { ...banner, uid: 'always', data: { html: { en: '<p onclick="x()">Hi<script>1</script></p>' } } },
      { ...banner, uid: 'later', activeFrom: '2027-01-05T00:00:00Z', data: { heading: { en: 'New' } } },
      { ...banner, uid: 'off', data: { feature: 'quizzes' } },
    ],
    entries: [
      { site: 'cab2c', kind: 'configuration', key: 'pageSize', value: 12, position: 0 },
      { site: 'cab2c', kind: 'configuration', key: 'features', value: { quizzes: false }, position: 2 },
      { site: 'cab2c', kind: 'configuration', key: 'shippingFee', value: 'free', position: 1 },
      { site: 'cab2c', kind: 'message', key: 'welcome', value: { en: 'Hello', fr: 'Bonjour' }, position: 2 },
    ],
  });
  await shop.commerce.load();
});
afterAll(() => shop.commerce.close());

const get = (url: string) => shop.commerce.app.inject({ url: `/rest/v2/cab2c/cms/${url}` });

test('a page shows what is active now, sanitised, and says when it changes', async () => {
  // covers: S7.29, S7.33, S5.25
  const answer = await get('pages?pageLabelOrId=/HOMEPAGE/&lang=fr');
  expect(answer.json()).toMatchObject({
    title: 'Accueil',
    contentSlots: [{ position: 'Section1', components: [{ uid: 'always', html: '<p>Hi</p>' }] }],
  });
  expect(
    answer.json<{ contentSlots: { components: unknown[] }[] }>().contentSlots[0]?.components,
  ).toHaveLength(1);
  expect(answer.headers['x-valid-until']).toBe('2027-01-05T00:00:00.000Z');
  expect(answer.headers['cache-tag']).toContain('cms:cab2c');
  shop.clock.set('2027-01-05T00:00:00Z');
  expect((await get('pages?pageLabelOrId=homepage')).body).toContain('"New"');
});

test('components are answered in the order asked for, page by page', async () => {
  shop.clock.set('2027-01-06T00:00:00Z');
  const answer = await get('components?componentIds=later,always,nothing&pageSize=1&currentPage=1');
  expect(answer.json()).toMatchObject({
    component: [{ uid: 'always' }],
    pagination: { currentPage: 1, pageSize: 1, totalPages: 2, totalResults: 2 },
  });
});

test('an entry overrides a default of the same kind; a value of another kind does not count', () => {
  const { pageSize, shippingFee } = shop.commerce.content.configuration('cab2c');
  expect([pageSize, shippingFee]).toEqual([12, 895]);
  expect(shop.commerce.content.configuration('usb2c').pageSize).toBe(24);
});

test('a setting that is declared in one place is in the answer, and what its kind refuses is logged', async () => {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) });
  const description = 'toys in a box';
  const toys = setting(count({ most: 9 }), {
    ...{ default: 2, sites: { usafh: 3 } },
    ...{ readBy: 'engine', description },
  });
  const toyShop = await openTestCommerce({ log, settings: { 'toys.most': toys } });
  const most = async (site: string) => {
    const { body } = await toyShop.commerce.app.inject(`/rest/v2/${site}/cms/siteConfig`);
    const { entry } = JSON.parse(body).siteConfigurations;
    return entry.filter(({ key }: { key: string }) => key === 'toys.most');
  };
  const set = async (value: number) => {
    const entry = { site: 'cab2c', kind: 'configuration', key: 'toys.most', value, position: 0 } as const;
    const entries = [entry];
    const seeded = await readSeed('cab2c');
    await replaceContent(toyShop.db, 'cab2c', { ...seeded, entries });
    await toyShop.commerce.load();
  };
  try {
    await toyShop.commerce.content.seed('usafh');
    expect(await most('usafh')).toEqual([{ key: 'toys.most', value: 3 }]);
    await set(5);
    expect(await most('cab2c')).toEqual([{ key: 'toys.most', value: 5 }]);
    expect(said).toEqual([]);
    await set(10);
    expect(await most('cab2c')).toEqual([{ key: 'toys.most', value: 2 }]);
    expect(said).toEqual(['a setting does not count: toys.most must be a whole number from 0 to 9, not 10']);
  } finally {
    await toyShop.commerce.close();
  }
});

test('an unknown page is 404, a page not named is 400, another site knows nothing of it', async () => {
  expect((await get('pages?pageLabelOrId=nothing')).statusCode).toBe(404);
  expect((await get('pages')).statusCode).toBe(400);
  const other = await shop.commerce.app.inject({ url: '/rest/v2/usb2c/cms/pages?pageLabelOrId=homepage' });
  expect(other.statusCode).toBe(404);
});

test('every site of the seed is complete', async () => {
  // covers: S2.46
  for (const site of ['usb2c', 'usafh'] as const) {
    expect(await shop.commerce.content.seed(site)).toBe(true);
    const config = await shop.commerce.app.inject({ url: `/rest/v2/${site}/cms/siteConfig` });
    expect(config.body).toContain('NavigationComponent');
    for (const label of ['homepage', 'search', 'searchEmpty', 'support/email-us-page', 'terms', 'privacy']) {
      const page = await shop.commerce.app.inject({
        url: `/rest/v2/${site}/cms/pages?pageLabelOrId=${label}`,
      });
      expect([label, page.statusCode]).toEqual([label, 200]);
    }
  }
  expect(await shop.commerce.content.seed('cab2c')).toBe(false);
});

const LATER = { activeFrom: '2027-02-01T00:00:00Z', activeTo: '2027-03-01T00:00:00Z' };
/** A page that a later version replaces for a month, and one that begins then. */
const schedule = async () => {
  const page = (uid: string, label: string, title: string, period = {}) => ({
    ...{
      site: 'cab2c',
      uid,
      label,
      pageType: 'ContentPage',
      title: { en: title, fr: `${title}, en français` },
      metadata: [],
      slots: [],
    },
    ...{ activeFrom: null, activeTo: null, ...period },
  });
  await replaceContent(shop.db, 'cab2c', {
    pages: [
      page('s1', 'story', 'Now'),
      page('s2', 'story', 'February', LATER),
      page('g', 'gifts', 'Gifts', LATER),
    ],
    components: [],
    entries: [],
  });
  await shop.commerce.load();
};
const titleOf = async (query: string, site = 'cab2c') => {
  const answer = await shop.commerce.app.inject(`/rest/v2/${site}/cms/pages?${query}`);
  return answer.statusCode === 200 ? answer.json().title : answer.statusCode;
};

test('a page is replaced at its instant and comes back after it', async () => {
  await schedule();
  const seen = async () => [
    await titleOf('pageLabelOrId=story'),
    await titleOf('pageLabelOrId=gifts'),
    (await get('pages?pageLabelOrId=story')).headers['x-valid-until'],
  ];
  expect(await seen()).toEqual(['Now', 404, '2027-02-01T00:00:00.000Z']);
  shop.clock.set('2027-02-01T00:00:00Z');
  expect(await seen()).toEqual(['February', 'Gifts', '2027-03-01T00:00:00.000Z']);
  shop.clock.set('2027-03-01T00:00:00Z');
  expect(await seen()).toEqual(['Now', 404, undefined]);
});

test('a ticket shows what is scheduled, to its site, until it ends; another shows the public page', async () => {
  // covers: S7.34, S9.6
  await schedule();
  const { previews } = shop.commerce.content;
  const ends = new Date('2027-01-05T15:00:00Z');
  const ahead = previews.issue('cab2c', ends);
  const story = (ticket: string) => titleOf(`pageLabelOrId=story&cmsTicketId=${ticket}`);
  expect([await story(ahead), await titleOf(`pageLabelOrId=gifts&cmsTicketId=${ahead}`)]).toEqual([
    'February',
    'Gifts',
  ]);
  expect(await story(previews.issue('cab2c', ends, { at: new Date('2027-03-02T00:00:00Z') }))).toBe('Now');

  expect(await story(`${ahead}&lang=fr`)).toBe('February, en français');

  const shown = await get(`pages?pageLabelOrId=story&cmsTicketId=${ahead}`);
  expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect([shown.headers['cache-tag'], shown.headers['x-valid-until']]).toEqual([undefined, undefined]);

  for (const ticket of ['nonsense', previews.issue('usb2c', ends), `${ahead}x`, `${'x'.repeat(900)}.y`]) {
    expect(await story(ticket)).toBe('Now');
  }
  const plain = await get('pages?pageLabelOrId=story&cmsTicketId=nonsense');
  expect(plain.headers['cache-tag']).toBe('site:cab2c cms:cab2c');
  shop.clock.set(ends);
  expect(await story(ahead)).toBe('Now');
});

test('the operator gets an address that previews', async () => {
  await schedule();
  const said: string[] = [];
  const run = (...args: string[]) => runContentCommand(shop.commerce, args, (line) => void said.push(line));
  expect(await run('preview', '/fr/content/story', '--site', 'cab2c', '--hours', '2')).toBe(0);
  const url = new URL(said[0] ?? '');
  expect(url.pathname).toBe('/fr/content/story');
  expect(await titleOf(`pageLabelOrId=story&${url.searchParams}`)).toBe('February');
  for (const wrong of [
    ['preview'],
    ['preview', '--site', 'x'],
    ['show', '--site', 'cab2c'],
    ['preview', '--site', 'cab2c', '--hours', '0'],
  ]) {
    expect(await run(...wrong)).toBe(2);
  }
});

test('a text says the merchant’s own numbers', async () => {
  await replaceContent(shop.db, 'cab2c', {
    pages: [],
    components: [
      {
        ...{ site: 'cab2c', uid: 'facts', typeCode: 'RichTextComponent', activeFrom: null, activeTo: null },
        data: {
          html: {
            en: '{{freeShippingMinimum}} {{returnWindowDays}} {{nothing}}',
            fr: '{{freeShippingMinimum}}',
          },
        },
      },
    ],
    entries: [{ site: 'cab2c', kind: 'configuration', key: 'returnWindowDays', value: 45, position: 0 }],
  });
  await shop.commerce.load();
  expect((await get('components?componentIds=facts')).json().component[0].html).toBe('$55.00 45 {{nothing}}');
  expect((await get('components?componentIds=facts&lang=fr')).json().component[0].html).toBe('55,00\u00a0$');
});

test('what is answered while a change is read is not to be kept', async () => {
  const { platform, content } = shop.commerce;
  const ends = () => content.page('cab2c', 'homepage', 'en')?.validUntil?.getTime();
  const later = Date.parse('2027-01-05T00:00:00Z');
  const [before, other] = [ends(), content.components('usb2c', [], 'en').validUntil];
  const told = new Promise<number | undefined>((resolve) => {
    // Told after the content's own listener: the change is heard of and not read yet.
    platform.changes.subscribe(() => resolve(ends()));
  });
  await platform.changes.publish({ site: 'cab2c', tags: ['cms:cab2c'] });
  expect([before, await told, other]).toEqual([later, 0, undefined]);
  await expect.poll(ends).toBe(later);
});
