/** Reports whose columns the engine names, and what auto-delivery will do. */
import { beforeEach, expect, it } from 'vitest';
import type { AdminReport, DeliveryList, FailedChargeList, StockForecast } from '../app/api/types.ts';
import { OWNER } from './desk.ts';
import { refusal } from './office.ts';
import { axeFindings, withOffice } from './page.ts';

const own = withOffice();
const open = async (path: string, heading: string) => {
  await own.page.goto(`${own.office.origin}/admin/usb2c/${path}`);
  await own.page.getByRole('heading', { name: heading, exact: true }).waitFor();
};
const small = { width: 320, height: 800 };

const REPORT: AdminReport = {
  ...{ name: 'taxes', title: 'Taxes', description: 'By region.', hasPeriod: true, hasDays: true },
  columns: [
    { name: 'region', title: 'Region', kind: 'text' },
    { name: 'charged', title: 'Charged', kind: 'money' },
    { name: 'rows', title: 'Rows', kind: 'count' },
    { name: 'share', title: 'Share', kind: 'percent' },
    { name: 'month', title: 'Month', kind: 'month' },
  ],
  rows: [
    {
      values: { region: 'New York', charged: 12_345, rows: 1200, share: 33.3, month: '2026-11' },
      links: { region: 'orders?from=2026-11-01&to=2026-11-30&region=NY' },
    },
  ],
  sums: { charged: 12_345 },
  next: 'more',
};

beforeEach(() => {
  const { answers } = own.office;
  answers.set('GET me', () => ({ body: OWNER }));
  answers.set('GET usb2c/reports/taxes', () => ({ body: REPORT }));
  answers.set('GET usb2c/orders', () => ({ body: { items: [] } }));
});

it('shows a report as its columns say, and every number with rows opens them', async () => {
  await open('reports', 'Reports');
  const { page, office } = own;
  expect(await axeFindings(page)).toEqual([]);
  // What the role may not see is not there.
  expect(await page.getByRole('main').getByRole('link').allTextContents()).toEqual([
    'Sales by day',
    'Taxes',
    'Coupon cost',
  ]);
  await page.getByRole('link', { name: 'Taxes' }).click();
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  await cells.first().waitFor();
  expect(await cells.allTextContents()).toEqual(['New York', '$123.45', '1,200', '33.3%', 'November 2026']);
  expect(await page.getByRole('row').last().allTextContents()).toEqual(['Sum$123.45']);
  expect(await axeFindings(page)).toEqual([]);
  const asked = () =>
    office.calls
      .filter(({ path }) => path === 'usb2c/reports/taxes')
      .map(({ query }) => [query.get('by'), query.get('after')]);
  await page.getByLabel('Divide').selectOption('By day');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(/after=more/);
  await expect.poll(asked).toContainEqual(['day', 'more']);
  await page.getByLabel('From').fill('2026-10-01');
  await page.waitForURL((url) => !url.searchParams.has('after'));
  await expect.poll(asked).toEqual([
    ['total', null],
    ['day', null],
    ['day', 'more'],
    ['day', null],
  ]);
  const file = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  expect(file).toMatch(/^\/admin\/v1\/usb2c\/reports\/taxes\.csv\?from=2026-10-01&to=.+&by=day&lang=en$/);
  await page.setViewportSize(small);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
  await page.getByRole('link', { name: 'Orders: New York' }).click();
  await page.getByText('Paid from Nov 1, 2026 · until Nov 30, 2026 · sent to NY').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(office.calls.findLast(({ path }) => path === 'usb2c/orders')?.query.get('region')).toBe('NY');
  await page.getByRole('button', { name: 'Show all' }).first().click();
  await page.waitForURL((url) => url.search === '');
});

it('says that a report is empty or failed, and hides what the role may not see', async () => {
  const { page, office } = own;
  office.answers.set('GET usb2c/reports/taxes', () => refusal(500, 'It cannot be read.'));
  await open('reports/taxes', 'Taxes');
  await page.getByText('It cannot be read.').waitFor();
  office.answers.set('GET usb2c/reports/taxes', () => ({
    body: { ...REPORT, rows: [], sums: {}, next: undefined },
  }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing in these days.').waitFor();
  for (const path of ['reports/liabilities', 'reports/nothing', 'auto-delivery/days/2026-13-40'])
    await open(path, 'Not found');
});

const listed: DeliveryList['items'][number] = {
  ...{ id: 'sub-1', customerId: 'c1', name: 'Ada Marsh', email: 'ada@example.com', status: 'ACTIVE' },
  ceiling: { value: 42.72, currencyIso: 'USD', formattedValue: '$42.72' },
  lines: [{ code: 'dawn-24', name: 'Dawn Parade', quantity: 3 }],
};

it('shows coming orders by day, who they are for, what runs out and what was not paid', async () => {
  const { page, office } = own;
  const { answers } = office;
  const weeks = Array.from({ length: 8 }, (_, week) => `2026-12-${String(1 + week * 3).padStart(2, '0')}`);
  const forecast: StockForecast = {
    ...{ weeks, total: 2 },
    items: [
      { code: 'dawn-24', name: 'Dawn Parade', stock: 5, total: 9, due: [3, 3, 3, 0, 0, 0, 0, 0], runsOut: 2 },
      { code: 'dusk-24', name: 'Dusk Parade', stock: 50, total: 1, due: [1, 0, 0, 0, 0, 0, 0, 0] },
    ],
  };
  const failed: FailedChargeList = {
    items: [{ ...listed, status: 'ON_HOLD', failed: '2026-11-20T15:00:00Z', attempts: 2 }],
  };
  answers.set('GET usb2c/auto-delivery/calendar', () => ({
    body: { days: [{ day: '2026-12-08', orders: 12, units: 30 }], sums: { orders: 12, units: 30 } },
  }));
  answers.set('GET usb2c/auto-delivery/calendar/2026-12-08', () => ({ body: { items: [listed] } }));
  answers.set('GET usb2c/auto-delivery/forecast', () => ({ body: forecast }));
  answers.set('GET usb2c/auto-delivery/failed', () => ({ body: failed }));
  await open('auto-delivery', 'Auto-deliveries');
  await page.getByRole('link', { name: 'Orders of Dec 8, 2026, 12' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Orders of Dec 8, 2026, 12' }).click();
  await page.getByRole('link', { name: 'Ada Marsh' }).waitFor();
  await page.getByText('3 × Dawn Parade').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await open('auto-delivery/forecast', 'Stock forecast');
  await page.getByText('Week 2, from Dec 4, 2026').waitFor();
  await page.getByText('Lasts').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(small);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
  await page.getByRole('link', { name: 'Failed charges' }).click();
  await page.getByText('On hold').waitFor();
  await page.getByText('2 tries').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  answers.set('GET usb2c/auto-delivery/failed', () => ({ body: { items: [] } }));
  await page.reload();
  await page.getByText('Every charge came through.').waitFor();
});
