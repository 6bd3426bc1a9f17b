/** Who else has to do with a commitment: guests, agents, the operator, and whoever reads the mails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { BBAD, type Commitment, type KitBuyer, kitBuyer } from '@crema/testing/factories/campaigns/kit-buyer';
import { kitShopper } from '@crema/testing/factories/campaigns/kit-shopper';
import { ADDRESSES } from '@crema/testing/factories/shopper';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runKitsCommand } from '../operator/kits.command.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

const command = async (...argv: string[]) => {
  const said: string[] = [];
  const { customers, campaigns } = shop.commerce;
  const print = (line: string) => void said.push(line);
  const exit = await runKitsCommand({ customers, operator: campaigns.operator }, argv, print);
  return { exit, said };
};
const charged = async (id: string) =>
  (await shop.commerce.payments.test.entries())
    .filter(({ key }) => key.startsWith(`kit-${id}`))
    .map(({ kind, amount }) => [kind, amount]);

test('what would be owed if all ended today is a number that the operator asks for', async () => {
  expect(await command('--site', 'cab2c')).toEqual({
    exit: 0,
    said: ['cab2c: 0 commitments run; $0.00 would be owed if all ended today.'],
  });
  const zoe = await kitBuyer(shop, { site: 'cab2c' });
  await shop.commerce.orders.fulfilment.ship(await zoe.buy());
  expect(await command('--site', 'cab2c')).toMatchObject({
    said: [
      'cab2c: 1 commitments run; $50.62 would be owed if all ended today.',
      '  BBAD  1 run, 12 to buy, $50.62',
      '  BBAD  1 sold, $67.49 taken off brewers',
    ],
  });
  const { said } = await command(zoe.email, '--site', 'cab2c');
  expect(said).toEqual([expect.stringContaining('running  4 of 16 boxes by 2028-01-04  ending costs')]);
  expect(await command('owed')).toEqual({ exit: 0, said: ['0 owed at usb2c.'] });
  expect((await command('nobody@example.com')).exit).toBe(1);
  expect((await command('--site', 'moon')).exit).toBe(1);
  expect((await command('--what')).exit).toBe(2);
});

describe('a guest', () => {
  test('who makes an account with the order has the commitment', async () => {
    const guest = kitShopper(shop);
    const { body } = await guest.addKit(BBAD);
    const email = 'new-kit@example.com';
    for (const [path, value] of [
      ['email', { email }],
      ['addresses/delivery', { ...ADDRESSES.NY, line1: '1 Guest Lane' }],
      ['payment', { provider: 'test', token: 'tok_success' }],
    ] as const)
      expect((await guest.call('PUT', `carts/${body.guid}/${path}`, value)).status).toBe(200);
    const terms = await guest.call('GET', `carts/${body.guid}/autoDeliveryConsent`);
    const { version } = terms.body as unknown as { version: string };
    const placed = await guest.place(body.guid, {
      ...{ autoDeliveryConsent: version, campaignConsent: true },
      newAccount: { password: 'four quiet kettles' },
    });
    expect(placed.status).toBe(201);
    const customer = await shop.commerce.customers.byEmail('usb2c', email);
    const all = await shop.commerce.campaigns.operator.of('usb2c', customer?.id ?? '');
    expect(all).toMatchObject([
      { status: 'running', orderCode: placed.body.code, subscriptionId: expect.any(String) },
    ]);
  });

  test('who logs in brings the kit along, into a cart that has none', async () => {
    const ada = await kitBuyer(shop);
    await ada.add('peak-20');
    const guest = kitShopper(shop);
    const { body } = await guest.addKit(BBAD);
    const merged = await shop.commerce.app.inject({
      method: 'POST',
      url: `/api/auth/login?site=usb2c`,
      payload: { email: ada.email, password: ada.password, cartGuid: body.guid },
    });
    expect(merged.statusCode).toBe(200);
    const cart = await ada.call('GET', 'carts/current');
    expect(cart.body.entries.map(({ product, priceKind }) => [product.code, priceKind])).toEqual([
      ...[
        ['peak-20', 'list'],
        ['nib-ink', 'campaign'],
        ['dawn-24', 'autoDelivery'],
      ],
    ]);
  });
});

describe('an agent', () => {
  const acting = async (ada: KitBuyer) => {
    const agent = await signInAgent(shop.commerce);
    const headers = await agent.actFor(ada.customerId);
    const post = async (path: string, payload: object) => {
      const url = `/rest/v2/usb2c/users/${ada.customerId}/${path}?csAgentId=${agent.agentId}`;
      const answer = await shop.commerce.app.inject({ method: 'POST', url, payload, headers });
      return { status: answer.statusCode, body: answer.json<Commitment>() };
    };
    return { agent, post, headers };
  };

  test('ends a commitment with a reason, and that is recorded', async () => {
    const ada = await kitBuyer(shop);
    await ada.buy();
    const { id } = await ada.commitment();
    const { agent, post } = await acting(ada);
    const asked = { expectedAmount: 67.49, consent: true, csAgentId: agent.agentId };
    expect((await post(`campaigns/${id}/endEarly`, asked)).body.errors[0]).toMatchObject({
      subject: 'reason',
    });
    expect(
      (await post(`campaigns/${id}/endEarly`, { ...asked, csAgentId: 'another', reason: 'x' })).status,
    ).toBe(403);
    const ended = await post(`campaigns/${id}/endEarly`, { ...asked, reason: 'Asked by phone' });
    expect(ended).toMatchObject({ status: 200, body: { status: 'ended' } });
    const { rows } = await shop.db.execute(
      `select actor, action, details from kit_events where kit_id = $1 and action = 'endedEarly'`,
      [id],
    );
    expect(rows).toMatchObject([
      {
        actor: `agent:${agent.agentId}`,
        details: { amount: 6749, reason: 'Asked by phone', consented: true },
      },
    ]);
  });

  test('makes an exception: a later deadline, or nothing owed, also of what was charged', async () => {
    const ada = await kitBuyer(shop);
    await ada.buy();
    const { id } = await ada.commitment();
    const { post } = await acting(ada);
    const except = (body: object) => post(`campaigns/${id}/exception`, body);
    expect((await except({ deadline: '2028-03-01', reason: ' ' })).status).toBe(400);
    expect((await except({ deadline: '2027-12-01', reason: 'Moved house' })).status).toBe(400);
    expect((await except({ reason: 'Nothing' })).status).toBe(400);
    expect(await except({ deadline: '2028-03-01', reason: 'Moved house' })).toMatchObject({
      ...{ status: 200, body: { deadline: '2028-03-01', status: 'running' } },
    });
    await ada.endEarly(id, { expectedAmount: 67.49, consent: true });
    expect(await charged(id)).toEqual([['charge', 6749]]);
    expect(await except({ waive: true, reason: 'Our mistake' })).toMatchObject({
      ...{ status: 200, body: { status: 'ended', earlyEnd: { amount: { value: 0 } } } },
    });
    expect(await charged(id)).toEqual([
      ['charge', 6749],
      ['refund', 6749],
    ]);
    const own = await ada.call('POST', `campaigns/${id}/exception`, { waive: true, reason: 'Me' });
    expect(own.status).toBe(403);
  });

  test('orders a second kit for a household that has had one', async () => {
    const ada = await kitBuyer(shop);
    await ada.buy();
    expect((await ada.addKit()).status).toBe(409);
    const { post } = await acting(ada);
    expect((await post('cart/addCampaignBundle', BBAD)).status).toBe(200);
  });
});

describe('personal data', () => {
  test('has the commitments of a customer, who is not forgotten while one runs', async () => {
    const ada = await kitBuyer(shop);
    const code = await ada.buy();
    await shop.commerce.orders.fulfilment.ship(code);
    await shop.commerce.orders.fulfilment.deliver(code);
    const { id, subscriptionId } = await ada.commitment();
    const exported = await ada.call<{ commitments: object[] }>('GET', 'export');
    expect(exported.body.commitments).toMatchObject([
      { id, consent: { text: expect.any(String) }, events: [{ action: 'begun' }, { action: 'arrived' }] },
    ]);
    await ada.cancelDelivery(subscriptionId ?? '');
    const forget = () => shop.commerce.customers.remove('usb2c', ada.customerId, 'en');
    await expect(forget()).rejects.toMatchObject({ status: 409 });
    await ada.endEarly(id, { expectedAmount: 50.62, consent: true });
    await forget();
    const { rows } = await shop.db.execute('select customer_id, consent, status from kits where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ customer_id: null, consent: null, status: 'ended' }]);
  });
});

describe('mails', () => {
  /** Subjects of what was sent, oldest first. */
  const subjects = async (...ids: string[]) => {
    await shop.commerce.platform.outbox.sendDue();
    const read = (id: string) => PostalMime.parse(readFileSync(join(shop.dataDir, 'mail', `${id}.eml`)));
    return (await Promise.all(ids.map(read))).map(({ subject }) => subject);
  };

  test('say that it has begun, how far it is, and what ending it cost, in both languages', async () => {
    for (const [site, lang, expected] of [
      [
        ...(['cab2c', 'fr'] as const),
        [
          'Votre trousse est commandée\u00a0: nib fr, 16 boîtes d’ici le 4 janvier 2028',
          'Votre trousse\u00a0: 8 sur 16 boîtes expédiées',
          'Votre engagement a pris fin',
        ],
      ],
      [
        ...(['usb2c', 'en'] as const),
        [
          'Your kit is ordered: nib, 16 boxes by January 4, 2028',
          'Your kit: 8 of 16 boxes sent',
          'Your commitment has ended',
        ],
      ],
    ] as const) {
      const zoe = await kitBuyer(shop, { site, lang });
      const products = [{ code: 'dusk-96', qty: 2 }];
      const code = await zoe.buy({ ...BBAD, products }, lang);
      await shop.commerce.orders.fulfilment.ship(code);
      const [{ id = '' } = {}] = await shop.commerce.campaigns.operator.of(site, zoe.customerId);
      const [begun, progress] = await subjects(`kit-begun-${id}`, `kit-progress-${id}-${code}`);
      await zoe.endEarly(id, { expectedAmount: 33.75, consent: true });
      expect([begun, progress, ...(await subjects(`kit-ended-${id}`))]).toEqual(expected);
    }
  });

  test('say that it is met', async () => {
    const ada = await kitBuyer(shop);
    const code = await ada.buy({ ...BBAD, products: [{ code: 'dusk-96', qty: 4 }] });
    await shop.commerce.orders.fulfilment.ship(code);
    const { id } = await ada.commitment();
    expect(await subjects(`kit-met-${id}`)).toEqual(['Your commitment is complete: the nib is yours']);
  });
});

test('a deadline moves by the days on which nothing of a campaign could be bought', async () => {
  const ada = await kitBuyer(shop, { site: 'usafh' });
  await ada.buy({
    ...{ campaignCode: 'AFHKBBFREE', brewer: 'concierge-ink', frequencyWeeks: 4 },
    products: [{ code: 'house-96', qty: 1 }],
  });
  const look = async (day: string) => {
    shop.clock.set(new Date(`${day}T15:00:00Z`));
    await shop.commerce.campaigns.clock.look();
    const [kit] = await shop.commerce.campaigns.operator.of('usafh', ada.customerId);
    return kit?.deadline;
  };
  const stock = (units: number) =>
    shop.db.execute(`update stock set on_hand = $1 where site = 'usafh'`, [units]);
  expect(await look('2027-01-05')).toBe('2029-01-04');
  await stock(0);
  expect(await look('2027-01-06')).toBe('2029-01-04');
  expect(await look('2027-01-07')).toBe('2029-01-05');
  expect(await look('2027-01-08')).toBe('2029-01-06');
  expect(await look('2027-01-08')).toBe('2029-01-06');
  await stock(100);
  // It could be bought on a part of the eighth.
  await look('2027-01-08');
  expect(await look('2027-01-09')).toBe('2029-01-06');
  shop.clock.set(new Date('2027-01-04T15:00:00Z'));
});
