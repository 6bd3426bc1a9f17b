/** A gift card bought on a phone, its mail opened, and spent on an order that then needs no bank card; in French on the Canadian shop. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { BROWSER_SHOP_DATA } from '../tools/testbed/folders.ts';
import { findings } from './accessibility.steps.ts';
import { logIn, newCustomer, putInCart } from './members.steps.ts';
import { expectConfirmation, fillCard, toPayment, watch } from './purchase.steps.ts';
import { CARDS, FRENCH, MONTREAL } from './purchase.words.ts';

test.use({
  baseURL: `http://www.crema.ca.localhost:${process.env.E2E_PORT}`,
  locale: 'fr-CA',
  viewport: { width: 360, height: 800 },
});

const main = (page: Page) => page.getByRole('main');

/** The link of the mail with a card, once it is there. */
async function mailedLink(to: string): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const folder = join(BROWSER_SHOP_DATA, 'mail');
        for (const name of readdirSync(folder).filter((one) => one.startsWith('gift-card'))) {
          // Quoted-printable: a line that is broken ends with `=`.
          const mail = readFileSync(join(folder, name), 'utf8')
            .replaceAll(/=\r?\n/g, '')
            .replaceAll('=3D', '=');
          if (mail.includes(to))
            found = /http\S+?\/gift-cards\/balance#code=[0-9A-Z]{16}/.exec(mail)?.[0] ?? '';
        }
        return found;
      },
      { timeout: patience(20_000) },
    )
    .not.toBe('');
  return found;
}

test('a gift card is bought, arrives by mail, and pays for an order alone', async ({ page }) => {
  test.setTimeout(patience(120_000));
  const complaints = await watch(page, /status of 409 .*addProductToCart/);
  const recipient = `recipient-${crypto.randomUUID()}@example.com`;
  // The product is refused in the cart, and leads to the page where a card is put together.
  await page.goto('/fr/p/gift-card');
  await main(page)
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await page.waitForURL('**/fr/gift-cards');
  await main(page)
    .getByRole('radio', { name: /^75,00\s\$/ })
    .check();
  await main(page).getByLabel('Courriel de la personne à qui vous l’offrez').fill(recipient);
  await main(page).getByLabel('Message').fill('Bonne fête!');
  expect(await findings(page, 'the form of a gift card')).toEqual([]);
  await main(page).getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(main(page).getByText(`Carte-cadeau de 75,00\u00a0$ pour ${recipient}`)).toBeVisible();
  await page.goto('/fr/checkout');
  await toPayment(page, FRENCH, { ...MONTREAL, email: 'giver@example.com' });
  await fillCard(page, CARDS.good, FRENCH);
  await page.getByRole('button', { name: FRENCH.pay }).click();
  await expectConfirmation(page, FRENCH);

  const link = new URL(await mailedLink(recipient));
  await page.goto(`${link.pathname}${link.hash}`);
  await expect(main(page).getByText(/^Il reste 75,00\s\$/)).toBeVisible();
  expect(await findings(page, 'the balance of a gift card')).toEqual([]);
  const code = new URLSearchParams(link.hash.slice(1)).get('code') ?? '';

  const { email, token } = await newCustomer('cab2c');
  await putInCart(token, 'cab2c', [{ code: '1012-AURL-DAWN-24', qty: 1 }]);
  await logIn(page, email, '/fr/cart');
  await page.goto('/fr/checkout');
  await toPayment(page, FRENCH, { ...MONTREAL, email });
  await main(page).getByText('Payer avec une carte-cadeau').click();
  await main(page).getByLabel('Code de la carte-cadeau').fill(code);
  await main(page).getByLabel('Code de la carte-cadeau').press('Enter');
  await expect(main(page).getByText('Cette commande est payée. Aucune carte requise.')).toBeVisible();
  await main(page).getByText('Cette commande est un cadeau').click();
  await main(page).getByLabel('Mot pour le cadeau').fill('Pour toi');
  await main(page).getByRole('button', { name: 'Enregistrer le mot' }).click();
  await expect(main(page).getByText('Votre mot accompagne la commande.')).toBeVisible();
  expect(await findings(page, 'the payment with a gift card')).toEqual([]);
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expectConfirmation(page, FRENCH);
  expect(complaints).toEqual([]);
});
