/** Kits in carts, as shoppers put them there. */
import type { SiteId } from '@crema/brands';
import type { TestCommerce } from '@crema/testing';
import { asking, openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { type KitShopper, kitShopper } from '@crema/testing/factories/campaigns/kit-shopper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());
const ask = asking(() => shop);
const guest = (site?: SiteId): KitShopper => kitShopper(shop, site);
const KIT = {
  campaignCode: 'BBAD',
  brewer: 'nib-ink',
  products: [
    { code: 'dawn-24', qty: 2 },
    { code: 'dawn-48', qty: 1 },
  ],
  frequencyWeeks: 4,
};
const entriesOf = ({ body }: Awaited<ReturnType<KitShopper['addKit']>>) =>
  body.entries.map(({ product, quantity, basePrice, priceKind }) => [
    ...[product.code, quantity, basePrice.value, priceKind],
  ]);
const errorOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors: { type: string; reason?: string }[] };
}) => [...[status, body.errors[0]?.type, body.errors[0]?.reason]];

describe('a kit', () => {
  test('is put into a cart: the brewer at the campaign’s price, the boxes on auto-delivery', async () => {
    // covers: S7.140, S7.135
    const added = await guest().addKit(KIT);
    expect(added.status).toBe(200);
    expect(entriesOf(added)).toEqual([
      ['nib-ink', 1, 22.5, 'campaign'],
      ['dawn-24', 2, 14.24, 'autoDelivery'],
      ['dawn-48', 1, 14.24, 'autoDelivery'],
    ]);
    expect(added.body.entries[0]).toMatchObject({ listPrice: { value: 89.99 }, isOneTimeProduct: true });
    expect(added.body.entries[1]).toMatchObject({ isOneTimeProduct: false, frequencyWeeks: 4 });
    const { body } = await ask(`campaign/getCampaignSubscriptionCart?cartGuid=${added.body.guid}`);
    expect(body).toMatchObject({
      campaign: { code: 'BBAD' },
      ...{ frequencyWeeks: 4, weight: 4, least: 4, missing: 0, unit: 'box', brewerEntryNumber: 0 },
      estimate: { brewer: { code: 'nib-ink', price: { value: 22.5 } }, commitment: { units: 16 } },
      consent: { version: expect.any(String), text: expect.stringContaining('instead of $89.99') },
    });
    const estimation = await ask(`campaign/getCartEstimationData?cartGuid=${added.body.guid}`);
    expect(estimation.body).toEqual(body.estimate);
    const misc = await ask(`campaign/getMiscCampaignData?cartGuid=${added.body.guid}`);
    expect(misc.body.campaigns.map(({ code }: { code: string }) => code)).toEqual(['BBAD']);
  });

  test('takes the place of the kit before it, and the brewer that is there already', async () => {
    const one = guest();
    const first = await one.addKit(KIT);
    const { guid } = first.body;
    await one.call('POST', 'addProductToCart', { code: 'peak-20', qty: 1, cartGuid: guid });
    const other = await one.addKit({
      ...KIT,
      ...{ cartGuid: guid, campaignCode: 'FREEBREWER', frequencyWeeks: 6 },
      products: [{ code: 'brisk-22', qty: 4 }],
    });
    expect(entriesOf(other)).toEqual([
      ['peak-20', 1, 15.99, 'list'],
      ['nib-ink', 1, 0, 'campaign'],
      ['brisk-22', 4, 14.24, 'autoDelivery'],
    ]);
    const two = guest();
    const plain = await two.call('POST', 'addProductToCart', { code: 'nib-ink', qty: 1 });
    const kit = await two.addKit({ ...KIT, cartGuid: plain.body.cartGuid });
    expect(entriesOf(kit)[0]).toEqual(['nib-ink', 1, 22.5, 'campaign']);
  });

  test('has one brewer; without it the boxes stay as they are, at their prices', async () => {
    const one = guest();
    const { body } = await one.addKit(KIT);
    const line = `carts/${body.guid}/entries/0`;
    const not = [409, 'CampaignNotEligibleError', 'brewer'];
    expect(errorOf(await one.call('PATCH', line, { qty: 2 }))).toEqual(not);
    const more = { code: 'nib-ink', qty: 1, cartGuid: body.guid };
    expect(errorOf(await one.call('POST', 'addProductToCart', more))).toEqual(not);
    expect(entriesOf(await one.cart(body.guid))[0]).toEqual(['nib-ink', 1, 22.5, 'campaign']);
    await one.call('DELETE', line);
    expect(entriesOf(await one.cart(body.guid))).toEqual([
      ['dawn-24', 2, 14.24, 'autoDelivery'],
      ['dawn-48', 1, 14.24, 'autoDelivery'],
    ]);
    await one.call('POST', 'addProductToCart', more);
    expect(entriesOf(await one.cart(body.guid)).at(-1)).toEqual(['nib-ink', 1, 89.99, 'list']);
    const gone = await ask(`campaign/getCampaignSubscriptionCart?cartGuid=${body.guid}`);
    expect(gone.status).toBe(404);
  });

  test('says what is missing of an order, and follows the rhythm that the shopper chooses', async () => {
    const one = guest();
    const { body } = await one.addKit(KIT);
    await one.call('DELETE', `carts/${body.guid}/entries/2`);
    const less = await ask(`campaign/getCampaignSubscriptionCart?cartGuid=${body.guid}`);
    expect(less.body).toMatchObject({ weight: 2, missing: 2, frequencyWeeks: 4 });
    await one.call('PATCH', `carts/${body.guid}/entries/1`, {
      qty: 4,
      isOneTimeProduct: false,
      frequencyWeeks: 6,
    });
    const moved = await ask(`campaign/getCampaignSubscriptionCart?cartGuid=${body.guid}`);
    expect(moved.body).toMatchObject({ weight: 4, missing: 0, frequencyWeeks: 6 });
  });

  test('takes the lowest price of its brewer', async () => {
    const added = await guest().addKit({
      ...{ campaignCode: 'FIFTYPERCENTBREWER', brewer: 'tempo-ink' },
      products: [{ code: 'dawn-24', qty: 4 }],
    });
    expect(entriesOf(added)[0]).toEqual(['tempo-ink', 1, 60, 'discount']);
  });

  test('without a brewer is plain auto-delivery', async () => {
    const added = await guest().addKit({ campaignCode: 'ADF', products: [{ code: 'small-10', qty: 1 }] });
    expect(entriesOf(added)).toEqual([['small-10', 1, 14.24, 'autoDelivery']]);
    expect((await ask(`campaign/getCampaignSubscriptionCart?cartGuid=${added.body.guid}`)).status).toBe(404);
  });
});

describe('a kit is refused, and nothing is changed', () => {
  const refused = async (over: object, site?: SiteId) => {
    const one = guest(site);
    const { body } = await one.call('POST', 'addProductToCart', {
      ...{ code: site === 'usafh' ? 'house-24' : 'peak-20', qty: 1 },
    });
    const answer = await one.addKit({ ...KIT, ...over, cartGuid: body.cartGuid });
    const cart = await one.cart(body.cartGuid);
    expect(cart.body.entries).toHaveLength(1);
    return errorOf(answer);
  };

  test('with a brewer or a drink that it does not sell, below the least, or on another site', async () => {
    const not = (reason: string) => [409, 'CampaignNotEligibleError', reason];
    expect(await refused({ brewer: 'plain-brewer-ink' })).toEqual(not('brewer'));
    expect(await refused({ products: [{ code: 'dawn-12', qty: 8 }] })).toEqual(not('product'));
    expect(await refused({ products: [{ code: 'dawn-24', qty: 3 }] })).toEqual([
      ...[409, 'CommitmentMinimumError', 'belowLeast'],
    ]);
    expect(await refused({ campaignCode: 'AFHKBBFREE' })).toEqual(not('wrongSite'));
    expect(await refused({}, 'usafh')).toEqual(not('wrongSite'));
    expect(await refused({ campaignCode: 'NONE' })).toEqual([404, 'UnknownIdentifierError', 'notFound']);
  });

  test('for input that is nonsense', async () => {
    for (const over of [
      ...[{ frequencyWeeks: 1 }, { products: [] }, { products: [{ code: 'dawn-24', qty: 0 }] }],
      ...[{ brewer: undefined }, { products: [{ code: 'dawn-24:2', qty: 1 }] }, { startDate: '2027-02-01' }],
      ...[
        { campaignCode: 'KSKBBADSCH', startDate: '2027-01-04' },
        { campaignCode: 'KSKBBADSCH', startDate: 'soon' },
      ],
      { campaignCode: 'KSKBBADSCH', startDate: '2028-02-01' },
    ])
      expect([over, (await refused(over)).slice(0, 2)]).toEqual([over, [400, 'ValidationError']]);
    const posing = { csAgentId: 'somebody' };
    expect((await refused(posing)).slice(0, 2)).toEqual([403, 'ForbiddenError']);
  });

  test('beside a coupon, whichever came first', async () => {
    await shop.commerce.coupons.create('usb2c', { code: 'TEN-OFF', name: { en: 'Ten off' }, amount: 1000 });
    const first = guest();
    const { body } = await first.call('POST', 'addProductToCart', { code: 'peak-20', qty: 1 });
    const apply = (guid: string) => first.call('GET', `carts/${guid}/coupon/apply?couponCode=TEN-OFF`);
    expect((await apply(body.cartGuid)).status).toBe(200);
    const not = [409, 'CampaignNotEligibleError', 'coupon'];
    expect(errorOf(await first.addKit({ ...KIT, cartGuid: body.cartGuid }))).toEqual(not);
    const kit = await first.addKit(KIT);
    const answer = await first.call('GET', `carts/${kit.body.guid}/coupon/apply?couponCode=TEN-OFF`);
    expect(errorOf(answer)).toEqual(not);
    expect((await first.cart(kit.body.guid)).body.entries).toHaveLength(3);
  });
});

test('a kit with a later start says from when its orders come', async () => {
  const added = await guest().addKit({ ...KIT, campaignCode: 'KSKBBADSCH', startDate: '2027-02-15' });
  const { body } = await ask(`campaign/getCampaignSubscriptionCart?cartGuid=${added.body.guid}`);
  expect(body).toMatchObject({
    startDate: '2027-02-15',
    estimate: { later: { on: '2027-02-15' }, commitment: { deadline: '2028-02-15', metOn: '2027-04-12' } },
  });
});
