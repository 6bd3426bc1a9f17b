import { patience } from '@crema/testing/pace';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectSeenFocus } from './keyboard.steps.ts';
import { watch, withCart } from './purchase.steps.ts';

/** The lines of the cart in there, and nothing that is offered beside them. */
const linesIn = (place: Locator): Locator =>
  place.getByRole('listitem').filter({ has: place.page().getByRole('button', { name: /^Remove / }) });

async function add(page: Page) {
  await page.goto('/p/aurelune-dawn-parade');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart Dawn Parade', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('button', { name: 'Remove Dawn Parade' })).toBeVisible();
  return drawer;
}

test('a removed line is put back as it was, beside the page and in the cart, and again when that failed', async ({
  page,
}) => {
  const complaints = await watch(page, /Failed to load resource/);
  const drawer = await add(page);
  await drawer.getByRole('button', { name: 'Remove Dawn Parade' }).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByRole('button', { name: 'Remove Dawn Parade' })).toBeVisible();
  await page.goto('/cart');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'One more of Dawn Parade' }).click();
  await expect(main.getByText('$37.98').first()).toBeVisible();
  await main.getByRole('button', { name: 'Remove Dawn Parade' }).click();
  await expect(main.getByText('Dawn Parade was removed.')).toBeVisible();
  await page.route('**/addProductToCart*', (route) => route.abort());
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await page.unroute('**/addProductToCart*');
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('$37.98').first()).toBeVisible();
  await expect(main.getByText('Dawn Parade was removed.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what the cart lacks for free shipping is said by the cart, the product’s page and the checkout', async ({
  page,
}) => {
  const away = '$10.01 more for free shipping';
  const drawer = await add(page);
  await expect(drawer.getByText(away)).toBeVisible();
  await drawer.getByRole('button', { name: 'Close the cart' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(away)).toBeVisible();
  // Also in a document that has not opened the cart.
  await page.reload();
  await expect(main.getByText(away)).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('complementary').getByText(away)).toBeVisible();
});

test('what more boxes save is said by the product, and by the drawer and the cart as they come together', async ({
  page,
}) => {
  await page.goto('/p/kettlewren-hedgerow');
  const main = page.getByRole('main');
  await expect(main.getByText('Buy more, save more: 10% off 4 boxes or more')).toBeVisible();
  await main.getByRole('button', { name: 'Add to cart Hedgerow', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByText('Add 3 more eligible boxes and save 10%.')).toBeVisible();
  for (const _box of [2, 3, 4]) await drawer.getByRole('button', { name: 'One more of Hedgerow' }).click();
  await expect(drawer.getByText('Buy more, save more: 10% off 4 boxes.')).toBeVisible();
  await expect(drawer.getByText('Add 2 more eligible boxes and save 15%.')).toBeVisible();
  await page.goto('/cart');
  await expect(main.getByText('Buy more, save more: 10% off 4 boxes.')).toBeVisible();
});

test('two tabs have one cart: each shows what the other did when it is looked at, or at the next press', async ({
  page,
}) => {
  await withCart(page);
  await page.goto('/cart');
  const other = await page.context().newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: 'One more of Dawn Parade' }).click();
  await expect(other.getByText('$37.98').first()).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('$37.98').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await other.getByRole('button', { name: 'Remove Dawn Parade' }).click();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  // This tab has not heard of it.
  await page.getByRole('button', { name: 'One more of Dawn Parade' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test('on a phone in the US the way to the checkout stays at the foot of the screen until the summary’s is in sight', async ({
  page,
}) => {
  // covers: S6.16
  const ways = page.getByRole('main').getByRole('link', { name: /^Check out · \$/ });
  await withCart(page);
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/cart');
  await expect(ways).toHaveCount(1);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(ways).toHaveCount(2);
  await expect(ways.last()).toBeInViewport({ ratio: 1 });
  await ways.first().scrollIntoViewIfNeeded();
  await expect(ways).toHaveCount(1);
  await page.goto('/cart?webapp=1');
  await expect(page.getByRole('button', { name: 'Remove Dawn Parade' })).toBeVisible();
  await expect(ways).toHaveCount(1);
});

test('the price that is struck through is the whole line’s, as the one above it', async ({ page }) => {
  // A teapot of 24.99 for 20.99.
  await withCart(page, '4005-CLWT-GLLP-1');
  await page.goto('/cart');
  const line = linesIn(page.getByRole('main')).filter({ hasText: '$20.99' });
  await expect(line.locator('s')).toHaveText('$24.99');
  await page.getByRole('button', { name: /^One more of/ }).click();
  const two = linesIn(page.getByRole('main')).filter({ hasText: '$41.98' });
  await expect(two.locator('s')).toHaveText('$49.98');
});

test('the focus goes from a removed line to the way back, and from there to the line', async ({ page }) => {
  const removeAndPutBack = async (place: Locator): Promise<void> => {
    await place.getByRole('button', { name: 'Remove Dawn Parade' }).press('Enter');
    const undo = place.getByRole('button', { name: 'Undo' });
    await expectSeenFocus(undo);
    await undo.press('Enter');
    await expectSeenFocus(linesIn(place).getByRole('link', { name: 'Dawn Parade' }));
  };
  await removeAndPutBack(await add(page));
  await page.goto('/cart');
  const main = page.getByRole('main');
  await removeAndPutBack(main);
  // The same where another line stays, and after a try that failed.
  await page.goto('/p/crema-nib');
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await main.getByRole('button', { name: 'Remove Dawn Parade' }).press('Enter');
  const undo = main.getByRole('button', { name: 'Undo' });
  await expectSeenFocus(undo);
  await page.route('**/addProductToCart*', (route) => route.abort());
  await undo.press('Enter');
  await expect(main.getByRole('alert').filter({ hasText: 'We could not reach the shop' })).toBeVisible();
  await expect(undo).toBeFocused();
  await page.unroute('**/addProductToCart*');
  await undo.press('Enter');
  await expectSeenFocus(linesIn(main).getByRole('link', { name: 'Dawn Parade' }));
});

test('a quantity out of bounds is not set in silence', async ({ page }) => {
  await withCart(page);
  await page.goto('/cart');
  const line = linesIn(page.getByRole('main')).filter({ hasText: 'Dawn Parade' });
  const field = line.getByRole('spinbutton', { name: 'Quantity of Dawn Parade' });
  const told = line.getByRole('status');
  await field.fill('150');
  await expect(field).toHaveValue('99');
  await expect(told).toHaveText('Limit 99 per product.');
  await field.fill('0');
  await expect(field).toHaveValue('1');
  await expect(told).toHaveText('At least 1. To remove the product, use the trash button.');
  await expect(field).toBeFocused();
  await line.getByRole('button', { name: 'One more of Dawn Parade' }).click();
  await expect(told).toBeHidden();
});

test('on a phone the drawer shows the total and the way to the checkout without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const drawer = await add(page);
  await expect(drawer.getByText('Estimated total')).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('link', { name: 'Check out' })).toBeInViewport({ ratio: 1 });
  // On a low screen, as a phone held sideways, all of it scrolls instead.
  await page.setViewportSize({ width: 640, height: 360 });
  // Again until the page is laid out anew, which may move the link away once more.
  await expect(async () => {
    await drawer.getByRole('link', { name: 'Check out' }).scrollIntoViewIfNeeded();
    await expect(drawer.getByRole('link', { name: 'Check out' })).toBeInViewport({
      ratio: 1,
      timeout: patience(500),
    });
  }).toPass();
});
