import { createHash } from 'node:crypto';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { noboLink } from '@crema/testing/factories/nobo';
import { subscription } from '@crema/testing/factories/subscription';
import { sentLetters } from '@crema/testing/letters';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => {
  const answer = await shop.commerce.app.inject({ method, url, payload, headers });
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
};
const auth = (path: string, payload: object, lang = 'en') =>
  call('POST', `/api/auth/${path}?site=cab2c&lang=${lang}`, payload);
const mine = (
  who: { headers: { authorization: string } },
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) =>
  call(method, `/rest/v2/cab2c/users/current/${path}`, payload, { authorization: who.headers.authorization });
const join2 = (lang?: 'en' | 'fr') => signUp(shop.commerce.app, { site: 'cab2c', ...(lang ? { lang } : {}) });

const letters = () => sentLetters(shop);

test('an address that has an account gets a letter, and who tried is told', async () => {
  // covers: V2.2.3
  const zoe = await join2('fr');
  const again = { email: zoe.email, password: 'another fine password', firstName: 'Eve', lastName: 'Dupe' };
  const { status, body } = await auth('signup', again, 'fr');
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ type: 'DuplicateUidError', subject: 'email' }]);
  expect(await letters()).toMatchObject([{ to: zoe.email, subject: 'Vous avez déjà un compte' }]);
});

test('a forgotten password: the same answer for every address, one link for an hour, and every log-in ends', async () => {
  // covers: S7.18, V2.2.3, V2.5.3, V2.7.3, V2.7.5
  const zoe = await join2();
  const known = await auth('forgotPassword', { email: zoe.email });
  const unknown = await auth('forgotPassword', { email: 'nobody@example.com' });
  expect(known.status).toBe(200);
  expect(unknown).toEqual(known);
  const [first, ...others] = await letters();
  expect([first?.to, others]).toEqual([zoe.email, []]);

  await auth('forgotPassword', { email: zoe.email });
  const [second] = await letters();
  const password = 'a whole new password';
  // The newer link ends the older.
  expect((await auth('resetPassword', { token: first?.token ?? '', password })).status).toBe(400);
  const use = { token: second?.token ?? '', password };
  expect((await auth('resetPassword', { ...use, password: 'short' })).body.errors[0].subject).toBe(
    'password',
  );
  expect((await call('POST', '/api/auth/resetPassword?site=usb2c', use)).status).toBe(400);
  expect((await auth('resetPassword', use)).status).toBe(200);
  expect((await auth('resetPassword', use)).body.errors[0].type).toBe('InvalidLinkError');
  expect((await mine(zoe, 'GET', 'profile')).status).toBe(401);
  expect((await auth('login', { email: zoe.email, password: zoe.password })).status).toBe(401);
  expect((await auth('login', { email: zoe.email, password })).status).toBe(200);
  expect((await letters()).map(({ subject }) => subject).sort()).toEqual([
    'New log-in to your account',
    'Your password was changed',
  ]);

  await auth('forgotPassword', { email: zoe.email });
  const [late] = await letters();
  shop.clock.advance(61 * 60_000);
  expect((await auth('resetPassword', { token: late?.token ?? '', password })).status).toBe(400);
});

test('a new password ends the other log-ins, and only with the old one', async () => {
  // covers: V2.1.5, V2.1.6, V3.3.3, V3.7.1
  const zoe = await join2();
  const there = (await auth('login', { email: zoe.email, password: zoe.password })).body.access_token;
  const elsewhere = { headers: { authorization: `Bearer ${there}` } };
  const change = { oldPassword: zoe.password, newPassword: 'better than before' };
  expect((await mine(zoe, 'PUT', 'password', { ...change, oldPassword: 'not the old one' })).status).toBe(
    400,
  );
  expect(
    (await mine(zoe, 'PUT', 'password', { ...change, newPassword: 'password1234' })).body.errors,
  ).toMatchObject([{ subject: 'newPassword', reason: 'breached' }]);
  expect((await mine(elsewhere, 'GET', 'profile')).status).toBe(200);
  expect((await mine(zoe, 'PUT', 'password', change)).status).toBe(200);
  expect((await mine(zoe, 'GET', 'profile')).status).toBe(200);
  expect((await mine(elsewhere, 'GET', 'profile')).status).toBe(401);
  await letters();
});

test('what is good once is answered by its key: a lost answer is no wrong password and no bad link', async () => {
  const zoe = await join2();
  /** Twice with one key, as by a client whose answer was lost; then another body with it. */
  const twice = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object, other?: object) => {
    const key = { ...zoe.headers, 'idempotency-key': `lost-on-the-way-${url.length}-${method}` };
    const first = await call(method, url, body, key);
    expect([url, first.status]).toEqual([url, 200]);
    expect(await call(method, url, body, key)).toEqual(first);
    if (other) expect((await call(method, url, other, key)).status).toBe(409);
  };
  const own = (path: string) => `/rest/v2/cab2c/users/current/${path}`;
  const change = { oldPassword: zoe.password, newPassword: 'better than before' };
  await twice('PUT', own('password'), change, { ...change, newPassword: 'better than ever' });
  const { access_token } = (await auth('login', { email: zoe.email, password: change.newPassword })).body;
  const sid = JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url').toString()).sid;
  await twice('DELETE', own(`sessions/${sid}`));
  await letters();

  const email = 'zoe.elsewhere@example.com';
  await mine(zoe, 'PUT', 'login', { email, password: change.newPassword });
  const [moving] = await letters();
  await twice('POST', '/api/auth/confirmEmail?site=cab2c', { token: moving?.token });
  await letters();
  await auth('forgotPassword', { email });
  const [reset] = await letters();
  const use = { token: reset?.token, password: 'the best of them all' };
  await twice('POST', '/api/auth/resetPassword?site=cab2c', use, { ...use, password: 'not that one, no' });
  const back = (await auth('login', { email, password: use.password })).body.access_token;
  await mine({ headers: { authorization: `Bearer ${back}` } }, 'POST', 'removalLink');
  const removal = (await letters()).find(({ token }) => token);
  await twice('POST', '/api/auth/confirmRemoval?site=cab2c', { token: removal?.token });
  // What is kept of a call does not say what its password was.
  const kept = JSON.stringify(await shop.commerce.platform.db.rows(sql`select * from idempotency_keys`));
  const plain = createHash('sha256').update(JSON.stringify(change)).digest('base64url');
  expect(kept).not.toContain(plain);
});

/** Logs in with a browser that shows its cookie of an earlier log-in, if any; answers that of this one. */
async function logInOn(userAgent: string, who: { email: string; password: string }, device?: string) {
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    // In English whoever it is: a letter is in the language of the account.
    url: '/api/auth/login?site=cab2c&lang=en',
    payload: { email: who.email, password: who.password },
    headers: { 'user-agent': userAgent },
    ...(device ? { cookies: { known_device: device } } : {}),
  });
  return answer.cookies.find(({ name }) => name === 'known_device')?.value;
}
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605.1';

test('a log-in on a new device is told to the account’s owner, and on a known one to nobody', async () => {
  // covers: V2.2.3
  const zoe = await join2('fr');
  expect(await letters()).toEqual([]);
  shop.clock.set(new Date('2026-11-01T18:05:00Z'));
  const device = await logInOn(PHONE, zoe);
  const [letter, ...more] = await letters();
  expect([letter?.to, letter?.subject, more]).toEqual([zoe.email, 'Nouvelle connexion à votre compte', []]);
  expect(letter?.text).toMatch(/Safari · iPhone, 1er novembre 2026.* 13 h 05 HNE/);
  expect(letter?.text).toMatch(/Voir vos connexions\s: https?:\/\/\S+\/fr\/account\/privacy$/m);
  expect(letter?.text).toMatch(/nouveau mot de passe\s: https?:\/\/\S+\/fr\/login\?mode=forgotten$/m);
  await logInOn(PHONE, zoe, device);
  expect(await letters()).toEqual([]);
  // The same browser is new to another account, and what calls itself something of its own is shown as nothing of the kind.
  const ada = await join2();
  await logInOn('<b>Trust me</b>', ada, device);
  const [other] = await letters();
  expect(other).toMatchObject({ to: ada.email, subject: 'New log-in to your account' });
  expect(other?.text).toContain('unknown device, ');
  await logInOn(PHONE, { ...zoe, password: 'not the password' });
  expect(await letters()).toEqual([]);
});

test('an account’s first log-in is no news, unless it is so old that those before are forgotten', async () => {
  const zoe = await join2();
  await shop.db.execute(`delete from sessions where subject = '${zoe.customerId}'`);
  await logInOn(PHONE, zoe);
  expect(await letters()).toEqual([]);
  await shop.db.execute(`delete from sessions where subject = '${zoe.customerId}'`);
  shop.clock.advance(31 * 86_400_000);
  await logInOn(PHONE, zoe);
  expect(await letters()).toMatchObject([{ to: zoe.email, subject: 'New log-in to your account' }]);
});

test('log-ins are listed and ended, one or all others', async () => {
  // covers: V3.3.4, V3.5.1
  const zoe = await join2();
  const headers = {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605.1',
  };
  const payload = { email: zoe.email, password: zoe.password };
  for (let i = 0; i < 2; i++) await call('POST', '/api/auth/login?site=cab2c', payload, headers);
  const { sessions } = (await mine(zoe, 'GET', 'sessions')).body;
  expect(sessions).toHaveLength(3);
  const phone = sessions.find(({ device }: { device: string }) => device === 'Safari · iPhone');
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  expect((await mine(zoe, 'DELETE', `sessions/${phone.id}`)).body.sessions).toHaveLength(2);
  expect((await mine(await join2(), 'DELETE', `sessions/${sessions[0].id}`)).status).toBe(404);
  expect((await mine(zoe, 'DELETE', 'sessions')).body.sessions).toMatchObject([{ current: true }]);
  // Who does not say what it is is called so, in the reader’s language.
  const listed = async (lang: string) => (await mine(zoe, 'GET', `sessions?lang=${lang}`)).body.sessions;
  expect(await listed('en')).toMatchObject([{ device: 'Unknown device' }]);
  expect(await listed('fr')).toMatchObject([{ device: 'Appareil inconnu' }]);
});

test('a new address is used once its owner proved it, and the old one is told', async () => {
  // covers: V2.2.3
  const zoe = await join2();
  const email = 'zoe.new@example.com';
  expect((await mine(zoe, 'PUT', 'login', { email, password: 'not the password' })).status).toBe(400);
  await mine(zoe, 'PUT', 'login', { email, password: zoe.password });
  const [proof] = await letters();
  expect(proof?.to).toBe(email);
  expect((await mine(zoe, 'GET', 'profile')).body.email).toBe(zoe.email);
  expect((await auth('confirmEmail', { token: proof?.token ?? '' })).status).toBe(200);
  expect((await mine(zoe, 'GET', 'profile')).body.email).toBe(email);
  expect(await letters()).toMatchObject([
    { to: zoe.email, subject: 'Your account’s e-mail address was changed' },
  ]);
  expect((await auth('login', { email, password: zoe.password })).status).toBe(200);

  expect(await letters()).toMatchObject([{ to: email, subject: 'New log-in to your account' }]);

  // Somebody else's address: its owner reads nothing, and nothing changes.
  const other = await join2();
  await mine(other, 'PUT', 'login', { email, password: other.password });
  expect(await letters()).toEqual([]);
});

test('what was mailed before a new password or a new address opens nothing after it', async () => {
  // covers: V3.3.3
  const zoe = await join2();
  const moveTo = (email: string, password: string) => mine(zoe, 'PUT', 'login', { email, password });
  // Whoever knew the password moves the account to an address of his own; its owner locks him out before he is done.
  await moveTo('eve.first@example.com', zoe.password);
  const [first] = await letters();
  await auth('forgotPassword', { email: zoe.email });
  const [reset] = await letters();
  await moveTo('eve.second@example.com', zoe.password);
  shop.clock.advance(1000);
  const password = 'the owner’s own again';
  expect((await auth('resetPassword', { token: reset?.token ?? '', password })).status).toBe(200);
  // Asked for before the new password, written after it.
  const second = (await letters()).find(({ to }) => to === 'eve.second@example.com');
  for (const { token } of [first, second].map((letter) => letter ?? { token: '' })) {
    expect(token).not.toBe('');
    expect((await auth('confirmEmail', { token })).body.errors[0].type).toBe('InvalidLinkError');
  }
  const own = (await auth('login', { email: zoe.email, password })).body.access_token;
  const again = { headers: { authorization: `Bearer ${own}` } };

  // Who reads the old mailbox has no part in the account any more.
  await auth('forgotPassword', { email: zoe.email });
  await mine(again, 'POST', 'removalLink');
  const old = (await letters()).filter(({ token }) => token !== '');
  expect(old.map(({ to }) => to)).toEqual([zoe.email, zoe.email]);
  const noLogIn = await noboLink(shop.commerce, zoe.customerId, ['skip', 'cancel'], 'cab2c');
  await mine(again, 'PUT', 'login', { email: 'zoe.moved@example.com', password });
  const [proof] = await letters();
  expect((await auth('confirmEmail', { token: proof?.token ?? '' })).status).toBe(200);
  for (const { token } of old) {
    expect((await auth('resetPassword', { token, password })).status).toBe(400);
    expect((await auth('confirmRemoval', { token })).status).toBe(400);
  }
  const headers = { 'x-nobo-token': noLogIn };
  expect((await call('GET', '/api/auth/nobo?site=cab2c', undefined, headers)).status).toBe(401);
  await letters();
});

test('a mailed link removes the account, in its owner’s language, and waits while something goes on', async () => {
  const zoe = await join2('fr');
  await shop.commerce.autoDelivery.repository.insert(
    subscription({ site: 'cab2c', currency: 'CAD', customerId: zoe.customerId }),
  );
  expect((await mine(zoe, 'POST', 'removalLink?lang=en')).status).toBe(200);
  const [letter, ...more] = await letters();
  expect([letter?.to, letter?.subject, more]).toEqual([zoe.email, 'Supprimez votre compte', []]);
  expect(letter?.text).toMatch(/Supprimer mon compte\s: https?:\/\/\S+\/fr\/account\/removal#\S+$/m);
  expect(letter?.text).toMatch(/nouveau mot de passe\s: https?:\/\/\S+\/fr\/login\?mode=forgotten$/m);
  const use = () => auth('confirmRemoval', { token: letter?.token ?? '' }, 'fr');
  const refused = await use();
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    'Annulez d’abord votre livraison automatique.',
  ]);
  const [{ id } = { id: '' }] = await shop.commerce.autoDelivery.repository.ofCustomer(
    'cab2c',
    zoe.customerId,
  );
  expect((await mine(zoe, 'POST', `subscriptions/${id}/cancel`, {})).status).toBe(200);
  expect((await use()).status).toBe(200);
  expect((await mine(zoe, 'GET', 'profile')).status).toBe(401);
  expect((await auth('login', { email: zoe.email, password: zoe.password })).status).toBe(401);
});

test('who leaves is forgotten: nothing opens, and the address is free', async () => {
  // covers: V8.3.2
  const zoe = await join2();
  expect((await mine(zoe, 'POST', 'remove', { password: 'not the password' })).status).toBe(400);
  const { status, body } = await mine(zoe, 'GET', 'export');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    profile: { email: zoe.email },
    orders: [],
    logIns: { sessions: [{ device: expect.any(String) }] },
  });
  expect((await mine(zoe, 'POST', 'remove', { password: zoe.password })).status).toBe(200);
  expect((await mine(zoe, 'GET', 'profile')).status).toBe(401);
  expect((await auth('login', { email: zoe.email, password: zoe.password })).status).toBe(401);
  const again = await signUp(shop.commerce.app, { site: 'cab2c', email: zoe.email });
  expect(again.customerId).not.toBe(zoe.customerId);
});
