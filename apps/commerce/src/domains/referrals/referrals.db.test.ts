/** Referrals from the mail to a friend to the sender's credit. The clock stands on Monday 4 January 2027. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { referring } from '@crema/testing/factories/referrals/referring';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let us: ReturnType<typeof referring>;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { TRUST_PROXY: '1' } });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
  await sell(shop.commerce, 'cab2c', product('dawn'));
  us = referring(shop);
});
afterAll(() => shop.commerce.close());
beforeEach(() => shop.clock.set('2027-01-04T15:00:00Z'));

test('a friend gets a code by mail, orders with it, and its sender has the credit 14 days after the delivery', async () => {
  // covers: S1.38, S7.153
  const ada = await us.sender({ firstName: 'Ada' });
  const [status, receipt] = await us.refer(ada, 'bo@example.org', {
    message: 'Try <b>this</b>!\n\nAda & co.',
  });
  expect([status, receipt]).toEqual([
    200,
    { status: 'sent', code: expect.stringMatching(/^REF-[A-Z2-9]{10}$/) },
  ]);
  const { code } = receipt;
  const [mail] = await us.mail();
  expect(mail).toMatchObject({
    subject: 'Ada sends you $10.00 off at Crema',
    to: [{ address: 'bo@example.org' }],
  });
  expect(mail?.text).toContain(`/?referral=${code}`);
  expect(mail?.text).toContain('Try <b>this</b>!');
  expect(mail?.html).toContain('<p>Try &#60;b&#62;this&#60;/b&#62;!</p>');
  expect(mail?.html).not.toContain('<b>this');

  const order = await us.order(code, 'bo@example.org');
  expect((await us.list(ada)).referrals).toMatchObject([{ status: 'ordered', email: 'bo@example.org' }]);
  shop.clock.advance(86_400_000);
  await us.deliver(order.code);
  expect((await us.list(ada)).referrals[0]).toMatchObject({ creditAt: '2027-01-19T15:00:00.000Z' });
  shop.clock.set('2027-01-19T14:59:59Z');
  expect(await us.later(0)).toBe(0);
  shop.clock.set('2027-01-19T15:00:00Z');
  expect(await us.later(0)).toBe(1);
  expect(await us.balance(ada)).toBe(10);
  const { referrals, terms, pagination } = await us.list(ada);
  expect(referrals).toMatchObject([{ status: 'credited', amount: { value: 10 } }]);
  expect(referrals[0]).not.toHaveProperty('orderCode');
  expect(terms).toMatchObject({
    friendAmount: { value: 10 },
    minimum: { value: 40 },
    creditAmount: { value: 10 },
    creditDays: 14,
    perYear: 10,
  });
  expect(pagination.totalResults).toBe(1);
  const [thanks] = await us.mail('credit');
  expect(thanks).toMatchObject({
    subject: 'You received $10.00 in store credit',
    to: [{ address: ada.customer.email }],
  });
  expect(thanks?.text).not.toContain(order.code);
  // Once, however often the job runs.
  expect(await us.later(30)).toBe(0);
  expect(await us.balance(ada)).toBe(10);
});

test('a repeat for the same friend answers the same code, and nobody is written to twice', async () => {
  const [ada, bea] = [await us.sender(), await us.sender()];
  const [, first] = await us.refer(ada, 'Cy+Shop@example.org');
  const again = await Promise.all(['cy@example.org', 'CY@EXAMPLE.ORG'].map((email) => us.refer(ada, email)));
  for (const [status, body] of again) expect([status, body]).toEqual([200, first]);
  const [, other] = await us.refer(bea, 'cy@example.org');
  expect(other.code).not.toBe(first.code);
  // Of two who refer at the same instant, either is the one whose mail goes out.
  expect(await us.mail()).toMatchObject([{ to: [{ address: expect.stringMatching(/^cy/i) }] }]);
  expect(await us.mail()).toEqual([]);
  // By key: one answer, one referral; and the same key with another friend is refused.
  const headers = { 'idempotency-key': 'a-referral-sent-once' };
  const sent = () => us.as(ada, 'POST', 'submitReferral', { email: 'dee@example.org' }, headers);
  expect(await sent()).toEqual(await sent());
  const [status] = await us.as(ada, 'POST', 'submitReferral', { email: 'eve@example.org' }, headers);
  expect(status).toBe(409);
  expect((await us.list(ada)).pagination.totalResults).toBe(2);
});

test('an address that has ordered, or wants no letters, gets none; the answer is the same', async () => {
  const ada = await us.sender();
  const first = await us.refer(ada, 'one@example.org');
  await us.order(first[1].code, 'one@example.org');
  const bea = await us.sender();
  await us.mail();
  const [, known] = await us.refer(bea, 'one@example.org');
  expect(known).toEqual({ status: 'sent', code: expect.any(String) });
  // From the link of a letter, one says for good that there shall be none.
  const [, { code }] = await us.refer(bea, 'two@example.org');
  const letters = await us.mail();
  expect(letters).toMatchObject([{ to: [{ address: 'two@example.org' }] }]);
  const [letter] = letters;
  expect(letter?.text).toContain(code);
  const token = /unsubscribe#(\S+)/.exec(letter?.text ?? '')?.[1];
  const url = '/rest/v2/usb2c/newsletter/unsubscribe';
  const left = await shop.commerce.app.inject({ method: 'POST', url, payload: { token } });
  expect(left.statusCode).toBe(200);
  await shop.db.execute("update referrals set mailed_at = null where email = 'two@example.org'");
  const cid = await us.sender();
  expect((await us.refer(cid, 'two@example.org'))[0]).toBe(200);
  expect(await us.mail()).toEqual([]);
  // The code is for a first order: whoever has ordered cannot use it.
  const refused = await us.order(known.code, 'ONE+more@example.org');
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('for a first order') });
});

test('a cart that is only shown tells nobody whether an address has bought here; the order is refused', async () => {
  const [ada, bea] = [await us.sender(), await us.sender()];
  const [, first] = await us.refer(ada, 'known@example.org');
  expect((await us.order(first.code, 'known@example.org')).status).toBe(201);
  const [, { code }] = await us.refer(bea, 'somebody-else@example.org');
  const guest = shopper(shop.commerce);
  const shown = async (email: string) => {
    const cart = await guest.readyCart([], { lines: [{ code: 'dawn-24', qty: 3 }] });
    await guest.call('PUT', `carts/${cart}/email`, { email });
    const applied = await guest.call('GET', `carts/${cart}/coupon/apply?couponCode=${code}`);
    const { body } = await guest.call('GET', `carts/${cart}`);
    return [applied.status, applied.body.errors, body.orderDiscounts.value];
  };
  expect(await shown('known@example.org')).toEqual([200, undefined, 10]);
  expect(await shown('known@example.org')).toEqual(await shown('never-here@example.org'));
  expect(await us.order(code, 'known@example.org')).toMatchObject({
    status: 409,
    message: expect.stringContaining('for a first order'),
  });
});

test('oneself is refused, as is what is no address or too long a message, in the language of the call', async () => {
  const ada = await us.sender({ email: 'ada.marsh@example.org' });
  const tries = [
    ['Ada.Marsh+friend@Example.ORG', {}, 'email', 'That is your own address. Enter a friend’s.'],
    ['nobody', {}, 'email', 'Enter your friend’s e-mail address, such as name@example.com.'],
    ['bo@example.org', { message: 'x'.repeat(241) }, 'message', 'A message has at most 240 characters.'],
  ] as const;
  for (const [email, more, subject, message] of tries) {
    const [status, body] = await us.refer(ada, email, more);
    expect([status, body.errors]).toMatchObject([400, [{ subject, message }]]);
  }
  expect((await us.refer(ada, 'bo2@example.org', { message: 'é'.repeat(240) }))[0]).toBe(200);
  const ca = referring(shop, 'cab2c');
  const zoe = await ca.sender({ email: 'zoe@example.org' });
  const [, french] = await ca.refer(zoe, 'ZOE@example.org', { lang: 'fr' });
  expect(french.errors[0]?.message).toBe('C’est votre propre adresse. Entrez celle d’une autre personne.');
  // The coupon is not for the sender either, with the account or as a guest.
  const [, { code }] = await us.refer(ada, 'somebody@example.org');
  expect(await us.order(code, 'ada.marsh@example.org')).toMatchObject({
    status: 409,
    message: `${code} is for the friend you invited, not for you.`,
  });
});

test('in French the friend is written to in French, with Canadian money and what was promised', async () => {
  const ca = referring(shop, 'cab2c');
  const zoe = await ca.sender({ firstName: 'Zoé', lang: 'fr' });
  const [, { code }] = await ca.refer(zoe, 'leo@example.org', { lang: 'fr', message: 'Essaie ça!' });
  const letter = (await ca.mail()).find(({ text }) => text?.includes(code));
  expect(letter?.subject).toMatch(/^Zoé vous offre 10,00\s\$ de rabais chez Crema Canada$/);
  expect(letter?.text).toContain(`/fr/?referral=${code}`);
  expect(letter?.text).toContain('Zoé vous écrit');
  const order = await ca.order(code, 'leo@example.org', { address: ADDRESSES.QC });
  expect(order.status).toBe(201);
  await ca.deliver(order.code);
  expect(await ca.later(14)).toBe(1);
  expect((await ca.as(zoe, 'GET', 'referrals?lang=fr'))[1].referrals).toMatchObject([
    { status: 'credited', message: 'Le crédit est dans votre compte.' },
  ]);
  const thanks = (await ca.mail('credit')).find(({ to }) => to?.[0]?.address === zoe.customer.email);
  expect(thanks?.subject).toMatch(/^Vous avez reçu 10,00\s\$ de crédit en magasin$/);
});

test('a first order below the minimum keeps the coupon waiting, and it is good for one order', async () => {
  const ada = await us.sender();
  const [, { code }] = await us.refer(ada, 'small@example.org');
  expect(await us.order(code, 'small@example.org', { boxes: 2 })).toMatchObject({
    status: 400,
    message: `${code} needs a minimum of $40.00. Add $2.02 more.`,
  });
  expect((await us.order(code, 'small@example.org')).status).toBe(201);
  expect(await us.order(code, 'someone@example.org')).toMatchObject({ status: 409 });
});

test('two codes for one friend make one first order, at the same moment too', async () => {
  const [ada, bea] = [await us.sender(), await us.sender()];
  const codes = [];
  for (const who of [ada, bea]) codes.push((await us.refer(who, 'both@example.org'))[1].code);
  const orders = await Promise.all(codes.map((code) => us.order(code, 'both@example.org')));
  expect(orders.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('many friends in a day are enough; the business site has no referrals', async () => {
  const ada = await us.sender();
  const { referralMailsPerDay } = shop.commerce.content.configuration('usb2c');
  for (let index = 0; index < referralMailsPerDay; index += 1)
    expect((await us.refer(ada, `friend-${index}@example.org`))[0]).toBe(200);
  const [status, body] = await us.refer(ada, 'one-more@example.org');
  expect([status, body.errors[0]?.type]).toEqual([429, 'TooManyRequestsError']);
  expect((await us.refer(ada, 'friend-0@example.org'))[0]).toBe(200);
  const pages = await us.list(ada, '?pageSize=15&currentPage=1');
  expect([pages.referrals.length, pages.pagination.totalPages]).toEqual([5, 2]);
  const business = referring(shop, 'usafh');
  const buyer = await business.sender();
  expect((await business.refer(buyer, 'x@example.org'))[0]).toBe(404);
  expect((await business.as(buyer, 'GET', 'referrals'))[0]).toBe(404);
});
