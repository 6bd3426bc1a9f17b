import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './accessibility.steps.ts';
import {
  BUSINESS,
  type Edition,
  expectClean,
  payWithConsents,
  QUEBEC,
  somebody,
  toConsents,
  US,
} from './campaigns.steps.ts';
import { expectConfirmation, watch } from './purchase.steps.ts';

test.describe.configure({ timeout: patience(120_000) });

interface Kit {
  code: string;
  brewer: string;
  drink: string;
  /** How often one more is pressed until it is enough. */
  more: number;
  missing: string;
  enough: string;
}

/** From the kit's page to the cart, through every step. */
async function chooseKit(page: Page, edition: Edition, kit: Kit): Promise<void> {
  const { home, choose } = edition;
  const main = page.getByRole('main');
  /** Once is enough: the editions differ in words and colours, which the other screens show. */
  const look = (where: string) => (edition === US ? expectClean(page, where) : undefined);
  await page.goto(`${home}/kits`);
  await look('all kits');
  await main.locator(`a[href$="/kits/${kit.code}"]`).click();
  await page.waitForURL(`**/kits/${kit.code}`);
  await look('the kit');
  await main.getByRole('link', { name: choose.brewer }).first().click();
  await page.waitForURL(/\/brewer$/);
  await main.getByRole('group', { name: kit.brewer, exact: true }).locator('label').nth(1).click();
  await expect(main.getByRole('status').filter({ hasText: `${kit.brewer}, ` })).toBeVisible();
  await look('brewers');
  await main.getByRole('button', { name: choose.toBoxes }).click();
  await page.waitForURL(/\/boxes\?brewer=/);
  await main
    .getByRole('button', { name: choose.add(kit.drink) })
    .first()
    .click();
  await expect(page).toHaveURL(/products=/);
  if (kit.more > 0) await expect(main.getByText(kit.missing, { exact: true })).toBeVisible();
  for (let pressed = 0; pressed < kit.more; pressed += 1) {
    await main
      .getByRole('button', { name: choose.more(kit.drink) })
      .first()
      .click();
    // The address has one more.
    await expect(page).toHaveURL(new RegExp(`products=[^&]*%3A${pressed + 2}`));
  }
  await expect(main.getByRole('status').filter({ hasText: kit.enough })).toHaveCount(1);
  // A reload loses nothing.
  await page.reload();
  await expect(main.getByRole('status').filter({ hasText: kit.enough })).toHaveCount(1);
  await look('boxes');
  await main.getByRole('link', { name: choose.toRhythm }).click();
  await page.waitForURL(/\/rhythm\?/);
  // The step before stays until this one is there.
  await expect(main.getByRole('radio', { name: choose.weeks })).toBeVisible();
  await look('how often');
  await main.getByRole('radio', { name: choose.weeks }).check();
  // Kept in this step's address too, for the way back.
  await page.waitForURL(/\/rhythm\?.*weeks=6/);
  await main.getByRole('button', { name: choose.toSummary }).click();
  await page.waitForURL(/\/summary\?.*weeks=6/);
}

async function buyKit(page: Page, edition: Edition, label: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: edition.choose.addToCart }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole('main').locator('#cart-kit')).toBeVisible();
  await toConsents(page, edition, somebody(edition, label));
}

test('a starter kit is chosen step by step, bought by a guest, and its commitment is in the account', async ({
  page,
}) => {
  const complaints = await watch(page);
  const main = page.getByRole('main');
  await chooseKit(page, US, {
    code: 'bbad',
    brewer: 'Nib',
    drink: 'Dawn Parade, 24 ct',
    more: 3,
    missing: '3 boxes to go',
    enough: '4 boxes in your first order',
  });
  // Everything owed: what is paid, with each later order, and what ending early costs.
  await expect(main.getByRole('row', { name: /Before the first order is sent/ })).toContainText('$67.49');
  await expect(main.getByRole('row').last()).toContainText('Nothing');
  await expectClean(page, 'summary');
  await page.goBack();
  await expect(main.getByRole('radio', { name: 'Every 6 weeks' })).toBeChecked();
  await page.goForward();
  await buyKit(page, US, 'kit');
  await payWithConsents(page, US);
  await expectConfirmation(page, US.words);
  await page.goto(`${US.home}/account`);
  const kit = main.getByRole('region', { name: 'Your starter kit' });
  await expect(kit).toContainText('0 of 16 boxes by');
  await expect(kit).toContainText('Ending today costs $67.49.');
  await expectClean(page, 'the account with a kit');
  // Ending it takes a consent of its own.
  await kit.getByRole('button', { name: 'End early' }).click();
  const dialog = page.getByRole('dialog', { name: 'End this kit early?' });
  await dialog.getByRole('button', { name: 'End kit and pay $67.49' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
    'Check the box to agree to the charge.',
  );
  await dialog.getByRole('checkbox', { name: /^Yes, charge \$67\.49/ }).check();
  await dialog.getByRole('button', { name: 'End kit and pay $67.49' }).click();
  await expect(dialog).toBeHidden();
  await expect(kit).toContainText(/Ended on .* for \$67\.49/);
  expect(complaints).toEqual([]);
});

test('a starter kit is bought in French, in Montréal', async ({ page }) => {
  const complaints = await watch(page);
  await chooseKit(page, QUEBEC, {
    code: 'freebrewer',
    brewer: 'Nib',
    drink: 'Cortège de l’aube, 48 un.',
    more: 1,
    missing: 'Encore 2 boîtes',
    enough: '4 boîtes dans votre première commande',
  });
  await expect(page.getByRole('main')).toContainText('Vous achetez 20 boîtes d’ici le');
  await buyKit(page, QUEBEC, 'trousse');
  await payWithConsents(page, QUEBEC);
  await expectConfirmation(page, QUEBEC.words);
  await page.goto(`${QUEBEC.home}/account`);
  await expect(page.getByRole('main').getByRole('region', { name: 'Votre trousse de départ' })).toContainText(
    '0 boîte sur 20 d’ici le',
  );
  // The auto-delivery is cancelled on a phone: what that leaves owed is said, and the commitment ends only for a consent of its own.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('link', { name: 'Modifier la prochaine commande' }).click();
  await page.waitForURL(/\/auto-delivery\/upcoming/);
  await page.getByRole('button', { name: 'Annuler la livraison automatique' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler cette livraison automatique?' });
  const kit = dialog.getByRole('region', { name: 'Votre trousse de départ' });
  await expect(kit).toContainText('en vous engageant à acheter 20 boîtes d’ici le');
  await expect(kit).toContainText('Mettre fin à l’engagement aujourd’hui coûte');
  await expect(kit).toContainText('rien n’est débité aujourd’hui et l’engagement continue');
  expect(await findings(page, 'cancelling a kit', { only: 'dialog[open]' })).toEqual([]);
  const consent = kit.getByRole('checkbox', { name: /^Oui, mettez aussi fin à l’engagement/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await expect(kit).toContainText('Vous gardez la cafetière et ne devez plus rien.');
  await dialog.getByRole('button', { name: /^Annuler et payer/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'a pris fin' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a company takes its brewer with a case an order', async ({ page }) => {
  const complaints = await watch(page);
  await chooseKit(page, BUSINESS, {
    code: 'afhkbbfree',
    brewer: 'Foreman',
    drink: 'House Medium, 96 ct',
    more: 0,
    missing: '',
    enough: '1 case in your first order',
  });
  await expect(page.getByRole('main')).toContainText('You buy 24 cases by');
  await buyKit(page, BUSINESS, 'office');
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Fern & Sons');
  await payWithConsents(page, BUSINESS);
  await expectConfirmation(page, BUSINESS.words);
  expect(complaints).toEqual([]);
});

test('a link with a code leads to its kit, and one that is not offered says so', async ({ page }) => {
  await page.goto(`${US.home}/p/crema-nib?campaign=BBAD&utm_source=mail`);
  await expect(page).toHaveURL(/\/kits\/bbad\/brewer\?utm_source=mail&brewer=crema-nib$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  const answer = await page.goto(`${US.home}/kits/nope`);
  expect(answer?.status()).toBe(404);
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toHaveAccessibleDescription(/./);
  await code.fill('ksklite');
  await page.getByRole('button', { name: 'See offer' }).click();
  await expect(page).toHaveURL(/\/kits\/ksklite$/);
  await page.goto(`${BUSINESS.home}/kits/bbad`);
  await expect(page.getByRole('main')).toContainText('Current offers');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a kit is chosen up to the summary', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(`${US.home}/kits/bbad/brewer?brewer=crema-nib`);
    await main.getByRole('button', { name: 'Choose your boxes' }).click();
    await main.getByRole('button', { name: 'Add Dawn Parade, 96 ct' }).click();
    await expect(page).toHaveURL(/brewer=3001-CRMA-NIBB-INK.*products=1012-AURL-DAWN-96/);
    await main.getByRole('link', { name: 'Choose how often' }).click();
    await main.getByRole('button', { name: 'See summary' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your kit summary');
  });
});
