/** What the demo shop has for each campaign. */
import { SITE_IDS } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { asking } from '@crema/testing/factories/campaigns/campaign-shop';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of SITE_IDS) await shop.commerce.catalog.seed(site);
});
afterAll(() => shop.commerce.close());
const ask = asking(() => shop);

interface Summary {
  code: string;
  percent?: number;
  least: number;
}

test.each(SITE_IDS)(
  'every campaign of %s has brewers where it is a kit, and enough to choose from',
  async (site) => {
    const { body } = await ask('campaign/getMiscCampaignData', site);
    const campaigns: Summary[] = body.campaigns;
    for (const { code, percent, least } of campaigns) {
      const brewers = await ask(`campaign/getBrewers?campaignCode=${code}`, site);
      const drinks = await ask(`campaign/productSelect?campaignCode=${code}`, site);
      const inStock = (list: { inStock: boolean }[]) => list.filter((one) => one.inStock).length;
      expect([code, inStock(brewers.body.choices) > 0]).toEqual([code, percent !== undefined]);
      expect([code, inStock(drinks.body.choices) >= least]).toEqual([code, true]);
      if (percent === undefined) continue;
      // The kit that a shopper would come to by choosing the first of everything.
      type Choice = { code: string; weight: number; inStock: boolean };
      const [brewer, drink] = [brewers.body.choices, drinks.body.choices].map((list: Choice[]) =>
        list.find((one) => one.inStock),
      );
      const qty = Math.ceil(least / (drink?.weight ?? 1));
      const kit = `campaignCode=${code}&brewer=${brewer?.code}&products[]=${drink?.code}:${qty}`;
      const { status, body: estimate } = await ask(`campaign/getCartEstimationData?${kit}`, site);
      expect([code, status, estimate.commitment.endings.at(-1).charge.value]).toEqual([code, 200, 0]);
    }
  },
);

test.each(['usb2c', 'cab2c'] as const)('the monthly box of %s has plain and premium pods', async (site) => {
  const { body } = await ask('c/fetchMonthlyProducts?pageSize=100', site);
  const premium = body.choices.filter((one: { premium?: object }) => one.premium).length;
  expect(premium).toBeGreaterThan(0);
  expect(premium).toBeLessThan(body.choices.length);
});

test('the categories and collections of a campaign say how many products of it they have', async () => {
  // covers: S7.133, S7.134
  const { body } = await ask('campaign/getKSKCategoryAndCollection?campaignCode=BBAD&lang=fr', 'cab2c');
  type List = { code: string; name: string; url: string; count: number };
  const [categories, collections]: List[][] = [body.categories, body.collections];
  const codes = (lists: List[] | undefined) => (lists ?? []).map(({ code }) => code);
  expect(codes(categories)).toEqual(expect.arrayContaining(['coffee', 'tea']));
  expect(codes(collections)).toContain('best-sellers');
  expect(codes(collections)).not.toContain('beverages');
  expect(categories?.find(({ code }) => code === 'coffee')?.name).toBe('Café');
  for (const { code, name, count } of [...(categories ?? []), ...(collections ?? [])]) {
    const path = `campaign/fetchCollectionCategoryData?campaignCode=BBAD&code=${code}&lang=fr`;
    const { status, body: page } = await ask(path, 'cab2c');
    expect([code, status, page.name, page.pagination]).toMatchObject([
      ...[code, 200, name],
      { pageSize: 36, totalResults: count },
    ]);
  }
  const unknown = await ask('campaign/fetchCollectionCategoryData?campaignCode=BBAD&code=nowhere', 'cab2c');
  expect(unknown).toMatchObject({ status: 404, body: { errors: [{ type: 'UnknownIdentifierError' }] } });
});
