import { patience } from '@crema/testing/pace';
import { expect, test } from '@playwright/test';
import { operator } from './api.steps.ts';
import { placed } from './orders.steps.ts';
import { watch } from './purchase.steps.ts';

test('a guest’s order page follows the order: its parcel, its return, and what went back', async ({
  page,
  request,
}) => {
  test.setTimeout(patience(120_000));
  const complaints = await watch(page);
  const { code, guid } = await placed(request);
  const address = `/order-confirmation/${guid}`;
  const main = page.getByRole('main');
  const next = main.getByRole('region', { name: 'What happens next' });
  const refund = main.getByRole('region', { name: 'Refund' });
  await page.goto(address);
  await expect(next).toBeVisible();
  await expect(main.getByText('We received your order.')).toBeVisible();
  await expect(refund).toBeHidden();

  await operator('orders', 'ship', code, '--tracking', '1Z999', '--carrier', 'UPS');
  await page.goto(address);
  await expect(main.getByText('UPS 1Z999')).toBeVisible();
  await expect(next).toBeHidden();
  await expect(main.getByText('We received your order.')).toBeHidden();

  await operator('orders', 'return', code);
  await page.goto(address);
  await expect(main.getByRole('heading', { level: 1, name: 'This order was returned' })).toBeVisible();
  await expect(refund).toContainText('$37.98');
  await expect(async () => {
    await page.reload();
    await expect(refund).toContainText('$37.98 was refunded to your card.', { timeout: patience(1000) });
  }).toPass();
  expect(complaints).toEqual([]);

  await test.step('what was given back is on the order’s page; the order goes on while something of it is left', async () => {
    const other = await placed(request);
    await operator('orders', 'refund', other.code, '--entries', '0:1', '--yes');
    await page.goto(`/order-confirmation/${other.guid}`);
    await expect(refund).toContainText('$18.99');
    await expect(next).toBeVisible();
    await operator('orders', 'refund', other.code, '--yes');
    await expect(async () => {
      await page.reload();
      await expect(refund).toContainText('$37.98 was refunded to your card.', { timeout: patience(1000) });
    }).toPass();
    await expect(next).toBeHidden();
  });
});
