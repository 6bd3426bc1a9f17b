import { expect, test } from 'vitest';
import { type BookedOrder, faultsOf, noFaults } from './books.ts';

const order: BookedOrder = {
  ...{ code: 'C1', placed: true, paymentStatus: 'captured', amount: 1000, refunded: 300 },
  refunds: [{ key: 'C1:refund:1', amount: 300, status: 'refunded' }],
  ...{ held: false, letters: 1, adapterRefunded: 300 },
};
const charge = { kind: 'charge' as const, key: 'C1', chargeKey: 'C1', amount: 1000 };
const refund = { kind: 'refund' as const, key: 'C1:refund:1', chargeKey: 'C1', amount: 300 };
const of = (more: Partial<BookedOrder>, ledger = [charge, refund], jobs = [1]) =>
  faultsOf(
    { orders: [{ ...order, ...more }], messages: jobs.map((count) => ({ id: 'evt_1', jobs: count })) },
    ledger,
  );

test('books that agree have no fault, whether the order was placed or ended', () => {
  expect(of({})).toEqual(noFaults());
  const ended = {
    ...{ placed: false, paymentStatus: 'failed', letters: 0 },
    ...{ refunded: 0, adapterRefunded: 0 },
  };
  expect(of({ ...ended, refunds: [] }, [])).toEqual(noFaults());
});

test.each([
  ['a second charge', {}, [charge, charge, refund], { chargedTwice: 1 }],
  ['a charge of no order', {}, [charge, refund, { ...charge, chargeKey: 'C2' }], { chargedTwice: 1 }],
  [
    'a placed order that was not charged',
    { refunds: [], refunded: 0, adapterRefunded: 0 },
    [],
    { different: 1 },
  ],
  ['an ended order that was charged', { placed: false, letters: 0 }, [charge, refund], { different: 1 }],
  [
    'a refund that the shop does not know',
    {},
    [charge, refund, { ...refund, key: 'x', amount: 5 }],
    { different: 1 },
  ],
  ['more back than was captured', {}, [charge, { ...refund, amount: 1001 }], { overRefunded: 1 }],
  ['a payment that is open', { paymentStatus: 'pending' }, [charge, refund], { unsettled: 1 }],
  ['a placed order without its letter', { letters: 0 }, [charge, refund], { letters: 1 }],
  ['another amount that was let pass', {}, [{ ...charge, amount: 999 }], { mismatched: 1 }],
])('%s is counted', (_name, more, ledger, wanted) => {
  expect(of(more, ledger)).toMatchObject(wanted);
});

test('another amount whose order is held is none', () => {
  const held = { placed: false, held: true, paymentStatus: 'pending', letters: 0, refunds: [], refunded: 0 };
  expect(of({ ...held, adapterRefunded: 0 }, [{ ...charge, amount: 999 }])).toEqual(noFaults());
});

test('a message is taken up once', () => {
  expect(of({}, undefined, [0, 1, 3])).toMatchObject({ forgotten: 1, repeated: 2 });
});
