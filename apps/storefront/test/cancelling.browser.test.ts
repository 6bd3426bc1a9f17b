/** Cancelling the auto-delivery that a starter kit came with, with an engine that answers as each test says. */
import type { components } from '@crema/api-client';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAlive, sharedBrowser, watch } from './browser.ts';
import { customerDetails, siteConfig } from './fakeAnswers.ts';
import { price } from './fakeCart.ts';
import { json } from './fakeCommerce.ts';
import { logIn } from './loggedIn.ts';
import { type Shop, startShop } from './shop.ts';

type Schemas = components['schemas'];

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
});
afterAll(() => shop.stop());

const COMMITMENT: Schemas['SubscriptionCommitment'] = {
  ...{ name: 'Nib', weightDone: 10, weightOwed: 6, weightCommitted: 16, unit: 'boxes', canEnd: true },
  ...{ deadline: '2028-01-04', returnBy: '2027-02-03' },
  earlyEnd: { kind: 'PRORATED', amount: price(56.25), list: price(199.99), paid: price(50) },
};
const LISTED: Schemas['Subscription'] = {
  ...{ id: 's-1', type: 'scheduled', status: 'ACTIVE', frequencyWeeks: 4, anchorDate: '2027-01-04' },
  ...{ nextDate: '2027-02-01', daysUntilNext: 20, editable: true, actions: ['cancel'], upcoming: [] },
  ...{ entries: [], subTotal: price(60), deliveryCost: price(0), totalTax: price(0) },
  ...{ totalPriceWithTax: price(60), savings: price(0), ceiling: price(60) },
  ...{ ordersMade: 1, spent: price(60), saved: price(0), created: '2027-01-04T15:00:00.000Z' },
  ...{ turns: [], message: 'Your next order is on Monday.' },
};

/** The commitment, as the engine has it by now. */
let commitment: Schemas['SubscriptionCommitment'] | undefined;
/** Bodies of the cancellations that were asked for. */
let asked: unknown[];
let refusal: { status: number; json: object } | undefined;

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  [commitment, asked, refusal] = [COMMITMENT, [], undefined];
  const entries = Object.entries({ features: { accounts: true }, 'payment.provider': 'test' });
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
    json({
      ...siteConfig,
      siteConfigurations: { entry: entries.map(([key, value]) => ({ key, value })) },
    }),
  );
  await page.route('**/users/current/getCustomerDetails?*', (route) =>
    route.fulfill({ json: { ...customerDetails, isLoggedIn: true } }),
  );
  await page.route('**/autoDeliveryHomePageData?*', (route) =>
    route.fulfill({
      json: {
        ...{ subscriptions: [LISTED], timeline: [], ordersMade: 1, spent: price(60), saved: price(0) },
        notifications: [],
      },
    }),
  );
  await page.route('**/subscriptions/s-1?*', (route) =>
    route.fulfill({ json: { ...LISTED, ...(commitment && { commitment }) } }),
  );
  await page.route('**/subscriptions/s-1/cancel?*', (route) => {
    asked.push(route.request().postDataJSON());
    if (refusal) return route.fulfill(refusal);
    const message = 'Your auto-delivery is cancelled.';
    return route.fulfill({ json: { ...LISTED, status: 'CANCELLED', actions: [], message } });
  });
  await logIn(page, shop.origin, 'usb2c');
  await openAlive(page, `${shop.origin}/auto-delivery/upcoming`);
});
afterEach(() => context.close());

async function openDialog() {
  await page.getByRole('main').getByRole('button', { name: 'Cancel auto-delivery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this auto-delivery?' });
  await dialog.waitFor();
  return dialog;
}

it('says what ending the kit costs and why, and cancels without it unless that is agreed to', async () => {
  const { complaints } = await watch(page);
  const dialog = await openDialog();
  await dialog.getByText('committed to 16 boxes by January 4, 2028', { exact: false }).waitFor();
  await dialog.getByText('Ending the commitment today costs $56.25.', { exact: false }).waitFor();
  await dialog.getByText('6/16 of the brewer discount', { exact: false }).waitFor();
  await dialog.getByText('If the brewer comes back to us by February 3, 2027', { exact: false }).waitFor();
  await dialog.getByText('nothing is charged today and the commitment goes on', { exact: false }).waitFor();
  // What would not be true beside a commitment is not said.
  expect(await dialog.getByText('nothing more is charged', { exact: false }).count()).toBe(0);
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
  await dialog.getByRole('button', { name: 'Cancel now' }).click();
  await expect.poll(() => asked).toEqual([{}]);
  await dialog.waitFor({ state: 'hidden' });
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

it('charges what was agreed to, and asks anew where that has changed meanwhile', async () => {
  const dialog = await openDialog();
  await dialog.getByRole('checkbox', { name: /^Yes, end the commitment too and charge \$56\.25/ }).check();
  await dialog.getByText('You keep the brewer and owe nothing more.', { exact: false }).waitFor();
  commitment = {
    ...COMMITMENT,
    ...{ weightDone: 14, weightOwed: 2, earlyEnd: { ...COMMITMENT.earlyEnd, amount: price(18.75) } },
  };
  const message = 'Ending this commitment now costs $18.75. Please look at it again.';
  refusal = { status: 409, json: { errors: [{ type: 'StaleAmountError', message }] } };
  await dialog.getByRole('button', { name: 'Cancel and pay $56.25' }).click();
  await dialog.getByText(message).waitFor();
  const anew = dialog.getByRole('checkbox', { name: /charge \$18\.75/ });
  await anew.waitFor();
  expect(await anew.isChecked()).toBe(false);
  await anew.check();
  refusal = undefined;
  await dialog.getByRole('button', { name: 'Cancel and pay $18.75' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect([asked.at(0), asked.at(-1)]).toEqual([
    { earlyEnd: { expectedAmount: 56.25, consent: true } },
    { earlyEnd: { expectedAmount: 18.75, consent: true } },
  ]);
});

it('lets an agent charge with a reason only', async () => {
  await page.evaluate(() => {
    const acting = {
      accessToken: 'acting',
      endsAt: 4_000_000_000_000,
      customerId: 'c-1',
      customerName: 'Ada',
    };
    sessionStorage.setItem('agent.session', JSON.stringify(acting));
    sessionStorage.setItem('csAgentId', 'agent-7');
    sessionStorage.setItem('customerId', 'c-1');
  });
  const dialog = await openDialog();
  await dialog.getByRole('checkbox', { name: /charge \$56\.25/ }).check();
  await dialog.getByRole('button', { name: 'Cancel and pay $56.25' }).click();
  await dialog.getByText('Choose a reason: the customer is charged.').waitFor();
  expect(asked).toEqual([]);
  await dialog
    .getByRole('combobox', { name: /Why is the customer leaving/ })
    .selectOption('It costs too much');
  await dialog.getByRole('button', { name: 'Cancel and pay $56.25' }).click();
  const earlyEnd = { expectedAmount: 56.25, consent: true };
  await expect.poll(() => asked).toEqual([{ reason: 'It costs too much', earlyEnd }]);
});

it('sends whoever came by a mailed link to the log-in for the charge, and cancels all the same', async () => {
  commitment = { ...COMMITMENT, canEnd: false };
  const dialog = await openDialog();
  await dialog.getByText('To end the commitment as well, log in and cancel there.').waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel now' }).click();
  await expect.poll(() => asked).toEqual([{}]);
});

it('without a kit says that nothing more is charged', async () => {
  commitment = undefined;
  const dialog = await openDialog();
  await dialog.getByText('It ends right away and nothing more is charged.', { exact: false }).waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
});
