import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { signUp } from '@crema/testing/factories/customer';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
const HOUR = 3_600_000;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  const variants = (code: string, more: object) => [nativeVariant({ code, price: 20, ...more })];
  await stockShop(shop.commerce, [
    nativeProduct({ code: 'dawn', variants: variants('dawn-24', { segmentPrices: { employee: 9.99 } }) }),
    nativeProduct({ code: 'noon', variants: variants('noon-24', { discountPrice: 15.99 }) }),
  ]);
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(120_000));
afterAll(() => shop.commerce.close());

interface Reasons {
  name: string;
  segment?: string;
  purchases: {
    purchase: string;
    price: number;
    total: number;
    candidates: { kind: string; amount: number; wins: boolean; reason: string }[];
    coupon?: { amount: number; total: number; reason: string };
  }[];
}

const why = async (query: Record<string, string | number>) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await office.call<Reasons>(`usb2c/prices/why?${parameters}`);
  return { ...answer, winner: answer.body.purchases?.[0]?.candidates.find(({ wins }) => wins) };
};

test('a reduced price wins over the list price, for any quantity', async () => {
  const { body, winner } = await why({ product: 'noon', quantity: 3 });
  expect([winner?.kind, winner?.amount, body.purchases[0]?.total]).toEqual(['discount', 1599, 3 * 1599]);
  expect(body.purchases[0]?.candidates.at(-1)).toMatchObject({ kind: 'list', amount: 2000, wins: false });
});

test('a customer of a segment has its price, nobody else; an unknown address is said', async () => {
  const { customerId, email } = await signUp(shop.commerce.app);
  await shop.db.execute('update customers set employee = true where id = $1', [customerId]);
  const own = await why({ product: 'dawn-24', customerEmail: email });
  expect([own.body.segment, own.winner?.kind, own.winner?.amount]).toEqual(['employee', 'personalized', 999]);
  expect((await why({ product: 'dawn-24' })).winner?.kind).not.toBe('personalized');
  expect((await why({ product: 'dawn-24', customerEmail: 'nobody@office.example' })).status).toBe(404);
  expect((await why({ product: 'nothing' })).status).toBe(404);
});

test('a promotion that is scheduled wins at an instant within its time, and not after it', async () => {
  const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR).toISOString();
  const saved = await office.save(
    'usb2c/prices/noon-24',
    { promotedPrice: 1200 },
    { from: at(2), until: at(4) },
  );
  expect(saved.status).toBe(202);
  const winners = async (...hours: number[]) => {
    const kinds: (string | undefined)[] = [];
    for (const hour of hours) kinds.push((await why({ product: 'noon', at: at(hour) })).winner?.kind);
    return kinds;
  };
  expect(await winners(1, 3, 5)).toEqual(['discount', 'promoted', 'discount']);
  // The same while it is in effect.
  shop.clock.advance(2 * HOUR);
  await shop.commerce.platform.edits.runDue();
  await shop.commerce.catalog.settle();
  expect(await winners(1, 3)).toEqual(['promoted', 'discount']);
  expect((await why({ product: 'noon', at: 'soon' })).status).toBe(400);
});

test('a coupon comes off after the price, or says why it does not', async () => {
  await shop.commerce.coupons.create(
    'usb2c',
    { code: 'TENTH', name: { en: 'A tenth' }, percent: 10 },
    { code: 'LATER', name: { en: 'Later' }, percent: 10, validFrom: '2999-01-01T00:00:00Z' },
  );
  const one = (await why({ product: 'dawn', coupon: 'TENTH', quantity: 2 })).body.purchases[0];
  expect(one?.coupon).toMatchObject({ amount: Math.round((one?.total ?? 0) / 10) });
  expect(one?.coupon?.total).toBe((one?.total ?? 0) - (one?.coupon?.amount ?? 0));
  const later = (await why({ product: 'dawn', coupon: 'LATER' })).body.purchases[0];
  expect([later?.coupon?.amount, later?.coupon?.reason]).toEqual([0, expect.stringContaining('LATER')]);
});

test('overlapping scheduled prices, and a schedule in the past, are refused by a sentence at their field', async () => {
  const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR).toISOString();
  const save = async (from: string, until?: string) => {
    const { status, body } = await office.save(
      'usb2c/prices/dawn-24',
      { promotedPrice: 1500 },
      { from, until },
    );
    const [error] =
      (body as { errors?: { reason: string; subject: string; message: string }[] }).errors ?? [];
    return [status, error?.reason, error?.subject, error?.message.endsWith('.')];
  };
  expect((await save(at(10), at(12)))[0]).toBe(202);
  expect(await save(at(11), at(13))).toEqual([409, 'overlaps', 'from', true]);
  // One right after the other is no overlap.
  expect((await save(at(12), at(13)))[0]).toBe(202);
  expect(await save(at(-1))).toEqual([400, 'invalid', 'from', true]);
  expect(await save(at(20), at(19))).toEqual([400, 'invalid', 'until', true]);
});
