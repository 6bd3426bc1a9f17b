/** Adds that meet: with one key, in one cart, in one new visit. */

import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { openConnections } from '@crema/testing/factories/connections';
import { product, sell } from '@crema/testing/factories/products';
import { type AnswerBody, shopper } from '@crema/testing/factories/shopper';
import { statementsOf } from '@crema/testing/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisits } from '#domains/cart/visits/visits.service.ts';

const AT_ONCE = Array.from({ length: 8 }, (_, index) => index);
const R = '/rest/v2/usb2c/users/anonymous';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
let wires: Awaited<ReturnType<typeof openConnections>>;
beforeAll(async () => {
  shop = await openTestCommerce();
  const each = AT_ONCE.map((index) => product(`own${index}`));
  await sell(shop.commerce, 'usb2c', product('dawn'), product('rare', { stock: 3 }), ...each);
  ada = shopper(shop.commerce);
  wires = await openConnections(shop.commerce, AT_ONCE.length);
});
afterAll(async () => {
  wires.close();
  await shop.commerce.close();
});

const units = async (cartGuid: string) => (await ada.call('GET', `carts/${cartGuid}`)).body.totalUnitCount;
const newVisit = () => ({ cookie: `SESSION=${createVisits(shop.commerce.platform.config).begin()}` });
const send = async (body: object, headers?: Record<string, string>, connection = 0) => {
  const answer = await wires.post(connection, `${R}/addProductToCart`, body, headers);
  return { status: answer.status, body: answer.body as AnswerBody };
};

test('an add asks the database twice: what is there, and to write it', async () => {
  const { cartGuid } = (await ada.add('dawn-24')).body;
  const { db } = shop.commerce.platform;
  const key = { 'idempotency-key': 'asks-the-database-twice' };
  const add = () => ada.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 1, cartGuid }, key);
  const { answer, statements, transactions } = await statementsOf(db, add);
  expect(answer.status).toBe(200);
  expect([statements.length, transactions]).toEqual([2, 0]);
});

test('one key sent eight times at once adds once, and each call is answered alike', async () => {
  const { cartGuid } = (await ada.add('dawn-24')).body;
  const key = { 'idempotency-key': 'eight-times-at-once-1' };
  const answers = await Promise.all(
    AT_ONCE.map((index) => send({ code: 'dawn-24', qty: 2, cartGuid }, key, index)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, body: { cartQuantity: 3 } });
  expect(await units(cartGuid)).toBe(3);
});

test('one key sent eight times at once in a new visit makes one cart with one add', async () => {
  const headers = { ...newVisit(), 'idempotency-key': 'eight-times-at-once-2' };
  const answers = await Promise.all(
    AT_ONCE.map((index) => send({ code: 'dawn-24', qty: 2 }, headers, index)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await units(answers[0]?.body.cartGuid ?? '')).toBe(2);
});

test('an add that was answered is answered so again, where it would be refused by now', async () => {
  const key = { 'idempotency-key': 'all-that-there-are-of-it' };
  const { cartGuid } = (await ada.add('dawn-24')).body;
  const body = { code: 'rare-24', qty: 3, cartGuid };
  const first = await send(body, key);
  expect(first.status).toBe(200);
  expect(await send(body, key)).toEqual(first);
  expect((await send({ ...body, qty: 2 }, key)).status).toBe(409);
  expect(await units(cartGuid)).toBe(4);
});

test('an add that was refused is refused so again, where it would be taken by now', async () => {
  const key = { 'idempotency-key': 'more-than-there-are-of-it' };
  const { cartGuid, entry } = (await ada.add('rare-24', 3)).body;
  const body = { code: 'rare-24', qty: 1, cartGuid };
  const first = await send(body, key);
  expect(first).toMatchObject({ status: 409, body: { errors: [{ type: 'InsufficientStockError' }] } });
  await ada.call('PATCH', `carts/${cartGuid}/entries/${entry.entryNumber}`, { qty: 1 });
  expect(await send(body, key)).toEqual(first);
  expect(await units(cartGuid)).toBe(1);
});

test('the first adds of a visit, each of something else, come into one cart whole', async () => {
  const cookie = newVisit();
  const answers = await Promise.all(
    AT_ONCE.map((index) => send({ code: `own${index}-24`, qty: index + 1 }, cookie, index)),
  );
  const guids = new Set(answers.map(({ body }) => body.cartGuid));
  expect([answers.every(({ status }) => status === 200), guids.size]).toEqual([true, 1]);
  const { entries } = (await ada.call('GET', `carts/${[...guids][0]}`)).body;
  expect(Object.fromEntries(entries.map(({ product: { code }, quantity }) => [code, quantity]))).toEqual(
    Object.fromEntries(AT_ONCE.map((index) => [`own${index}-24`, index + 1])),
  );
  expect(new Set(entries.map(({ entryNumber }) => entryNumber)).size).toBe(AT_ONCE.length);
});

test('a cart is not what a refused add would have made of it', async () => {
  const { cartGuid } = (await ada.add('dawn-24')).body;
  const products = [
    { code: 'own0-24', qty: 1 },
    { code: 'rare-24', qty: 4 },
  ];
  expect((await ada.call('POST', 'addProductsToCart', { products, cartGuid })).status).toBe(409);
  expect(await units(cartGuid)).toBe(1);
});
