/** A promotion is typed, refused beside its field, and tried on a cart before it is saved. */
import { patience } from '@crema/testing/pace';
import { expect, it } from 'vitest';
import type { Simulation } from '../app/api/areas/promotions.ts';
import type { Resource } from '../app/api/types.ts';
import { refusal } from './office.ts';
import { axeFindings, withOffice } from './page.ts';
import { ME, RESOURCE } from './rows.ts';

const own = withOffice();

const PROMOTIONS: Resource = {
  ...RESOURCE,
  ...{ name: 'promotions', title: 'Promotions', one: 'Promotion', group: 'prices', drafts: false },
  operations: {
    ...{ list: 'adminListPromotions', get: 'adminGetPromotion', add: 'adminAddPromotion' },
    save: 'adminSavePromotion',
  },
  ...{ creates: true, removes: false, bulk: false, columns: ['status'], filters: [] },
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name' },
      status: { type: 'string', title: 'Status', enum: ['off', 'running'], readOnly: true },
      active: { type: 'boolean', title: 'On' },
      tiers: {
        type: 'array',
        title: 'What it takes off',
        minItems: 1,
        items: {
          type: 'object',
          properties: {
            quantity: { type: 'integer', title: 'From units', minimum: 1 },
            percent: { type: ['integer', 'null'], title: 'Percent off', minimum: 1, maximum: 90 },
            amount: { type: ['integer', 'null'], format: 'money', title: 'Amount off each' },
          },
          required: ['quantity', 'percent', 'amount'],
        },
      },
    },
    required: ['name', 'active', 'tiers'],
  },
};
const ROW = {
  ...{ key: 'tea-days', title: 'Tea days', version: '1' },
  state: {
    ...{ name: 'Tea days', status: 'off', active: false },
    tiers: [{ quantity: 3, percent: null, amount: 200 }],
  },
};
const unit = (price: number, reason: string) => ({ price, reason, total: price * 3 });
const FOUND: Simulation = {
  lines: [
    {
      ...{ code: 'mist-24', name: 'Mist', quantity: 3, listPrice: 1000 },
      ...{ before: unit(1000, 'List price'), after: unit(800, 'Tea days') },
    },
  ],
  before: { subTotal: 3000, deliveryCost: 0, total: 3000 },
  after: { subTotal: 2400, deliveryCost: 695, total: 3095 },
  counts: true,
};

async function open(): Promise<void> {
  const { page, office } = own;
  const operations = [
    ...Object.values(PROMOTIONS.operations),
    ...['adminSimulatePromotion', 'adminListPrices', 'adminListScheduled'],
  ];
  office.answers.set('GET me', () => ({ body: { ...ME, operations: [...ME.operations, ...operations] } }));
  office.answers.set('GET resources', () => ({ body: { resources: [PROMOTIONS] } }));
  office.answers.set('GET usb2c/promotions/tea-days', () => ({ body: ROW }));
  const variant = { key: 'mist-24', title: 'Mist · mist-24', version: 'v', state: {} };
  office.answers.set('GET usb2c/prices', () => ({ body: { items: [variant] } }));
  await page.goto(`${office.origin}/admin/usb2c/promotions/tea-days`);
  await page.getByRole('heading', { name: 'Try it on a cart' }).waitFor();
}
const tries = () => own.office.calls.filter(({ path }) => path === 'usb2c/promotions/simulate');

it(
  'it is tried on a cart as the form says it, saved or not, on a phone and by keyboard',
  async () => {
    const { page, office } = own;
    office.answers.set('POST usb2c/promotions/simulate', () => ({ body: FOUND }));
    await page.setViewportSize({ width: 320, height: 800 });
    await open();
    const panel = page.getByRole('region', { name: 'Try it on a cart' });
    await panel.getByText('Add a product to see what it would cost.').waitFor();
    await panel.getByLabel('Add a product').fill('mist');
    await panel.getByRole('button', { name: 'Mist · mist-24' }).press('Enter');
    const quantity = panel.getByLabel('Quantity of mist-24');
    await expect.poll(() => quantity.evaluate((one) => one === document.activeElement)).toBe(true);
    await quantity.fill('3');
    await panel.getByRole('button', { name: 'Try it', exact: true }).press('Enter');
    await panel.getByRole('row', { name: /^Mist \$30\.00.* List price \$24\.00.* Tea days$/ }).waitFor();
    await panel.getByRole('row', { name: 'Total before tax $30.00 $30.95' }).waitFor();
    expect(tries().at(-1)?.body).toEqual({
      ...{ lines: [{ code: 'mist-24', quantity: 3 }], purchase: 'oneTime', key: 'tea-days' },
      promotion: { name: 'Tea days', active: false, tiers: ROW.state.tiers },
    });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // What is typed later is not what was tried.
    await page.getByRole('button', { name: 'From units: 3 · Amount off each: $2.00' }).click();
    await page.getByLabel('From units', { exact: true }).fill('4');
    await panel.getByText('The form or the cart has changed since. Try it again.').waitFor();
    await panel.getByRole('button', { name: 'Try it', exact: true }).click();
    await expect
      .poll(() => tries().at(-1)?.body.promotion)
      .toMatchObject({ tiers: [{ quantity: 4, percent: null, amount: 200 }] });
  },
  patience(60_000),
);

it(
  'what a promotion cannot be is said beside its field, and when it is tried as well',
  async () => {
    const { page, office } = own;
    const sentence = 'Each row needs more units than the one before it, and takes off more.';
    office.answers.set('PATCH usb2c/promotions/tea-days', () => refusal(400, sentence, 'tiers'));
    office.answers.set('POST usb2c/promotions/simulate', () => refusal(400, sentence, 'tiers'));
    await open();
    await page.getByLabel('Name', { exact: true }).fill('Tea weeks');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('group', { name: 'What it takes off' }).getByText(sentence).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Tea weeks');
    const panel = page.getByRole('region', { name: 'Try it on a cart' });
    await panel.getByLabel('Add a product').fill('mist');
    await panel.getByRole('button', { name: 'Mist · mist-24' }).click();
    await panel.getByRole('button', { name: 'Try it', exact: true }).click();
    await panel.getByRole('alert').getByText(sentence).waitFor();
  },
  patience(60_000),
);
