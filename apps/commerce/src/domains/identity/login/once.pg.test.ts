/** Calls that show a password, sent twice as our client sends whatever failed: answered once, counted once. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { RATE_LIMIT: '1000000', TRUST_PROXY: '1' } });
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

let people = 0;
/** Somebody with a network of their own. */
const elsewhere = () => {
  people += 1;
  return `10.2.${people}.7`;
};
let calls = 0;
const newKey = () => {
  calls += 1;
  return `a-call-of-its-own-${calls}`;
};
const post = async (path: string, payload: object, { ip = '10.3.0.1', key = newKey() } = {}) => {
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url: `/api/auth/${path}?site=usb2c`,
    payload,
    headers: { 'x-forwarded-for': ip, 'idempotency-key': key },
  });
  return { status: answer.statusCode, body: answer.json() };
};
/** As the client: a call that failed is made once more, under its key. */
const twice = async (path: string, payload: object, ip?: string) => {
  const key = newKey();
  const first = await post(path, payload, { ip, key });
  const second = await post(path, payload, { ip, key });
  return { first, second };
};
const sessionsOf = async ({ customerId }: { customerId: string }) => {
  const { rows } = await shop.db.execute('select id from sessions where subject = $1', [customerId]);
  return rows.length;
};
const WRONG = 'not the one at all';

test('a wrong password that is sent again gets the first refusal, and is one try', async () => {
  const ada = await signUp(shop.commerce.app);
  const ip = elsewhere();
  for (let tries = 0; tries < 10; tries++) {
    const { first, second } = await twice('login', { email: ada.email, password: WRONG }, ip);
    expect(first).toMatchObject({ status: 401, body: { errors: [{ type: 'BadCredentialsError' }] } });
    expect(second).toEqual(first);
  }
  // The eleventh.
  expect((await post('login', { email: ada.email, password: ada.password }, { ip })).status).toBe(429);
});

test('a network has its sixty tries, whether or not they were sent twice', async () => {
  const ip = elsewhere();
  for (let tries = 0; tries < 60; tries++) {
    const { second } = await twice('login', { email: `nobody-${tries}@example.com`, password: WRONG }, ip);
    expect(second.status).toBe(401);
  }
  const next = await post('login', { email: 'nobody-60@example.com', password: WRONG }, { ip });
  expect(next).toMatchObject({ status: 429, body: { errors: [{ reason: 'limit' }] } });
});

test('a log-in whose answer was lost is sent again: it is the same log-in, and not a second one', async () => {
  const ada = await signUp(shop.commerce.app);
  const before = await sessionsOf(ada);
  const { first, second } = await twice('login', { email: ada.email, password: ada.password });
  expect(first.status).toBe(200);
  expect(second).toEqual(first);
  expect((await sessionsOf(ada)) - before).toBe(1);
  const refreshed = await post('refreshAuthToken', {
    refreshToken: second.body.refresh_token,
    clientId: second.body.client_id,
  });
  expect(refreshed.status).toBe(200);
});

test('what is kept of it opens nothing: neither a token nor a password', async () => {
  const ada = await signUp(shop.commerce.app);
  const { first } = await twice('login', { email: ada.email, password: ada.password });
  await twice('login', { email: ada.email, password: WRONG });
  const { rows } = await shop.db.execute('select * from idempotency_keys');
  const kept = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(1);
  for (const secret of [first.body.access_token, first.body.refresh_token, ada.password, WRONG, ada.email])
    expect(kept).not.toContain(secret);
});

test('a key is of one call: another password under it is refused, and after a minute it logs in anew', async () => {
  const ada = await signUp(shop.commerce.app);
  const key = newKey();
  const right = { email: ada.email, password: ada.password };
  const first = await post('login', right, { key });
  const other = await post('login', { ...right, password: WRONG }, { key });
  expect(other).toMatchObject({ status: 409, body: { errors: [{ type: 'IdempotencyKeyReuseError' }] } });
  shop.clock.advance(61_000);
  const late = await post('login', right, { key });
  expect(late.status).toBe(200);
  expect(late.body.refresh_token).not.toBe(first.body.refresh_token);
});

test('a log-in that was used, or ended, is not given out again', async () => {
  const ada = await signUp(shop.commerce.app);
  const right = { email: ada.email, password: ada.password };
  for (const end of ['refreshAuthToken', 'logout']) {
    const key = newKey();
    const { body } = await post('login', right, { key });
    const client = end === 'logout' ? {} : { clientId: body.client_id };
    await shop.commerce.app.inject({
      method: 'POST',
      url: `/api/auth/${end}?site=usb2c`,
      payload: { refreshToken: body.refresh_token, ...client },
    });
    const again = await post('login', right, { key });
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).not.toBe(body.refresh_token);
  }
});

test('a sign-up that is sent again makes one account and one log-in, and one letter where there is one already', async () => {
  const account = { password: 'a quiet harbour town', firstName: 'Ada', lastName: 'Marsh' };
  const made = await twice('signup', { ...account, email: 'once@example.com' });
  expect(made.first.status).toBe(200);
  expect(made.second).toEqual(made.first);
  const { rows } = await shop.db.execute(
    `select s.id from sessions s join customers c on c.id = s.subject where c.email = 'once@example.com'`,
  );
  expect(rows).toHaveLength(1);
  const taken = await twice('signup', {
    ...account,
    password: 'another harbour town',
    email: 'once@example.com',
  });
  expect(taken.first).toMatchObject({ status: 400, body: { errors: [{ type: 'DuplicateUidError' }] } });
  expect(taken.second).toEqual(taken.first);
  const letters = await shop.db.execute(
    `select id from outbox_emails where email = 'once@example.com' and kind = 'account.duplicate'`,
  );
  expect(letters.rows).toHaveLength(1);
});
