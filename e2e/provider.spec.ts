/** A log-in at an outside identity provider: out of the shop, through the provider's own pages, and back. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT, type StartedProvider } from '@crema/testing/identityProvider';
import { patience } from '@crema/testing/pace';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { freePort, type Shop, startDemoShop } from '../tools/testbed/index.ts';
import { PERSON, startProviderWithPages } from './provider.steps.ts';

// One shop for all: the suite's own knows no provider.
test.describe.configure({ mode: 'serial' });

let provider: StartedProvider;
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(patience(150_000));
  const port = await freePort();
  provider = await startProviderWithPages(port);
  const env = {
    ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    OIDC_NAME: 'Northwind',
  };
  shop = await startDemoShop({ port, env });
});
test.afterAll(async () => {
  await shop?.stop();
  await provider?.stop();
});

async function leave(page: Page): Promise<void> {
  await page.goto(`${shop.origin}/login?next=%2Fplp%2Ftea`);
  await page.getByRole('main').getByRole('button', { name: 'Log in with Northwind' }).click();
  await expect(page.getByRole('heading', { name: 'Let the shop know who you are?' })).toBeVisible();
}
const agree = (page: Page) => page.getByRole('button', { name: 'Agree' }).click();
const account = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^(Hi, ${PERSON.firstName}|Log in)$`) });

/** Comes back with a code that is not used yet; the address it is in. */
async function comeBackUnused(context: BrowserContext, page: Page): Promise<string> {
  await context.route('**/api/auth/callback*', (route) => route.abort());
  await leave(page);
  await agree(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await context.unroute('**/api/auth/callback*');
  return page.url();
}
async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not logged in');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto(`${shop.origin}/plp/tea`);
  await expect(account(page)).toHaveText('Log in');
}

test('a log-in that ends badly logs nobody in: refused, brought to somebody else, or changed on the way', async ({
  page,
  context,
  browser,
}) => {
  await test.step('who refuses there is told that nothing has changed, and can begin again', async () => {
    await leave(page);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not logged in');
    await expect(page.getByText('You cancelled the log-in.')).toBeVisible();
    await expect(account(page)).toHaveText('Log in');
    await page.getByRole('main').getByRole('link', { name: 'Back to log-in' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in with Northwind' })).toBeVisible();
  });

  const unused = await comeBackUnused(context, page);
  await test.step('an address with somebody else’s code logs nobody in to his account', async () => {
    const victim = await browser.newContext();
    try {
      const there = await victim.newPage();
      await there.goto(unused);
      await expectRefused(there);
    } finally {
      await victim.close();
    }
  });

  await test.step('a changed state logs nobody in', async () => {
    const url = new URL(unused);
    url.searchParams.set('state', 'made-up');
    await page.goto(url.href);
    await expectRefused(page);
  });
});

test('who agrees at the provider is logged in where the log-in began, and may delete the account without ever having had a password', async ({
  page,
  context,
}) => {
  await leave(page);
  await agree(page);
  await page.waitForURL(`${shop.origin}/plp/tea`);
  await expect(account(page)).toHaveText(`Hi, ${PERSON.firstName}`);
  // Nothing is left of the visit, and the way back does not lead through it.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('provider_visit');
  await page.goto(`${shop.origin}/account`);
  await expect(page.getByRole('main').getByText(PERSON.email).first()).toBeVisible();

  await test.step('the account is deleted by a link in the own mailbox', async () => {
    await page.goto(`${shop.origin}/account/privacy`);
    await page.getByRole('main').getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByRole('button', { name: 'E-mail me the link' }).click();
    await expect(question.getByRole('status')).toContainText('Check your e-mail.');
    await expect.poll(removalLink, { timeout: patience(30_000) }).not.toBe('');

    // The mailbox may be open in another tab, and what was logged in here is not any more.
    const mailbox = await context.newPage();
    await mailbox.goto(shop.origin + (await removalLink()));
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Delete your account');
    await mailbox.getByRole('main').getByRole('button', { name: 'Delete my account' }).click();
    await expect(mailbox.getByRole('status').getByText('Your account is deleted.')).toBeVisible();
    await expect(account(mailbox)).toHaveText('Log in');
    await page.waitForURL(/\/login\?next=/);
  });
});

/** Path and fragment of the link in the letter, once it was sent. */
async function removalLink(): Promise<string> {
  const folder = join(shop.dataDir, 'mail');
  const names: string[] = await readdir(folder).catch(() => []);
  const file = names.find((name) => /^account-removal-.*\.eml$/.test(name));
  // Quoted-printable breaks lines with `=`.
  const letter = file ? (await readFile(join(folder, file), 'utf8')).replaceAll(/=\r?\n/g, '') : '';
  return /\/account\/removal#[\w-]{43}/.exec(letter)?.[0] ?? '';
}
