import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { codeAt } from '../apps/commerce/src/domains/staff/login/totp.rules.ts';
import { operator } from './api.steps.ts';
import { watch } from './purchase.steps.ts';

const stored = (page: Page) =>
  page.evaluate(() => ['csAgentId', 'customerId', 'isNoboUser'].map((key) => sessionStorage.getItem(key)));

test('an agent is set up by a one-time link, acts for a customer under a bar, and every write is in the trail', async ({
  page,
  request,
}) => {
  // covers: S6.9, S6.10, S6.11, S4.61, S7.82
  test.setTimeout(patience(90_000));
  const complaints = await watch(page);
  const person = { firstName: 'Noor', lastName: 'Lindqvist', email: 'noor@fern.example' };
  await request.post(`http://127.0.0.1:${process.env.E2E_PORT}/api/auth/signup?site=usb2c`, {
    data: { ...person, password: 'three quiet kettles' },
  });
  const [email, password] = ['kim@crema.example', 'four patient kettles'];
  const [, token] = (await operator('staff', 'add', email, '--role', 'agent')).trim().split('#');

  await page.goto(`/agent/setup#${token}`);
  const key = page.getByText(/^([A-Z2-7]{4} ?){8}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Code').fill(await codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Your log-in is ready.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();

  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByRole('button').click();
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByLabel('Code').fill(await codeAt(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Find a customer' }).fill('lindqvist');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 customer')).toBeVisible();
  await page.getByRole('button', { name: 'Act for this customer Noor Lindqvist' }).click();

  const bar = page.getByRole('region', { name: 'Customer service' });
  await expect(bar).toContainText('You are acting for Noor Lindqvist');
  await expect(bar.getByRole('time')).toHaveText(/^(10:00|9:\d\d)$/);
  // The question about cookies can still be answered above it.
  const strip = page.getByRole('complementary', { name: 'Cookies' });
  await strip.getByRole('button', { name: 'Reject all' }).click({ trial: true });
  const [agentId, customerId] = await stored(page);
  expect((await page.context().cookies()).find(({ name }) => name === 'csAgentId')?.value).toBe(agentId);
  // One screen with everything about her; what an agent writes down is there for the next one.
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Noor Lindqvist' })).toBeVisible();
  await expect(main.getByText('noor@fern.example')).toBeVisible();
  for (const name of ['To do now', 'Coming deliveries', 'Recent orders'])
    await expect(main.getByRole('region', { name })).toBeVisible();
  await main.getByLabel('New note').fill('Asked about decaf.');
  await main.getByRole('button', { name: 'Add the note' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Asked about decaf.' })).toContainText(email);
  await page.goto('/p/aurelune-dawn-parade');
  const added = page.waitForRequest(/addProductToCart/);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart Dawn Parade', exact: true }).click();
  const { pathname, searchParams } = new URL((await added).url());
  expect(pathname).toBe(`/rest/v2/usb2c/users/${customerId}/addProductToCart`);
  expect(Object.fromEntries(searchParams)).toMatchObject({ csAgentId: agentId, customerId });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await operator('staff', 'audit', '--agent', email)).toMatch(/200 {2}addProductToCart/);

  // What only the customer may do is not offered, nor asked for.
  await page.goto('/account/privacy');
  await expect(page.getByRole('main').getByText(/Only the customer can see and change/)).toBeVisible();
  await expect(page.getByRole('main').locator('input, button')).toHaveCount(0);
  // Also as the first thing done on a page, which begins to report with it.
  await page.goto('/cart');
  await bar.getByRole('button', { name: 'End session' }).click();
  await page.waitForURL('**/agent');
  expect(await stored(page)).toEqual([null, null, null]);
  expect((await page.context().cookies()).some(({ name }) => name === 'csAgentId')).toBe(false);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(form).toBeVisible();
  expect(complaints).toEqual([]);
});

const KEPT: Record<string, Record<string, string>> = {
  alone: { csAgentId: 'agent-7' },
  'with a session that the engine does not know': { csAgentId: 'agent-7', acting: 'made up' },
};
test('an agent’s id, put back by the browser on every page, ends on the agent’s page and asks no more', async ({
  context,
}) => {
  for (const [what, kept] of Object.entries(KEPT)) {
    await test.step(what, async () => {
      // A tab of its own, whose script is.
      const page = await context.newPage();
      await endsForGood(page, kept);
      await page.close();
      await context.clearCookies();
    });
  }
});

async function endsForGood(page: Page, kept: Record<string, string>): Promise<void> {
  await page.addInitScript(({ csAgentId, acting }) => {
    sessionStorage.setItem('csAgentId', csAgentId ?? '');
    if (!acting) return;
    const customer = { customerId: 'c-1', customerName: 'Ada Marsh' };
    const session = { accessToken: acting, endsAt: Date.now() + 600_000, ...customer };
    sessionStorage.setItem('agent.session', JSON.stringify(session));
  }, kept);
  await page.goto('/cart');
  // Two documents follow each other: the address is asked for again and again, not waited for in the first.
  await expect(page).toHaveURL(/\/agent\?ended=1$/);
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('E-mail').fill('kim@crema.example');
  // What a page asks once, as it comes to life, is answered; one that goes on asking never comes to rest.
  await page.waitForLoadState('networkidle');
  const pages: string[] = [];
  const calls: string[] = [];
  page.on('framenavigated', (frame) => pages.push(frame.url()));
  page.on('request', (request) => request.url().includes('/rest/') && calls.push(request.url()));
  await expect(page.getByText('The session has ended.')).toBeVisible();
  // Longer than the bar's clock, which ends a session at its first second.
  await page.waitForTimeout(2500);
  await expect(form.getByLabel('E-mail')).toHaveValue('kim@crema.example');
  expect(pages).toEqual([]);
  expect(calls.length, calls.join('\n')).toBeLessThan(3);
}
