/** The product's page: what its first screen holds, and the bar that stays. */
import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { watchPage, withPatience } from '../bench/harness/shops/watched-page.ts';
import { LOOKS } from './accessibility.places.ts';
import { watch } from './purchase.steps.ts';

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

/** In the frame that is painted first: whether the product's name and the row of related products are rendered. */
function noteFirstFrame(): void {
  const look = (): void => {
    const { documentElement: root } = document;
    if (root?.dataset.awaits !== 'frame') return void requestAnimationFrame(look);
    const parts = ['h1', 'section.when-seen h2'].map((part) => document.querySelector(`main ${part}`));
    root.dataset.rendered = parts.map((part) => part?.checkVisibility()).join();
  };
  requestAnimationFrame(look);
}

for (const { name, home } of LOOKS) {
  test(`${name}: a product’s first screen holds its picture, name, price, the choice how to buy and the button`, async ({
    page,
  }) => {
    test.setTimeout(patience(60_000));
    const site = name.split(' ')[0] ?? '';
    const lang = home.endsWith('/fr') ? 'fr' : 'en';
    // As it is laid out before scripts and pictures have come.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: ['*.js', '*/media/*'] });
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

test('on a phone a product’s page shows its picture as wide as it is, a bar that stays, and what auto-delivery saves; nothing moves', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await withPatience(page, patience(600));
  await page.setViewportSize(SCREENS.phone);
  await page.addInitScript(noteFirstFrame);
  await page.goto('/p/aurelune-dawn-parade');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add to cart Dawn Parade', exact: true });

  await test.step('the first frame has the first screen alone, the next has all', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-rendered', 'true,false');
    await expect(page.locator('html[data-awaits]')).toHaveCount(0);
    const related = main.getByRole('heading', { name: 'You may also like' });
    expect(await related.evaluate((heading) => heading.checkVisibility())).toBe(true);
  });

  await test.step('the first picture is fetched as wide as it is shown, not as wide as the screen', async () => {
    const picture = main.getByRole('img').first();
    const [shown, fetched] = await picture.evaluate((image: HTMLImageElement) => [
      Math.min(image.clientWidth, image.clientHeight),
      Number(new URL(image.currentSrc).searchParams.get('w')),
    ]);
    expect(shown).toBeGreaterThan(200);
    expect(fetched).toBeGreaterThanOrEqual(shown ?? 0);
    expect(fetched).toBeLessThan(SCREENS.phone.width);
  });

  await test.step('the bar stays at the foot of the screen, above the question about cookies, and nothing moves', async () => {
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
    expect(await watched.moves()).toEqual([]);
  });

  const choice = main.getByRole('radio', { name: /^Auto-delivery/ });
  await test.step('what auto-delivery saves is said with shipping counted', async () => {
    // 24 for 18.99 or 14.24, with 6.95 shipping either way; 48 for 35.99 ship free, for 26.99 they do not.
    await expect(choice).toHaveAccessibleName(/Save \$4\.75 on every order, after shipping/);
    await main.getByText('48 ct', { exact: true }).click();
    await expect(choice).toHaveAccessibleName(/Save \$2\.05 on every order, after shipping/);
  });

  await test.step('the bar’s price and words follow the choice', async () => {
    await choice.check();
    const start = main.getByRole('button', { name: 'Start auto-delivery Dawn Parade' });
    await expect(start).toBeInViewport({ ratio: 1 });
    await start.click();
    await expect(
      page.getByRole('dialog', { name: 'Your cart' }).getByText('Dawn Parade').first(),
    ).toBeVisible();
  });
  expect(watched.complaints).toEqual([]);
});

test('a drink’s page has a first screen, a pack of each size, and a cart that is counted in the header', async ({
  page,
}) => {
  // covers: S3.181, S7.94
  const complaints = await watch(page);
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/p/aurelune-dawn-parade');

  await test.step('price, size and button are on a tablet’s first screen, beside the picture', async () => {
    await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('96 ct', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('button', { name: /^Add to cart ./ }).first()).toBeInViewport({ ratio: 1 });
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a size has its own pack, which says how much is inside, beside the pictures of all sizes', async () => {
    await expect(main.getByRole('img').first()).toHaveAttribute('src', /aurelune-dawn-parade\.webp/);
    const drawn = page.waitForResponse(/aurelune-dawn-parade-96\.webp/);
    await main.getByText('96 ct', { exact: true }).click();
    await expect(main.getByRole('img').first()).toHaveAttribute('src', /aurelune-dawn-parade-96\.webp/);
    expect((await drawn).status()).toBe(200);
    const pictures = main.getByRole('button', { name: /^Picture \d/ });
    await expect(pictures.nth(2)).toBeVisible();
  });

  await test.step('what is added is counted in the header and kept for the visit, one cart with one guid', async () => {
    const guid = () => page.evaluate(() => sessionStorage.getItem('cartGuid'));
    const add = async () => {
      const answered = page.waitForResponse(/addProductToCart/);
      await main
        .getByRole('button', { name: /^Add to cart ./ })
        .first()
        .click();
      return (await answered).json();
    };
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    const { cartGuid } = await add();
    await page
      .getByRole('dialog', { name: 'Your cart' })
      .getByRole('button', { name: 'Close the cart' })
      .click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    expect(await guid()).toBe(cartGuid);
    expect(await add()).toMatchObject({ cartGuid, cartQuantity: 2 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    expect(await guid()).toBe(cartGuid);
  });
  expect(complaints).toEqual([]);
});

test('a brewer’s page has pictures of each colour, looked at closer by keyboard and sharp, its measures, and a way to ask', async ({
  page,
}) => {
  // covers: S9.79, S9.80
  const complaints = await watch(page);
  const main = page.getByRole('main');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/p/crema-nib');
  const opener = page.getByRole('button', { name: 'Zoom in' });
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: /Nib/ });

  await test.step('a picture looked at closer comes 1.2 times as sharp, after one of an 80th of its width', async () => {
    await opener.click();
    // 600 pixels and a fifth are 720, for which there is 800; the original has 1600, an 80th of which are 20.
    await expect(picture).toHaveAttribute('sizes', '120vmin');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/w=800$/);
    expect(asked.some((url) => /\/media\/.*w=20$/.test(url))).toBe(true);
    await page.keyboard.press('+');
    await expect(picture).toHaveJSProperty('clientWidth', 1600);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('pictures are looked at closer by keyboard alone', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    const place = dialog.getByRole('status');
    await expect(place).toHaveText(/^1 of /);
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText(/^2 of /);
    await page.keyboard.press('+');
    await expect(dialog.getByRole('button', { name: 'Full size' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
  expect(complaints).toEqual([]);

  await test.step('a colour has its own pictures, and choosing another leaves the one looked at', async () => {
    const pictures = main.getByRole('button', { name: /^Picture \d/ });
    await expect(pictures.nth(1)).toBeVisible();
    await pictures.nth(1).click();
    await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await main.getByText('Terracotta', { exact: true }).click();
    await expect(pictures.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('img').first()).toHaveAttribute('src', /terracotta/);
  });

  await test.step('a brewer is drawn to scale with its measures in words, and a question about it names it', async () => {
    await expect(
      main.getByRole('img', { name: /^Nib from the front, 4\.9\sin wide and 11\.6\sin high/ }),
    ).toBeVisible();
    await main.getByRole('link', { name: 'Ask about this product' }).click();
    await expect(main.getByRole('textbox', { name: 'Your message' })).toHaveValue(/^About Nib:/);
  });
});
