/** The content calls of the specification, over the demo content. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.content.seed('cab2c');
  // A log-in from a new device is mailed.
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

const get = async (url: string) => {
  const answer = await shop.commerce.app.inject(`/rest/v2/cab2c/cms/${url}`);
  return { status: answer.statusCode, body: answer.json() };
};

test('a page is a content page unless another type is asked for', async () => {
  // covers: S2.43, S2.44, S2.45, S2.48, S7.31
  const template = async (query: string) => (await get(`pages?${query}`)).body;
  const category = await template('pageType=CategoryPage&code=coffee');
  expect(category).toMatchObject({ pageType: 'CategoryPage', label: 'category' });
  expect(await template('pageLabelOrId=category')).toEqual(category);
  expect(await template('pageType=ProductPage&code=crema-nib')).toMatchObject({ pageType: 'ProductPage' });
  // Only categories and products have a page that stands for all; a content page is named.
  expect((await get('pages?code=terms')).body).toEqual(
    (await get('pages?pageType=ContentPage&code=terms')).body,
  );
  expect((await get('pages?code=coffee')).status).toBe(404);
  expect((await get('pages')).status).toBe(400);
  expect(await template('pageLabelOrId=terms')).toMatchObject({ pageType: 'ContentPage' });
});

test('a page by its code, in the detail asked for', async () => {
  // covers: S7.30, S7.32, S3.100
  const { body } = await get('pages?code=terms');
  expect(body).toEqual((await get('pages?pageLabelOrId=terms')).body);
  expect(body).toEqual((await get('pages?pageLabelOrId=terms&fields=DEFAULT')).body);
  expect(Object.keys((await get('pages?code=terms&fields=BASIC')).body)).toEqual([
    'uid',
    'label',
    'pageType',
    'title',
  ]);
  const full = (await get('pages?code=terms&fields=FULL')).body;
  expect(full).toMatchObject(body);
  expect(full.configurationData.entry).toContainEqual({ key: 'freeShippingMinimum', value: 5500 });
  expect((await get('pages?code=terms&fields=ALL')).status).toBe(400);
});

test('the header’s configuration and messages come as entries of key and value', async () => {
  // covers: S2.51, S3.87, S3.93, S3.94, S7.35
  const { body } = await get('siteConfig?pageLabelOrId=NAVIGATIONHEADER&lang=fr');
  expect((await get('siteConfig?lang=fr')).body).toEqual(body);
  const { entry } = body.siteConfigurations;
  for (const one of entry) expect(one).toEqual({ key: expect.any(String), value: expect.anything() });
  expect(entry).toContainEqual({ key: 'freeShippingMinimum', value: 5500 });
  expect(body.messageItems.entry).toContainEqual({ key: 'consent.strip', value: expect.any(String) });
  expect(body.contentSlots.map(({ position }: { position: string }) => position)).toContain('NavigationBar');
});

test('what only the operator counts with is told to nobody, whoever set it', async () => {
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position) values ('cab2c', 'configuration', 'perksPointsCost', '300', 0)`,
  );
  await shop.commerce.content.load();
  expect(shop.commerce.content.configuration('cab2c').perksPointsCost).toBe(300);
  const lists = [
    (await get('siteConfig')).body.siteConfigurations,
    (await get('loginPage')).body.configurationData,
    (await get('pages?pageLabelOrId=homepage&fields=FULL')).body.configurationData,
  ];
  for (const { entry } of lists) {
    const keys = entry.map(({ key }: { key: string }) => key);
    expect(keys).toContain('perksThreshold');
    expect(keys).not.toContain('perksPointsCost');
    expect(keys).not.toContain('perksRedemptionPercent');
  }
});

test('components are asked for by a list of ids, all on one page unless told, in one language', async () => {
  // covers: S7.36, S7.37, S7.38
  const { contentSlots } = (await get('pages?pageLabelOrId=homepage')).body;
  const all: { uid: string; heading?: string }[] = contentSlots.flatMap(
    ({ components }: { components: object[] }) => components,
  );
  const ids = all.map(({ uid }) => uid);
  expect(ids.length).toBeGreaterThan(4);
  const ask = async (query = '') => (await get(`components?componentIds=${ids.join(',')}${query}`)).body;
  const english = await ask();
  expect(english.component).toEqual(all);
  expect(english.pagination).toMatchObject({ pageSize: ids.length, totalPages: 1 });
  expect((await ask('&pageSize=2')).component).toHaveLength(2);
  expect((await ask('&lang=en')).component).toEqual(all);
  const french = await ask('&lang=fr');
  expect(french.component[0].uid).toBe(ids[0]);
  expect(french.component[0].heading).not.toBe(all[0]?.heading);
});

test('the log-in page has a title, metadata and the configuration', async () => {
  // covers: S2.50, S7.39
  const { status, body } = await get('loginPage');
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'Log in', metadata: [] });
  expect(body.configurationData.entry).toContainEqual({ key: 'auth.scope', value: expect.any(String) });
});

test('the entries tell clients whom to ask for tokens, and how long those last', async () => {
  // covers: S3.88, S3.89, S3.90, S3.91
  const { entry } = (await get('siteConfig')).body.siteConfigurations;
  const setting = (name: string) => entry.find(({ key }: { key: string }) => key === `auth.${name}`)?.value;
  expect(setting('audience')).toBe('crema-commerce-cab2c');
  expect(setting('clientId')).toBe('crema-storefront-cab2c');
  expect(setting('scope').split(' ')).toContain('offline_access');
  expect(setting('refreshTokenSeconds')).toBeGreaterThan(1800);
});

test('a token’s scope and audience are what the site’s configuration says', async () => {
  // covers: S9.17
  const { app, content } = shop.commerce;
  const set = (name: string, value: string) =>
    shop.db.execute(
      `insert into site_entries (site, kind, key, value, position)
       values ('cab2c', 'configuration', 'auth.${name}', '"${value}"', 0)
       on conflict (site, kind, key) do update set value = excluded.value`,
    );
  const logIn = async () => {
    const { email, password } = await signUp(app, { site: 'cab2c' });
    const url = '/api/auth/login?site=cab2c';
    return (await app.inject({ method: 'POST', url, payload: { email, password } })).json();
  };
  const before = await logIn();
  expect(before).toMatchObject({ scope: 'openid offline_access shop', audience: 'crema-commerce-cab2c' });
  await set('scope', 'shop');
  await set('audience', 'another-audience');
  await content.load();
  expect(await logIn()).toMatchObject({ scope: 'shop', audience: 'another-audience' });
  await set('scope', before.scope);
  await set('audience', before.audience);
  await content.load();
});

test('a feature’s content shows when its toggle is on', async () => {
  // covers: S3.92
  const types = async () =>
    (await get('pages?pageLabelOrId=homepage')).body.contentSlots.flatMap(
      ({ components }: { components: { typeCode: string }[] }) => components.map(({ typeCode }) => typeCode),
    );
  expect(await types()).toContain('QuizTeaserComponent');
  const { features } = shop.commerce.content.configuration('cab2c');
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position)
     values ('cab2c', 'configuration', 'features', '${JSON.stringify({ ...features, quizzes: false })}', 0)`,
  );
  await shop.commerce.content.load();
  expect(await types()).not.toContain('QuizTeaserComponent');
});
