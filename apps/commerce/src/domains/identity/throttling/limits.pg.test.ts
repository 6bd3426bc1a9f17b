import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  shop = await openTestCommerce({ log, env: { RATE_LIMIT: 'off', TRUST_PROXY: '1' } });
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

let people = 0;
/** Somebody with a network of their own. What counts here counts although the routes' own limits are off. */
const elsewhere = () => {
  people += 1;
  return `10.${Math.floor(people / 250)}.${people % 250}.7`;
};
const logIn = async (email: string, password: string, ip: string, device?: string) => {
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url: '/api/auth/login?site=usb2c',
    payload: { email, password },
    headers: { 'x-forwarded-for': ip },
    ...(device ? { cookies: { known_device: device } } : {}),
  });
  return {
    status: answer.statusCode,
    body: answer.json(),
    token: String(answer.json().access_token),
    retryAfter: Number(answer.headers['retry-after']),
    device: answer.cookies.find(({ name }) => name === 'known_device')?.value,
  };
};
const WRONG = 'not the one at all';

test('ten wrong passwords from one network in a quarter of an hour, known address or not', async () => {
  const ada = await signUp(shop.commerce.app);
  for (const email of [ada.email, 'nobody@example.com']) {
    const ip = elsewhere();
    for (let tries = 0; tries < 10; tries++) expect((await logIn(email, WRONG, ip)).status).toBe(401);
    const refused = await logIn(email, email === ada.email ? ada.password : WRONG, ip);
    expect(refused).toMatchObject({
      status: 429,
      body: { errors: [{ type: 'TooManyRequestsError', reason: 'logins' }] },
    });
    expect(refused.retryAfter).toBe(900);
    expect(refused.body.errors[0].message).toContain('Wait 15 minutes');
    // Somebody else's network is not counted with it.
    expect((await logIn(email, WRONG, elsewhere())).status).toBe(401);
  }
  shop.clock.advance(16 * 60_000);
  expect((await logIn(ada.email, ada.password, elsewhere())).status).toBe(200);
});

test('a log-in that succeeds forgets the tries before it', async () => {
  const ada = await signUp(shop.commerce.app);
  const ip = elsewhere();
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 9; tries++) await logIn(ada.email, WRONG, ip);
    expect((await logIn(ada.email, ada.password, ip)).status).toBe(200);
  }
});

test('guessed from everywhere: a mailed link gets in, and a known device as ever', async () => {
  const ada = await signUp(shop.commerce.app);
  const home = elsewhere();
  const { device } = await logIn(ada.email, ada.password, home);
  expect(device).toBeTruthy();
  for (const email of [ada.email, 'stranger@example.com']) {
    for (let tries = 0; tries < 100; tries++) await logIn(email, WRONG, elsewhere());
    const refused = await logIn(email, email === ada.email ? ada.password : WRONG, elsewhere());
    expect(refused).toMatchObject({ status: 401, body: { errors: [{ type: 'LoginLinkRequiredError' }] } });
  }
  expect((await logIn(ada.email, ada.password, home, device)).status).toBe(200);
  // A cookie of another account, or made up, is no known device.
  const bob = await signUp(shop.commerce.app);
  const { device: bobs } = await logIn(bob.email, bob.password, elsewhere());
  for (const other of [bobs, `${device?.slice(0, -2)}xx`]) {
    expect((await logIn(ada.email, ada.password, elsewhere(), other)).status).toBe(401);
  }

  // One link, however often it was asked for, beside the news of the device at home; none for the stranger.
  const { rows } = await shop.db.execute(
    `delete from outbox_emails where kind like 'account.%' returning replace(kind, 'account.', '') as kind, email`,
  );
  const letters = rows as { kind: string; email: string }[];
  expect(
    letters
      .filter(({ email }) => email === ada.email)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['logIn', 'newDevice']);
});

test('an address that is closed is known to be, and not counted again at each try, until a day after', async () => {
  const ada = await signUp(shop.commerce.app);
  const tries = (count: number) =>
    Promise.all(Array.from({ length: count }, () => logIn(ada.email, WRONG, elsewhere())));
  for (let round = 0; round < 10; round++) await tries(10);
  expect((await logIn(ada.email, WRONG, elsewhere())).body.errors[0].type).toBe('LoginLinkRequiredError');
  await shop.db.execute('delete from log_in_tries');
  expect((await logIn(ada.email, ada.password, elsewhere())).status).toBe(401);
  shop.clock.advance(24 * 60 * 60_000 + 1000);
  expect((await logIn(ada.email, ada.password, elsewhere())).status).toBe(200);
});

test('tries of one address wait for each other, ten at most, and a known device for its own only', async () => {
  const ada = await signUp(shop.commerce.app);
  const home = elsewhere();
  const { device } = await logIn(ada.email, ada.password, home);
  const answers = new Set<string>();
  for (const email of [ada.email, 'nobody.in.line@example.com']) {
    const flood = Promise.all(Array.from({ length: 30 }, () => logIn(email, WRONG, elsewhere())));
    expect((await logIn(ada.email, ada.password, home, device)).status).toBe(200);
    const tries = await flood;
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(11);
    const turnedAway = tries.filter(({ status }) => status !== 401);
    expect(turnedAway).toHaveLength(19);
    for (const { status, body, retryAfter } of turnedAway)
      answers.add(JSON.stringify([status, retryAfter, body]));
  }
  const message = 'Too many attempts at once. Wait a moment and try again.';
  const errors = [{ type: 'TooManyRequestsError', message, reason: 'logins' }];
  expect([...answers]).toEqual([JSON.stringify([429, 2, { errors }])]);
});

test('of an address that is closed whoever finds the line full is told of the link, too', async () => {
  const ada = await signUp(shop.commerce.app);
  const tries = (count: number) =>
    Promise.all(Array.from({ length: count }, () => logIn(ada.email, WRONG, elsewhere())));
  for (let round = 0; round < 11; round++) await tries(10);
  const answers = (await tries(30)).map(({ status, body }) => `${status} ${body.errors[0].type}`);
  expect(new Set(answers)).toEqual(new Set(['401 LoginLinkRequiredError']));
});

test('a stolen token is no password: ten wrong ones of one log-in, and its owner goes on in another', async () => {
  const ada = await signUp(shop.commerce.app);
  const { token } = await logIn(ada.email, ada.password, elsewhere());
  const change = (oldPassword: string, authorization: string) =>
    shop.commerce.app.inject({
      method: 'PUT',
      url: '/rest/v2/usb2c/users/current/password',
      payload: { oldPassword, newPassword: 'a quiet harbour town' },
      headers: { authorization, 'x-forwarded-for': elsewhere() },
    });
  const stolen = `Bearer ${token}`;
  for (let tries = 0; tries < 10; tries++) expect((await change(WRONG, stolen)).statusCode).toBe(400);
  expect((await change(ada.password, stolen)).statusCode).toBe(429);
  expect((await change(ada.password, ada.headers.authorization)).statusCode).toBe(200);
});

test('each try is a line of the log, with its outcome and network, and neither address nor password', async () => {
  const ada = await signUp(shop.commerce.app);
  const ip = elsewhere();
  await logIn(ada.email, ada.password, ip);
  for (let tries = 0; tries < 11; tries++) await logIn(ada.email, WRONG, ip);
  await logIn('nobody.at.all@example.com', WRONG, ip);
  const own = lines.filter(({ event, network }) => event === 'log-in' && network === ip);
  const known = { customerId: ada.customerId, site: 'usb2c', id: expect.any(String) };
  expect(own).toMatchObject([
    { ...known, outcome: 'in' },
    ...Array.from({ length: 10 }, () => ({ ...known, outcome: 'refused' })),
    { outcome: 'tooMany' },
    { outcome: 'refused' },
  ]);
  expect(JSON.stringify(own)).not.toMatch(new RegExp(`${ada.email}|${ada.password}|${WRONG}|nobody`));
});
