/** The programme, from the first look at it to the history of one's points. */
import { expect, test } from '@playwright/test';
import { look } from './accessibility.steps.ts';
import { watch } from './purchase.steps.ts';

const PASSWORD = 'a quiet morning in may';
const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;

interface Words {
  place: string;
  home: string;
  title: string;
  join: string;
  signUp: string;
  first: string;
  last: string;
  email: string;
  password: string;
  yours: string;
  welcome: RegExp;
  history: string;
  menu: RegExp;
}

const EDITIONS: readonly Words[] = [
  {
    ...{ place: 'usb2c in English', home: '', title: 'Perks', join: 'Join Perks' },
    ...{ signUp: 'Create account', first: 'First name', last: 'Last name' },
    ...{ email: 'E-mail', password: 'Password', yours: 'Your points', history: 'History' },
    ...{ welcome: /^Welcome to Perks\./, menu: /^Hi, Noor$/ },
  },
  {
    ...{ place: 'cab2c in French', home: `${canada}/fr`, title: 'Privilèges', join: 'Adhérer à Privilèges' },
    ...{ signUp: 'Créer un compte', first: 'Prénom', last: 'Nom' },
    ...{ email: 'Courriel', password: 'Mot de passe', yours: 'Vos points', history: 'Historique' },
    ...{ welcome: /^Bienvenue dans Privilèges\./, menu: /^Bonjour, Noor$/ },
  },
];

for (const words of EDITIONS) {
  test(`${words.place}: a visitor joins on the way to an account, and has the welcome’s points and their history`, async ({
    page,
  }) => {
    // covers: S2.28, S6.6
    const complaints = await watch(page);
    await page.goto(`${words.home}/perks`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    // Asked when the page is alive.
    await page.locator('html[data-consent]').waitFor({ state: 'attached' });
    await main.getByRole('button', { name: words.join, exact: true }).click();
    const box = main.getByRole('checkbox');
    await expect(box).toBeFocused();
    await expect(box).not.toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/login\?/);
    const form = page.getByRole('form', { name: words.signUp });
    await form.getByRole('textbox', { name: words.first }).fill('Noor');
    await form.getByRole('textbox', { name: words.last, exact: true }).fill('Halloran');
    const email = `perks-${words.place.slice(0, 5)}-${test.info().retry}@example.com`;
    await form.getByRole('textbox', { name: words.email }).fill(email);
    await form.getByRole('textbox', { name: words.password }).fill(PASSWORD);
    await form.getByRole('button', { name: words.signUp }).click();
    await page.waitForURL(/\/perks$/);

    await expect(main.getByRole('status').first()).toHaveText(words.welcome);
    await expect(main.getByRole('status').first()).toBeFocused();
    const points = main.getByRole('region', { name: words.yours });
    await expect(points.getByText('50', { exact: true })).toBeVisible();
    const rows = main.getByRole('region', { name: words.history }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText('+50');
    expect(await look(page, '/perks', words.place)).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: words.menu }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /50 points/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
