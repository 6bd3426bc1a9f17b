import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { call, operator, setUpStaff } from './api.steps.ts';

const PASSWORD = 'a quiet morning in may';

/** A customer with an account and, if one is named, an amount of store credit such as `10.00`. */
export async function newCustomer(site: string, credit?: string): Promise<{ email: string; token: string }> {
  const email = `customer-${randomUUID()}@example.com`;
  const person = { firstName: 'Amélie', lastName: 'Okafor', email, password: PASSWORD };
  const { access_token: token } = await call(`/api/auth/signup?site=${site}`, person);
  if (credit)
    await operator('customers', 'credit', email, '--grant', credit, '--reason', 'For a test', '--site', site);
  return { email, token };
}

/** Puts lines in a customer's cart, behind the pages. */
export const putInCart = (token: string, site: string, products: readonly object[]) =>
  call(`/rest/v2/${site}/users/current/addProductsToCart`, { products }, { token });

/** A member of the programme with the points of joining and as many as an agent adds. */
export async function newMember(points: number, site = 'usb2c'): Promise<{ email: string; token: string }> {
  const email = `member-${randomUUID()}@example.com`;
  const person = { firstName: 'Noor', lastName: 'Halloran', email, password: PASSWORD };
  const { access_token: token } = await call(`/api/auth/signup?site=${site}`, person);
  const [, claims = ''] = token.split('.');
  const { sub } = JSON.parse(String(Buffer.from(claims, 'base64url')));
  const own = `/rest/v2/${site}/users`;
  await call(`${own}/current/updatePerksOptIn`, { perksOptIn: true }, { token, method: 'PUT' });
  const agent = await agentFor(sub, site);
  for (let left = points; left > 0; left -= 500) {
    const body = { points: Math.min(left, 500), reason: 'For a test' };
    await call(`${own}/${sub}/loyaltyAdjustments`, body, { token: agent });
  }
  return { email, token };
}

/** An agent of each site, logged in once for all tests of a worker. */
const agents = new Map<string, Promise<{ access_token: string }>>();

/** The token of an agent who acts for a customer. */
async function agentFor(customerId: string, site: string): Promise<string> {
  const logIn = async () => call(`/api/auth/agent/login?site=${site}`, await setUpStaff('agent'));
  const agent = agents.get(site) ?? logIn();
  agents.set(site, agent);
  const { access_token: token } = await agent;
  return (await call(`/api/auth/agent/session?site=${site}`, { customerId }, { token })).access_token;
}

/** Logs in and is on that page. */
export async function logIn(page: Page, email: string, next: string, words = ENGLISH_LOG_IN): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  const form = page.getByRole('form', { name: words.form });
  await form.getByRole('textbox', { name: words.email }).fill(email);
  await form.getByRole('textbox', { name: words.password }).fill(PASSWORD);
  await form.getByRole('button', { name: words.form }).click();
  await page.waitForURL((url) => url.pathname === next);
}

const ENGLISH_LOG_IN = { form: 'Log in', email: 'E-mail', password: 'Password' };

/** Whose auto-delivery it is, and what the shop's account shows of it. */
interface NewSubscriber {
  email: string;
  /** Of the coming order. */
  nextDate: string;
  subscription(): Promise<{ nextDate: string; skipped?: { date: string } }>;
}

/** A customer who has bought a product on auto-delivery, every four weeks. */
export async function newSubscriber(site: 'usb2c'): Promise<NewSubscriber> {
  const { email, token } = await newCustomer(site);
  const own = `/rest/v2/${site}/users/current`;
  const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const read = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  };
  const line = { code: '1012-AURL-DAWN-24', qty: 2, isOneTimeProduct: false, frequencyWeeks: 4 };
  const { cartGuid } = await putInCart(token, site, [line]);
  const address = {
    ...{ firstName: 'Amélie', lastName: 'Okafor', line1: '12 Orchard Street', town: 'Albany' },
    ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' } },
    ...{ postalCode: '12207', phone: '5185550100' },
  };
  const put = { token, method: 'PUT' };
  await call(`${own}/carts/${cartGuid}/addresses/delivery`, address, put);
  await call(`${own}/carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' }, put);
  const { version } = await read(`${own}/carts/${cartGuid}/autoDeliveryConsent`);
  const order = { cartGuid, termsChecked: true, autoDeliveryConsent: version };
  await call(`${own}/orders`, order, { token, key: randomUUID() });
  const subscription = async () =>
    (await read(`${own}/autoDeliveryHomePageData`)).subscriptions[0] as Awaited<
      ReturnType<NewSubscriber['subscription']>
    >;
  await expect.poll(subscription).toBeTruthy();
  return { email, nextDate: (await subscription()).nextDate, subscription };
}
