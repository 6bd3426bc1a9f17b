/** The six questions after a registration, and the one coupon of a serial number. */
import { randomUUID } from 'node:crypto';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { setSettings } from '@crema/testing/factories/campaigns/settings';
import { callsOf, type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const SN = '10242600452187';
const ALL = { place: 'kitchen', people: 'two', cups: null, drinks: 'coffee', reason: null, heard: 'friend' };
const SKIPPED = Object.fromEntries(Object.keys(ALL).map((question) => [question, null]));

let shop: TestCommerce;
let ada: Member;
let zoe: Member;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(
    shop.commerce,
    'usb2c',
    product('pods', { price: 20 }),
    product('beans', { packType: 'Bagged', count: 12, price: 20 }),
  );
  ada = await member(shop);
  zoe = await member(shop);
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  await shop.db.execute('delete from brewer_registrations');
  await shop.db.execute('delete from brewer_coupons');
  await register(ada);
});

const at = ({ site }: Pick<Member, 'site'>, call: string, lang = 'en') =>
  `/v2/${site}/brewerRegistration/v2/${call}?lang=${lang}`;
const register = (who: Member, serialNumber = SN) =>
  who.call('POST', at(who, 'registernewbrewer'), { serialNumber, purchaseDate: '2026-09-01' });
const answer = (who: Member, answers: object, sn = SN, more = {}) =>
  who.call<Questionnaire>('POST', at(who, 'updateBrewerQuestionnaire'), { sn, answers }, more);
const read = (who: Member, sn = SN, lang = 'en') =>
  who.call<Questionnaire>('GET', `${at(who, 'getBrewerQuestionnaire', lang)}&sn=${encodeURIComponent(sn)}`);
const coupon = (who: Member, sn = SN, more = {}) =>
  who.call<Coupon>('POST', at(who, 'getBrewerCoupon'), { sn }, more);
const apply = (who: Member, cartGuid: string, sn = SN, lang = 'en') =>
  who.call<Applied>('POST', at(who, 'coupon/apply', lang), { sn, cartGuid });
const cartWith = async (who: Member, ...codes: string[]): Promise<string> => {
  let guid = '';
  for (const code of codes) guid = String((await who.add(code)).body.cartGuid ?? guid);
  return guid;
};

interface Failed {
  errors: { type: string; reason?: string; subject?: string; message: string }[];
}
interface Questionnaire extends Failed {
  sn: string;
  questions: { code: string; text: string; options: { code: string; text: string }[] }[];
  answers: Record<string, string | null>;
  complete: boolean;
  coupon: boolean;
}
interface Coupon extends Failed {
  couponCode: string;
  percent: number;
  validTo: string;
  standing: string;
}
interface Applied extends Failed {
  applied: boolean;
  couponCode: string;
  cart: { appliedVouchers: { code: string; amount: { value: number } }[] };
}

test('six questions are asked in both languages, and answered or skipped one at a time', async () => {
  // covers: S1.30, S7.146, S7.149
  const { status, body } = await read(ada, '1024 2600-4521.87');
  expect(status).toBe(200);
  expect(body).toMatchObject({ sn: SN, answers: {}, complete: false, coupon: true });
  expect(body.questions.map(({ code }) => code)).toEqual(Object.keys(ALL));
  expect(body.questions[1]?.text).toBe('How many people use it?');
  const lea = await member(shop, { site: 'cab2c' });
  const sn = '10242600452111';
  await register(lea, sn);
  const french = await read(lea, sn, 'fr');
  expect(french.body.questions[1]?.text).toBe('Combien de personnes l’utilisent?');

  expect((await answer(ada, { place: 'kitchen', cups: null })).body).toMatchObject({
    answers: { place: 'kitchen', cups: null },
    complete: false,
  });
  const { place, ...rest } = ALL;
  expect((await answer(ada, rest)).body).toMatchObject({ answers: ALL, complete: true });
  expect((await answer(ada, { place: 'office' })).body.answers).toEqual({ ...ALL, place: 'office' });
  expect((await read(ada)).body).toMatchObject({ answers: { ...ALL, place: 'office' }, complete: true });
});

test('what no question has, and a brewer of somebody else, is refused and changes nothing', async () => {
  await answer(ada, { place: 'kitchen' });
  const { status, body } = await answer(ada, { place: 'moon', people: 'two', shoe: '42', constructor: 'x' });
  expect(status).toBe(400);
  expect(body.errors.map(({ subject, reason }) => `${subject} ${reason}`)).toEqual([
    'answers.place unknownOption',
    'answers.shoe unknownQuestion',
    'answers.constructor unknownQuestion',
  ]);
  expect((await answer(ada, { place: 7 })).status).toBe(400);
  expect((await answer(ada, { place: 'x'.repeat(10_000) })).status).toBe(400);
  expect((await read(ada)).body.answers).toEqual({ place: 'kitchen' });

  const cart = await cartWith(zoe, 'pods-24');
  for (const refused of [
    await read(zoe),
    await answer(zoe, ALL),
    await coupon(zoe),
    await apply(zoe, cart),
    await coupon(ada, '10242600000000'),
    await coupon(ada, 'no number'),
  ]) {
    expect(refused.status).toBe(404);
    expect(refused.body.errors[0]).toMatchObject({ type: 'UNKNOWN_SERIAL', subject: 'sn' });
  }
  const guest = callsOf(
    shop,
    { headers: { authorization: '', 'content-type': 'application/json' } },
    'usb2c',
  );
  expect((await guest('POST', at(ada, 'getBrewerCoupon'), { sn: SN })).status).toBe(401);
});

test('the coupon comes once all six are answered or skipped, and is one a serial number', async () => {
  // covers: S1.31, S7.147
  expect(await coupon(ada)).toMatchObject({
    status: 409,
    body: { errors: [{ type: 'QuestionnaireOpenError' }] },
  });
  await answer(ada, SKIPPED);
  const first = await coupon(ada);
  expect(first).toEqual({
    status: 200,
    body: {
      sn: SN,
      couponCode: expect.stringMatching(/^BRW-[A-Z2-9]{10}$/),
      percent: 20,
      validTo: new Date(shop.clock.now().getTime() + 60 * 86_400_000).toISOString(),
      standing: 'open',
    },
  });
  expect(await coupon(ada)).toEqual(first);
  const again = await Promise.all(Array.from({ length: 5 }, () => coupon(ada)));
  expect(new Set(again.map(({ body }) => body.couponCode)).size).toBe(1);
  const { rows } = await shop.db.execute('select serial_number from brewer_coupons');
  expect(rows).toHaveLength(1);
});

test('asked for at once, the first time, the coupon is made once', async () => {
  await answer(ada, SKIPPED);
  const before = await shop.db.execute("select code from coupons where code like 'BRW-%'");
  const answers = await Promise.all(Array.from({ length: 5 }, () => coupon(ada)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(new Set(answers.map(({ body }) => body.couponCode)).size).toBe(1);
  const after = await shop.db.execute("select code from coupons where code like 'BRW-%'");
  expect(after.rows.length - before.rows.length).toBe(1);
});

test('it takes a fifth off the pods of one order, and nothing off what is sold by weight', async () => {
  // covers: S7.148
  await answer(ada, SKIPPED);
  const cart = await cartWith(ada, 'pods-24', 'beans-24');
  const applied = await apply(ada, cart);
  expect(applied.status).toBe(200);
  const code = (await coupon(ada)).body.couponCode;
  expect(applied.body).toMatchObject({
    applied: true,
    couponCode: code,
    cart: { appliedVouchers: [{ code, amount: { value: 4 } }] },
  });
  // A stranger's cart is not there.
  const others = await cartWith(zoe, 'pods-24');
  expect((await apply(ada, others)).status).toBe(404);
  expect((await apply(ada, 'no-guid')).status).toBe(404);

  await ada.ready(cart);
  const placed = await ada.place(cart);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  expect((await coupon(ada)).body).toMatchObject({ couponCode: code, standing: 'used' });
  const next = await cartWith(ada, 'pods-24');
  expect((await apply(ada, next)).status).toBe(409);
});

test('what it does not cover is said in French too, and no coupon is made for it', async () => {
  await answer(ada, SKIPPED);
  await sell(shop.commerce, 'cab2c', product('grains', { packType: 'Bagged', count: 12 }));
  const bruno = await member(shop, { site: 'cab2c' });
  await register(bruno, '10242600452199');
  await answer(bruno, SKIPPED, '10242600452199');
  const cart = await cartWith(bruno, 'grains-24');
  const { status, body } = await apply(bruno, cart, '10242600452199', 'fr');
  expect(status).toBe(400);
  expect(body.errors[0]?.message).toMatch(/ne s’applique à aucun article de ce panier/);
  const { rows } = await shop.db.execute(
    "select 1 from brewer_coupons where serial_number = '10242600452199'",
  );
  expect(rows).toEqual([]);
});

test('it ends after sixty days', async () => {
  await answer(ada, SKIPPED);
  const { couponCode, validTo } = (await coupon(ada)).body;
  const standing = shop.clock.now();
  try {
    shop.clock.set(new Date(new Date(validTo).getTime() - 1000).toISOString());
    const late = callsOf(shop, await member(shop), 'usb2c');
    const guid = String((await late('POST', 'addProductToCart', { code: 'pods-24', qty: 1 })).body.cartGuid);
    const path = `carts/${guid}/coupon/apply?couponCode=${couponCode}`;
    expect((await late('GET', path)).status).toBe(200);
    shop.clock.set(validTo);
    expect((await late('GET', path)).body.errors[0]).toMatchObject({ reason: 'expired' });
  } finally {
    shop.clock.set(standing);
  }
});

test('where the site gives no coupon the questions promise none, and one that was given stays', async () => {
  const sn = '10242600452155';
  await register(zoe, sn);
  await answer(ada, SKIPPED);
  const { couponCode } = (await coupon(ada)).body;
  await setSettings(shop, 'usb2c', { brewerCouponPercent: 0 });
  try {
    expect((await read(zoe, sn)).body.coupon).toBe(false);
    expect((await answer(zoe, SKIPPED, sn)).body).toMatchObject({ complete: true, coupon: false });
    expect((await coupon(zoe, sn)).status).toBe(404);
    expect((await read(ada)).body.coupon).toBe(true);
    expect((await coupon(ada)).body.couponCode).toBe(couponCode);
  } finally {
    await setSettings(shop, 'usb2c', { brewerCouponPercent: 20 });
  }
});

test('a call that is repeated under its key gets the first answer', async () => {
  const key = { 'idempotency-key': `questions-${randomUUID()}` };
  const first = await answer(ada, SKIPPED, SN, key);
  await answer(ada, { place: 'office' });
  expect(await answer(ada, SKIPPED, SN, key)).toEqual(first);
  expect((await read(ada)).body.answers.place).toBe('office');
});

test('who leaves takes the answers along, and the serial number gets no second coupon', async () => {
  const mila = await member(shop);
  const sn = '10242600452100';
  await register(mila, sn);
  await answer(mila, ALL, sn);
  const { couponCode } = (await coupon(mila, sn)).body;
  const exported = await mila.call<{ brewers: object[] }>('GET', 'export');
  expect(exported.status).toBe(200);
  expect(JSON.stringify(exported.body)).toContain(couponCode);
  expect(JSON.stringify(exported.body)).toContain('"heard":"friend"');
  const gone = await mila.call('POST', 'remove', { password: mila.password });
  expect(gone.status, JSON.stringify(gone.body)).toBeLessThan(300);

  await register(zoe, sn);
  expect((await read(zoe, sn)).body).toMatchObject({ answers: {}, coupon: false });
  await answer(zoe, SKIPPED, sn);
  expect(await coupon(zoe, sn)).toMatchObject({
    status: 409,
    body: { errors: [{ type: 'CouponAlreadyGivenError' }] },
  });
});
