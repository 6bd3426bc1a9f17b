/** Gift cards and packing slips in the back office. */
import { beforeEach, expect, it } from 'vitest';
import type { AdminGiftCard, AdminGiftCards } from '../app/api/types.ts';
import { refusal } from './office.ts';
import { axeFindings, withOffice } from './page.ts';
import { MANAGER } from './programmes.ts';

const own = withOffice();
const AT = '2026-11-20T15:00:00Z';
const listed: AdminGiftCards['items'][number] = {
  ...{ id: 'b1a3f1a0-0000-4000-8000-000000000001', lastFour: 'CDEF', amount: 5000, balance: 3050 },
  ...{ orderCode: 'US-7', recipientEmail: 'sam@example.org', state: 'sent', createdAt: AT, sendAt: AT },
};
const LIST: AdminGiftCards = { items: [listed], owed: 3050, cards: 1 };
const CARD: AdminGiftCard = {
  ...{ ...listed, senderName: 'Ada', sentAt: AT, mayVoid: true, maySend: true },
  entries: [
    { id: '2', at: AT, kind: 'spent', amount: -1950, balance: 3050, orderCode: 'US-8' },
    { id: '1', at: AT, kind: 'issued', amount: 5000, balance: 5000, orderCode: 'US-7' },
  ],
};
const path = `usb2c/gift-cards/${listed.id}`;
const open = async (to: string, heading: string) => {
  await own.page.goto(`${own.office.origin}/admin/usb2c/${to}`);
  await own.page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor();
};
const press = (name: string) => own.page.getByRole('button', { name, exact: true }).click();
const expectSound = async () => {
  expect(await axeFindings(own.page)).toEqual([]);
  await own.page.setViewportSize({ width: 320, height: 780 });
  expect(await own.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await own.page.setViewportSize({ width: 1280, height: 900 });
};

beforeEach(() => {
  const { answers } = own.office;
  const operations = [
    ...MANAGER.operations,
    ...['adminListGiftCards', 'adminGetGiftCard', 'adminVoidGiftCard', 'adminSendGiftCard'],
    ...['adminGetPackingSlip', 'adminGetOrder'],
  ];
  answers.set('GET me', () => ({ body: { ...MANAGER, operations } }));
  answers.set('GET usb2c/gift-cards', () => ({ body: LIST }));
  answers.set(`GET ${path}`, () => ({ body: CARD }));
});

it('the list says what is owed, is searched by the last four, and leads to a card', async () => {
  await open('gift-cards', 'Gift cards');
  await own.page.getByRole('row', { name: /CDEF Mailed \$50\.00 \$30\.50 sam@example\.org/ }).waitFor();
  await expectSound();
  own.office.answers.set('GET usb2c/gift-cards', ({ query }) => ({
    body: query.get('q') ? { ...LIST, items: [] } : LIST,
  }));
  await own.page.getByRole('searchbox').fill('ZZZZ');
  await own.page.getByText(/^No card has this\./).waitFor();
  await own.page.getByRole('searchbox').fill('');
  await own.page.getByRole('link', { name: '•••• CDEF' }).click();
  await own.page.getByRole('heading', { level: 1, name: 'Gift card ending in CDEF' }).waitFor();
  await own.page.getByRole('row', { name: /Spent on an order US-8 -\$19\.50 \$30\.50/ }).waitFor();
  await expectSound();
});

it('a card is voided with a reason, and mailed again with a new code', async () => {
  own.office.answers.set(`POST ${path}/send`, () => ({ body: { ...CARD, lastFour: 'WXYZ' } }));
  own.office.answers.set(`POST ${path}/void`, () => ({
    body: { ...CARD, state: 'void', balance: 0, mayVoid: false, maySend: false, voidReason: 'Stolen' },
  }));
  await open(`gift-cards/${listed.id}`, 'Gift card ending in CDEF');
  await press('Mail a new code');
  await own.page.getByText(/^The card was mailed to sam@example\.org with a new code\./).waitFor();
  await press('Void the card');
  const dialog = own.page.getByRole('dialog', { name: 'Void this gift card?' });
  await dialog.getByRole('button', { name: 'Void the card' }).click();
  await dialog.getByText('Say why.', { exact: false }).or(dialog.getByRole('alert')).first().waitFor();
  await dialog.getByLabel('Reason').fill('Stolen');
  await dialog.getByRole('button', { name: 'Void the card' }).click();
  await own.page.getByText('The card is void.').waitFor();
  expect(await own.page.getByRole('button', { name: 'Void the card' }).count()).toBe(0);
  expect(own.office.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {},
    { reason: 'Stolen' },
  ]);
});

it('what cannot be loaded is said; a shop without cards says so', async () => {
  own.office.answers.set('GET usb2c/gift-cards', () => refusal(500, 'The books are closed.'));
  await open('gift-cards', 'Gift cards');
  await own.page.getByRole('alert').first().waitFor();
  own.office.answers.set('GET usb2c/gift-cards', () => ({ body: { items: [], owed: 0, cards: 0 } }));
  await open('gift-cards', 'Gift cards');
  await own.page.getByText('No gift card has been bought in this shop yet.').waitFor();
});

it('a packing slip has the message, the address and the units, and no price', async () => {
  own.office.answers.set('GET usb2c/orders/US-9/slip', () => ({
    body: {
      ...{ code: 'US-9', isGift: true, message: 'Happy birthday!' },
      deliveryAddress: {
        ...{ firstName: 'Ada', lastName: 'Marsh', line1: '12 Orchard Street', town: 'Albany' },
        ...{ region: 'NY', country: 'US', postalCode: '12207' },
      },
      lines: [{ code: 'dawn-24', name: 'Dawn Parade', quantity: 2, options: ['24 ct'] }],
    },
  }));
  await open('orders/US-9/slip', 'Packing slip of US-9');
  await own.page.getByText('Happy birthday!').waitFor();
  await own.page.getByText('Dawn Parade, 24 ct').waitFor();
  expect(await own.page.getByRole('article').textContent()).not.toMatch(/[$\d]\d*\.\d\d/);
  await expectSound();
});
