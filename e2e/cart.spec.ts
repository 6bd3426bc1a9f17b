import { patience } from '@crema/testing/pace';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectSeenFocus } from './keyboard.steps.ts';
import { watch, withCart } from './purchase.steps.ts';
import { asNewVisitor } from './visit.steps.ts';

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

test('a cart is filled from a product’s page, looked at beside it, and never loses a line', async ({
  page,
}) => {
  test.setTimeout(patience(90_000));
  const complaints = await watch(page, /Failed to load resource/);
  const main = page.getByRole('main');
  const away = '$10.01 more for free shipping';
  await page.setViewportSize({ width: 360, height: 640 });
  const drawer = await add(page);

  await test.step('on a phone the drawer shows the total and the way to the checkout without scrolling', async () => {
    const checkOut = drawer.getByRole('link', { name: 'Check out' });
    await expect(drawer.getByText('Estimated total')).toBeInViewport({ ratio: 1 });
    await expect(checkOut).toBeInViewport({ ratio: 1 });
    // On a low screen, as a phone held sideways, all of it scrolls instead.
    await page.setViewportSize({ width: 640, height: 360 });
    // Again until the page is laid out anew, which may move the link away once more.
    await expect(async () => {
      await checkOut.scrollIntoViewIfNeeded();
      await expect(checkOut).toBeInViewport({ ratio: 1, timeout: patience(500) });
    }).toPass();
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a removed line is put back as it was beside the page, and the focus goes along', async () => {
    await drawer.getByRole('button', { name: 'Remove Dawn Parade' }).press('Enter');
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await putBack(drawer);
    await expect(drawer.getByRole('button', { name: 'Remove Dawn Parade' })).toBeVisible();
  });

  await test.step('what the cart lacks for free shipping is said by the cart, the product’s page and the checkout', async () => {
    await expect(drawer.getByText(away)).toBeVisible();
    await drawer.getByRole('button', { name: 'Close the cart' }).click();
    await expect(main.getByText(away)).toBeVisible();
    // Also in a document that has not opened the cart.
    await page.reload();
    await expect(main.getByText(away)).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByRole('complementary').getByText(away)).toBeVisible();
  });

  await test.step('a removed line is put back as it was in the cart, and again when that failed', async () => {
    await page.goto('/cart');
    await main.getByRole('button', { name: 'One more of Dawn Parade' }).click();
    await expect(main.getByText('$37.98').first()).toBeVisible();
    await main.getByRole('button', { name: 'Remove Dawn Parade' }).press('Enter');
    await expect(main.getByText('Dawn Parade was removed.')).toBeVisible();
    await failToPutBack(page);
    await putBack(main);
    await expect(main.getByText('$37.98').first()).toBeVisible();
    await expect(main.getByText('Dawn Parade was removed.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  });

  await test.step('the same where another line stays', async () => {
    await page.goto('/p/crema-nib');
    await main
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
    await main.getByRole('button', { name: 'Remove Dawn Parade' }).press('Enter');
    await failToPutBack(page);
    await putBack(main);
  });
  expect(complaints).toEqual([]);
});

/** From a removed line the focus has gone to the way back; from there it goes to the line. */
async function putBack(place: Locator): Promise<void> {
  const undo = place.getByRole('button', { name: 'Undo' });
  await expectSeenFocus(undo);
  await undo.press('Enter');
  await expectSeenFocus(linesIn(place).getByRole('link', { name: 'Dawn Parade' }));
}

/** Without a connection the way back stays where it is, with the focus. */
async function failToPutBack(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const undo = main.getByRole('button', { name: 'Undo' });
  await expectSeenFocus(undo);
  await page.route('**/addProductToCart*', (route) => route.abort());
  await undo.press('Enter');
  await expect(main.getByRole('alert').filter({ hasText: 'We could not reach the shop' })).toBeVisible();
  await expect(undo).toBeFocused();
  await page.unroute('**/addProductToCart*');
}

test('the cart’s own page: the way to the checkout on a phone, bounds of a quantity, and what is saved', async ({
  page,
}) => {
  // covers: S6.16
  test.setTimeout(patience(90_000));
  const main = page.getByRole('main');
  await withCart(page);
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/cart');

  await test.step('on a phone in the US the way to the checkout stays at the foot of the screen until the summary’s is in sight', async () => {
    const ways = main.getByRole('link', { name: /^Check out · \$/ });
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

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a quantity out of bounds is not set in silence', async () => {
    const line = linesIn(main).filter({ hasText: 'Dawn Parade' });
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
    await line.getByRole('button', { name: 'One less of Dawn Parade' }).click();
    await expect(field).toHaveValue('1');
  });

  await test.step('the price that is struck through is the whole line’s, as the one above it', async () => {
    // A teapot of 24.99 for 20.99, in another cart.
    await asNewVisitor(page);
    await withCart(page, '4005-CLWT-GLLP-1');
    await page.goto('/cart');
    const line = linesIn(main).filter({ hasText: '$20.99' });
    await expect(line.locator('s')).toHaveText('$24.99');
    await page.getByRole('button', { name: /^One more of/ }).click();
    const two = linesIn(main).filter({ hasText: '$41.98' });
    await expect(two.locator('s')).toHaveText('$49.98');
  });

  await test.step('what more boxes save is said by the product, and by the drawer and the cart as they come together', async () => {
    await page.goto('/p/kettlewren-hedgerow');
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
