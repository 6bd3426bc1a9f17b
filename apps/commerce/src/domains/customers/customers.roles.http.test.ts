/** Who a customer is beside a customer: an employee, a member of the perks programme. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { type SignedUp, signUp } from '@crema/testing/factories/customer';
import { ADDRESSES } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCustomersCommand } from './customers.command.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  const variant = (code: string, over: object) => [nativeVariant({ code, price: 18.99, ...over })];
  await stockShop(shop.commerce, [
    nativeProduct({ code: 'dawn', variants: variant('dawn-24', { segmentPrices: { employee: 9.99 } }) }),
    nativeProduct({
      code: 'noon',
      variants: variant('noon-24', { segmentPrices: { employee: 17.99 }, discountPrice: 15.99 }),
    }),
  ]);
});
afterAll(() => shop.commerce.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  headers: Record<string, string> = {},
  payload?: object,
) => {
  const url = path.startsWith('/') ? path : `/rest/v2/usb2c/users/current/${path}`;
  const answer = await shop.commerce.app.inject({ method, url, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
};
const logIn = async ({ email, password }: SignedUp) => {
  const { body } = await call('POST', '/api/auth/login?site=usb2c', {}, { email, password });
  return { authorization: `Bearer ${body.access_token}` };
};
const command = async (...argv: string[]) => {
  const lines: string[] = [];
  const exit = await runCustomersCommand(shop.commerce.customers, argv, (line) => void lines.push(line));
  return { exit, said: lines.join('\n') };
};
/** As by the link of the confirmation mail. */
const prove = async ({ email }: SignedUp): Promise<void> => {
  const customer = await shop.commerce.customers.byEmail('usb2c', email);
  await shop.commerce.customers.proveEmail(customer?.id ?? '');
};
const details = async (headers: Record<string, string>) =>
  (await call('GET', 'getCustomerDetails?lang=en&isADUser=false', headers)).body;
interface WithCookies {
  customerCookies: { entry: { key: string; value: string }[] };
}
const cookie = ({ customerCookies }: WithCookies, name: string) =>
  customerCookies.entry.find(({ key }) => key === name)?.value ?? '';

test('only an account whose address is confirmed is made an employee’s', async () => {
  const eve = await signUp(shop.commerce.app);
  expect(await command('employee', eve.email)).toEqual({
    exit: 1,
    said: `${eve.email} is not confirmed yet. Have the customer use “Forgot your password?” on the log-in page and open the mailed link, then run this again.`,
  });
  expect((await details(await logIn(eve))).isCremaEmployee).toBe(false);
  await prove(eve);
  expect((await command('employee', eve.email)).exit).toBe(0);
  expect((await details(await logIn(eve))).isCremaEmployee).toBe(true);
  // To end it needs no proof.
  await shop.db.execute(`update customers set email_proved_at = null where email = '${eve.email}'`);
  expect((await command('employee', eve.email, '--end')).exit).toBe(0);
});

test('an employee is known as one, and is shown and charged an employee’s prices', async () => {
  // covers: S1.22, S6.7, S7.124
  const ada = await signUp(shop.commerce.app);
  await prove(ada);
  expect((await details(ada.headers)).isCremaEmployee).toBe(false);
  expect(await command('employee', ada.email.toUpperCase())).toEqual({
    exit: 0,
    said: `${ada.email.toUpperCase()} is an employee at usb2c.`,
  });
  // By the next token, as of a log-in.
  const headers = await logIn(ada);
  const known = await details(headers);
  expect([known.isCremaEmployee, cookie(known, 'isCremaEmployee')]).toEqual([true, 'true']);

  // Lists: by what names the segment to pages, as by the token. A product on offer for less stays at that.
  const group = { 'x-price-group': cookie(known, 'priceGroup') };
  const values = async (who: Record<string, string>) => {
    const { body } = await call('GET', '/rest/v2/usb2c/c/coffee', who);
    return Object.fromEntries(body.products.map((one: { code: string }) => [one.code, JSON.stringify(one)]));
  };
  for (const who of [group, headers]) {
    const shown = await values(who);
    expect(shown.dawn).toContain('$9.99');
    expect(shown.noon).toContain('$15.99');
  }
  expect((await values({})).dawn).not.toContain('$9.99');
  shop.clock.advance(31 * 60_000);
  expect((await call('GET', '/rest/v2/usb2c/c/coffee', group)).status).toBe(401);
  Object.assign(headers, await logIn(ada));

  // Cart and order: by the token alone.
  const { cartGuid, entry } = (await call('POST', 'addProductToCart', headers, { code: 'dawn-24', qty: 2 }))
    .body;
  expect(entry.totalPrice.value).toBe(19.98);
  await call('PUT', `carts/${cartGuid}/addresses/delivery`, headers, ADDRESSES.NY);
  await call('PUT', `carts/${cartGuid}/payment`, headers, { provider: 'test', token: 'tok_success' });
  const placing = { ...headers, 'idempotency-key': 'an-order-of-an-employee' };
  const placed = await call('POST', 'orders', placing, { cartGuid, termsChecked: true });
  expect([placed.status, placed.body.subTotal?.value]).toEqual([201, 19.98]);

  await command('employee', ada.email, '--end');
  const after = await logIn(ada);
  const { body } = await call('POST', 'addProductToCart', after, { code: 'dawn-24', qty: 1 });
  expect(body.entry.totalPrice.value).toBe(18.99);
  expect((await details(after)).isCremaEmployee).toBe(false);
});

test('a cookie or a header that is made up makes nobody an employee', async () => {
  const ada = await signUp(shop.commerce.app);
  const cookies = { cookie: 'isCremaEmployee=true; price-group=employee', ...ada.headers };
  const { body } = await call('POST', 'addProductToCart', cookies, { code: 'dawn-24', qty: 1 });
  expect(body.entry.totalPrice.value).toBe(18.99);
  expect((await call('GET', '/rest/v2/usb2c/c/coffee', { 'x-price-group': 'employee' })).status).toBe(401);
});

test('an agent sees the prices of the employee he acts for', async () => {
  const ada = await signUp(shop.commerce.app);
  await prove(ada);
  await command('employee', ada.email);
  const headers = await (await signInAgent(shop.commerce)).actFor(ada.customerId);
  const path = `/rest/v2/usb2c/users/${ada.customerId}/addProductToCart`;
  const { body } = await call('POST', path, headers, { code: 'dawn-24', qty: 1 });
  expect(body.entry.totalPrice.value).toBe(9.99);
});

test('the command says what it cannot do', async () => {
  expect((await command('employee', 'nobody@example.com')).exit).toBe(1);
  expect(await command('employee', 'a@example.com', '--site', 'moon')).toEqual({
    exit: 1,
    said: '--site is usb2c, cab2c, usafh.',
  });
  for (const argv of [[], ['employee'], ['employee', 'a', 'b'], ['employee', 'a', '--what']])
    expect((await command(...argv)).exit).toBe(2);
});

test('a customer joins the perks programme and leaves it, and is known as a member meanwhile', async () => {
  // covers: S6.5, S7.120, S7.123
  const ada = await signUp(shop.commerce.app);
  expect(await details(ada.headers)).toMatchObject({ isLoggedIn: true, perksOptIn: false });
  const opt = (perksOptIn: unknown, headers: Record<string, string> = ada.headers, user = 'current') =>
    call('PUT', `/rest/v2/usb2c/users/${user}/updatePerksOptIn`, headers, { perksOptIn });
  expect(await opt(true)).toEqual({ status: 200, body: { perksOptIn: true } });
  expect(await opt(true)).toEqual({ status: 200, body: { perksOptIn: true } });
  const member = await details(ada.headers);
  expect([member.isLoggedIn, member.perksOptIn, cookie(member, 'perksOptIn')]).toEqual([true, true, 'true']);
  expect((await opt(false)).body).toEqual({ perksOptIn: false });
  expect((await details(ada.headers)).perksOptIn).toBe(false);
  expect((await opt('yes')).status).toBe(400);
  expect((await opt(true, {})).status).toBe(401);
  const bob = await signUp(shop.commerce.app);
  expect((await opt(true, bob.headers, ada.customerId)).status).toBe(403);
});

test('somebody without an account walks up to the programme and joins it with the account', async () => {
  // covers: S6.6
  const walkUp = await signUp(shop.commerce.app, { perksOptIn: true });
  expect((await details(walkUp.headers)).perksOptIn).toBe(true);
  const other = await signUp(shop.commerce.app, { perksOptIn: false });
  expect((await details(other.headers)).perksOptIn).toBe(false);
});

test('an agent opts a customer in, by the customer’s id and his own', async () => {
  // covers: S7.121
  const ada = await signUp(shop.commerce.app);
  const agent = await signInAgent(shop.commerce);
  const path = (csAgentId: string) =>
    `/rest/v2/usb2c/users/${ada.customerId}/updatePerksOptIn?csAgentId=${csAgentId}`;
  const acting = await agent.actFor(ada.customerId);
  const opted = await call('PUT', path(agent.agentId), acting, { perksOptIn: true });
  expect(opted).toEqual({ status: 200, body: { perksOptIn: true } });
  expect((await details(ada.headers)).perksOptIn).toBe(true);
  expect((await call('PUT', path(agent.agentId), ada.headers, { perksOptIn: false })).status).toBe(403);
});

test('customer details are asked for by cart, language, auto-delivery and mode', async () => {
  // covers: S7.122, S7.125
  const ada = await signUp(shop.commerce.app);
  const { cartGuid } = (await call('POST', 'addProductToCart', ada.headers, { code: 'noon-24', qty: 3 }))
    .body;
  for (const user of ['current', ada.customerId]) {
    const query = `cartGuid=${cartGuid}&lang=en&isADUser=true&customerMode=${user}`;
    const { body } = await call(
      'GET',
      `/rest/v2/usb2c/users/${user}/getCustomerDetails?${query}`,
      ada.headers,
    );
    expect(body).toMatchObject({ isLoggedIn: true, cartCount: 3, cartGuid });
    expect(body.customerCookies.entry).toEqual(
      Object.entries({
        userFirstName: 'Ada',
        CustomerID: ada.customerId,
        perksOptIn: 'false',
        isCremaEmployee: 'false',
        smartPantry: 'false',
      }).map(([key, value]) => ({ key, value })),
    );
  }
});
