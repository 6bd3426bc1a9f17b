/** Orders: found, read, and acted on once. */
import { beforeEach, expect, it } from 'vitest';
import { listed, ORDER, OWNER } from './desk.ts';
import { refusal } from './office.ts';
import { axeFindings, withOffice } from './page.ts';

const own = withOffice();
const open = async (path: string, heading: string) => {
  await own.page.goto(`${own.office.origin}/admin/usb2c/${path}`);
  await own.page.getByRole('heading', { name: heading, exact: true }).waitFor();
};
const press = (name: string) => own.page.getByRole('button', { name, exact: true }).click();
const sent = (step: string) =>
  own.office.calls.filter(({ method, path }) => method === 'POST' && path.endsWith(`US-1/${step}`));
const small = { width: 360, height: 800 };

beforeEach(() => {
  const { answers } = own.office;
  answers.set('GET me', () => ({ body: OWNER }));
  answers.set('GET usb2c/orders', ({ query }) => {
    if (query.get('query') === 'nobody') return { body: { items: [] } };
    const start = Number(query.get('after')?.slice('US-'.length) ?? 0);
    return { body: { items: [listed(start + 1), listed(start + 2)], next: `US-${start + 2}` } };
  });
  answers.set('GET usb2c/orders/US-1', () => ({ body: ORDER }));
});

it('a link of the home screen opens its orders; they are paged, searched and filtered by the address', async () => {
  const { page, office } = own;
  office.answers.set('GET usb2c/home', () => ({
    body: {
      todo: [{ code: 'ordersToShip', title: 'Orders to ship', count: 2, href: 'orders?status=toShip' }],
      yesterday: { orders: 0, units: 0, sales: 0, refunds: 0 },
      today: { orders: 0, units: 0, sales: 0, refunds: 0 },
    },
  }));
  await open('', 'Crema');
  await page.getByRole('link', { name: 'Orders to ship' }).click();
  await page.getByRole('link', { name: 'US-1', exact: true }).waitFor();
  expect(await page.getByLabel('Status').inputValue()).toBe('toShip');
  expect(office.calls.at(-1)?.query.get('status')).toBe('toShip');
  const cells = await page.getByRole('row').nth(1).getByRole('cell').allTextContents();
  expect(cells.slice(2)).toEqual(['Ada Marsh 1', 'ada1@example.com', 'Processing', '1', '$10.00']);
  expect(await axeFindings(page)).toEqual([]);
  await press('Next');
  await page.getByRole('link', { name: 'US-3', exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?status=toShip&after=US-2');
  await page.getByLabel('Search').fill('n');
  await page.getByText('Type at least two letters or digits.').waitFor();
  await page.getByLabel('Search').fill('nobody');
  await page.getByText('Nothing matches this search and these filters.').waitFor();
  await page.setViewportSize(small);
  expect(await axeFindings(page)).toEqual([]);
});

it('shows an order with what the engine and the role allow, on a phone and wide, in both languages', async () => {
  await open('orders/US-1', 'Order US-1');
  const { page } = own;
  const group = page.getByRole('group', { name: 'What to do with the order' });
  expect(await group.getByRole('button').allTextContents()).toEqual(['Ship', 'Refund', 'Cancel the order']);
  for (const text of ['Dawn Parade', 'Sales tax', '1 Main St', 'Visa ending in 4242', 'by customer'])
    await page.getByText(text).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(small);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
  await press('Français');
  await page.getByRole('heading', { name: 'Commande US-1' }).waitFor();
  await page.getByRole('button', { name: 'Rembourser' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('shows a disputed payment with what it locks, and offers to refund before shipping what was reported', async () => {
  const { page, office } = own;
  const amount = { currencyIso: 'USD', value: 37.4, formattedValue: '$37.40' };
  const about = { reason: 'fraudulent', amount, at: '2026-11-20T12:00:00Z' };
  const disputed = {
    ...{ ...about, id: 'du_1', kind: 'dispute', status: 'needs_response', dueBy: '2026-12-01T12:00:00Z' },
  };
  const warned = { ...about, id: 'issfr_1', kind: 'fraud_warning', status: 'warning' };
  const actions = (ORDER.actions ?? []).filter((one) => one?.action !== 'refund');
  office.answers.set('GET usb2c/orders/US-1', () => ({ body: { ...ORDER, disputes: [disputed], actions } }));
  await open('orders/US-1', 'Order US-1');
  const disputes = page.getByRole('region', { name: 'Disputes' });
  await disputes.getByText('$37.40 is disputed. Answer at the payment provider before').waitFor();
  await disputes.getByText('nothing can be refunded or cancelled').waitFor();
  await disputes.getByText('Reason given: the cardholder says it was not them.').waitFor();
  await disputes.getByText('At the payment provider: du_1').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  office.answers.set('GET usb2c/orders/US-1', () => ({ body: { ...ORDER, disputes: [warned] } }));
  await page.reload();
  await disputes.getByText('a refund now costs less than a dispute').waitFor();
  await disputes.getByRole('button', { name: 'Refund the order' }).click();
  await page.getByRole('dialog', { name: 'Refund US-1' }).waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize(small);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
});

it('refunds one line: first the amount, then just that, with one key while the outcome is not known', async () => {
  await open('orders/US-1', 'Order US-1');
  const { page, office } = own;
  let tries = 0;
  office.answers.set('POST usb2c/orders/US-1/refunds', ({ body }) => {
    if (body.dryRun) return { body: { amount: 1080, shown: { formattedValue: '$10.80' } } };
    tries += 1;
    if (tries === 1) return refusal(503, 'In a moment.');
    return { status: 201, body: { ...ORDER, actions: [] } };
  });
  await press('Refund');
  const dialog = page.getByRole('dialog', { name: 'Refund US-1' });
  await dialog.getByLabel('Quantity').fill('3');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter a number from 1 to 2.').waitFor();
  await dialog.getByLabel('Quantity').fill('1');
  await dialog.getByLabel('Reason').fill('Broken');
  await page.keyboard.press('Enter');
  await dialog.getByText('$10.80 goes back to the customer.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund $10.80' }).click();
  await dialog.getByText('In a moment.').waitFor();
  await dialog.getByRole('button', { name: 'Show the amount' }).click();
  await dialog.getByRole('button', { name: 'Refund $10.80' }).click();
  await page.getByText('US-1: refunded.').waitFor();
  const [dry, first, , second] = sent('refunds');
  const asked = { entries: [{ entryNumber: 0, quantity: 1 }], reason: 'Broken' };
  expect(dry?.body).toEqual({ ...asked, dryRun: true });
  expect(first?.body).toEqual({ ...asked, expectedAmount: 1080 });
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
  await page.getByRole('button', { name: 'Refund', exact: true }).waitFor({ state: 'detached' });
});

it('ships a part with its number, cancels after a question, and keeps notes', async () => {
  await open('orders/US-1', 'Order US-1');
  const { page, office } = own;
  for (const step of ['ship', 'cancel'])
    office.answers.set(`POST usb2c/orders/US-1/${step}`, () => ({ body: ORDER }));
  await press('Ship');
  const dialog = page.getByRole('dialog', { name: 'Ship US-1' });
  await dialog.getByLabel('Dawn Parade').fill('1');
  await dialog.getByLabel('Dusk Parade').fill('0');
  await dialog.getByLabel('Tracking number').fill('1Z1');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await page.getByText('US-1: the parcel is recorded.').waitFor();
  expect(sent('ship')[0]?.body).toEqual({
    entries: [{ entryNumber: 0, quantity: 1 }],
    trackingCode: '1Z1',
  });
  await press('Cancel the order');
  const question = page.getByRole('dialog', { name: 'Cancel the order' });
  await question.getByRole('button', { name: 'Keep the order' }).click();
  expect(sent('cancel')).toHaveLength(0);
  await press('Cancel the order');
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByText('US-1: cancelled.').waitFor();
  office.answers.set('POST usb2c/orders/US-1/notes', ({ body }) => ({
    body: { ...ORDER, notes: [{ id: 'n1', at: '2026-11-26T12:00:00Z', staff: 'ada@x', text: body.text }] },
  }));
  await page.getByLabel('New note').fill('Called back');
  await press('Add the note');
  await page.getByText('Called back').waitFor();
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('');
});

it('an order that is not there says so, and a role without orders has no entry and no screen', async () => {
  const { page, office } = own;
  office.answers.set('GET usb2c/orders/US-9', () => refusal(404, 'There is no such order.'));
  await open('orders/US-9', 'Order US-9');
  await page.getByText('There is no such order.').waitFor();
  office.answers.delete('GET me');
  await open('orders', 'Not found');
  expect(await page.getByRole('link', { name: 'Orders', exact: true }).count()).toBe(0);
});
