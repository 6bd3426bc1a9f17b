/** Why a product costs what it costs. */
import { patience } from '@crema/testing/pace';
import { expect, it } from 'vitest';
import type { PriceReasons } from '../app/api/areas/prices.ts';
import { axeFindings, withOffice } from './page.ts';
import { ME } from './rows.ts';

const own = withOffice();
const REASONS: PriceReasons = {
  ...{ variant: 'mist-24', name: 'Mist', quantity: 2, segment: 'staff' },
  purchases: [
    {
      ...{ purchase: 'oneTime', title: 'Bought once', price: 1200, total: 2400 },
      candidates: [
        {
          kind: 'promoted',
          title: 'Promotion',
          amount: 1200,
          wins: true,
          reason: 'It is the lowest that counts.',
        },
        { kind: 'list', title: 'List price', amount: 2000, wins: false, reason: 'Another price is lower.' },
      ],
      coupon: { amount: 240, total: 2160, reason: 'TENTH applied: $2.40 off.' },
    },
  ],
};

it(
  'a product is found, and its prices are shown for a customer and a time, the one that counts marked',
  async () => {
    const { page, office } = own;
    office.answers.set('GET me', () => ({
      body: { ...ME, operations: [...ME.operations, 'adminGetPriceReasons', 'adminListPrices'] },
    }));
    const row = { key: 'mist-24', title: 'Mist · mist-24', version: 'v', state: {} };
    office.answers.set('GET usb2c/prices', () => ({ body: { items: [row] } }));
    office.answers.set('GET usb2c/prices/why', () => ({ body: REASONS }));
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${office.origin}/admin/usb2c/why`);
    await page.getByLabel('Product', { exact: true }).fill('mist');
    await page.getByRole('button', { name: 'Mist · mist-24' }).click();
    await page.getByLabel('Customer’s email (optional)').fill('ada@crema.localhost');
    await page.getByLabel('At (optional)').fill('2026-11-27T06:00');
    await page.getByLabel('Quantity').fill('2');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('row', { name: /^Promotion ?Counts \$12\.00 It is the lowest/ }).waitFor();
    await page.getByText('2 × $12.00 = $24.00').waitFor();
    await page.getByText('TENTH applied: $2.40 off. With the coupon: $21.60.').waitFor();
    const asked = office.calls.filter(({ path }) => path === 'usb2c/prices/why').at(-1)?.query;
    expect([asked?.get('product'), asked?.get('customerEmail'), asked?.get('quantity')]).toEqual([
      'mist-24',
      'ada@crema.localhost',
      '2',
    ]);
    expect(asked?.get('at')).toMatch(/^2026-11-27T\d\d:00:00\.000Z$/);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
  patience(60_000),
);
