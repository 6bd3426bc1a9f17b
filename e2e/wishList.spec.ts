/** A wish list: kept by a guest, joined at the log-in, shared, moved to the cart; by keyboard, in both languages. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { look } from './accessibility.steps.ts';
import { expectSeenFocus, tabTo } from './keyboard.steps.ts';
import { watch } from './purchase.steps.ts';

const port = process.env.E2E_PORT;
const PASSWORD = 'a quiet morning in may';

const ENGLISH = {
  ...{ wish: /^Wish list/, title: 'Wish list', move: /^Move to cart/, remove: /^Remove/, empty: /is empty/ },
  ...{
    logIn: 'Log in',
    email: 'E-mail',
    password: 'Password',
    create: 'Create a link',
    link: 'Link to your list',
  },
  ...{ moved: /in your cart now/, shared: 'A shared wish list', ended: 'The link no longer works.' },
  ...{ name: 'Name of the list', save: 'Save the name', notify: /^E-mail me/, on: /You will get an e-mail/ },
  ...{ unshare: 'Stop sharing', gone: /no longer shared/, close: 'Close the cart' },
};

/** Once in each language; the business site’s screen is looked at with all others, in accessibility.spec.ts. */
const EDITIONS = [
  { place: 'usb2c in English', site: 'usb2c', home: `http://www.crema.localhost:${port}`, ...ENGLISH },
  {
    ...{ place: 'cab2c in French', site: 'cab2c', home: `http://www.crema.ca.localhost:${port}/fr` },
    ...{ wish: /^Liste de souhaits/, title: 'Liste de souhaits', move: /^Déplacer au panier/ },
    ...{ remove: /^Retirer/, empty: /est vide/, logIn: 'Se connecter', email: 'Courriel' },
    ...{ password: 'Mot de passe', create: 'Créer un lien', link: 'Lien vers votre liste' },
    ...{ moved: /dans votre panier/, shared: 'Une liste de souhaits partagée' },
    ...{ ended: 'Le lien ne fonctionne plus.', name: 'Nom de la liste', save: 'Enregistrer le nom' },
    ...{ notify: /^M’écrire/, on: /Vous recevrez un courriel/, unshare: 'Ne plus partager' },
    ...{ gone: /n’est plus partagée/, close: 'Fermer le panier' },
  },
];

interface Sold {
  code: string;
  name: string;
}

async function bestSellers(request: APIRequestContext, site: string, lang: string): Promise<[Sold, Sold]> {
  const url = `http://127.0.0.1:${port}/rest/v2/${site}/products/getBestSellerProducts?lang=${lang}`;
  const { products } = (await (await request.get(url)).json()) as {
    products: (Sold & { bundleMarkerProduct: boolean; stock: { stockLevelStatus: string } })[];
  };
  const [one, two] = products.filter(
    ({ bundleMarkerProduct, stock }) => !bundleMarkerProduct && stock.stockLevelStatus === 'inStock',
  );
  if (!one || !two) throw new Error('There are no two products in stock.');
  return [one, two];
}

async function account(request: APIRequestContext, site: string): Promise<string> {
  const email = `wishes-${site}-${test.info().retry}@example.com`;
  const person = { firstName: 'Noor', lastName: 'Halloran', email, password: PASSWORD };
  await request.post(`http://127.0.0.1:${port}/api/auth/signup?site=${site}`, { data: person });
  return email;
}

for (const words of EDITIONS) {
  test(`${words.place}: a guest’s wishes join the account, are shared by a link and moved to the cart`, async ({
    page,
    request,
    browser,
  }) => {
    const complaints = await watch(page);
    const email = await account(request, words.site);
    const lang = words.home.endsWith('/fr') ? 'fr' : 'en';
    const [one, two] = await bestSellers(request, words.site, lang);
    const main = page.getByRole('main');
    // By keyboard, on the page of a product.
    for (const { code } of [one, two]) {
      await page.goto(`${words.home}/p/${code}`);
      const wish = main.getByRole('button', { name: words.wish }).first();
      await tabTo(page, wish, 80);
      await expectSeenFocus(wish);
      await page.keyboard.press('Enter');
      await expect(wish).toHaveAttribute('aria-pressed', 'true');
    }
    await page.reload();
    await expect(main.getByRole('button', { name: words.wish }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await page.goto(`${words.home}/wishlist`);
    const title = main.getByRole('heading', { level: 1 });
    const cards = main.getByRole('article');
    await expect(title).toHaveText(words.title);
    await expect(cards).toHaveCount(2);
    expect(await look(page, 'a guest’s', words.place)).toEqual([]);
    // The log-in leads back, and the account has what the browser had.
    await main.getByRole('link', { name: words.logIn }).click();
    await main.getByRole('textbox', { name: words.email }).fill(email);
    await main.getByRole('textbox', { name: words.password }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const notify = main.getByRole('checkbox', { name: words.notify });
    await expect(notify).toBeVisible();
    await expect(cards).toHaveCount(2);
    await notify.check();
    await expect(main.getByText(words.on)).toBeVisible();
    await main.getByRole('textbox', { name: words.name }).fill('For <b>Sunday</b>');
    await main.getByRole('button', { name: words.save }).click();
    await expect(title).toHaveText('For <b>Sunday</b>');
    await main.getByRole('button', { name: words.create }).click();
    const link = await main.getByRole('textbox', { name: words.link }).inputValue();
    expect(await look(page, 'an account’s', words.place)).toEqual([]);

    const stranger = await browser.newPage();
    await stranger.goto(link);
    const seen = stranger.getByRole('main');
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText('For <b>Sunday</b>');
    await expect(seen.getByRole('article')).toHaveCount(2);
    await expect(seen).not.toContainText('Noor');
    expect(await look(stranger, 'shared', words.place)).toEqual([]);

    // One to the cart, one away.
    const moved = cards.filter({ has: page.getByRole('heading', { name: one.name, exact: true }) });
    await moved.getByRole('button', { name: words.move }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(one.name);
    await drawer.getByRole('button', { name: words.close }).click();
    await expect(cards).toHaveCount(1);
    await expect(main.getByText(words.moved)).toBeVisible();
    await main.getByRole('button', { name: words.unshare }).click();
    await expect(main.getByText(words.ended)).toBeVisible();
    await cards.getByRole('button', { name: words.remove }).click();
    await expect(main.getByText(words.empty)).toBeVisible();
    await stranger.reload();
    await expect(seen.getByText(words.gone)).toBeVisible();
    await stranger.close();
    expect(complaints).toEqual([]);
  });
}

test('a card’s heart keeps its product, and shows it on every page', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/plp/coffee');
  const main = page.getByRole('main');
  const card = main.getByRole('article').first();
  await page.mouse.wheel(0, 10);
  const heart = card.getByRole('button', { name: /^Wish list/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await look(page, 'a list with hearts', 'usb2c in English')).toEqual([]);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await page.getByRole('banner').getByRole('link', { name: 'Wish list' }).click();
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(main.getByRole('article')).toContainText(name);
  expect(complaints).toEqual([]);
});
