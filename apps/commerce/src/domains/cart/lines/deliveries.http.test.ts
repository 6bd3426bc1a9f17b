/** What one auto-delivery takes at most: a shopper hears it when putting something in, not when paying. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'), product('case', { boxCount: 4 }));
  await sell(shop.commerce, 'cab2c', product('aube'));
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

const EVERY_FOUR = { isOneTimeProduct: false, frequencyWeeks: 4 };
const of = (reason: string, subject: string) => ({
  status: 400,
  body: { errors: [{ type: 'MaxOrderQuantityExceededError', reason, subject }] },
});
const over = (code: string) => of('maxOrderQuantityExceeded', code);
const tooManyBoxes = of('maxBoxesExceeded', 'entries');

/** What a cart holds: code, quantity and weeks of each line; 0 weeks: bought once. */
const held = async (cartGuid: string) => {
  const { body } = await ada.call('GET', `carts/${cartGuid}`);
  const entries = body.entries as ((typeof body.entries)[number] & { frequencyWeeks?: number })[];
  return entries.map(({ product: { code }, quantity, frequencyWeeks = 0 }) => [
    code,
    quantity,
    frequencyWeeks,
  ]);
};

describe('12 of a line', () => {
  test('are named when more are added, in the shopper’s language; bought once they may be', async () => {
    expect(await ada.add('dawn-24', 13, EVERY_FOUR)).toMatchObject(over('dawn-24'));
    expect((await ada.add('dawn-24', 1, { ...EVERY_FOUR, boxPerShipmentQty: 13 })).status).toBe(400);
    const zoe = shopper(shop.commerce, 'cab2c');
    const thirteen = { code: 'aube-24', qty: 13, isOneTimeProduct: false };
    const said = async (lang: string) =>
      (await zoe.call('POST', `addProductToCart?lang=${lang}`, thirteen)).body.errors[0]?.message;
    expect([await said('en'), await said('fr')]).toEqual([
      'Limit 12 per product in one auto-delivery.',
      'Maximum de 12 par produit dans une livraison automatique.',
    ]);
    const { cartGuid } = (await ada.add('dawn-24', 13)).body;
    expect((await ada.add('dawn-24', 12, { ...EVERY_FOUR, cartGuid })).status).toBe(200);
    expect(await ada.add('dawn-24', 1, { ...EVERY_FOUR, cartGuid })).toMatchObject(over('dawn-24'));
    // Of another rhythm it is another auto-delivery.
    expect((await ada.add('dawn-24', 12, { ...EVERY_FOUR, cartGuid, frequencyWeeks: 6 })).status).toBe(200);
    expect(await held(cartGuid)).toEqual([
      ['dawn-24', 13, 0],
      ['dawn-24', 12, 4],
      ['dawn-24', 12, 6],
    ]);
  });

  test('hold when a quantity is set, and when a line is to come again', async () => {
    const { cartGuid } = (await ada.add('dawn-24', 12, EVERY_FOUR)).body;
    await ada.add('dusk-24', 20, { cartGuid });
    await ada.add('dusk-24', 8, { ...EVERY_FOUR, cartGuid });
    await ada.add('dusk-24', 5, { ...EVERY_FOUR, cartGuid, frequencyWeeks: 6 });
    const patch = (entry: number, body: object) =>
      ada.call('PATCH', `carts/${cartGuid}/entries/${entry}`, body);
    expect(await patch(0, { qty: 13 })).toMatchObject(over('dawn-24'));
    expect(await patch(1, { frequencyWeeks: 2 })).toMatchObject(over('dusk-24'));
    // Onto the line that comes so already, by its weeks and by the usual ones.
    expect(await patch(3, { frequencyWeeks: 4 })).toMatchObject(over('dusk-24'));
    expect(await patch(3, { isOneTimeProduct: false })).toMatchObject(over('dusk-24'));
    expect(await held(cartGuid)).toEqual([
      ['dawn-24', 12, 4],
      ['dusk-24', 20, 0],
      ['dusk-24', 8, 4],
      ['dusk-24', 5, 6],
    ]);
    expect((await patch(3, { frequencyWeeks: 4, qty: 4 })).status).toBe(200);
    expect((await patch(0, { isOneTimeProduct: true, qty: 30 })).status).toBe(200);
    expect(await held(cartGuid)).toEqual([
      ['dawn-24', 30, 0],
      ['dusk-24', 20, 0],
      ['dusk-24', 12, 4],
    ]);
  });
});

describe('48 boxes', () => {
  test('are what comes together in one rhythm, by what a box of each counts as', async () => {
    const { cartGuid } = (await ada.add('case-24', 12, EVERY_FOUR)).body;
    expect(await ada.add('dawn-24', 1, { ...EVERY_FOUR, cartGuid })).toMatchObject(tooManyBoxes);
    expect((await ada.add('dawn-24', 1, { ...EVERY_FOUR, cartGuid, frequencyWeeks: 8 })).status).toBe(200);
    expect((await ada.add('dusk-24', 60, { cartGuid })).status).toBe(200);
    const patch = (entry: number, body: object) =>
      ada.call('PATCH', `carts/${cartGuid}/entries/${entry}`, body);
    expect(await patch(1, { frequencyWeeks: 4 })).toMatchObject(tooManyBoxes);
    expect((await patch(0, { qty: 11 })).status).toBe(200);
    expect((await patch(1, { frequencyWeeks: 4, qty: 4 })).status).toBe(200);
    expect(await patch(1, { qty: 5 })).toMatchObject(tooManyBoxes);
    expect(await held(cartGuid)).toEqual([
      ['case-24', 11, 4],
      ['dawn-24', 4, 4],
      ['dusk-24', 60, 0],
    ]);
  });

  test('are counted over everything that is added at once', async () => {
    const products = ['case-24', 'dawn-24'].map((code) => ({ code, qty: 12, ...EVERY_FOUR }));
    const answer = await ada.call('POST', 'addProductsToCart', { products });
    expect(answer).toMatchObject(tooManyBoxes);
  });
});

test('a cart that was kept from before the cap loses nothing, says which product is too much and can be made less of', async () => {
  const { cartGuid } = (await ada.add('dusk-24', 11, EVERY_FOUR)).body;
  await ada.add('dawn-24', 12, { ...EVERY_FOUR, cartGuid });
  await shop.db.execute('update cart_entries set quantity = quantity + 3 where cart_guid = $1', [cartGuid]);
  const patch = (entry: number, body: object) =>
    ada.call('PATCH', `carts/${cartGuid}/entries/${entry}`, body);
  const kept = await held(cartGuid);
  expect(kept).toEqual([
    ['dusk-24', 14, 4],
    ['dawn-24', 15, 4],
  ]);
  const refused = await ada.add('case-24', 1, { ...EVERY_FOUR, cartGuid });
  expect(refused).toMatchObject(over('dusk-24'));
  expect(refused.body.errors[0]?.message).toBe('Limit 12 of The dusk in one auto-delivery.');
  expect(await patch(1, { qty: 16 })).toMatchObject({ status: 400 });
  expect(await held(cartGuid)).toEqual(kept);
  // Less is allowed although it, or the other, is still too much.
  expect((await patch(1, { qty: 13 })).status).toBe(200);
  expect((await patch(1, { qty: 12 })).status).toBe(200);
  expect((await patch(0, { qty: 12 })).status).toBe(200);
  expect((await ada.add('case-24', 1, { ...EVERY_FOUR, cartGuid })).status).toBe(200);
});

test('a guest’s cart joins a customer’s as far as one auto-delivery takes it, and what does not fit is told', async () => {
  const { email, password, headers } = await signUp(shop.commerce.app);
  const put = (code: string, qty: number) =>
    ada.call('POST', '/users/current/addProductToCart', { code, qty, ...EVERY_FOUR }, headers);
  await put('dawn-24', 8);
  await put('case-24', 9);
  const { cartGuid } = (await ada.add('dawn-24', 9, EVERY_FOUR)).body;
  await ada.add('dusk-24', 2, { ...EVERY_FOUR, cartGuid });
  await ada.add('dusk-24', 20, { cartGuid });
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url: '/api/auth/login?site=usb2c',
    payload: { email, password, cartGuid },
  });
  // 8 + 36 boxes leave room for 4: those of the first line.
  expect(answer.json().cart).toMatchObject({
    cartQuantity: 41,
    changes: [
      {
        ...{ code: 'dawn-24', asked: 17, quantity: 12, reason: 'autoDelivery' },
        message: 'The dawn: limit 12 in your auto-delivery.',
      },
      {
        ...{ code: 'dusk-24', asked: 2, quantity: 0, reason: 'autoDelivery' },
        message: 'The dusk is over the auto-delivery limit and was not added.',
      },
    ],
  });
});
