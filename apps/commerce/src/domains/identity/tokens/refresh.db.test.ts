import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { OAUTH_CLIENTS: `erp=${'s'.repeat(40)}` } });
});
afterAll(() => shop.commerce.close());

const CLIENT = 'crema-storefront-usb2c';
interface Call {
  method?: 'GET' | 'POST';
  payload?: object | string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}
const call = async (path: string, { method = 'POST', ...rest }: Call = {}, site = 'usb2c') => {
  const answer = await shop.commerce.app.inject({ method, url: `${path}?site=${site}`, ...rest });
  const body = answer.body ? answer.json() : {};
  return { status: answer.statusCode, body, cookies: answer.cookies, headers: answer.headers };
};
const refresh = (refreshToken: string, key?: string, clientId = CLIENT) =>
  call('/api/auth/refreshAuthToken', {
    payload: { refreshToken, clientId },
    headers: key ? { 'idempotency-key': key } : {},
  });
const works = async (accessToken: string) =>
  (
    await shop.commerce.app.inject({
      url: '/rest/v2/usb2c/users/current/profile',
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).statusCode === 200;

test('a refresh token is used once: the call repeated gets its answer, any other reuse ends the log-in', async () => {
  // covers: S7.21, S7.22
  const ada = await signUp(shop.commerce.app);
  const first = await refresh(ada.refreshToken, 'first-refresh-call-1');
  expect(first.body).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_in: 1800,
  });
  expect((await refresh(ada.refreshToken, 'first-refresh-call-1')).body).toEqual(first.body);
  const next = await refresh(first.body.refresh_token, 'second-refresh-call-1');
  expect(next.status).toBe(200);
  // A thief comes late with the first token.
  expect((await refresh(ada.refreshToken, 'a-thief-refreshes-it')).status).toBe(401);
  expect((await refresh(next.body.refresh_token)).status).toBe(401);
  expect(await works(next.body.access_token)).toBe(false);
});

test('after a minute a repeat is a reuse, and another client or site opens nothing', async () => {
  const ada = await signUp(shop.commerce.app);
  expect((await refresh(ada.refreshToken, 'client-refresh-call-1', 'crema-storefront-cab2c')).status).toBe(
    401,
  );
  const elsewhere = { payload: { refreshToken: ada.refreshToken, clientId: CLIENT } };
  expect((await call('/api/auth/refreshAuthToken', elsewhere, 'cab2c')).status).toBe(401);
  const { body } = await refresh(ada.refreshToken, 'minute-refresh-call-1');
  shop.clock.advance(61_000);
  expect((await refresh(ada.refreshToken, 'minute-refresh-call-1')).status).toBe(401);
  expect(await works(body.access_token)).toBe(false);
});

test('five tabs with ten calls each and one key: one rotation, and everybody is still logged in', async () => {
  const ada = await signUp(shop.commerce.app);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => refresh(ada.refreshToken, 'five-tabs-one-refresh')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  const { rows } = await shop.db.execute(
    `select count(*)::int as n from refresh_tokens t join sessions s on s.id = t.session_id where s.subject = $1`,
    [ada.customerId],
  );
  expect(rows).toEqual([{ n: 2 }]);
  expect(await works(answers[0]?.body.access_token)).toBe(true);
});

test('the log-in ends when it ends, however often its token was rotated', async () => {
  const ada = await signUp(shop.commerce.app);
  let token = ada.refreshToken;
  for (let hour = 0; hour < 11; hour++) {
    shop.clock.advance(3_600_000);
    token = (await refresh(token)).body.refresh_token;
  }
  shop.clock.advance(3_500_000);
  const last = await refresh(token);
  expect(last.body).toMatchObject({ expires_in: 100, refresh_expires_in: 100 });
  shop.clock.advance(200_000);
  expect((await refresh(last.body.refresh_token)).status).toBe(401);
});

test('by its cookie, which only these calls see', async () => {
  // covers: S3.153, S7.20
  const ada = await signUp(shop.commerce.app, { rememberMe: true });
  const { status, body, cookies } = await call('/api/auth/refreshToken', {
    cookies: { refresh_token: ada.refreshToken },
  });
  expect(status).toBe(200);
  expect(cookies).toMatchObject([
    {
      name: 'refresh_token',
      value: body.refresh_token,
      httpOnly: true,
      path: '/api/auth',
      maxAge: expect.any(Number),
    },
  ]);
  expect((await call('/api/auth/refreshToken')).status).toBe(401);
});

test('the token endpoint: refresh grant, and client credentials of a server', async () => {
  // covers: S7.27
  const ada = await signUp(shop.commerce.app);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = `grant_type=refresh_token&refresh_token=${ada.refreshToken}&client_id=${CLIENT}`;
  expect((await call('/oauth/token', { payload, headers: form })).body.token_type).toBe('Bearer');
  const basic = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`erp:${secret}`).toString('base64')}`,
  });
  const client = { payload: { grant_type: 'client_credentials' } };
  const { status, body } = await call('/oauth/token', { ...client, headers: basic('s'.repeat(40)) });
  expect(status).toBe(200);
  expect(body).toMatchObject({ client_id: 'erp', scope: 'system', audience: 'crema-commerce-usb2c' });
  expect(body.refresh_token).toBeUndefined();
  // The system user is nobody's customer.
  expect(await works(body.access_token)).toBe(false);
  const wrong = await call('/oauth/token', { ...client, headers: basic('x'.repeat(40)) });
  expect([wrong.status, wrong.headers['www-authenticate']]).toEqual([401, 'Basic realm="crema"']);
  expect((await call('/oauth/token', client)).status).toBe(401);
  expect((await call('/oauth/token', { payload: { grant_type: 'password' } })).status).toBe(400);
});

test('a token is moved into cookies, and the log-in cookies follow it', async () => {
  // covers: S7.25, S7.26
  const ada = await signUp(shop.commerce.app);
  const names = ({ cookies }: { cookies: { name: string; maxAge?: number }[] }) =>
    Object.fromEntries(cookies.map(({ name, maxAge }) => [name, maxAge]));
  const tokens = { access_token: ada.accessToken, refresh_token: ada.refreshToken };
  const moved = await call('/tokenToSession', { payload: tokens });
  expect(names(moved)).toEqual({
    refresh_token: undefined,
    isAuthenticated: undefined,
    userWasLoggedIn: 2_592_000,
  });
  expect((await call('/tokenToSession', { payload: { access_token: 'made.up.token' } })).status).toBe(401);
  const { authorization } = ada.headers;
  const set = await call('/handleLoggedInUserCookies', { method: 'GET', headers: { authorization } });
  expect(set.body).toEqual({ isLoggedIn: true });
  expect(names(set)).toHaveProperty('isAuthenticated', undefined);
  const cleared = await call('/handleLoggedInUserCookies', { method: 'GET' });
  expect([cleared.body, names(cleared)]).toEqual([
    { isLoggedIn: false },
    { isAuthenticated: 0, isJustLoggedIn: 0 },
  ]);
});

test(
  'whatever owner and thief do with the tokens they hold, at most one line of them works',
  async () => {
    const move = fc.record({
      who: fc.constantFrom('owner', 'thief'),
      // Which of the tokens seen so far; the last most of the time.
      back: fc.constantFrom(0, 0, 0, 1, 2),
      sameKey: fc.boolean(),
      wait: fc.constantFrom(0, 1000, 70_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
        const ada = await signUp(shop.commerce.app);
        const seen = [ada.refreshToken];
        const used = new Map<string, { key: string; at: number }>();
        let ended = false;
        for (const [index, { who, back, sameKey, wait }] of moves.entries()) {
          shop.clock.advance(wait);
          const token = seen.at(-1 - Math.min(back, seen.length - 1)) ?? '';
          const before = used.get(token);
          const key = sameKey && before ? before.key : `${who}-refreshes-${String(index).padStart(4, '0')}`;
          const now = shop.clock.now().getTime();
          const { status, body } = await refresh(token, key);
          const isRepeat = before !== undefined && before.key === key && now - before.at <= 60_000;
          const expected = !ended && (before === undefined || isRepeat);
          expect(status).toBe(expected ? 200 : 401);
          if (!expected) ended = true;
          else if (!before) {
            used.set(token, { key, at: now });
            seen.push(body.refresh_token);
          } else expect(seen).toContain(body.refresh_token);
        }
        if (ended)
          for (const token of seen) expect((await refresh(token, 'the-last-try-of-them')).status).toBe(401);
      }),
      { numRuns: 12 },
    );
  },
  patience(120_000),
);
