import { patience } from '@crema/testing/pace';
import { expect, test } from '@playwright/test';
import { findings } from './accessibility.steps.ts';
import { newSubscriber } from './members.steps.ts';
import { countPresses, enterOffice, newStaff, SHOWN_WITHIN } from './office.steps.ts';
import { placed } from './orders.steps.ts';

/** Clicks and Enter from the log-in to “skipped”. */
const MOST_CLICKS = 6;

test('a caller’s next order is found and skipped in six clicks, shows so in the account, and is taken back', async ({
  page,
  request,
}, { annotations }) => {
  test.setTimeout(patience(120_000));
  const caller = await newSubscriber('usb2c');
  const staff = await newStaff(page, 'service');
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const presses = await countPresses(page);
  await enterOffice(page, staff);

  // The search for who calls is the first screen, with the focus in it.
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(caller.email);
  await page.getByRole('main').getByRole('link', { name: 'Amélie Okafor' }).first().click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Skip the order of/ }).click();
  await expect(page.getByRole('status').getByText(/^Skipped: the order of/)).toBeVisible();
  const { clicks, keys } = await presses();
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  annotations.push({ type: 'presses', description: `${clicks} clicks, ${keys} keys` });

  // In the shop’s own account: the next order is a later one, and the skip can be undone.
  await expect
    .poll(() => caller.subscription(), { timeout: SHOWN_WITHIN })
    .toMatchObject({ skipped: { date: caller.nextDate } });
  await main.getByRole('button', { name: /^Take back the skip of/ }).click();
  await expect(page.getByRole('status').getByText('The skip is taken back.')).toBeVisible();
  await expect
    .poll(async () => (await caller.subscription()).nextDate, { timeout: SHOWN_WITHIN })
    .toBe(caller.nextDate);
  expect(await findings(page, 'a customer')).toEqual([]);

  // A guest has no account and is found by an order, whoever calls by phone too.
  const { code } = await placed(request);
  await page.getByRole('navigation').getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(code);
  await expect(main.getByRole('link', { name: code })).toBeVisible();
  await expect(main.getByText('Ada Marsh (guest)')).toBeVisible();
  expect(await findings(page, 'who calls')).toEqual([]);
});
