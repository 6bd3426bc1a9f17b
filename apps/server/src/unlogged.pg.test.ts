/** Whatever the shop is given to keep to itself stays out of its log at the finest level, its metrics and its traces, also when things fail. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fixedClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { cloneTestDatabase, type TestDatabase } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { integrate } from '@crema/testing/factories/integrations/integration';
import { openReceiver, type Receiver } from '@crema/testing/factories/integrations/receiver';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { refundRest } from '@crema/testing/factories/refunds';
import { shopper } from '@crema/testing/factories/shopper';
import { subscription } from '@crema/testing/factories/subscription';
import { FakeStripe } from '@crema/testing/stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyProxy, freePort, onPostgres, startFaultyProxy } from '../../../tools/testbed/index.ts';
import { createLog } from './process/log.ts';
import { type Shop, startShop } from './shop.ts';

/** What must not be told, with a name of it for whoever reads the failure. */
const secrets = new Map<string, string>();
const keep = (name: string, secret: string): string => {
  expect(secret.length, name).toBeGreaterThan(7);
  secrets.set(`${name} ${secrets.size}`, secret);
  return secret;
};
const mark = (name: string, begin = ''): string => keep(name, `${begin}Kept${name}9f3Q7xZ`);

const clock = fixedClock('2027-01-04T15:00:00Z');
const stripe = new FakeStripe(clock);
const lines: string[] = [];
const spans: string[] = [];
const collector = createServer(async (request, response) => {
  spans.push(await text(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
/** Mails that were taken, and whether the server takes the shop's password. */
const mail = { taken: [] as string[], knows: true, said: [] as string[] };
const mailServer = createTcpServer((socket) => {
  let waiting = '';
  let isMessage = false;
  const answer = (line: string): string => {
    const [command = ''] = line.toUpperCase().split(' ');
    if (command === 'EHLO') return '250-mail\r\n250 AUTH PLAIN\r\n';
    if (command === 'AUTH') mail.said.push(line.slice('AUTH PLAIN '.length));
    if (command === 'AUTH' && !mail.knows) return '535 5.7.8 Authentication failed\r\n';
    if (command === 'AUTH') return '235 2.7.0 Accepted\r\n';
    if (command === 'DATA') isMessage = true;
    return { DATA: '354 Go on\r\n', QUIT: '221 Bye\r\n' }[command] ?? '250 OK\r\n';
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    waiting += chunk.toString();
    for (;;) {
      const ends = isMessage ? '\r\n.\r\n' : '\r\n';
      const end = waiting.indexOf(ends);
      if (end < 0) return;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + ends.length);
      if (isMessage) mail.taken.push(part);
      socket.write(isMessage ? '250 Taken\r\n' : answer(part));
      if (part !== 'DATA') isMessage = false;
    }
  });
  socket.write('220 mail\r\n');
});
const portOf = (server: { address(): AddressInfo | string | null }): number =>
  (server.address() as AddressInfo).port;

let webhookSecret: string;
let metricsToken: string;
let shop: Shop;
let direct: TestDatabase;
let proxy: FaultyProxy;
let receiver: Receiver;
let origin: string;
beforeAll(async () => {
  for (const server of [collector, mailServer]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  receiver = await openReceiver();
  direct = await cloneTestDatabase();
  const url = new URL(direct.url ?? '');
  url.password = mark('DatabasePassword');
  proxy = await startFaultyProxy(url.href);
  webhookSecret = mark('WebhookSecret', 'whsec_');
  metricsToken = mark('MetricsToken');
  const config = loadConfig({
    ...onPostgres(proxy.url(url.href), mark('SecretKey', 'a key of thirty-two bytes and more: ')),
    ...{ ROLES: 'commerce', SEED: 'none', RATE_LIMIT: 'off', PORT: '0', MAIL: undefined },
    ...{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: mark('StripeKey', 'sk_test_') },
    ...{ STRIPE_PUBLISHABLE_KEY: 'pk_test_fake', STRIPE_WEBHOOK_SECRET: webhookSecret },
    SMTP_URL: `smtp://shop:${mark('MailPassword')}@127.0.0.1:${portOf(mailServer)}`,
    MAIL_FROM: 'Crema <hello@crema.localhost>',
    OAUTH_CLIENTS: `erp=${mark('ClientSecret', 'of-an-erp-')}`,
    ...{ OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`, OIDC_CLIENT_ID: 'crema' },
    ...{ OIDC_CLIENT_SECRET: mark('ProviderSecret'), WEBHOOK_TARGETS: 'private' },
    ...{ METRICS_TOKEN: metricsToken, CHANGES_TOKEN: mark('ChangesToken') },
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${portOf(collector)}`,
  });
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  shop = await startShop({ config, clock, log, paymentsFetch: stripe.fetch });
  origin = `http://127.0.0.1:${shop.port}`;
});
let stopped: Promise<void> | undefined;
const stop = (): Promise<void> => {
  stopped ??= shop.stop();
  return stopped;
};
afterAll(async () => {
  proxy.resume();
  await stop();
  await proxy.stop();
  await receiver.close();
  collector.closeAllConnections();
  for (const server of [collector, mailServer]) server.close();
  await direct.close();
});

const engine = () => {
  if (!shop.commerce) throw new Error('The process has no engine');
  return shop.commerce;
};
const CARTS = '/rest/v2/usb2c/users/anonymous/carts';
const call = async (path: string, body: object, headers: Record<string, string> = {}, method = 'POST') => {
  const answer = await fetch(`${origin}${path}`, {
    ...{ method, body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.status, said: await answer.text() };
};
const told = (): string => lines.join('');

/** Payments that succeed, are refused, wait for the bank, and whose provider fails; its messages, signed and forged. */
async function payments(): Promise<void> {
  const who = shopper(engine());
  const pay = async (card: Parameters<FakeStripe['token']>[0]) => {
    const token = keep('CardToken', `${stripe.token(card)}`);
    return who.place(await who.readyCart(['dawn-24'], { provider: 'stripe', token }));
  };
  const { body } = await pay('success');
  expect(body.status).toBe('processing');
  expect((await pay('declined')).status).toBe(400);
  keep('BankSecret', String((await pay('authentication')).body.nextAction.clientSecret));
  stripe.fault = ({ method }) => (method === 'POST' ? 'failed before' : undefined);
  expect((await pay('success')).status).toBe(202);
  stripe.fault = () => 'away';
  await refundRest(engine(), body.code);
  await engine()
    .orders.settle(body.code)
    .catch(() => undefined);
  stripe.fault = () => undefined;
  const event = stripe.events.at(-1);
  if (!event) throw new Error('Stripe sent nothing');
  for (const secret of [webhookSecret, 'whsec_of_nobody']) {
    const { payload, headers } = stripe.signed(event, { secret });
    const signature = String(headers['stripe-signature']);
    keep('StripeSignature', signature.slice(signature.indexOf('v1=') + 3));
    const answer = await fetch(`${origin}/payments/stripe/events`, {
      ...{ method: 'POST', body: payload, headers },
    });
    expect(answer.status).toBe(secret === 'whsec_of_nobody' ? 400 : 200);
  }
  // A card's own data and what opens an account, where no page sends them.
  const number = keep('CardNumber', '4242 4242 4242 4242');
  const cart = await who.readyCart(['dawn-24'], { provider: 'stripe', token: `${stripe.token()}` });
  const typed = { provider: 'stripe', token: number, number };
  expect((await call(`${CARTS}/${cart}/payment`, typed, {}, 'PUT')).status).toBe(400);
  const record = {
    ...{ type: 'ERROR', severity: 'high', category: 'checkout', eventType: 'typed', brand: 'usb2c' },
    message: `Typed ${number}`,
    requestUrl: `/cart?token=${mark('AddressToken')}`,
    extraInfo: {
      ...{ number, password: mark('TypedPassword') },
      headers: { authorization: mark('TypedHeader'), said: `Bearer ${mark('TypedBearer')}` },
    },
  };
  const logged = await call('/api/logs', { records: [record] }, { cookie: 'csrLogger=1' });
  expect(logged.status, logged.said).toBe(204);
}

/** Log-ins that are right and wrong, and all that opens an account. */
async function people(): Promise<void> {
  const { app } = engine();
  const password = mark('Password', 'three quiet kettles ');
  const who = await signUp(app, { password });
  keep('AccessToken', who.accessToken);
  keep('RefreshToken', who.refreshToken);
  const wrong = { email: who.email, password: mark('WrongPassword') };
  expect((await call('/api/auth/login?site=usb2c', wrong)).status).toBe(401);
  const session = { cookie: `refresh_token=${who.refreshToken}; JSESSIONID=${mark('Session')}` };
  await call('/api/auth/refreshToken?site=usb2c', {}, session);
  await call(`/api/auth/refreshToken?site=usb2c&token=${mark('QueryToken')}`, {});
  await call('/api/auth/forgotPassword?site=usb2c', { email: who.email });
  const basic = keep(
    'BasicHeader',
    Buffer.from(`erp:${mark('WrongClient', 'x'.repeat(30))}`).toString('base64'),
  );
  const form = { 'content-type': 'application/json', authorization: `Basic ${basic}` };
  expect((await call('/oauth/token?site=usb2c', { grant_type: 'client_credentials' }, form)).status).toBe(
    401,
  );
  const bearer = { authorization: `Bearer ${mark('ForgedToken')}` };
  await fetch(`${origin}/rest/v2/usb2c/users/current/profile`, { headers: bearer });
  // The provider of log-ins is not there, and the shop asks it with its secret.
  const away = await call('/api/auth/authorize?site=usb2c', {});
  expect(away.status, away.said).toBeGreaterThanOrEqual(400);
  await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${mark('WrongMetricsToken')}` } });
}

/** A renewal that fails, and the link to pay it by. */
async function renewals(): Promise<void> {
  const card = { brand: 'Visa', lastFour: '0002', expiryMonth: 12, expiryYear: 2034 };
  const token = mark('KeptCard', 'ctoken_');
  await engine().autoDelivery.repository.insert(
    subscription({ payment: { provider: 'stripe', token, card } }),
  );
  clock.set('2027-02-01T11:00:00Z');
  await engine().autoDelivery.worker.generation.runAll();
  await engine().platform.outbox.sendDue();
  const written = mail.taken
    .join('\n')
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  for (const [, link = ''] of written.matchAll(/#([\w.~-]{20,})/g)) keep('MailedLink', link);
  const [, link = ''] = /\/pay#([\w.~-]{20,})/.exec(written) ?? [];
  const open = '/rest/v2/usb2c/payments/link';
  expect((await call(open, { link })).status).toBe(200);
  await call(open, { link: `${link.slice(0, -3)}xyz` });
  const asked = await call(`${open}/pay`, {
    link,
    provider: 'stripe',
    token: stripe.token('authentication'),
  });
  keep('PaySecret', /_secret_\w+/.exec(asked.said)?.[0] ?? '');
  expect((await fetch(`${origin}/rest/v2/usb2c/payments/link?link=${link}`)).status).toBe(405);
}

/** An integration that is told, refuses and calls back; a mail server that does not take the password; a database that fails. */
async function failures(): Promise<void> {
  const office = officeOf(engine(), await signInStaff(engine()));
  const { signing, client } = await integrate(office, { url: receiver.url, scopes: ['orders:read'] });
  keep('SigningSecret', signing.secret);
  keep('IntegrationSecret', client.secret);
  receiver.answer = ({ headers }) => ({ status: 500, body: JSON.stringify(headers) });
  const who = shopper(engine());
  await who.place(await who.readyCart(['dawn-24'], { provider: 'stripe', token: stripe.token() }));
  await engine().integrations.sendDue();
  for (const { headers } of receiver.received) keep('Signature', headers['webhook-signature'] ?? '');
  const grant = { grant_type: 'client_credentials', client_id: 'warehouse', client_secret: client.secret };
  const { said } = await call('/oauth/token?site=usb2c', grant);
  keep('IntegrationToken', (JSON.parse(said) as { access_token: string }).access_token);

  mail.knows = false;
  await call('/api/auth/forgotPassword?site=usb2c', { email: (await signUp(engine().app)).email });
  await engine().platform.outbox.sendDue();
  for (const line of mail.said) keep('MailLogIn', line);

  const { refreshToken, accessToken } = await signUp(engine().app);
  for (const token of [refreshToken, accessToken]) keep('TokenOfAFailure', token);
  await direct.execute('alter table refresh_tokens rename to refresh_tokens_away');
  const cookie = `refresh_token=${refreshToken}`;
  const broken = await call('/api/auth/refreshToken?site=usb2c', {}, { cookie });
  expect(broken.status).toBe(500);
  await direct.execute('alter table refresh_tokens_away rename to refresh_tokens');
  // A database's error quotes the values of its statement.
  const guid = keep(
    'CartGuid',
    await who.readyCart(['dawn-24'], { provider: 'stripe', token: stripe.token() }),
  );
  await direct.execute('alter table carts rename to carts_away');
  expect((await fetch(`${origin}${CARTS}/${guid}`)).status).toBe(500);
  await direct.execute('alter table carts_away rename to carts');
  proxy.refuse();
  await call('/api/auth/login?site=usb2c', { email: 'ada@example.com', password: mark('PasswordWhileAway') });
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
  proxy.resume();
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
}

test('nothing that is secret is in a log line, a metric or a span', async () => {
  await sell(engine(), 'usb2c', product('dawn'));
  await payments();
  await people();
  await renewals();
  await failures();
  const bearer = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${origin}/metrics`, { headers: bearer })).text();
  await stop();

  // All of it was told of, in other words.
  for (const words of [
    ...['charge without an outcome', 'webhook not taken', 'refresh_tokens', 'Typed', 'from carts'],
  ])
    expect(told().includes(words), words).toBe(true);
  expect(told()).toMatch(/"level":50/);
  expect(mail.said.length).toBeGreaterThan(1);
  expect(metrics).toContain('http_requests_total');
  expect(spans.join('')).toContain('/payments/stripe/events');
  expect(secrets.size).toBeGreaterThan(30);
  const everywhere = { log: told(), metrics, spans: spans.join('') };
  const found = [...secrets].flatMap(([name, secret]) =>
    Object.entries(everywhere).flatMap(([place, said]) =>
      said.includes(secret) ? [`${name} in the ${place}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
