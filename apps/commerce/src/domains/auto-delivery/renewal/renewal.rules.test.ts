import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aboveCeiling,
  deliveryKey,
  holdFrom,
  type PlannedStock,
  planLines,
  retryOf,
} from './renewal.rules.ts';

const ZONE = 'America/New_York';
type Variant = NonNullable<ReturnType<PlannedStock['variant']>>;

const offer = (code: string, parts: Partial<Variant> = {}): Variant =>
  ({ code, productType: 'Coffee', listPrice: 1899, sellable: true, ...parts }) as Variant;
const shelfOf = (variants: readonly Variant[], left: Record<string, number>): PlannedStock => ({
  variant: (code) => variants.find((one) => one.code === code),
  left: new Map(Object.entries(left)),
});

test('a backup is of the same type, at the price or lower, sold, and in stock for the whole line', () => {
  const shelf = shelfOf(
    [
      offer('a'),
      offer('mug', { productType: 'Accessory' }),
      offer('dear', { listPrice: 1900 }),
      offer('ended', { sellable: false }),
      offer('few'),
      offer('fits', { listPrice: 1599 }),
    ],
    { mug: 9, dear: 9, ended: 9, few: 1, fits: 9 },
  );
  const line = (backups: string[]) => [{ code: 'a', quantity: 2, backups }];
  expect(planLines(line(['mug', 'dear', 'ended']), shelf)).toEqual({
    send: [],
    replaced: [],
    missing: [{ code: 'a', quantity: 2 }],
  });
  expect(planLines(line(['dear', 'few', 'fits']), shelf)).toMatchObject({
    send: [{ code: 'fits', quantity: 2 }],
    replaced: [{ wanted: 'a', sent: 'fits' }],
  });
});

test('whatever is planned, nothing is promised that is not there, and every line is sent once or missing', () => {
  const codes = ['a', 'b', 'c', 'd'];
  const code = fc.constantFrom(...codes);
  const lines = fc.array(
    fc.record({ code, quantity: fc.integer({ min: 1, max: 5 }), backups: fc.array(code, { maxLength: 3 }) }),
    { maxLength: 6 },
  );
  const stocks = fc.record(Object.fromEntries(codes.map((one) => [one, fc.integer({ min: 0, max: 8 })])));
  const prices = fc.tuple(...codes.map(() => fc.integer({ min: 1, max: 3 })));
  fc.assert(
    fc.property(lines, stocks, prices, (asked, stock, cost) => {
      const variants = codes.map((one, index) => offer(one, { listPrice: cost[index] ?? 1 }));
      const shelf = shelfOf(variants, stock as Record<string, number>);
      const { send, replaced, missing } = planLines(asked, shelf);
      const units = (list: readonly { quantity: number }[]) =>
        list.reduce((all, { quantity }) => all + quantity, 0);
      expect(units(send) + units(missing)).toBe(units(asked));
      for (const { code: sent, quantity } of send) {
        expect(quantity + (shelf.left.get(sent) ?? 0)).toBe((stock as Record<string, number>)[sent]);
      }
      for (const { wanted, sent } of replaced) {
        const price = (one: string) => shelf.variant(one)?.listPrice ?? 0;
        expect(price(sent)).toBeLessThanOrEqual(price(wanted));
      }
    }),
  );
});

test('more than was told is never simply charged; more tax is told first, dearer goods keep their price', () => {
  fc.assert(
    fc.property(
      fc.record({ total: fc.nat(9999), tax: fc.nat(999), held: fc.boolean() }),
      fc.record({ total: fc.nat(9999), tax: fc.option(fc.nat(999), { nil: undefined }) }),
      (now, { total, tax }) => {
        const decision = aboveCeiling(now, tax === undefined ? { total } : { total, tax });
        expect(decision === 'hold-price').toBe(now.total > total);
        // Two cents are a matter of rounding.
        if (now.total <= total) expect(decision === 'announce').toBe(now.held && now.tax > (tax ?? 0) + 2);
      },
    ),
  );
});

test('a failed charge is tried at 06:00 on days 1, 3, 5 and 7, across a change of the clocks, and held after day 10', () => {
  const tried: string[] = [];
  for (let now = new Date('2027-03-10T11:00:00Z'); ; ) {
    const next = retryOf('2027-03-10', now, ZONE, [1, 3, 5, 7]);
    if (!next) break;
    tried.push(next.toISOString());
    now = next;
  }
  expect(tried).toEqual([
    '2027-03-11T11:00:00.000Z',
    '2027-03-13T11:00:00.000Z',
    '2027-03-15T10:00:00.000Z',
    '2027-03-17T10:00:00.000Z',
  ]);
  expect(holdFrom('2027-03-10', ZONE, 10).toISOString()).toBe('2027-03-21T10:00:00.000Z');
});

test('a merchant has a failed charge tried on other days, and held after others', () => {
  const after = (now: string) => retryOf('2027-03-10', new Date(now), ZONE, [2, 4])?.toISOString();
  expect(after('2027-03-10T11:00:00Z')).toBe('2027-03-12T11:00:00.000Z');
  expect(after('2027-03-12T11:00:00Z')).toBe('2027-03-14T10:00:00.000Z');
  expect(after('2027-03-14T10:00:00Z')).toBeUndefined();
  expect(holdFrom('2027-03-10', ZONE, 5).toISOString()).toBe('2027-03-16T10:00:00.000Z');
});

test('what ships together: one customer, day, address and card', () => {
  const one = {
    site: 'usb2c' as const,
    customerId: 'ada',
    deliveryAddress: { line1: '12 Orchard Street', postalCode: '12207' },
    payment: { provider: 'test', token: 'tok_success' },
  } as unknown as Parameters<typeof deliveryKey>[0];
  const key = deliveryKey(one, '2027-02-01');
  expect(deliveryKey({ ...one }, '2027-02-01')).toBe(key);
  const others = [
    deliveryKey(one, '2027-02-02'),
    deliveryKey({ ...one, customerId: 'zoe' }, '2027-02-01'),
    deliveryKey({ ...one, site: 'usafh' }, '2027-02-01'),
    deliveryKey({ ...one, payment: { ...one.payment, token: 'another' } }, '2027-02-01'),
    deliveryKey(
      { ...one, deliveryAddress: { ...one.deliveryAddress, line1: '14 Orchard Street' } },
      '2027-02-01',
    ),
  ];
  expect(others).not.toContain(key);
});
