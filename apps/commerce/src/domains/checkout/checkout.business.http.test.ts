/** What a company tells the business site at checkout, from the cart to the order and its mail. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { answeredSums, assertCartAddsUp } from '@crema/testing/factories/totals';
import { patience } from '@crema/testing/pace';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(true);
  const brewer = product('nib', { productType: 'Brewer', taxCode: 'STANDARD', price: 100 });
  for (const site of ['usafh', 'usb2c', 'cab2c'] as const) await sell(shop.commerce, site, brewer);
  office = shopper(shop.commerce, 'usafh');
});
afterAll(() => shop.commerce.close());

const put = (cartGuid: string, path: string, body: object, query = '') =>
  office.call('PUT', `carts/${cartGuid}/${path}${query}`, body);
const problems = ({ errors }: Awaited<ReturnType<typeof put>>['body']) =>
  errors.map(({ type, subject, message }) => [type, subject, message]);

/** The mail that confirms an order, once a worker wrote it. */
const confirmationOf = (code: string) =>
  vi.waitFor(() => PostalMime.parse(readFileSync(join(shop.dataDir, 'mail', `${code}-confirmation.eml`))), {
    timeout: patience(15_000),
    interval: 100,
  });

test('a company orders under its name and purchase order, free of tax by its number', async () => {
  const cartGuid = await office.readyCart(['nib-24'], { qty: 1 });
  const taxed = (await office.call('GET', `carts/${cartGuid}`)).body;
  expect(answeredSums(taxed)).toMatchObject({ taxes: [400], total: 10_400 });

  const numbers = { purchaseOrderNumber: '  PO  2027/118 <A> ', taxExemptionNumber: 'ex-104.882' };
  const kept = { purchaseOrderNumber: 'PO 2027/118 <A>', taxExemptionNumber: 'EX-104.882' };
  const { status, body } = await put(cartGuid, 'businessdetails', numbers);
  expect([status, body]).toMatchObject([
    200,
    { ...kept, taxIsFinal: true, deliveryAddress: { companyName: 'Fern & Sons' } },
  ]);
  expect(answeredSums(body)).toMatchObject({ taxes: [], totalTax: 0, total: 10_000 });
  await assertCartAddsUp(shop.commerce, 'usafh', cartGuid, body);

  const order = (await office.place(cartGuid, { expectedTotal: 100 })).body;
  expect(order).toMatchObject({
    ...kept,
    status: 'processing',
    deliveryAddress: { companyName: 'Fern & Sons' },
  });
  expect(answeredSums(order)).toEqual(answeredSums(body));
  expect((await office.call('GET', `orders/${order.guid}`)).body).toMatchObject(kept);
  const charged = (await shop.commerce.payments.test.entries()).find(({ key }) => key === order.code);
  expect(charged?.amount).toBe(10_000);

  const { text, html } = await confirmationOf(order.code);
  expect(text).toContain('Purchase order: PO 2027/118 <A>');
  expect(text).toContain('Tax exempt, number: EX-104.882');
  expect(text).toContain('Fern & Sons');
  expect(html).toContain('PO 2027/118 &#60;A&#62;');
  expect(html).toContain('Fern &#38; Sons');
});

test('numbers that are left out are taken away, and the tax is back', async () => {
  const cartGuid = await office.readyCart(['nib-24'], { qty: 1 });
  await put(cartGuid, 'businessdetails', { purchaseOrderNumber: 'PO-1', taxExemptionNumber: 'EX-1042' });
  const { body } = await put(cartGuid, 'businessdetails', {
    purchaseOrderNumber: '',
    taxExemptionNumber: ' ',
  });
  expect(body).not.toHaveProperty('purchaseOrderNumber');
  expect(body).not.toHaveProperty('taxExemptionNumber');
  expect(answeredSums(body)).toMatchObject({ taxes: [400], total: 10_400 });
  const { code } = (await office.place(cartGuid)).body;
  expect((await confirmationOf(code)).text).not.toMatch(/Purchase order|Tax exempt/);
});

test('a total that was seen taxed is not charged untaxed, nor the other way round', async () => {
  const cartGuid = await office.readyCart(['nib-24'], { qty: 1 });
  await put(cartGuid, 'businessdetails', { taxExemptionNumber: 'EX-1042' });
  const stale = await office.place(cartGuid, { expectedTotal: 104 });
  expect([stale.status, stale.body.errors[0]?.type]).toEqual([409, 'StaleCartError']);
});

test('a company without a name and numbers that cannot be some are refused, one item a field', async () => {
  const cartGuid = await office.readyCart(['nib-24'], { qty: 1 });
  const nameless = await put(cartGuid, 'addresses/delivery', ADDRESSES.NY);
  expect([nameless.status, problems(nameless.body)]).toEqual([
    400,
    [['ValidationError', 'companyName', 'Enter your company’s name, at most 60 characters.']],
  ]);
  const wrong = { purchaseOrderNumber: 'x'.repeat(36), taxExemptionNumber: 'none' };
  const refused = await put(cartGuid, 'businessdetails', wrong);
  expect([refused.status, problems(refused.body).map(([, subject]) => subject)]).toEqual([
    400,
    ['purchaseOrderNumber', 'taxExemptionNumber'],
  ]);
  expect((await office.call('GET', `carts/${cartGuid}`)).body).not.toHaveProperty('purchaseOrderNumber');
});

test('the other sites take neither a purchase order nor an exemption, and say so in either language', async () => {
  const zoe = shopper(shop.commerce, 'cab2c');
  const cartGuid = await zoe.readyCart(['nib-24'], { qty: 1 });
  const path = `carts/${cartGuid}/businessdetails`;
  const exempt = { taxExemptionNumber: 'EX-1042' };
  const english = await zoe.call('PUT', path, exempt);
  expect([english.status, english.body.errors[0]]).toMatchObject([400, { reason: 'notOffered' }]);
  const french = await zoe.call('PUT', `${path}?lang=fr`, exempt);
  expect(french.body.errors[0]?.message).toMatch(/^Cette boutique n’accepte ni/);
  expect((await zoe.call('GET', `carts/${cartGuid}`)).body.totalTax.value).toBe(14.98);
});
