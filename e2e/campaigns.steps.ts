import { expect, type Page } from '@playwright/test';
import { findings } from './accessibility.steps.ts';
import { fillCard, fillContact } from './purchase.steps.ts';
import { ENGLISH, FRENCH, MONTREAL, NEW_YORK, type Words } from './purchase.words.ts';

const PASSWORD = 'a brewer and its boxes 7';

/** Where kits and boxes are bought, in the words that stand there. */
export interface Edition {
  name: string;
  home: string;
  words: Words;
  to: typeof NEW_YORK;
  choose: {
    brewer: string;
    toBoxes: string;
    add: (name: string) => RegExp;
    more: (name: string) => RegExp;
    toRhythm: string;
    weeks: string;
    toSummary: string;
    addToCart: string;
    agree: RegExp;
  };
}

const port = process.env.E2E_PORT;
const ENGLISH_CHOICE: Edition['choose'] = {
  brewer: 'Choose your brewer',
  toBoxes: 'Choose your boxes',
  add: (name) => new RegExp(`^Add ${name}`),
  more: (name) => new RegExp(`^One more of ${name}`),
  toRhythm: 'Choose how often',
  weeks: 'Every 6 weeks',
  toSummary: 'See summary',
  addToCart: 'Add to cart',
  agree: /^(I get|I take|I agree to|I commit)/,
};

export const US: Edition = {
  name: 'usb2c in English',
  home: `http://www.crema.localhost:${port}`,
  words: ENGLISH,
  to: NEW_YORK,
  choose: ENGLISH_CHOICE,
};
export const QUEBEC: Edition = {
  name: 'cab2c in French',
  home: `http://www.crema.ca.localhost:${port}/fr`,
  words: FRENCH,
  to: MONTREAL,
  choose: {
    brewer: 'Choisir ma cafetière',
    toBoxes: 'Choisir mes boîtes',
    add: (name) => new RegExp(`^Ajouter ${name}`),
    more: (name) => new RegExp(`^En ajouter un : ${name}`),
    toRhythm: 'Choisir la fréquence',
    weeks: 'Toutes les 6 semaines',
    toSummary: 'Voir le sommaire',
    addToCart: 'Ajouter au panier',
    agree: /^(J’|Je )/,
  },
};
export const BUSINESS: Edition = {
  ...US,
  name: 'usafh in English',
  home: `http://commercial.crema.localhost:${port}`,
  choose: { ...ENGLISH_CHOICE, toBoxes: 'Choose your cases' },
};

/** What axe finds on a phone and on a wide screen, and whether something is wider than the window. */
export async function expectClean(page: Page, where: string): Promise<void> {
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findings(page, `${where} at ${width}`, { without: ['header nav', 'footer'] })));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push(`${where} is wider than ${width}`);
  }
  expect(found).toEqual([]);
}

/** A new customer of an address of its own: a kit is sold to each only once. */
export const somebody = (edition: Edition, label: string): typeof NEW_YORK => {
  const mark = `${label}.${process.pid}.${Date.now() % 1_000_000}`;
  return {
    ...edition.to,
    email: `${mark}@example.com`,
    street: `${Date.now() % 10_000} ${edition.to.street}`,
  };
};

/** From the cart to the payment, with everything that is asked but the consents. */
export async function toConsents(page: Page, edition: Edition, to: typeof NEW_YORK): Promise<void> {
  const { words } = edition;
  await page.getByRole('main').getByRole('link', { name: words.checkOut }).first().click();
  await page.waitForURL(/\/checkout/);
  await fillContact(page, words, to);
}

export async function payWithConsents(page: Page, { words }: Edition): Promise<void> {
  await page.getByRole('button', { name: words.toPayment }).click();
  await fillCard(page, undefined, words);
  const main = page.getByRole('main');
  const own = main.locator('input[name=campaignConsent], input[name=monthlyBoxConsent]');
  await expect(own).not.toBeChecked();
  // Without the consent nothing is ordered, and what is missing is said beside it.
  await main.locator('input[type=password]').fill(PASSWORD);
  const autoDelivery = main.locator('input[name=autoDeliveryConsent]');
  if ((await autoDelivery.count()) > 0) await autoDelivery.check();
  await page.getByRole('button', { name: words.pay }).click();
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await expect(own).toBeFocused();
  await own.check();
  await page.getByRole('button', { name: words.pay }).click();
}
