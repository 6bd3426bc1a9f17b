import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { openConnections } from '@crema/testing/factories/connections';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TABS = Array.from({ length: 16 }, (_, tab) => tab);

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
let tabs: Awaited<ReturnType<typeof openConnections>>;
beforeAll(async () => {
  shop = await openTestCommerce();
  const codes = ['all', ...TABS.map((tab) => `tab${tab}`), ...TABS.map((tab) => `gone${tab}`)];
  await sell(shop.commerce, 'usb2c', ...codes.map((code) => product(code)));
  ada = shopper(shop.commerce);
  tabs = await openConnections(shop.commerce, TABS.length);
});
afterAll(async () => {
  tabs.close();
  await shop.commerce.close();
});

const R = '/rest/v2/usb2c/users/anonymous';

test('16 tabs adding to, changing and emptying one cart leave the sum of what they did', async () => {
  const { cartGuid } = (await ada.add('all-24', 1)).body;
  const add = async (tab: number, code: string, qty: number): Promise<number> => {
    const { status, body } = await tabs.post(tab, `${R}/addProductToCart`, { code, qty, cartGuid });
    expect(status).toBe(200);
    return (body as { entry: { entryNumber: number } }).entry.entryNumber;
  };
  await Promise.all(
    TABS.map(async (tab) => {
      await add(tab, 'all-24', 2);
      const [mine, gone] = [await add(tab, `tab${tab}-24`, 5), await add(tab, `gone${tab}-24`, 3)];
      const entry = (number: number) => `${R}/carts/${cartGuid}/entries/${number}`;
      expect((await tabs.send('PATCH', tab, entry(mine), { qty: tab + 1 })).status).toBe(200);
      expect((await tabs.send('DELETE', tab, entry(gone))).status).toBe(200);
      await add(tab, 'all-24', 1);
    }),
  );
  const { body } = await ada.call('GET', `carts/${cartGuid}`);
  expect(Object.fromEntries(body.entries.map(({ product: { code }, quantity }) => [code, quantity]))).toEqual(
    {
      'all-24': 1 + 16 * 3,
      ...Object.fromEntries(TABS.map((tab) => [`tab${tab}-24`, tab + 1])),
    },
  );
  expect(body.totalUnitCount).toBe(49 + (16 * 17) / 2);
});

test('a line that another tab removed is a 404 to this one, and the cart stays right', async () => {
  const { cartGuid, entry } = (await ada.add('all-24', 2)).body;
  const path = `${R}/carts/${cartGuid}/entries/${entry.entryNumber}`;
  const answers = await Promise.all(TABS.map((tab) => tabs.send('DELETE', tab, path)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(404)]);
  expect((await ada.call('GET', `carts/${cartGuid}`)).body.totalUnitCount).toBe(0);
});

test('a line that one tab makes an auto-delivery while others add it so becomes one line with theirs', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { cartGuid, entry } = (await ada.add('all-24', 1)).body;
    const delivery = { isOneTimeProduct: false, frequencyWeeks: 4 };
    const answers = await Promise.all(
      TABS.slice(0, 6).map((tab) =>
        tab % 3 === 0
          ? tabs.send('PATCH', tab, `${R}/carts/${cartGuid}/entries/${entry.entryNumber}`, delivery)
          : tabs.post(tab, `${R}/addProductToCart`, { code: 'all-24', qty: 1, cartGuid, ...delivery }),
      ),
    );
    // The second tab that would switch it finds it switched, or joined with another line.
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    const { entries } = (await ada.call('GET', `carts/${cartGuid}`)).body;
    expect(entries.map(({ quantity }) => quantity)).toEqual([5]);
  }
});
