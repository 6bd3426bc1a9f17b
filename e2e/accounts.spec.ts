/** A customer's own journey, and the token behind it. */
import { readFile } from 'node:fs/promises';
import { patience } from '@crema/testing/pace';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectConfirmation, fillCard, toCheckout, toPayment, watch } from './purchase.steps.ts';
import { ENGLISH, NEW_YORK } from './purchase.words.ts';
import { layoutShift } from './visit.steps.ts';

const PASSWORD = 'a quiet morning in may';
let customers = 0;
const newEmail = (): string => {
  customers += 1;
  return `journey-${test.info().workerIndex}-${customers}-${test.info().retry}@example.com`;
};

async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/login?mode=signup');
  // Asked when the page is alive; presses before that are early.spec's.
  await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Noor');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Halloran');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/account$/);
  return email;
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Hi, Noor|Log in)$/ });

async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
}

/** Makes the stored access token look expired. */
const expire = (page: Page) =>
  page.evaluate((key) => {
    for (const [name, value] of Object.entries(localStorage)) {
      if (name.startsWith(key))
        localStorage.setItem(name, JSON.stringify({ ...JSON.parse(value), expiresAt: 1 }));
    }
  }, 'crema.token::');

test('a customer signs up, orders, logs out, logs in again and finds the order', async ({ page }) => {
  // covers: S1.17, S2.2, S2.26, S2.27, S4.20
  test.setTimeout(patience(120_000));
  const complaints = await watch(page);
  const email = await signUp(page);
  await expect(account(page)).toHaveText('Hi, Noor');
  await toCheckout(page);
  await toPayment(page, ENGLISH, { ...NEW_YORK, email });
  await fillCard(page);
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  const code =
    (await page
      .getByRole('main')
      .getByText(/^C[A-Z0-9-]{5,}$/)
      .first()
      .textContent()) ?? '';
  await logOut(page);
  await expect(account(page)).toHaveText('Log in');
  await page.goto('/account/orders');
  await page.waitForURL(/\/login\?next=/);
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/account\/orders$/);
  await page.getByRole('link', { name: `Order ${code}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(page.getByRole('main').getByText('In preparation')).toBeVisible();
  await page.getByRole('button', { name: `Order again: ${code}` }).click();
  await expect(page.getByRole('status').getByRole('link', { name: 'Go to the cart' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('5 tabs with 10 calls each renew an expired token once, though a response is lost', async ({
  context,
  page,
}) => {
  test.setTimeout(patience(120_000));
  await signUp(page);
  const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
  for (const tab of tabs) {
    await tab.goto('/cart');
    await expect(account(tab)).toHaveText('Hi, Noor');
  }
  const [keys, renewed] = [await loseFirst(context), renewals(context)];
  await expire(page);
  const calls = tabs.map((tab) => waitForCalls(tab, 10));
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => {
        // A tab that is looked at reads its cart again.
        for (let call = 0; call < 10; call += 1) document.dispatchEvent(new Event('visibilitychange'));
      }),
    ),
  );
  for (const statuses of await Promise.all(calls)) expect(new Set(statuses)).toEqual(new Set([200]));
  // The lost one and its repeat. A tab that has not read of it yet may ask as well, and is given the very same tokens.
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(keys.length).toBeLessThanOrEqual(1 + tabs.length);
  expect(new Set(keys).size).toBe(1);
  expect(new Set(await Promise.all(renewed)).size).toBe(1);
  for (const tab of tabs) await expect(account(tab)).toHaveText('Hi, Noor');
});

/** The refresh token of every answer to a refresh. */
function renewals(context: BrowserContext): Promise<string>[] {
  const tokens: Promise<string>[] = [];
  context.on('response', (response) => {
    if (response.url().includes('/api/auth/refreshToken'))
      tokens.push(response.json().then((answer) => String(answer.refresh_token)));
  });
  return tokens;
}

/** Lets the first refresh reach the engine and loses its answer; the keys of all of them. */
async function loseFirst(context: BrowserContext): Promise<string[]> {
  const keys: string[] = [];
  await context.route('**/api/auth/refreshToken*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    const { pathname, search, host } = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host };
    await route.fetch({ url: `http://127.0.0.1:${process.env.E2E_PORT}${pathname}${search}`, headers });
    await route.abort('connectionreset');
  });
  return keys;
}

function waitForCalls(tab: Page, count: number): Promise<number[]> {
  const statuses: number[] = [];
  return new Promise((resolve) => {
    tab.on('response', (response) => {
      if (!response.url().includes('/carts/current')) return;
      statuses.push(response.status());
      if (statuses.length === count) resolve(statuses);
    });
  });
}

test('an account shows where one is, is left in every tab by a log-out, and is taken along and deleted', async ({
  context,
  page,
}) => {
  // covers: S4.58, S4.59, S4.60, V8.2.3
  test.setTimeout(patience(120_000));
  const email = await signUp(page);

  await test.step('the chosen part of the account is in view, though the font comes late', async () => {
    // Too narrow for the chosen part, the last, to be seen before the row was scrolled.
    await page.setViewportSize({ width: 360, height: 800 });
    // Elsewhere than the browser, `*.localhost` may not be known.
    const fromShop = async (url: string) => {
      const answer = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}${new URL(url).pathname}`);
      return Buffer.from(await answer.arrayBuffer());
    };
    await page.route('**/assets/*.css', async (route) => {
      const style = String(await fromShop(route.request().url()));
      // It takes over whenever it comes, and is wider than what stood in for it on any machine.
      const body = style.replace(/font-display:\s*swap/g, 'font-display:swap;size-adjust:150%');
      await route.fulfill({ contentType: 'text/css', body });
    });
    let give = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      give = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.fulfill({ contentType: 'font/woff2', body: await fromShop(route.request().url()) });
    });
    await page.goto('/account/privacy', { waitUntil: 'domcontentloaded' });
    const chosen = page.getByRole('main').getByRole('link', { name: 'Privacy and security' });
    await expect(chosen).toBeInViewport();
    give();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(chosen).toBeInViewport({ ratio: 0.99 });
    await page.unrouteAll();
  });
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('a log-out in one tab logs out the others, and leaves nothing of the customer', async () => {
    const other = await context.newPage();
    await other.goto('/account/orders', { waitUntil: 'networkidle' });
    await expect(other.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await logOut(page);
    await other.waitForURL(/\/login\?next=/);
    await expect(account(other)).toHaveText('Log in');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('crema.'))),
    ).toEqual([]);
    const own = [
      'access_token',
      'refresh_token',
      'isAuthenticated',
      'expiresIn',
      'userFirstName',
      'CustomerID',
    ];
    // The engine takes its own away with its answer, which may come after the other tab has heard of it.
    await expect
      .poll(async () =>
        (await context.cookies()).map(({ name }) => name).filter((name) => own.includes(name)),
      )
      .toEqual([]);
    await other.close();
  });

  await test.step('who leaves takes everything along, and is nobody afterwards', async () => {
    await page.goto('/login');
    await expect(page.getByText('You are logged out. See you soon.')).toBeVisible();
    // Said once the page is alive, in a place of its own: the form below it stays where it is.
    expect(await layoutShift(page)).toBe(0);
    const again = page.getByRole('main').getByRole('form', { name: 'Log in' });
    await again.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await again.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await again.getByRole('button', { name: 'Log in' }).click();
    await expect(account(page)).toHaveText('Hi, Noor');
    await page.goto('/account/privacy');
    const main = page.getByRole('main');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(kept).toMatchObject({ profile: { email, firstName: 'Noor' }, orders: [], addresses: [] });
    expect(JSON.stringify(kept)).not.toMatch(/argon2|refresh|token/i);

    await main.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    const password = question.getByRole('textbox', { name: 'Your password, to confirm' });
    await password.fill('not the password');
    await question.getByRole('button', { name: 'Delete my account' }).click();
    await expect(question.getByRole('alert')).toBeVisible();
    await password.fill(PASSWORD);
    await question.getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL(/\/login/);
    await expect(account(page)).toHaveText('Log in');
    const form = page.getByRole('form', { name: 'Log in' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  });
});

test('why a log-in is asked for stands there from the server on, above a form that does not move', async ({
  request,
}) => {
  const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const page = async (path: string) => (await request.get(origin + path)).text();
  expect(await page('/login?next=%2Faccount%2Fprivacy')).toContain('Log in to see your account.');
  expect(await page('/login')).not.toContain('Log in to see your account.');
  expect(await page('/login?next=%2Faccount%2Fprivacy')).toContain('Log in to see your account.');
});

test('a log-in that could not be ended is said to go on', async ({ page, request }) => {
  const who = { email: `sessions.${process.pid}@example.com`, password: 'three quiet kettles' };
  const auth = `http://127.0.0.1:${process.env.E2E_PORT}/api/auth`;
  await request.post(`${auth}/signup?site=usb2c`, { data: { ...who, firstName: 'Ada', lastName: 'Marsh' } });
  await page.goto('/login?next=%2Faccount%2Fprivacy');
  const form = page.locator('main form');
  await form.locator('input[name=email]').fill(who.email);
  await form.locator('input[name=password]').fill(who.password);
  await form.locator('button[type=submit]').click();
  await page.waitForURL(/\/account\/privacy$/);
  await page.route('**/users/current/sessions**', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  const main = page.getByRole('main');
  for (const name of [/^Log out [A-Z]/, 'Log out other devices']) {
    await main.getByRole('button', { name }).click();
    await expect(main.getByRole('alert')).toHaveText(
      'We could not log out that device. Please try again in a moment.',
    );
  }
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Log out other devices' }).click();
  await expect(main.getByRole('button', { name: 'Log out other devices' })).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
});
