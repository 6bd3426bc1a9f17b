import { expect, test } from 'vitest';
import type { Books } from '../checkouts/books.ts';
import { auditRenewals, emailsOf } from './renewals.ts';

const order = (code: string, email: string, status = 'created'): Books['orders'][number] => ({
  ...{ code, email, status, cartGuid: code, paymentStatus: 'captured', amount: 4272, createdAt: 0 },
  ...{ units: { 'plenty-24': 3 }, lines: { 'plenty-24': 4272 } },
});
const charge = (key: string, refunded = 0) => ({ key, amount: 4272, refunded });
const books = (orders: Books['orders'], charges: Books['charges']): Books => ({
  ...{ orders, charges, stock: {}, carts: [] },
});
const [first = '', second = ''] = emailsOf(2);

test('one order and one charge a turn: nothing is counted, and shoppers are none of it', () => {
  const found = auditRenewals(
    books(
      [order('A', first), order('B', second), order('C', 'ada@example.com')],
      [charge('A'), charge('B'), charge('C')],
    ),
    [first, second],
  );
  expect(found).toEqual({ missing: 0, doubled: 0, uncharged: 0, overcharged: 0 });
});

test('a turn without an order is missing, and one that was cancelled and given back counts as none', () => {
  const found = auditRenewals(books([order('A', first, 'cancelled')], [charge('A', 4272)]), [first, second]);
  expect(found).toEqual({ missing: 2, doubled: 0, uncharged: 2, overcharged: 0 });
});

test('a turn made again after its order was cancelled is whole', () => {
  const found = auditRenewals(
    books([order('A', first, 'cancelled'), order('B', first)], [charge('A', 4272), charge('B')]),
    [first],
  );
  expect(found).toEqual({ missing: 0, doubled: 0, uncharged: 0, overcharged: 0 });
});

test('second orders and second charges are counted, also those kept for a cancelled order', () => {
  const found = auditRenewals(
    books(
      [order('A', first), order('B', first), order('C', second), order('D', second, 'cancelled')],
      [charge('A'), charge('B'), charge('C'), charge('C:again'), charge('D')],
    ),
    [first, second],
  );
  expect(found).toEqual({ missing: 0, doubled: 1, uncharged: 0, overcharged: 3 });
});
