/** A drink is designed by keyboard, kept after a log-in in place, shared and ordered. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { look } from './accessibility.steps.ts';
import { tabTo } from './keyboard.steps.ts';
import { watch } from './purchase.steps.ts';

const port = process.env.E2E_PORT;
const PASSWORD = 'a quiet morning in may';

interface Edition {
  place: string;
  site: string;
  home: string;
  title: string;
  size: string;
  milk: string;
  topping: string;
  name: string;
  save: string;
  missing: string;
  email: string;
  password: string;
  logIn: string;
  keep: RegExp;
  kept: RegExp;
  yours: string;
  share: RegExp;
  order: RegExp;
  mine: string;
  remove: RegExp;
  removeIt: string;
}

const ENGLISH = {
  ...{ title: 'Design your drink', size: '12 oz', milk: 'Oat', topping: 'Whipped cream', name: 'Name' },
  ...{ save: 'Save this drink', missing: 'Give your drink a name.', email: 'E-mail', password: 'Password' },
  ...{ logIn: 'Log in', keep: /^Save Sunday$/, kept: /^Sunday is saved/, yours: 'Your drinks' },
  ...{
    share: /^Share/,
    order: /^Add pods to cart/,
    mine: 'Make it mine',
    remove: /^Remove:/,
    removeIt: 'Remove',
  },
};

/** Once in each language; the business site’s screen is looked at with all others, in accessibility.spec.ts. */
const EDITIONS: readonly Edition[] = [
  { place: 'usb2c in English', site: 'usb2c', home: `http://www.crema.localhost:${port}`, ...ENGLISH },
  {
    ...{ place: 'cab2c in French', site: 'cab2c', home: `http://www.crema.ca.localhost:${port}/fr` },
    ...{ title: 'Composez votre boisson', size: '350\u00a0ml', milk: 'Avoine', topping: 'Crème fouettée' },
    ...{ name: 'Nom', save: 'Enregistrer cette boisson', missing: 'Donnez un nom à votre boisson.' },
    ...{ email: 'Courriel', password: 'Mot de passe', logIn: 'Se connecter' },
    ...{ keep: /^Enregistrer\s: Sunday$/, kept: /^Boisson enregistrée/, yours: 'Vos boissons' },
    ...{ share: /^Partager/, order: /^Ajouter les capsules au panier/, mine: 'En faire la mienne' },
    ...{ remove: /^Supprimer\s:/, removeIt: 'Supprimer' },
  },
];

async function account(request: APIRequestContext, site: string): Promise<string> {
  const email = `drinks-${site}-${test.info().retry}@example.com`;
  const person = { firstName: 'Noor', lastName: 'Halloran', email, password: PASSWORD };
  await request.post(`http://127.0.0.1:${port}/api/auth/signup?site=${site}`, { data: person });
  return email;
}

for (const words of EDITIONS) {
  test(`${words.place}: a drink is designed by keyboard, drawn at once, and kept by who logs in for it`, async ({
    page,
    request,
    browser,
  }) => {
    const complaints = await watch(page);
    const email = await account(request, words.site);
    await page.goto(`${words.home}/recipes`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const form = main.getByRole('form');
    // The picture says what is in it.
    const cup = main.getByRole('img').first();
    await tabTo(page, form.getByRole('radio', { checked: true }).first(), 80);
    await page.keyboard.press('ArrowRight');
    await expect(cup).toHaveAccessibleName(new RegExp(words.size));
    for (const choice of [words.milk, words.topping]) {
      const radio = form.getByRole('radio', { name: choice }).first();
      await radio.focus();
      await page.keyboard.press('Space');
      await expect(cup).toHaveAccessibleName(new RegExp(choice));
    }
    expect(await look(page, 'designer', words.place)).toEqual([]);
    const name = form.getByRole('textbox', { name: words.name });
    await tabTo(page, form.getByRole('button', { name: words.save }));
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(words.missing);
    await page.keyboard.type('Sunday');
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const cookies = async () =>
      Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie.value]));
    const functional = words.site === 'usb2c';
    if (functional) expect((await cookies()).openCustomDesignPopUp).toBe('true');
    // Whoever comes back from elsewhere, as from an identity provider, goes on where they were.
    if (functional) await page.reload();
    await dialog.getByRole('textbox', { name: words.email }).fill(email);
    await dialog.getByRole('textbox', { name: words.password }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: words.keep }).click();
    await expect(main.getByText(words.kept)).toBeVisible();
    expect((await cookies()).openCustomDesignPopUp).toBeUndefined();
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sunday' }) });
    await card.getByRole('button', { name: words.share }).click();
    expect(await look(page, 'kept', words.place)).toEqual([]);
    const link = await card.getByRole('textbox').inputValue();

    const stranger = await browser.newPage();
    await stranger.goto(link);
    const seen = stranger.getByRole('main');
    await expect(seen.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible();
    await expect(seen.getByRole('heading', { name: words.yours })).toHaveCount(0);
    expect(await look(stranger, 'shared', words.place)).toEqual([]);
    await seen.getByRole('button', { name: words.mine }).click();
    await expect(seen.getByRole('form').getByRole('textbox', { name: words.name })).toHaveValue('Sunday');
    await seen.getByRole('button', { name: words.order }).click();
    await expect(stranger.getByRole('dialog')).toBeVisible();
    await stranger.close();

    // From the account it opens again in the designer; removed, its link shows nothing.
    await page.goto(`${words.home}/account`);
    await main.getByRole('link', { name: 'Sunday' }).click();
    await expect(name).toHaveValue('Sunday');
    await card.getByRole('button', { name: words.remove }).click();
    await card.getByRole('button', { name: words.removeIt, exact: true }).click();
    await expect(main.getByRole('heading', { name: words.yours })).toBeFocused();
    expect(complaints).toEqual([]);
    const { recipeId = '' } = Object.fromEntries(new URL(link).searchParams);
    const gone = await request.get(`http://127.0.0.1:${port}/rest/v2/${words.site}/recipes/${recipeId}`);
    expect(gone.status()).toBe(404);
  });
}
