/** What many want at once and one gets. */
import type { TestCommerce } from '@crema/testing';
import { openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { BBAD, type KitBuyer, kitBuyer } from '@crema/testing/factories/campaigns/kit-buyer';
import { setSettings } from '@crema/testing/factories/campaigns/settings';
import { openConnections } from '@crema/testing/factories/connections';
import { ADDRESSES } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BUYERS = 16;
let shop: TestCommerce;
let wires: Awaited<ReturnType<typeof openConnections>>;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
  wires = await openConnections(shop.commerce, BUYERS);
});
afterAll(async () => {
  wires.close();
  await shop.commerce.close();
});

const numbers = Array.from({ length: BUYERS }, (_, index) => index);

/** Sixteen who have a kit in a cart that is ready to be ordered. */
async function ready(campaignCode: string, address?: object) {
  const all: { buyer: KitBuyer; guid: string; version: string }[] = [];
  for (const _ of numbers) {
    const buyer = await kitBuyer(shop, { ...(address && { address }) });
    const guid = await buyer.kitCart({ ...BBAD, campaignCode });
    const terms = await buyer.call<{ version: string }>('GET', `carts/${guid}/autoDeliveryConsent`);
    all.push({ buyer, guid, version: terms.body.version });
  }
  return all;
}

/** All order at the same moment. Answers how often each outcome came. */
async function orderAll(all: Awaited<ReturnType<typeof ready>>, attempt: string) {
  const answers = await Promise.all(
    all.map(({ buyer, guid, version }, index) =>
      wires.post(
        index,
        '/rest/v2/usb2c/users/current/orders',
        { cartGuid: guid, termsChecked: true, autoDeliveryConsent: version, campaignConsent: true },
        { authorization: buyer.headers.authorization, 'idempotency-key': `${attempt}-of-buyer-${index}` },
      ),
    ),
  );
  const outcomes = answers.map(({ status, body }) => {
    const { errors = [] } = body as { errors?: { type: string; reason?: string }[] };
    return [status, errors[0]?.type, errors[0]?.reason].filter(Boolean).join(' ');
  });
  return Object.fromEntries(
    [...new Set(outcomes)].sort().map((one) => [one, outcomes.filter((other) => other === one).length]),
  );
}

/** What the shop's books say of a campaign. */
async function books(campaignCode: string) {
  const { rows } = await shop.db.execute(
    `select uses, spent::int, (select count(*)::int from kits k join orders o on o.code = k.order_code
         where k.campaign_code = u.campaign_code and k.holds_use and o.status <> 'cancelled') as kits
     from campaign_uses u where site = 'usb2c' and campaign_code = $1`,
    [campaignCode],
  );
  return rows[0];
}

test('the last kit of a campaign goes to exactly one of 16 buyers at once', async () => {
  const all = await ready('BBAD');
  await setSettings(shop, 'usb2c', { campaignStock: { BBAD: 1 } });
  expect(await orderAll(all, 'last-kit')).toEqual({ '201': 1, '409 CampaignNotEligibleError soldOut': 15 });
  expect(await books('BBAD')).toEqual({ uses: 1, spent: 6749, kits: 1 });
  const late = await kitBuyer(shop);
  expect((await late.addKit(BBAD)).body.errors[0]).toMatchObject({ reason: 'soldOut', subject: 'BBAD' });
});

test('the last use of a budget goes to exactly one of 16 buyers at once, and is given back with its order', async () => {
  const all = await ready('KSKBBAD');
  await setSettings(shop, 'usb2c', { campaignUsesMost: { KSKBBAD: 1 } });
  expect(await orderAll(all, 'last-use')).toEqual({ '201': 1, '409 CampaignBudgetError uses': 15 });
  const { rows } = await shop.db.execute(
    `select order_code as code, customer_id as id from kits where campaign_code = 'KSKBBAD'`,
  );
  const [sold] = rows as { code: string; id: string }[];
  const buyer = all.find(({ buyer: { customerId } }) => customerId === sold?.id)?.buyer;
  expect((await buyer?.call('POST', `orders/${sold?.code}/cancel`))?.status).toBe(200);
  expect(await books('KSKBBAD')).toEqual({ uses: 0, spent: 0, kits: 0 });
  const rest = all.filter((one) => one.buyer !== buyer);
  expect(await orderAll(rest, 'again')).toEqual({ '201': 1, '409 CampaignBudgetError uses': 14 });
});

test('the last money of a budget goes to exactly one of 16 buyers at once', async () => {
  const all = await ready('FREEBREWER');
  // One brewer is 89.99; two would be more.
  await setSettings(shop, 'usb2c', { campaignBudgets: { FREEBREWER: 17_997 } });
  expect(await orderAll(all, 'last-money')).toEqual({ '201': 1, '409 CampaignBudgetError money': 15 });
  expect(await books('FREEBREWER')).toEqual({ uses: 1, spent: 8999, kits: 1 });
});

test('a kit goes once to an address, whoever of its sixteen people orders at once', async () => {
  const all = await ready('KSKLITE', { ...ADDRESSES.NY, line1: '99 One House' });
  expect(await orderAll(all, 'one-house')).toEqual({ '201': 1, '409 KitAlreadyUsedError address': 15 });
});

test('a commitment that is ended sixteen times at once is charged once', async () => {
  const buyer = await kitBuyer(shop);
  await buyer.buy({ ...BBAD, campaignCode: 'FIFTYPERCENTBREWER' });
  const { id, earlyEnd } = await buyer.commitment();
  const asked = { expectedAmount: earlyEnd.amount.value, consent: true };
  const answers = await Promise.all(
    numbers.map((index) =>
      wires.post(index, `/rest/v2/usb2c/users/current/campaigns/${id}/endEarly`, asked, {
        authorization: buyer.headers.authorization,
        'idempotency-key': `ending-of-buyer-${index}`,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)]);
  await Promise.all(numbers.map(() => shop.commerce.campaigns.clock.charge()));
  const made = (await shop.commerce.payments.test.entries()).filter(({ key }) => key.startsWith(`kit-${id}`));
  expect(made.map(({ kind, amount }) => [kind, amount])).toEqual([['charge', 4499]]);
});
