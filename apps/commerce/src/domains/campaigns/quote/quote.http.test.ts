/** What a kit comes to, as callers ask for it. */
import type { SiteId } from '@crema/brands';
import type { TestCommerce } from '@crema/testing';
import { asking, openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
});
afterAll(() => shop.commerce.close());
const ask = asking(() => shop);
const estimate = (query: string, site?: SiteId) => ask(`campaign/getCartEstimationData?${query}`, site);
const KIT = 'campaignCode=BBAD&brewer=nib-ink&products[]=dawn-24:2&products[]=dawn-48';

describe('an estimate', () => {
  test('says what is owed now, later, and when it is ended early', async () => {
    // covers: S7.132
    const { status, body } = await estimate(`${KIT}&endOn=2027-02-15`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ campaignCode: 'BBAD', frequencyWeeks: 4, weight: 4, least: 4, unit: 'box' });
    expect(body.brewer).toMatchObject({
      ...{ listPrice: { value: 89.99 }, price: { value: 22.5 }, savings: { value: 67.49 } },
      priceKind: 'campaign',
    });
    // 18.99 less 25 % is 14.24; the brewer takes it over the threshold of free shipping.
    const [pods, all] = [3 * 14.24, 22.5 + 3 * 14.24];
    expect(body.now).toMatchObject({ on: '2027-01-04', deliveryCost: { value: 0 } });
    expect(body.now.totalPrice.value).toBeCloseTo(all, 10);
    expect(body.later.on).toBe('2027-02-01');
    expect(body.later.totalPrice.value).toBeCloseTo(pods, 10);
    expect(body.products.map((one: { code: string; weight: number }) => [one.code, one.weight])).toEqual([
      ['dawn-24', 2],
      ['dawn-48', 2],
    ]);
    const { commitment } = body;
    expect(commitment).toMatchObject({
      ...{ units: 16, months: 12, deadline: '2028-01-04', orders: 4, metOn: '2027-03-29', metInTime: true },
      ...{ earlyEnd: 'PRORATED', returnUntil: '2027-02-03' },
      ending: { on: '2027-02-15', orders: 2, weightDone: 8, weightOwed: 8, charge: { value: 33.75 } },
    });
    expect(commitment.totalPrice.value).toBeCloseTo(all + 3 * pods, 10);
    const charges = commitment.endings.map((one: { charge: { value: number } }) => one.charge.value);
    expect(charges).toEqual([67.49, 50.62, 33.75, 16.87, 0]);
  });

  test('takes the lowest price of the brewer, and nothing more on it', async () => {
    const four = 'products[]=dawn-24:4';
    const { body } = await estimate(`campaignCode=FIFTYPERCENTBREWER&brewer=tempo&${four}`);
    expect(body.brewer).toMatchObject({ code: 'tempo-ink', price: { value: 60 }, priceKind: 'discount' });
    expect(body.commitment.endings[0].charge.value).toBe(69.99);
  });

  test('adds the boxes of a premium brewer, and the rates of Canada in French', async () => {
    const { body } = await estimate(
      'campaignCode=BBAD&brewer=plume-ink&products[]=dawn-24:4&lang=fr',
      'cab2c',
    );
    expect(body.commitment.units).toBe(36);
    expect(body.products).toMatchObject([{ firstPrice: { value: 14.24 }, laterPrice: { value: 16.14 } }]);
    expect(body.brewer.price.formattedValue).toBe('50,00\u00a0$');
  });

  test('of an office counts cases, and of plain auto-delivery has no commitment', async () => {
    const office = 'campaignCode=AFHKBBFREE&brewer=concierge-ink&products[]=house-96';
    const { body } = await estimate(`${office}&frequencyWeeks=1`, 'usafh');
    expect(body).toMatchObject({
      unit: 'case',
      weight: 1,
      commitment: { units: 24, months: 24, orders: 24 },
    });
    const plain = await estimate('campaignCode=ADF&products[]=small-10');
    expect([plain.status, plain.body.brewer, plain.body.commitment]).toEqual([200, undefined, undefined]);
    // Below the threshold of free shipping, now and later.
    expect(plain.body).toMatchObject({
      now: { deliveryCost: { value: 6.95 } },
      later: { deliveryCost: { value: 6.95 } },
    });
  });
});

describe('an estimate is refused', () => {
  const refused = async (query: string, site?: SiteId) => {
    const { status, body } = await estimate(query, site);
    const { type, reason, subject } = body.errors[0];
    return [status, type, reason, subject];
  };

  test('below the least of an order, in boxes', async () => {
    const few = 'campaignCode=BBAD&brewer=nib-ink&products[]=dawn-24&products[]=dawn-48';
    expect(await refused(few)).toEqual([409, 'CommitmentMinimumError', 'belowLeast', '1']);
    const { body } = await estimate(`${few}&lang=fr`, 'cab2c');
    expect(body.errors[0].message).toBe('Chaque commande compte au moins 4 boîtes. Vous en avez 3.');
  });

  test('with a brewer or a drink that the campaign does not sell', async () => {
    const drinks = 'products[]=dawn-48:2';
    const not = (code: string, reason: string) => [409, 'CampaignNotEligibleError', reason, code];
    const bbad = 'campaignCode=BBAD&brewer';
    expect(await refused(`${bbad}=tempo-ink&${drinks}`)).toEqual(not('tempo-ink', 'brewer'));
    expect(await refused(`${bbad}=dawn-24&${drinks}`)).toEqual(not('dawn-24', 'brewer'));
    for (const code of ['dawn-12', 'small-10', 'virtual-24', 'bag-12', 'nib-ink'])
      expect(await refused(`${KIT}&products[]=${code}`)).toEqual(not(code, 'product'));
    expect(await refused(`campaignCode=ADF&brewer=nib-ink&${drinks}`)).toEqual(not('nib-ink', 'brewer'));
  });

  test('with products that there are not', async () => {
    const unknown = [404, 'UnknownIdentifierError', 'notFound'];
    expect((await refused(`${KIT}&products[]=nowhere`)).slice(0, 3)).toEqual(unknown);
    expect((await refused('campaignCode=BBAD&brewer=nowhere&products[]=dawn-24:4')).slice(0, 3)).toEqual(
      unknown,
    );
  });

  test('without what it takes, or with what is nonsense', async () => {
    const invalid = (subject: string) => [400, 'ValidationError', 'invalid', subject];
    expect(await refused('campaignCode=BBAD&products[]=dawn-24:4')).toEqual(invalid('brewer'));
    expect(await refused('campaignCode=BBAD&brewer=nib-ink')).toEqual(invalid('products'));
    for (const bad of ['dawn-24:0', 'dawn-24:-1', 'dawn-24:1:1', 'dawn-24:13', 'dusk-96:12'])
      expect([bad, await refused(`${KIT}&products[]=${bad}`)]).toEqual([bad, invalid('products')]);
    expect(await refused(`${KIT}&frequencyWeeks=1`)).toEqual(invalid('frequencyWeeks'));
    for (const day of ['2027-02-30', '2026-12-31', 'soon'])
      expect([day, await refused(`${KIT}&endOn=${day}`)]).toEqual([day, invalid('endOn')]);
    expect((await refused(`${KIT}&frequencyWeeks=often`)).slice(0, 2)).toEqual([400, 'ValidationError']);
  });
});
