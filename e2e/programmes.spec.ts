/** The staff screens of experiments, campaigns, monthly boxes, rewards and quizzes, on the demo shop. */
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { findings, WIDTHS } from './accessibility.steps.ts';
import { newMember } from './members.steps.ts';
import { signInToOffice } from './office.steps.ts';
import { watch } from './purchase.steps.ts';

const SITE = 'usb2c';

/** Forms of programmes with their headings in English; the screens of their figures are in `office.spec.ts`. */
const SCREENS = [
  ['experiments/2041', 'Hero of the home page: one coffee, or the whole range'],
  ['campaigns/BBAD', 'Brewer with auto-delivery · BBAD'],
  ['boxes', 'Monthly boxes'],
  ['quiz-questions', 'Quiz questions'],
] as const;

/** What axe finds, narrow and wide, and whether the page is wider than its window. */
async function look(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  // What is still to come is announced as a status.
  await expect(page.getByText(/^(Loading|Chargement)$/)).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await findings(page, `${where} at ${width}`)));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push(`${where} at ${width} is too wide`);
  }
  return found;
}

test('each programme has its figures and its forms, clean by axe on a phone and wide, in both languages', async ({
  page,
}) => {
  test.setTimeout(patience(180_000));
  // The first question who one is has the answer 401.
  const complaints = await watch(page, /401 \(Unauthorized\)/);
  await signInToOffice(page, 'owner');
  const found: string[] = [];
  for (const [path, heading] of SCREENS) {
    await page.goto(`/admin/${SITE}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    found.push(...(await look(page, path)));
  }
  await page.goto(`/admin/${SITE}/programmes/boxes`);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau des boîtes' })).toBeVisible();
  found.push(...(await look(page, 'the box board in French')));
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

test('points are given to a member, with a reason, and taken back by an entry of their own', async ({
  page,
}) => {
  test.setTimeout(patience(120_000));
  const { email } = await newMember(0);
  await signInToOffice(page, 'owner');
  await page.goto(`/admin/${SITE}/customers`);
  await page.getByRole('searchbox').fill(email);
  const main = page.getByRole('main');
  await main.getByRole('row', { name: email }).getByRole('link').click();
  await main.getByRole('link', { name: 'Rewards and credit', exact: true }).click();
  const points = page.getByRole('region', { name: 'Points', exact: true });
  await points.getByRole('button', { name: 'Adjust points' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How many points').fill('120');
  await dialog.getByLabel('Reason').fill('The parcel was late');
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect(points.getByRole('row', { name: /Added by customer service.*\+120 170/ })).toBeVisible();
  expect(await look(page, 'a ledger')).toEqual([]);
  await points.getByRole('button', { name: /^Take back \+120 of/ }).click();
  await expect(points.getByRole('row', { name: /undone.*-120 50/ })).toBeVisible();
  await expect(points.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
});
