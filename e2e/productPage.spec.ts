/** The product's page: what its first screen holds, and the bar that stays. */
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { watchPage } from '../bench/harness/shops/watched-page.ts';
import { LOOKS } from './accessibility.places.ts';

const SCREENS = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
const KINDS = { Coffee: 'beverages', Brewer: 'brewers', Accessory: 'accessories', Bundle: 'bundles' };
const MOST = 10;

interface Listed {
  code: string;
  name: string;
  productType: string;
}

/** Up to ten of a kind, those with the longest names first: they need most room. */
async function productsOf(page: Page, site: string, lang: string, kind: keyof typeof KINDS) {
  const path = `/rest/v2/${site}/c/${KINDS[kind]}?pageSize=48&lang=${lang}`;
  const answer = await page.request.get(`http://127.0.0.1:${process.env.E2E_PORT}${path}`);
  const { products } = (await answer.json()) as { products: Listed[] };
  return products
    .filter(({ productType }) => productType === kind)
    .sort((a, b) => b.name.length - a.name.length)
    .slice(0, MOST);
}

/** What of the page is not whole on the first screen, or lies under the bar at its foot. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.buy-bar');
    const isFixed = bar !== null && getComputedStyle(bar).position === 'fixed';
    const foot = isFixed ? bar.getBoundingClientRect().top : innerHeight;
    const seen = (element: Element | null | undefined, until: number): boolean => {
      const { width = 0, top = 0, bottom = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return width > 0 && top >= 0 && bottom <= until && right <= innerWidth;
    };
    const main = document.querySelector('main');
    const radios = [...(main?.querySelectorAll('fieldset:has(select) [type=radio]') ?? [])];
    const choices = radios.map((radio) => radio.closest('label'));
    const price = [...(main?.querySelectorAll('.tabular') ?? [])].find(({ textContent }) =>
      /\d[.,]\d\d/.test(textContent ?? ''),
    );
    const parts: [string, boolean][] = [
      ['picture', seen(main?.querySelector('img'), foot)],
      ['name', seen(main?.querySelector('h1'), foot)],
      ['price', seen(choices.length > 0 ? choices[0] : price, foot)],
      ['button', seen(bar?.querySelector('button'), innerHeight)],
      ...choices.map((choice): [string, boolean] => ['choice', seen(choice, foot)]),
    ];
    if (radios.some((radio) => (radio as HTMLInputElement).checked)) return ['a choice is made already'];
    return parts.filter(([, there]) => !there).map(([name]) => name);
  });

for (const { name, home } of LOOKS) {
  test(`${name}: a product’s first screen holds its picture, name, price, the choice how to buy and the button`, async ({
    page,
  }) => {
    test.setTimeout(patience(60_000));
    const site = name.split(' ')[0] ?? '';
    const lang = home.endsWith('/fr') ? 'fr' : 'en';
    // As it is laid out before scripts and pictures have come.
    await page.route(/\.js$|\/media\//, (route) => route.abort());
    const found: string[] = [];
    let looked = 0;
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      for (const { code } of await productsOf(page, site, lang, kind)) {
        await page.setViewportSize(SCREENS.phone);
        await page.goto(`${home}/p/${code}`, { waitUntil: 'load' });
        for (const [screen, size] of Object.entries(SCREENS)) {
          await page.setViewportSize(size);
          const lacks = await missing(page);
          if (lacks.length > 0) found.push(`${code} on a ${screen}: ${lacks.join(', ')}`);
        }
        looked += 1;
      }
    }
    expect(found).toEqual([]);
    expect(looked).toBeGreaterThan(25);
  });
}

test('on a phone the bar stays at the foot of the screen, above the question about cookies, and nothing moves', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.setViewportSize(SCREENS.phone);
  await page.goto('/p/aurelune-dawn-parade');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add to cart Dawn Parade', exact: true });
  const strip = page.getByRole('complementary', { name: 'Cookies' });
  await expect(strip).toBeVisible();
  const between = async () => {
    const [bar, cookies] = [await add.boundingBox(), await strip.boundingBox()];
    return (cookies?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
  };
  await expect.poll(between).toBeGreaterThanOrEqual(0);
  expect(await between()).toBeLessThan(20);
  await strip.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(async () => Math.round(((await add.boundingBox())?.y ?? 0) / 10)).toBeGreaterThan(76);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport({ ratio: 1 });
  expect(await watched.layoutShift()).toBe(0);

  // Its price and words follow the choice.
  await main.getByRole('radio', { name: /^Auto-delivery/ }).check();
  const start = main.getByRole('button', { name: 'Start auto-delivery Dawn Parade' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.click();
  await expect(
    page.getByRole('dialog', { name: 'Your cart' }).getByText('Dawn Parade').first(),
  ).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

test('what auto-delivery saves is said with shipping counted', async ({ page }) => {
  // 24 for 18.99 or 14.24, with 6.95 shipping either way; 48 for 35.99 ship free, for 26.99 they do not.
  await page.goto('/p/aurelune-dawn-parade');
  const choice = page.getByRole('radio', { name: /^Auto-delivery/ });
  await expect(choice).toHaveAccessibleName(/Save \$4\.75 on every order, after shipping/);
  await page.getByRole('main').getByText('48 ct', { exact: true }).click();
  await expect(choice).toHaveAccessibleName(/Save \$2\.05 on every order, after shipping/);
});

test('a brewer is drawn to scale with its measures in words, and a question about it names it', async ({
  page,
}) => {
  await page.goto('/p/crema-nib');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('img', { name: /^Nib from the front, 4\.9\sin wide and 11\.6\sin high/ }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Ask about this product' }).click();
  await expect(main.getByRole('textbox', { name: 'Your message' })).toHaveValue(/^About Nib:/);
});

test('a phone fetches the first picture as wide as it shows it, not as wide as the screen', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS.phone);
  await page.goto('/p/aurelune-dawn-parade', { waitUntil: 'load' });
  const picture = page.getByRole('main').getByRole('img').first();
  const [shown, fetched] = await picture.evaluate((image: HTMLImageElement) => [
    Math.min(image.clientWidth, image.clientHeight),
    Number(new URL(image.currentSrc).searchParams.get('w')),
  ]);
  expect(shown).toBeGreaterThan(200);
  expect(fetched).toBeGreaterThanOrEqual(shown ?? 0);
  expect(fetched).toBeLessThan(SCREENS.phone.width);
});
