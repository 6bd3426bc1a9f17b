import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing';
import { AGENT_PASSWORD, signInAgent } from '@crema/testing/factories/agent';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { codeAt, demoSignIn } from './index.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
});
beforeEach(() => emptyShop(shop));
afterAll(() => shop.commerce.close());

/** Until the end of the test the shop is one with the demo's accounts. */
async function openDemo(env: Record<string, string> = {}): Promise<void> {
  const own = shop;
  shop = await openTestCommerce({ env: { SEED: 'demo', ...env } });
  onTestFinished(async () => {
    await shop.commerce.close();
    shop = own;
  });
}

const post = async (path: string, payload: object, ip = '192.0.2.1', device?: string) => {
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url: `/api/auth/agent/${path}`,
    payload,
    remoteAddress: ip,
    ...(device ? { cookies: { known_device: device } } : {}),
  });
  return {
    status: answer.statusCode,
    body: answer.json<Record<string, unknown>>(),
    device: answer.cookies.find(({ name }) => name === 'known_device'),
  };
};
const run = async (...argv: string[]) => {
  const lines: string[] = [];
  const exit = await shop.commerce.staff.run(argv, (line) => void lines.push(line));
  return { exit, lines };
};
const linkOf = (lines: string[]) => lines.at(-1)?.split('#')[1] ?? '';

test('a member begins with a one-time link: a password, an authenticator, ten recovery codes', async () => {
  // covers: V2.3.1, V2.6.3, V4.3.1
  const { exit, lines } = await run('add', 'Kim@Crema.Example', '--role', 'agent');
  expect(exit).toBe(0);
  expect(lines.at(-1)).toMatch(/^http:\/\/www\.crema\.localhost:3000\/agent\/setup#[\w-]{43}$/);
  const token = linkOf(lines);
  const signIn = { email: 'kim@crema.example', password: AGENT_PASSWORD };

  const shown = await post('setup', { token });
  expect(shown.body).toMatchObject({
    email: 'Kim@Crema.Example',
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
  });
  const code = await codeAt(String(shown.body.secret), shop.clock.now());
  expect((await post('login', { ...signIn, code })).status, 'before it is set up').toBe(401);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await post('setup', { token, password: AGENT_PASSWORD, code: wrong })).status).toBe(400);
  expect((await post('setup', { token, password: 'short', code })).status).toBe(400);
  expect((await post('setup', { token, password: 'password1234', code })).status, 'known').toBe(400);

  const done = await post('setup', { token, password: AGENT_PASSWORD, code });
  expect(done.body.recoveryCodes).toHaveLength(10);
  expect((await post('setup', { token })).status, 'a second time').toBe(400);
  expect((await post('login', { ...signIn, code })).status, 'the code of the set-up again').toBe(401);
  shop.clock.advance(30_000);
  const next = await codeAt(String(shown.body.secret), shop.clock.now());
  expect((await post('login', { ...signIn, code: next })).status).toBe(200);
  const stored = JSON.stringify((await shop.db.execute('select * from staff')).rows);
  expect(stored, 'the secret is sealed').not.toContain(String(shown.body.secret));
  expect(done.body.recoveryCodes).toHaveLength(10);
  for (const code of done.body.recoveryCodes as string[]) {
    expect(stored, 'a code is hashed').not.toContain(code);
    expect(stored, 'with a salt').not.toContain(createHash('sha256').update(code).digest('base64url'));
  }
});

test('a link is good for a day, and a new one ends it and the authenticator before', async () => {
  // covers: V2.3.1
  const token = linkOf((await run('add', 'kim@crema.example', '--role', 'agent')).lines);
  const first = await post('setup', { token });
  const second = linkOf((await run('link', 'kim@crema.example')).lines);
  expect((await post('setup', { token })).status).toBe(400);
  expect((await post('setup', { token: second })).body.secret).not.toBe(first.body.secret);
  shop.clock.advance(24 * 3_600_000);
  expect((await post('setup', { token: second })).status).toBe(400);
});

test('a link that a newer one ends while it is being used sets nothing up', async () => {
  const token = linkOf((await run('add', 'kim@crema.example', '--role', 'agent')).lines);
  const { secret } = (await post('setup', { token })).body;
  const code = await codeAt(String(secret), shop.clock.now());
  const { passwords } = shop.commerce.identity;
  const { hash } = passwords;
  let newer = '';
  vi.spyOn(passwords, 'hash').mockImplementationOnce(async (password, whose) => {
    newer = linkOf((await run('link', 'kim@crema.example')).lines);
    return hash(password, whose);
  });
  expect((await post('setup', { token, password: AGENT_PASSWORD, code })).status).toBe(400);
  expect((await post('setup', { token: newer })).status, 'whom it was for').toBe(200);
});

test('an unknown address, a wrong password, a wrong code and a merchandiser get the same answer', async () => {
  const { email, secret } = await signInAgent(shop.commerce);
  const merchandiser = linkOf((await run('add', 'mo@crema.example', '--role', 'agent')).lines);
  const { body } = await post('setup', { token: merchandiser });
  const code = await codeAt(String(body.secret), shop.clock.now());
  await post('setup', { token: merchandiser, password: AGENT_PASSWORD, code });
  // As an earlier version added some, for a back office that is not there.
  await shop.db.execute(`update staff set role = 'merchandiser' where email_key = 'mo@crema.example'`);
  shop.clock.advance(60_000);
  const right = await codeAt(secret, shop.clock.now());
  const answers = [
    await post('login', { email: 'nobody@crema.example', password: AGENT_PASSWORD, code: right }),
    await post('login', { email, password: 'not this one at all', code: right }),
    await post('login', { email, password: AGENT_PASSWORD, code: right === '000000' ? '000001' : '000000' }),
    await post('login', {
      email: 'mo@crema.example',
      password: AGENT_PASSWORD,
      code: await codeAt(String(body.secret), shop.clock.now()),
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(
    (await post('login', { email, password: AGENT_PASSWORD, code: right })).status,
    'and the code is still good',
  ).toBe(200);
});

test('a code is good once, also for two at the same time; a recovery code once, however it is typed', async () => {
  // covers: V2.6.1, V2.8.4
  const { email, secret, recoveryCodes } = await signInAgent(shop.commerce);
  const logIn = (given: string) => post('login', { email, password: AGENT_PASSWORD, code: given });
  shop.clock.advance(120_000);
  const code = await codeAt(secret, shop.clock.now());
  const before = await codeAt(secret, new Date(shop.clock.now().getTime() - 60_000));
  expect((await logIn(before)).status, 'a minute old').toBe(401);
  const both = await Promise.all([logIn(code), logIn(code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  // Its holder hears of it, once, and in his own language.
  expect((await post('login?lang=fr', { email, password: 'not this one at all', code })).status).toBe(401);
  const { rows } = await shop.db.execute(
    `select email, language from outbox_emails where kind = 'staff.reusedCode'`,
  );
  expect(rows).toEqual([{ email, language: 'en' }]);
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  const letters = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(letters).toEqual([expect.stringContaining('Subject: One of your codes was used twice')]);
  const [first = ''] = recoveryCodes;
  expect((await logIn(first.toUpperCase().replace('-', ' '))).status).toBe(200);
  expect((await logIn(first)).status).toBe(401);
});

test('ten wrong log-ins from one network make that network wait for the address, and nobody else', async () => {
  const { email, secret } = await signInAgent(shop.commerce);
  const other = await signInAgent(shop.commerce);
  const wrong = { email, password: 'not this one at all', code: '000000' };
  for (let tries = 0; tries < 10; tries += 1) expect((await post('login', wrong)).status).toBe(401);
  shop.clock.advance(60_000);
  const right = async (who: { email: string; secret: string }) => ({
    ...{ email: who.email, password: AGENT_PASSWORD },
    code: await codeAt(who.secret, shop.clock.now()),
  });
  const refused = await post('login', await right({ email, secret }), '192.0.2.77');
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ type: 'TooManyRequestsError' }] } });
  expect(
    (await post('login', await right({ email, secret }), '198.51.100.1')).status,
    'another network',
  ).toBe(200);
  expect((await post('login', await right(other))).status, 'another agent').toBe(200);
  shop.clock.advance(15 * 60_000);
  expect((await post('login', await right({ email, secret }))).status, 'later').toBe(200);
});

test('tries of one address wait for each other, ten at most, and a known device for its own only', async () => {
  const { email, secret } = await signInAgent(shop.commerce);
  const right = async () => {
    shop.clock.advance(60_000);
    return { email, password: AGENT_PASSWORD, code: await codeAt(secret, shop.clock.now()) };
  };
  const { device } = await post('login', await right());
  const own = await right();
  let networks = 0;
  const elsewhere = () => `10.1.${networks++}.1`;
  const answers = new Set<string>();
  for (const address of [email, 'nobody@crema.example']) {
    const wrong = { email: address, password: 'not this one at all', code: '000000' };
    const flood = Promise.all(
      Array.from({ length: 30 }, () => post('login?site=cab2c&lang=fr', wrong, elsewhere())),
    );
    if (address === email)
      expect((await post('login', own, '192.0.2.1', device?.value)).status, 'a known device').toBe(200);
    const tries = await flood;
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(11);
    const turnedAway = tries.filter(({ status }) => status !== 401);
    expect(turnedAway).toHaveLength(19);
    for (const { status, body } of turnedAway) answers.add(`${status} ${JSON.stringify(body)}`);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^429 .*Trop d’essais en même temps/)]);
});

test('guessed from everywhere: a known device gets in as ever, elsewhere a recovery code, and no six digits', async () => {
  // covers: V4.3.1
  const { email, secret, recoveryCodes } = await signInAgent(shop.commerce);
  const other = await signInAgent(shop.commerce);
  const home = '198.51.100.1';
  const rightCode = async () => {
    shop.clock.advance(60_000);
    return codeAt(secret, shop.clock.now());
  };
  const logIn = (code: string, ip: string, device?: string) =>
    post('login', { email, password: AGENT_PASSWORD, code }, ip, device);
  const { device } = await logIn(await rightCode(), home);
  expect(device).toMatchObject({ path: '/api/auth/agent', httpOnly: true, sameSite: 'Strict' });

  let networks = 0;
  const elsewhere = () => `10.0.${networks++}.1`;
  const refusals = new Set<string>();
  for (const address of [email, 'nobody@crema.example']) {
    const wrong = { email: address, password: 'not this one at all', code: '000000' };
    for (let tries = 0; tries < 51; tries += 1) await post('login', wrong, elsewhere());
    const { status, body } = await post('login', { ...wrong, code: await rightCode() }, elsewhere());
    refusals.add(`${status} ${JSON.stringify(body)}`);
  }
  expect([...refusals]).toEqual([expect.stringMatching(/^401 .*KnownDeviceRequiredError/)]);
  expect((await logIn(await rightCode(), elsewhere())).body, 'the agent in a strange place').toMatchObject({
    errors: [{ type: 'KnownDeviceRequiredError' }],
  });
  expect((await logIn(await rightCode(), elsewhere(), device?.value)).status, 'a known device').toBe(200);
  expect((await logIn(recoveryCodes[0] ?? '', elsewhere())).status, 'a recovery code').toBe(200);
  const others = { email: other.email, password: AGENT_PASSWORD, code: other.recoveryCodes[0] };
  const strange = await post('login', others, elsewhere());
  expect((await logIn(await rightCode(), elsewhere(), strange.device?.value)).status, 'another’s').toBe(401);
  shop.clock.advance(3_600_000);
  expect((await logIn(await rightCode(), elsewhere())).status, 'an hour later').toBe(200);
});

test('a new link ends at once what opened before: log-ins, password and recovery codes', async () => {
  // covers: V2.8.6
  const { email, headers, recoveryCodes } = await signInAgent(shop.commerce);
  const search = () =>
    shop.commerce.app.inject({ url: '/rest/v2/usb2c/customers/search?query=nobody', headers });
  expect((await search()).statusCode).toBe(200);
  expect((await run('link', email)).exit).toBe(0);
  expect((await search()).statusCode, 'who has the device that was lost').toBe(401);
  const lost = { email, password: AGENT_PASSWORD, code: recoveryCodes[0] };
  expect((await post('login', lost)).status, 'with the sheet of codes that lay beside it').toBe(401);
});

test('the demo’s sign-in is the installation’s own; where the demo’s accounts are off it opens nothing', async () => {
  // covers: V2.5.4
  const secretKey = 'k'.repeat(32);
  const demo = demoSignIn({ secretKey, demoAccounts: true });
  expect(demo?.password).toMatch(/^([0-9a-f]{5}-){3}[0-9a-f]{5}$/);
  expect(demoSignIn({ secretKey: 'l'.repeat(32), demoAccounts: true })?.password).not.toBe(demo?.password);
  expect(demoSignIn({ secretKey, demoAccounts: false })).toBeUndefined();

  await openDemo({ SECRET_KEY: secretKey });
  await shop.commerce.staff.seed();
  await shop.commerce.staff.seed();
  const { lines } = await run('code', demo?.email ?? '');
  const signIn = { ...demo, code: lines[0] };
  expect((await post('login', signIn)).status).toBe(200);

  // The same rows in a shop off loopback that does not say SEED=demo, or on PostgreSQL.
  Object.assign(shop.commerce.platform.config, { demoAccounts: false });
  expect((await run('code', demo?.email ?? '')).exit).toBe(1);
  shop.clock.set('2027-01-04T16:00:00Z');
  const code = await shop.commerce.staff.service
    .byEmail(demo?.email ?? '')
    .then((member) => member && shop.commerce.staff.service.demoCode(member));
  expect((await post('login', { ...demo, code })).status).toBe(401);
});

test('the demo’s sign-in is made anew where SECRET_KEY has changed', async () => {
  await openDemo();
  await shop.commerce.staff.seed();
  // As sealed and hashed under a key that is gone.
  await shop.db.execute(
    `update staff set sealed_secret = 'AAAA', password_hash = 'gone', password_pepper = 'gone'`,
  );
  await shop.commerce.staff.seed();
  const code = (await run('code', 'agent@crema.localhost')).lines[0];
  const signIn = demoSignIn(shop.commerce.platform.config);
  expect((await post('login', { ...signIn, code })).status).toBe(200);
});

test('a role that nobody can log in with is not given', async () => {
  const refused = await run('add', 'mo@crema.example', '--role', 'barista');
  expect(refused).toEqual({ exit: 1, lines: ['--role is service, merchandiser, finance, owner.'] });
  expect((await run('list')).lines).toEqual([]);
});

test('the command says what it did not understand, and nobody’s code but a demo’s', async () => {
  expect((await run()).exit).toBe(2);
  expect((await run('add', 'kim@crema.example')).exit).toBe(1);
  expect((await run('add', 'no address', '--role', 'agent')).exit).toBe(1);
  expect((await run('add', 'kim@crema.example', '--role', 'agent')).exit).toBe(0);
  expect(await run('add', 'KIM@crema.example', '--role', 'agent')).toMatchObject({ exit: 1 });
  expect((await run('code', 'kim@crema.example')).exit).toBe(1);
  expect((await run('audit', '--customer', 'x')).exit).toBe(1);
  expect(await run('audit')).toEqual({ exit: 0, lines: ['No changes.'] });
  expect((await run('list')).lines).toEqual(['kim@crema.example  agent  not set up']);
  expect((await run('remove', 'kim@crema.example')).exit).toBe(0);
  expect((await run('link', 'kim@crema.example')).exit).toBe(1);
});
