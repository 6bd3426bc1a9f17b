import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Kit, KitTerms } from './commitments.types.ts';
import { endingCosts, orderWeight, progress, statusAfter, warningOf } from './progress.rules.ts';

const TERMS: KitTerms = {
  ...{
    code: 'BBAD',
    months: 12,
    least: 4,
    podsLeast: 20,
    weightLeast: 1,
    committed: 16,
    earlyEnd: 'PRORATED',
  },
  returnDays: 30,
};
const NONE: ReadonlySet<string> = new Set();

interface Shape {
  count: number;
  boxCount: number;
  packType?: string;
}
const product = (code: string, { count, boxCount, packType }: Shape) => ({
  ...{
    code,
    productCode: code,
    name: code,
    brand: '',
    productType: 'Coffee',
    url: '',
    image: '',
    options: {},
  },
  ...{ count, boxCount, ...(packType && { packType }) },
});
type Line = Parameters<typeof orderWeight>[1][number];
const line = (entryNumber: number, shape: Shape, over: Partial<Line> = {}): Line => ({
  ...{ entryNumber, code: `v-${entryNumber}`, oneTime: false, shipped: 0, refunded: 0, withdrawn: 0 },
  ...{ product: product(`v-${entryNumber}`, shape), ...over },
});
const [TWENTY_FOUR, FORTY_EIGHT, NINETY_SIX]: Shape[] = [
  { count: 24, boxCount: 1 },
  { count: 48, boxCount: 2 },
  { count: 96, boxCount: 4 },
] as [Shape, Shape, Shape];
/** A merchant's own figure: variety packs count once. */
const VARIETY: Shape = { count: 40, boxCount: 1 };

const kit = (over: Partial<Kit> = {}): Kit => ({
  ...{
    id: '',
    site: 'usb2c',
    campaignCode: 'BBAD',
    orderCode: '',
    language: 'en',
    currency: 'USD',
    entryNumber: 0,
  },
  brewer: { code: '', productCode: '', name: '', url: '', image: '' },
  ...{ terms: TERMS, listPrice: 19_999, paid: 5000, holdsUse: true, status: 'running', counted: 0 },
  ...{ begunOn: '2027-01-04', deadline: '2028-01-04', createdAt: new Date(0), updatedAt: new Date(0) },
  ...over,
});

test('two boxes of 24, one of 48, one of 96 and a variety pack of 40 are 9 of 16', () => {
  const lines = [
    line(1, TWENTY_FOUR, { shipped: 2 }),
    line(2, FORTY_EIGHT, { shipped: 1 }),
    line(3, NINETY_SIX, { shipped: 1 }),
    line(4, VARIETY, { shipped: 1 }),
  ];
  const counted = orderWeight(TERMS, lines, {}, () => NONE);
  expect(progress({ terms: TERMS, counted })).toEqual({ committed: 16, done: 9, owed: 7, met: false });
});

test('after 10 of 16, ending costs 56.25 in part and 149.99 in full', () => {
  expect(endingCosts(kit({ counted: 10 }))).toBe(5625);
  expect(endingCosts(kit({ counted: 10, terms: { ...TERMS, earlyEnd: 'FULL' } }))).toBe(14_999);
  expect(
    ['met', 'ended', 'returned', 'cancelled'].map((status) => endingCosts(kit({ status } as Partial<Kit>))),
  ).toEqual([...[0, 0, 0, 0]]);
});

test('what was bought once, is too small or has a flag that no kit sells counts nothing', () => {
  const all = (lines: Line[], flags: ReadonlySet<string> = NONE) =>
    orderWeight(TERMS, lines, {}, () => flags);
  expect(all([line(1, TWENTY_FOUR, { shipped: 3, oneTime: true })])).toBe(0);
  expect(all([line(1, { count: 12, boxCount: 1 }, { shipped: 3 })])).toBe(0);
  expect(all([line(1, { count: 12, boxCount: 1, packType: 'Bagged' }, { shipped: 3 })])).toBe(0);
  expect(all([line(1, TWENTY_FOUR, { shipped: 3 })], new Set(['isVirtualProduct']))).toBe(0);
});

test('cases count whole cases', () => {
  const cases = { ...TERMS, casePods: 96, podsLeast: 96, committed: 24 };
  const lines = [line(1, NINETY_SIX, { shipped: 2 }), line(2, { count: 192, boxCount: 8 }, { shipped: 1 })];
  expect(orderWeight(cases, lines, {}, () => NONE)).toBe(4);
});

test('however an order is sent and comes back, it counts what was sent and stayed', () => {
  const step = fc.record({
    entry: fc.integer({ min: 0, max: 2 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    act: fc.constantFrom('send', 'refund'),
  });
  const shapes = [TWENTY_FOUR, FORTY_EIGHT, NINETY_SIX];
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 }),
      fc.array(step, { maxLength: 25 }),
      (ordered, steps) => {
        // What each unit is: in the warehouse, with the customer, back, or never to be sent.
        const units = ordered.map((count) => Array.from({ length: count }, () => 'here'));
        let lines = ordered.map((_, at) => line(at, shapes[at] as Shape));
        let counted = 0;
        for (const { entry, quantity, act } of steps) {
          const own = units[entry] as string[];
          const before = lines[entry] as Line;
          if (act === 'send') {
            const sent = own
              .map((state, at) => [state, at] as const)
              .filter(([state]) => state === 'here')
              .slice(0, quantity);
            if (sent.length === 0) continue;
            counted = orderWeight(
              TERMS,
              lines,
              { sent: [{ entryNumber: entry, quantity: sent.length }] },
              () => NONE,
            );
            for (const [, at] of sent) own[at] = 'there';
            lines = lines.with(entry, { ...before, shipped: before.shipped + sent.length });
            continue;
          }
          // The shop takes back unsent units first.
          const order = ['here', 'there'];
          const back = own
            .map((state, at) => [state, at] as const)
            .filter(([state]) => order.includes(state))
            .sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]))
            .slice(0, quantity);
          if (back.length === 0) continue;
          const withdrawn = back.filter(([state]) => state === 'here').length;
          const refund = { lines: [{ entryNumber: entry, quantity: back.length, withdrawn }] };
          counted = orderWeight(TERMS, lines, { refund } as Parameters<typeof orderWeight>[2], () => NONE);
          for (const [, at] of back) own[at] = 'gone';
          lines = lines.with(entry, {
            ...{ ...before, refunded: before.refunded + back.length },
            withdrawn: before.withdrawn + withdrawn,
          });
        }
        const expected = units.reduce(
          (sum, own, at) =>
            sum + own.filter((state) => state === 'there').length * (shapes[at] as Shape).boxCount,
          0,
        );
        expect(counted).toBe(expected);
      },
    ),
  );
});

test('progress never leaves 0 to the commitment, and is met exactly when nothing is owed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 60 }), (counted, committed) => {
      const one = kit({ counted, terms: { ...TERMS, committed } });
      const { done, owed, met } = progress(one);
      expect(done + owed).toBe(committed);
      expect([done >= 0, owed >= 0, met]).toEqual([true, true, owed === 0]);
      expect(statusAfter(one)).toBe(met ? 'met' : 'running');
      expect(endingCosts(one) === 0).toBe(owed === 0);
      expect(endingCosts(one)).toBeLessThanOrEqual(one.listPrice - one.paid);
    }),
  );
});

test('the warning is the nearest that is reached', () => {
  const at = (today: string) => warningOf(kit(), today, [90, 30, 7]);
  expect(at('2027-10-05')).toBeUndefined();
  expect(at('2027-10-06')).toEqual({ daysLeft: 90, of: 90 });
  expect(at('2027-12-05')).toEqual({ daysLeft: 30, of: 30 });
  expect(at('2028-01-04')).toEqual({ daysLeft: 0, of: 7 });
  expect(at('2028-01-05')).toBeUndefined();
  expect(warningOf(kit({ status: 'met' }), '2028-01-01', [90])).toBeUndefined();
});
