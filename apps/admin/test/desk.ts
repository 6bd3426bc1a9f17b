/** What the engine answers about orders, customers and staff, as much of it as the screens read. */
import type {
  AdminCustomer,
  AdminOrder,
  AdminOrderList,
  Me,
  StaffMember,
  Subscription,
} from '../app/api/types.ts';
import { ME } from './rows.ts';

/** A part of an answer: what a screen does not read is left out. */
type Part<T> = T extends (infer One)[]
  ? Part<One>[]
  : T extends object
    ? { [Name in keyof T]?: Part<T[Name]> }
    : T;

export const OWNER: Me = {
  ...ME,
  role: 'owner',
  operations: [
    ...ME.operations,
    ...['adminListOrders', 'adminGetOrder', 'adminShipOrder', 'adminRefundOrder', 'adminCancelOrder'],
    ...['adminAddOrderNote', 'adminListCustomers', 'adminGetCustomer', 'adminAddCustomerNote'],
    ...[
      'adminMoveSubscription',
      'adminSwapSubscription',
      'adminCancelSubscription',
      'adminChargeSubscription',
    ],
    ...['adminGetDeliveryCalendar', 'adminGetStockForecast', 'adminListDeliveriesOfDay'],
    ...['adminListFailedCharges', 'adminGetTaxes', 'adminGetTaxesFile', 'adminGetCouponCost'],
    ...['adminSkipSubscription', 'adminListStaff', 'adminAddStaff', 'adminRenewStaff', 'adminRemoveStaff'],
  ],
};

const price = (value: number) => ({ value, currencyIso: 'USD', formattedValue: `$${value.toFixed(2)}` });
const AT = '2026-11-20T15:00:00Z';
const CUSTOMER = '0b6f2a52-8d5c-4f0e-9a39-0d3d2b6a7c11';

export const listed = (number: number): AdminOrderList['items'][number] => ({
  code: `US-${number}`,
  status: 'processing',
  statusDisplay: 'processed',
  paymentStatus: 'captured',
  email: `ada${number}@example.com`,
  name: `Ada Marsh ${number}`,
  units: number,
  total: price(number * 10),
  created: AT,
});

const entry = (entryNumber: number, name: string, quantity: number) => ({
  ...{ entryNumber, quantity, product: { code: `code-${entryNumber}`, name } },
  ...{ basePrice: price(10), totalPrice: price(10 * quantity) },
});

export const ORDER: Part<AdminOrder> = {
  order: {
    ...{ code: 'US-1', status: 'processing', paymentStatus: 'captured', created: AT, placed: AT },
    email: 'ada1@example.com',
    entries: [entry(0, 'Dawn Parade', 2), entry(1, 'Dusk Parade', 1)],
    ...{ subTotal: price(30), orderDiscounts: price(0), deliveryCost: price(5) },
    taxes: [{ name: 'Sales tax', percent: 8, amount: price(2.4) }],
    ...{ totalPriceWithTax: price(37.4), amountDue: price(37.4), paymentSources: [], consignments: [] },
    deliveryAddress: {
      ...{ firstName: 'Ada', lastName: 'Marsh', line1: '1 Main St', town: 'Albany', postalCode: '12208' },
      ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' }, phone: '518 555 7788' },
    },
    paymentInfo: { provider: 'test', card: { brand: 'Visa', lastFour: '4242' } },
  },
  customerId: CUSTOMER,
  refunds: {
    entries: [
      { orderEntryNumber: 0, quantity: 2, refundableQuantity: 2, unsentQuantity: 2 },
      { orderEntryNumber: 1, quantity: 1, refundableQuantity: 1, unsentQuantity: 1 },
    ],
    ...{ refundedAmount: price(0), refundDueAmount: price(0), refundableAmount: price(37.4), refunds: [] },
  },
  disputes: [],
  actions: [
    { action: 'ship', operation: 'adminShipOrder' },
    { action: 'cancel', operation: 'adminCancelOrder' },
    { action: 'refund', operation: 'adminRefundOrder' },
    { action: 'confirm', operation: 'adminResendConfirmation' },
    { action: 'note', operation: 'adminAddOrderNote' },
  ],
  timeline: [{ at: AT, status: 'processing', actor: 'shopper' }],
  notes: [],
};

export const subscription = (isSkipped: boolean): Part<Subscription> => ({
  ...{ id: 'sub-1', status: 'ACTIVE', frequencyWeeks: 4 },
  nextDate: isSkipped ? '2027-01-05' : '2026-12-08',
  actions: isSkipped ? ['undo-skip', 'cancel'] : ['skip', 'move', 'edit', 'cancel'],
  ceiling: price(42.72),
  ...(isSkipped ? { skipped: { date: '2026-12-08', undoUntil: '2026-12-07T00:00:00Z' } } : {}),
  entries: [{ entryNumber: 0, quantity: 2, product: { code: 'code-0', name: 'Dawn Parade' } }],
});

export const FOUND = {
  ...{ customerId: CUSTOMER, email: 'ada1@example.com', firstName: 'Ada', lastName: 'Marsh' },
  customerSince: '2025-01-02',
};

export const customer = (isSkipped = false): Part<AdminCustomer> => ({
  profile: { ...FOUND, language: 'en', perksOptIn: true, employee: false, emailProved: true },
  orders: [{ code: 'US-1', status: 'delivered', placed: AT, total: price(37.4) }],
  orderCount: 1,
  subscriptions: [subscription(isSkipped)],
  notes: [],
});

export const MEMBERS: StaffMember[] = [
  { id: 'm1', email: ME.email, role: 'owner', created: AT, setUp: true },
  { id: 'm2', email: 'zoe@crema.localhost', role: 'service', created: AT, setUp: false },
  { id: 'm3', email: 'old@crema.localhost', role: 'finance', created: AT, setUp: true, disabled: AT },
];
