/** What campaigns sell, as callers ask for it. */
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { asking, openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAMPAIGN_CODES } from '../campaigns.types.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
});
afterAll(() => shop.commerce.close());
const ask = asking(() => shop);

const codesOf = (list: { code: string }[]) => list.map(({ code }) => code).sort();

describe('the brewers of a campaign', () => {
  const brewersOf = async (code: string, site?: SiteId) => {
    const { body } = await ask(`campaign/getBrewers?campaignCode=${code}`, site);
    return Object.fromEntries(
      (body.choices as { code: string; price: { value: number }; commitment: number }[]).map((one) => [
        one.code,
        [one.price.value, one.commitment],
      ]),
    );
  };

  test('are those of its flag, at its price and with its commitment', async () => {
    // covers: S7.127, S9.31, S9.32, S9.33, S9.36
    expect(await brewersOf('KSKLITE')).toEqual({ 'nib-ink': [67.49, 8], 'tempo-ink': [60, 8] });
    expect(await brewersOf('FIFTYPERCENTBREWER')).toEqual({ 'nib-ink': [45, 12], 'tempo-ink': [60, 12] });
    expect(await brewersOf('BBAD')).toEqual({ 'nib-ink': [22.5, 16], 'plume-ink': [50, 36] });
    expect(await brewersOf('FREEBREWER')).toEqual({ 'nib-ink': [0, 20] });
  });

  test('are the same for the starter kits of one flag, and others for offices', async () => {
    // covers: S9.34, S9.35, S9.40, S9.42
    expect(await brewersOf('KSKBBAD')).toEqual(await brewersOf('BBAD'));
    expect(await brewersOf('KSKBBADSCH')).toEqual(await brewersOf('BBAD'));
    expect(await brewersOf('AFHKBBPLATINUM', 'usafh')).toEqual({ 'depot-ink': [325, 24] });
    expect(await brewersOf('AFHKBBFREE', 'usafh')).toEqual({
      'depot-ink': [0, 24],
      'concierge-ink': [0, 24],
    });
  });

  test('show the price of this campaign, not that of the best kit, beside the list price', async () => {
    const { body } = await ask('campaign/getBrewers?campaignCode=ksklite&lang=fr', 'cab2c');
    const nib = body.brewers.find((one: { code: string }) => one.code === 'nib');
    const prices = { campaignPriceData: { value: 67.49 }, originalPriceData: { value: 89.99 } };
    expect(nib).toMatchObject({
      name: 'nib fr',
      ...prices,
      variantOptions: [{ code: 'nib-ink', ...prices }],
    });
    expect(nib.campaignPriceData).toEqual({
      value: 67.49,
      currencyIso: 'CAD',
      formattedValue: '67,49\u00a0$',
    });
    expect(body.campaignCode).toBe('KSKLITE');
  });

  test('are none where a campaign has no brewer', async () => {
    expect(await brewersOf('ADF')).toEqual({});
  });
});

describe('the drinks of a campaign', () => {
  const drinksOf = async (code: string, site?: SiteId) => {
    const { body } = await ask(`campaign/productSelect?campaignCode=${code}`, site);
    return codesOf(body.choices);
  };

  test('of kits are pods of 20 and more, 36 a page', async () => {
    // covers: S7.130, S9.19
    expect(await drinksOf('BBAD')).toEqual(['brisk-22', 'dawn-24', 'dawn-48', 'dusk-96', 'peak-20']);
    const { body } = await ask('campaign/productSelect?campaignCode=BBAD');
    expect(body.pagination).toEqual({ currentPage: 0, pageSize: 36, totalPages: 1, totalResults: 4 });
    const weights = body.choices.map((one: { code: string; weight: number }) => [one.code, one.weight]);
    expect(Object.fromEntries(weights)).toEqual({
      ...{ 'brisk-22': 1, 'dawn-24': 1, 'dawn-48': 2 },
      ...{ 'dusk-96': 4, 'peak-20': 1 },
    });
    const second = await ask('campaign/productSelect?campaignCode=BBAD&pageSize=3&currentPage=1');
    expect([second.body.products.length, second.body.pagination.totalPages]).toEqual([1, 2]);
  });

  test('without a kit are those on auto-delivery, by the flag, or by the size of the pack', async () => {
    // covers: S9.37, S9.38, S9.39, S9.41
    const all = ['bag-12', 'brisk-22', 'dawn-12', 'dawn-24', 'dawn-48', 'dusk-96', 'peak-20', 'small-10'];
    expect(await drinksOf('ADF')).toEqual(all);
    expect(await drinksOf('CVP')).toEqual(['dawn-48', 'dusk-96']);
    expect(await drinksOf('CVPAD')).toEqual(['dawn-48', 'dusk-96']);
    expect(await drinksOf('AFHSUBSCRIPTION', 'usafh')).toEqual(['house-24', 'house-96']);
    expect(await drinksOf('AFHKBBFREE', 'usafh')).toEqual(['house-96', 'spread-96']);
  });

  test('can be filtered by 20, 22 and 24 pods and by the two package types', async () => {
    // covers: S9.20, S9.21, S9.22
    const filtered = async (filters: string, lang = 'en') => {
      const path = `campaign/productSelect?campaignCode=BBAD&lang=${lang}&filters=${filters}`;
      return (await ask(path, 'cab2c')).body;
    };
    const { facets } = await filtered('');
    type Value = { code: string; count: number };
    const valuesOf = (facet: string) =>
      facets
        .find(({ code }: { code: string }) => code === facet)
        .values.map(({ code, count }: Value) => [code, count]);
    expect(Object.fromEntries(valuesOf('boxCount'))).toEqual({ 20: 1, 22: 1, 24: 1 });
    expect(Object.fromEntries(valuesOf('podFormat'))).toEqual({ 'k-cup': 3, 'easy-peel-lid': 1 });
    expect(codesOf((await filtered('boxCount:22')).products)).toEqual(['brisk']);
    expect(codesOf((await filtered('boxCount:24')).products)).toEqual(['dawn']);
    expect(codesOf((await filtered('boxCount:20:boxCount:24')).products)).toEqual(['dawn', 'peak']);
    expect(codesOf((await filtered('podFormat:easy-peel-lid')).products)).toEqual(['peak']);
    expect(codesOf((await filtered('podFormat:k-cup:boxCount:20')).products)).toEqual([]);
    const french = await filtered('boxCount:24', 'fr');
    expect(french.breadcrumbs).toMatchObject([
      { facetValueName: '24\u00a0un.', removeQuery: { filters: '' } },
    ]);
  });

  test('are suggested by what somebody likes', async () => {
    // covers: S7.128
    const open = await ask('campaign/fetchHelpMePods?campaignCode=BBAD&lang=fr', 'cab2c');
    expect(open.body.questions[0]).toMatchObject({ code: 'beverageType', text: 'Que buvez-vous?' });
    const told = await ask('campaign/fetchHelpMePods?campaignCode=BBAD&beverageType=tea');
    expect(told.body).toMatchObject({
      matches: 1,
      choices: [{ code: 'peak-20' }],
      products: [{ code: 'peak' }],
    });
    expect(codesOf(told.body.questions)).toEqual(['caffeine', 'flavour', 'roast']);
    const nothing = await ask('campaign/fetchHelpMePods?campaignCode=BBAD&beverageType=soup');
    expect(nothing).toMatchObject({ status: 200, body: { matches: 0, products: [], choices: [] } });
  });
});

describe('what is said of a campaign', () => {
  test('is how it goes, step by step, in both languages and with the site’s numbers', async () => {
    // covers: S7.129
    const guide = async (lang: string) =>
      (await ask(`campaign/getCampaignBuyingGuideComponent?campaignCode=BBAD&lang=${lang}`, 'cab2c')).body;
    const [en, fr] = [await guide('en'), await guide('fr')];
    expect(codesOf(en.steps)).toEqual(['brewer', 'commitment', 'earlyEnd', 'products', 'rhythm']);
    expect(en.steps[0].text).toBe('The brewer costs 75% less than its list price.');
    expect(fr.steps[3].text).toContain('16 boîtes en 12 mois');
    expect(fr.title).not.toBe(en.title);
  });

  test('is what it takes and stands for, and which are open on the site', async () => {
    // covers: S7.131, S9.43, S9.44
    const codes = async (site: SiteId) =>
      codesOf((await ask('campaign/getMiscCampaignData', site)).body.campaigns);
    const all = (await Promise.all(SITE_IDS.map(codes))).flat();
    expect([...new Set(all)].sort()).toEqual([...CAMPAIGN_CODES].sort());
    const { body } = await ask('campaign/getMiscCampaignData?campaignCode=KSKBBADSCH');
    expect(body).toMatchObject({
      defaultFrequency: 4,
      returnDays: 30,
      warningDays: [90, 30, 7],
      pageSize: 36,
    });
    expect(body.campaigns).toMatchObject([
      {
        subscriptionType: 'KIT+SCHEDULED+LATER_START',
        commitment: 16,
        months: 12,
        least: 4,
        earlyEnd: 'PRORATED',
      },
    ]);
    const monthly = await ask('campaign/getMiscCampaignData?campaignCode=MONTHLY_FIXED_PRICE');
    expect(monthly.body.campaigns).toMatchObject([{ subscriptionType: 'MONTHLY_BOX' }]);
  });
});

const CALLS = [
  'campaign/getBrewers',
  'campaign/productSelect',
  'campaign/fetchHelpMePods',
  'campaign/getKSKCategoryAndCollection',
  'campaign/getCampaignBuyingGuideComponent',
  'campaign/getMiscCampaignData',
  'campaign/getCartEstimationData',
];

describe('every call of a campaign', () => {
  test.each(CALLS)('%s refuses a code that there is not, or not here, in both languages', async (call) => {
    const refused = async (query: string, site: SiteId = 'cab2c') => {
      const { status, body } = await ask(`${call}?${query}`, site);
      return [status, body.errors[0].type, body.errors[0].reason ?? '', body.errors[0].message];
    };
    expect((await refused('campaignCode=NOPE')).slice(0, 3)).toEqual([
      404,
      'UnknownIdentifierError',
      'notFound',
    ]);
    const elsewhere = await refused('campaignCode=AFHKBBFREE');
    expect(elsewhere.slice(0, 3)).toEqual([409, 'CampaignNotEligibleError', 'wrongSite']);
    const french = await refused('campaignCode=AFHKBBFREE&lang=fr');
    expect(french[3]).toBe('Cette offre n’est pas proposée ici.');
    expect((await refused('campaignCode=BBAD', 'usafh'))[0]).toBe(409);
    expect((await refused(`campaignCode=${'x'.repeat(41)}`)).slice(0, 2)).toEqual([400, 'ValidationError']);
  });

  test.each(CALLS)('%s carries the agent’s id, and refuses that of no agent', async (call) => {
    // covers: S7.143
    const [agent, ada] = [await signInAgent(shop.commerce), await signUp(shop.commerce.app)];
    const path = `${call}?campaignCode=ADF&products[]=dawn-24&csAgentId=${agent.agentId}&customerId=${ada.customerId}`;
    const { status } = await ask(path, 'usb2c', await agent.actFor(ada.customerId));
    const [anonymous, own] = [await ask(path), await ask(path, 'usb2c', ada.headers)];
    expect([call, status, anonymous.status, own.status]).toEqual([call, 200, 403, 403]);
  });

  test('refuses filters and pages that are none', async () => {
    const path = 'campaign/productSelect?campaignCode=BBAD&';
    for (const query of ['filters=boxCount', 'currentPage=-1', 'pageSize=101', 'sort=odd', 'lang=de'])
      expect([query, (await ask(path + query)).status]).toEqual([query, 400]);
    expect((await ask('campaign/getBrewers')).body.errors).toMatchObject([
      { type: 'ValidationError', subject: 'campaignCode' },
    ]);
  });
});

test('a campaign is offered on its days only', async () => {
  const campaignWindows = {
    BBAD: '2027-01-04/2027-01-04',
    FREEBREWER: '2027-01-05/',
    KSKLITE: '/2027-01-03',
  };
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position) values ('cab2c', 'configuration', 'campaignWindows', $1, 0)`,
    [JSON.stringify(campaignWindows)],
  );
  await shop.commerce.load();
  const brewers = (code: string, lang = 'en') =>
    ask(`campaign/getBrewers?campaignCode=${code}&lang=${lang}`, 'cab2c');
  expect((await brewers('BBAD')).status).toBe(200);
  const error = { type: 'CampaignNotEligibleError', subject: 'FREEBREWER', reason: 'notBegun' };
  expect(await brewers('FREEBREWER')).toMatchObject({ status: 409, body: { errors: [error] } });
  const expired = {
    type: 'CampaignNotEligibleError',
    reason: 'expired',
    message: 'Cette offre est terminée.',
  };
  expect(await brewers('KSKLITE', 'fr')).toMatchObject({ status: 409, body: { errors: [expired] } });
  const { body } = await ask('campaign/getMiscCampaignData', 'cab2c');
  const open = codesOf(body.campaigns);
  expect(['BBAD', 'FREEBREWER', 'KSKLITE'].filter((code) => open.includes(code))).toEqual(['BBAD']);
  const bbad = body.campaigns.find(({ code }: { code: string }) => code === 'BBAD');
  expect(bbad).toMatchObject({ from: '2027-01-04', until: '2027-01-04' });
});
