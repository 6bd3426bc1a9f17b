/** Store credit at the checkout, on a phone and in French: what it pays, what is left for the card, and where it is seen afterwards. */

import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './accessibility.steps.ts';
import { logIn, newCustomer, putInCart } from './members.steps.ts';
import { cardFrame, expectConfirmation, fillCard, toPayment, watch } from './purchase.steps.ts';
import { CARDS, FRENCH, MONTREAL } from './purchase.words.ts';

test.use({
  baseURL: `http://www.crema.ca.localhost:${process.env.E2E_PORT}`,
  locale: 'fr-CA',
  viewport: { width: 360, height: 800 },
});

const ONE = { code: '1012-AURL-DAWN-24', qty: 1 };
const main = (page: Page) => page.getByRole('main');
/** What the credit pays, in the sums: on a phone those beside the steps are there and hidden. */
const shownSum = (page: Page) =>
  main(page)
    .getByText(/^−10,00\s\$$/)
    .filter({ visible: true });

/** Somebody who is logged in, with lines in the cart, at the payment of the checkout. */
async function atPayment(page: Page, credit: string, products: readonly object[]) {
  const { email, token } = await newCustomer('cab2c', credit);
  await putInCart(token, 'cab2c', products);
  await logIn(page, email, '/fr/cart');
  await page.goto('/fr/checkout');
  await toPayment(page, FRENCH, { ...MONTREAL, email });
  return { email, token };
}

/** The balance and the movements that the account shows. */
async function expectCredit(page: Page, balance: RegExp, movements: readonly RegExp[]): Promise<void> {
  await page.goto('/fr/account');
  const credit = main(page).getByRole('region', { name: 'Crédit en magasin' });
  await expect(credit.getByText(balance).first()).toBeVisible();
  await expect(credit.getByRole('listitem')).toContainText(movements);
  expect(await findings(page, 'the credit in the account')).toEqual([]);
}

test('store credit pays a part: the screen, the order and the account say which', async ({ page }) => {
  test.setTimeout(patience(60_000));
  const complaints = await watch(page);
  await atPayment(page, '10.00', [{ ...ONE, qty: 2 }]);
  await main(page).getByText('Votre commande', { exact: true }).first().click();
  await expect(shownSum(page)).toBeVisible();
  await expect(main(page).getByText('Reste à payer').filter({ visible: true })).toBeVisible();
  await fillCard(page, CARDS.good, FRENCH);
  await page.getByRole('button', { name: FRENCH.pay }).click();
  await expectConfirmation(page, FRENCH);
  await expect(shownSum(page)).toBeVisible();
  await expect(main(page).getByText('Porté à votre carte')).toBeVisible();
  await expectCredit(page, /^0,00\s\$$/, [/Appliqué à une commande.*-10,00/s, /Crédit offert.*10,00/s]);
  expect(complaints).toEqual([]);
});

test('store credit pays all: an auto-delivery wants a card for later, one box wants none', async ({
  page,
}) => {
  test.setTimeout(patience(60_000));
  const complaints = await watch(page, /status of 400/);
  const { token } = await atPayment(page, '150.00', [
    { ...ONE, qty: 3, isOneTimeProduct: false, frequencyWeeks: 4 },
  ]);
  await expect(
    main(page).getByText(/^Votre crédit en magasin couvre la commande d’aujourd’hui/),
  ).toBeVisible();
  const consent = page.getByRole('checkbox', { name: /^J’accepte la livraison automatique/ });
  await expect(consent).toHaveAccessibleName(
    /débitée de 0,00\s\$ aujourd’hui, .* \(payé par crédit en magasin\s: \d\d,\d\d\s\$\), puis de \d\d,\d\d\s\$ toutes les 4 semaines/,
  );
  await consent.check();
  await fillCard(page, CARDS.declined, FRENCH);
  const order = page.getByRole('button', { name: 'Passer la commande' });
  await order.click();
  await expect(
    main(page)
      .getByRole('alert')
      .filter({ hasText: /refusée/ }),
  ).toBeVisible();
  await fillCard(page, CARDS.good, FRENCH);
  await order.click();
  await expectConfirmation(page, FRENCH);
  await expect(main(page).getByRole('heading', { name: 'Pour les prochaines livraisons' })).toBeVisible();

  await putInCart(token, 'cab2c', [ONE]);
  await page.goto('/fr/checkout');
  await page.getByRole('button', { name: FRENCH.toPayment }).click();
  await expect(main(page).getByText(/^Votre crédit en magasin couvre cette commande/)).toBeVisible();
  await expect(cardFrame(page).getByRole('textbox')).toHaveCount(0);
  await order.click();
  await expectConfirmation(page, FRENCH);
  const spent = /Appliqué à une commande/;
  await expectCredit(page, /^\d+,\d\d\s\$$/, [spent, spent, /Commande non conclue/, spent, /Crédit offert/]);
  expect(complaints).toEqual([]);
});
