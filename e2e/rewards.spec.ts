/** A member's points become coffee: a reward is put on a cart, exchanged, ordered and found on the order. */
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { findings, WIDTHS } from './accessibility.steps.ts';
import { logIn, newMember } from './members.steps.ts';
import { expectConfirmation, fillCard, toPayment, watch } from './purchase.steps.ts';
import { ENGLISH, NEW_YORK } from './purchase.words.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /reward/i });

/** What axe finds of the dialog, narrow and wide. */
async function look(page: Page, step: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findings(page, `${step} at ${width}`, { only: 'dialog[open]' })));
  }
  return found;
}

/** What analytics was told of rewards, in order. */
const told = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) =>
      'event' in entry && /redeem/.test(String(entry.event)) ? [`${entry.event} ${entry.reward_code}`] : [],
    ),
  );

test('a member puts a reward on the cart, undoes and swaps it, orders, and sees it on the order', async ({
  page,
}) => {
  // covers: S1.20, S2.31, S9.57
  test.setTimeout(patience(60_000));
  const complaints = await watch(page);
  const { email } = await newMember(400);
  await logIn(page, email, '/p/aurelune-dawn-parade');
  await expect(page.getByText('Earn 18 points', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: ENGLISH.add }).first().click();
  const drawer = page.getByRole('dialog', { name: ENGLISH.cart });
  await expect(drawer.getByText('Earn 18 points with this order')).toBeVisible();
  await drawer.getByRole('link', { name: 'View cart' }).click();

  const main = page.getByRole('main');
  await expect(main.getByText('You have 450 points.')).toBeVisible();
  await expect(main.getByText('250 points to your next reward')).toBeVisible();
  await main.getByRole('button', { name: 'Choose a reward' }).click();
  const rewards = dialog(page);
  await rewards.getByRole('button', { name: 'Add to cart' }).click();
  await expect(rewards.getByRole('alert').filter({ hasText: 'Choose a reward first.' })).toBeVisible();
  await rewards
    .getByRole('group', { name: /^200 points/ })
    .getByRole('radio')
    .first()
    .check();
  await expect(rewards.getByText(/ for 200 points\. You will have 250 points left\.$/)).toBeVisible();
  expect(await look(page, 'choosing')).toEqual([]);
  await rewards.getByRole('button', { name: 'Add to cart' }).click();
  await expect(rewards.getByText(/ is in your cart for 200 points\.$/)).toBeVisible();
  await expect(rewards.getByRole('button', { name: 'Done' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cart, 2 items', includeHidden: true })).toHaveCount(1);
  await rewards.getByRole('button', { name: 'Undo' }).click();
  await expect(rewards.getByText('Undone. Your points are as before.')).toBeVisible();
  await rewards.getByRole('button', { name: 'Add to cart' }).click();
  await rewards.getByRole('button', { name: 'Done' }).click();

  const line = main.getByRole('listitem').filter({ hasText: 'Reward for 200 points' });
  await expect(line.getByText('$0.00')).toBeVisible();
  await expect(line.getByRole('spinbutton')).toHaveCount(0);
  await line.getByRole('button', { name: /^Swap the reward/ }).click();
  await rewards
    .getByRole('group', { name: /^350 points/ })
    .getByRole('radio')
    .first()
    .check();
  await expect(rewards.getByText(/ replaces /)).toBeVisible();
  expect(await look(page, 'swapping')).toEqual([]);
  await rewards.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(rewards.getByText(/ replaced /)).toBeVisible();
  await rewards.getByRole('button', { name: 'Done' }).click();
  await expect(main.getByText('Reward for 350 points')).toBeVisible();

  await main.getByRole('button', { name: /^Remove the reward/ }).click();
  await expect(main.getByText(/ was removed\. You have your points back\./)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByText('Reward for 350 points')).toBeVisible();
  const code = /^350-\S+$/;
  const steps = (await told(page)).map((step) => step.split(' '));
  expect(steps.map(([event]) => event)).toEqual([
    ...['redeem_reward', 'undo_redeem', 'redeem_reward', 'redeem_reward', 'undo_redeem', 'redeem_reward'],
  ]);
  expect(steps.at(-1)?.[1]).toMatch(code);

  await main
    .getByRole('link', { name: /^Check out/ })
    .first()
    .click();
  await toPayment(page, ENGLISH, { ...NEW_YORK, email });
  await fillCard(page);
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  await expect(main.getByText('This order earns 18 points.')).toBeVisible();
  await expect(main.getByText('350 points spent on the reward.')).toBeVisible();
  await expect(main.getByText(/^Pending until \d+ days after/)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Reward' }).getByText('$0.00')).toBeVisible();
  await expect.poll(() => told(page)).toEqual([expect.stringMatching(/^complete_redeem 350-/)]);
  expect(complaints).toEqual([]);
});
