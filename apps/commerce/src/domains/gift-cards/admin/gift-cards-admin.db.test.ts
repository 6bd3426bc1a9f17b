/** Gift cards in the back office. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { buyGiftCard, cardMails, sellGiftCards } from '@crema/testing/factories/checkout/gift-cards';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let owner: SignedInStaff;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sellGiftCards(shop);
  owner = await signInStaff(shop.commerce, 'owner');
}, patience(60_000));
afterAll(() => shop.commerce.close());

interface Answer {
  items: { id: string; lastFour: string; balance: number }[];
  owed: number;
  cards: number;
  state: string;
  balance: number;
  entries: { kind: string; amount: number; by?: string }[];
  errors: { reason: string }[];
}

let keys = 0;
async function call(path: string, body?: object, as = owner, site = 'usb2c') {
  keys += 1;
  const answer = await shop.commerce.app.inject({
    ...{
      method: body ? 'POST' : 'GET',
      url: `/admin/v1/${site}/${path}`,
      ...(body ? { payload: body } : {}),
    },
    headers: { ...as.headers, 'idempotency-key': `a-key-of-gift-cards-${keys}` },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}
const balance = async (code: string) =>
  (
    await shop.commerce.app.inject({
      ...{ method: 'POST', url: '/rest/v2/usb2c/giftcards/balance', payload: { code } },
    })
  ).statusCode;

test('cards are found by the last four, the order and the recipient; what is owed is a number', async () => {
  const [one, two] = [await buyGiftCard(shop, { amount: 25 }), await buyGiftCard(shop, { amount: 100 })];
  const { body } = await call('gift-cards');
  expect([body.owed, body.cards, body.items.length]).toEqual([12_500, 2, 2]);
  for (const query of [one.code.slice(-4), one.orderCode.toLowerCase(), one.recipientEmail]) {
    const { items } = (await call(`gift-cards?q=${encodeURIComponent(query)}`)).body;
    expect([query, items.map(({ lastFour }) => lastFour)]).toEqual([query, [one.code.slice(-4)]]);
  }
  expect((await call('gift-cards?q=nothing')).body.items).toEqual([]);
  const { body: report } = await call('reports/liabilities');
  expect(JSON.stringify(report)).toContain('12500');
  const listed = JSON.stringify(body);
  for (const { code } of [one, two]) expect(listed).not.toContain(code.replaceAll('-', ''));
  const [first] = body.items;
  expect((await call(`gift-cards/${first?.id}`, undefined, owner, 'cab2c')).status).toBe(404);
});

test('sent again it has a new code, and the one before is good for nothing', async () => {
  const { code, recipientEmail } = await buyGiftCard(shop);
  const [card] = (await call(`gift-cards?q=${code.slice(-4)}`)).body.items;
  expect((await call(`gift-cards/${card?.id}/send`, {})).body.state).toBe('sent');
  const codes = (await cardMails(shop)).filter(({ to }) => to === recipientEmail).map((mail) => mail.code);
  const [fresh = ''] = codes.filter((one) => one !== code);
  expect([codes.length, await balance(code), await balance(fresh)]).toEqual([2, 404, 200]);
});

test('a card is ended with a reason, once, and what is left on it goes with it', async () => {
  const { code } = await buyGiftCard(shop);
  const [card] = (await call(`gift-cards?q=${code.slice(-4)}`)).body.items;
  const path = `gift-cards/${card?.id}`;
  expect((await call(`${path}/void`, { reason: ' ' })).status).toBe(400);
  const { status, body } = await call(`${path}/void`, { reason: 'Bought with a stolen card' });
  expect([status, body.state, body.balance]).toEqual([200, 'void', 0]);
  expect(body.entries[0]).toMatchObject({ kind: 'voided', amount: -5000, by: owner.email });
  expect(await balance(code)).toBe(409);
  for (const again of [await call(`${path}/void`, { reason: 'Twice' }), await call(`${path}/send`, {})])
    expect([again.status, again.body.errors[0]?.reason]).toEqual([409, 'notUsable']);
});

test('who may do what: finance ends cards, the desk sends them again, merchandisers see none', async () => {
  const { code } = await buyGiftCard(shop);
  const [card] = (await call(`gift-cards?q=${code.slice(-4)}`)).body.items;
  const path = `gift-cards/${card?.id}`;
  const finance = await signInStaff(shop.commerce, 'finance');
  const merchandiser = await signInStaff(shop.commerce, 'merchandiser');
  expect((await call('gift-cards', undefined, merchandiser)).status).toBe(403);
  expect((await call(`${path}/send`, {}, finance)).status).toBe(403);
  expect((await call(`${path}/void`, { reason: 'Asked for' }, finance)).status).toBe(200);
});
