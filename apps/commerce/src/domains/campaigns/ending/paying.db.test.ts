/** What ending a commitment costs and could not be charged is paid in person, by the link in the mail about it. */
import type { TestCommerce } from '@crema/testing';
import { openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { kitBuyer } from '@crema/testing/factories/campaigns/kit-buyer';
import { kitTools } from '@crema/testing/factories/campaigns/kit-tools';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { KIT_LINK } from '../commitments/commitments.types.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
  await shop.db.execute('update stock set on_hand = 1000000');
});
beforeEach(() => void shop.clock.set('2027-01-04T15:00:00.000Z'));
afterAll(() => shop.commerce.close());
const { charged, rows, sendBack, ship } = kitTools(() => shop);

const ENDING = { expectedAmount: 67.49, consent: true };
/** A commitment that its customer has ended, and whose card was refused then; with the link in the mail about it. */
const owing = async (token = 'tok_declined') => {
  const ada = await kitBuyer(shop);
  const code = await ada.buy();
  const { id, subscriptionId = '' } = await ada.commitment();
  await shop.db.execute(
    `update subscriptions set payment = jsonb_set(payment, '{token}', to_jsonb($2::text)) where id = $1`,
    [subscriptionId, token],
  );
  expect((await ada.endEarly(id, ENDING)).status).toBe(200);
  expect(await charged(id)).toEqual([]);
  const of = { site: 'usb2c', kind: KIT_LINK, id, turn: 0 } as const;
  return { ada, code, id, link: shop.commerce.autoDelivery.paying.links.sign(of, shop.clock.now()) };
};
interface Answer {
  status: string;
  of: string;
  date: string;
  amount: { value: number };
  errors?: { type: string; reason?: string }[];
}
const call = async (path: '' | '/pay' | '/confirm', payload: object, site = 'usb2c'): Promise<Answer> =>
  (
    await shop.commerce.app.inject({ method: 'POST', url: `/rest/v2/${site}/payments/link${path}`, payload })
  ).json();
const pay = (link: string, token: string) => call('/pay', { link, provider: 'test', token });
const standingOf = (id: string) => rows('select status from kit_charges where kit_id = $1', id);
const mailsOf = (id: string) =>
  rows('select data from outbox_emails where id like $1 order by id', `kit-declined-${id}%`);
const work = (minutes: number) => {
  shop.clock.advance(minutes * 60_000);
  return shop.commerce.campaigns.clock.charge();
};

test('the link shows what is owed and pays it, once', async () => {
  const { id, code, link } = await owing();
  expect(await call('', { link })).toMatchObject({
    ...{ status: 'due', of: 'kit', date: '2027-01-04', amount: { value: 67.49 } },
    ...{ entries: [{ name: 'nib', quantity: 1 }], card: { brand: 'Visa' } },
  });
  expect(await call('', { link }, 'cab2c')).toMatchObject({ errors: [{ type: 'InvalidLinkError' }] });
  expect(await pay(link, 'tok_success')).toMatchObject({ status: 'paid', of: 'kit', code });
  expect(await pay(link, 'tok_success')).toMatchObject({ status: 'paid' });
  await work(60 * 24 * 9);
  expect(await charged(id)).toEqual([['charge', 6749]]);
  await sendBack(code, 0, 1);
  expect(await charged(id)).toEqual([
    ['charge', 6749],
    ['refund', 6749],
  ]);
  expect((await call('', { link })).status).toBe('cancelled');
});

test('a bank that asked while nobody was there is told so in the mail, and answered by the link', async () => {
  const { id, link } = await owing('tok_requires_authentication');
  expect(await mailsOf(id)).toEqual([{ data: { kitId: id, bankAsks: true } }]);
  expect((await pay(link, 'tok_requires_authentication')).status).toBe('asked');
  // The workers leave it alone, and a reload finds it again.
  await work(5);
  expect((await call('', { link })).status).toBe('asked');
  expect((await call('/confirm', { link })).status).toBe('paid');
  expect(await charged(id)).toEqual([['charge', 6749]]);
});

test('a bank that nobody answers ends as a refused card does', async () => {
  const { id, link } = await owing();
  expect((await pay(link, 'tok_requires_authentication')).status).toBe('asked');
  await work(31);
  expect((await call('', { link })).status).toBe('due');
  expect((await pay(link, 'tok_success')).status).toBe('paid');
  expect(await charged(id)).toEqual([['charge', 6749]]);
});

test('a refused card is told there and not mailed, and changes no plan to try again', async () => {
  const { id, link } = await owing();
  const plan = () => rows('select status, next_at from kit_charges where kit_id = $1', id);
  const [before, mails] = [await plan(), await mailsOf(id)];
  expect((await pay(link, 'tok_insufficient_funds')).errors).toMatchObject([
    { type: 'PaymentAuthorizationError', reason: 'insufficient_funds' },
  ]);
  expect(await plan()).toEqual(before);
  expect(await mailsOf(id)).toEqual(mails);
});

test('what no card paid any more is still paid by the link, and is off the agents’ list', async () => {
  const { id } = await owing();
  for (const day of ['2027-01-08', '2027-01-12', '2027-01-20', '2027-02-20']) {
    shop.clock.set(new Date(`${day}T15:00:00Z`));
    await shop.commerce.campaigns.clock.charge();
  }
  expect(await standingOf(id)).toEqual([{ status: 'agent' }]);
  const of = { site: 'usb2c', kind: KIT_LINK, id, turn: 0 } as const;
  const link = shop.commerce.autoDelivery.paying.links.sign(of, shop.clock.now());
  expect((await pay(link, 'tok_declined')).errors).toMatchObject([{ reason: 'card_declined' }]);
  expect(await standingOf(id)).toEqual([{ status: 'agent' }]);
  expect((await pay(link, 'tok_success')).status).toBe('paid');
  const owed = await shop.commerce.campaigns.operator.owed('usb2c');
  expect(owed.filter(({ kitId }) => kitId === id)).toEqual([]);
});

test('a worker that took it, and its customer, charge it once between them', async () => {
  const { id, link } = await owing();
  await shop.db.execute(
    `update subscriptions set payment = jsonb_set(payment, '{token}', '"tok_success"') where id =
       (select subscription_id from kits where id = $1)`,
    [id],
  );
  shop.clock.advance(9 * 86_400_000);
  await Promise.all([
    pay(link, 'tok_success'),
    shop.commerce.campaigns.clock.charge(),
    pay(link, 'tok_success'),
  ]);
  await work(31);
  expect(await charged(id)).toEqual([['charge', 6749]]);
  expect((await call('', { link })).status).toBe('paid');
});

test('an outcome that was not heard is found by whoever looks next', async () => {
  const { id, link } = await owing();
  await pay(link, 'tok_timeout_after_charge');
  expect((await call('', { link })).status).toBe('paid');
  expect(await charged(id)).toEqual([['charge', 6749]]);
});

test('an agent who gives it up leaves nothing to pay', async () => {
  const { id, code, link } = await owing();
  expect((await pay(link, 'tok_requires_authentication')).status).toBe('asked');
  await ship(code);
  await sendBack(code, 0, 1);
  expect((await call('', { link })).status).toBe('cancelled');
  expect(await charged(id)).toEqual([]);
});
