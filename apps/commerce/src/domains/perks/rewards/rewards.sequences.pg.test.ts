/**
 * Whatever a member does to a cart and its reward, in one tab or two at once: at most one reward, its points taken once, sums that add
 * up, and nothing left reserved for a cart that is gone. A plain model says what each call alone comes to.
 */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { assertCartAddsUp } from '@crema/testing/factories/totals';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

const START = 760;
/** What each reward takes; the last has no stock. */
const REWARDS = {
  '200-small-24': 200,
  '350-noon-24': 350,
  '350-dusk-24': 350,
  '700-noon-24': 700,
  '350-gone-24': 350,
} as const;
type Code = keyof typeof REWARDS;
const CODES = Object.keys(REWARDS) as Code[];

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', ...['dawn', 'noon', 'dusk'].map((code) => product(code)));
  await sell(shop.commerce, 'usb2c', product('small', { count: 12 }), product('gone', { stock: 0 }));
});
afterAll(() => shop.commerce.close());

type Step =
  | { act: 'apply' | 'remove'; code: Code }
  | { act: 'swap'; code: Code; to: Code }
  | {
      act:
        | 'add'
        | 'addDelivery'
        | 'takeOut'
        | 'switch'
        | 'order'
        | 'decline'
        | 'cancel'
        | 'return'
        | 'forget';
    };

const code = fc.constantFrom(...CODES);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('apply' as const), code }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('remove' as const), code }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('swap' as const), code, to: code }) },
  {
    weight: 9,
    arbitrary: fc.record({
      act: fc.constantFrom(
        ...(['add', 'add', 'addDelivery', 'takeOut', 'switch'] as const),
        ...(['order', 'order', 'decline', 'cancel', 'return', 'forget'] as const),
      ),
    }),
  },
);

interface Cart {
  guid: string;
  entries: { entryNumber: number; addedBy?: string; isOneTimeProduct: boolean; product: { code: string } }[];
}
const cartOf = async (ada: Member): Promise<Cart> => (await ada.call<Cart>('GET', 'carts/current')).body;
const own = ({ entries }: Cart) => entries.filter(({ addedBy }) => addedBy === undefined);

/** Orders that somebody placed, newest first, in one of these states. */
async function ordersOf({ customerId }: Member, ...states: string[]): Promise<string[]> {
  const { rows } = await shop.db.execute(
    'select code, status from orders where customer_id = $1 order by created_at desc, code',
    [customerId],
  );
  return (rows as { code: string; status: string }[])
    .filter(({ status }) => states.includes(status))
    .map(({ code: found }) => found);
}

async function order(ada: Member, token: string) {
  const { guid } = await cartOf(ada);
  if (!guid) return { status: 404 };
  await ada.call('PUT', `carts/${guid}/payment`, { provider: 'test', token });
  return ada.place(guid);
}

/** Does a step; answers its status, where it is a call. */
async function perform(ada: Member, taken: Step): Promise<number> {
  const cart = await cartOf(ada);
  const guid = cart.guid ?? '0b9f6a0e-0000-4000-8000-00000000000b';
  const line = own(cart)[0];
  const path = `carts/${guid}/entries/${line?.entryNumber ?? 0}`;
  switch (taken.act) {
    case 'apply':
      return (await ada.apply(guid, taken.code)).status;
    case 'remove':
      return (await ada.remove(guid, taken.code)).status;
    case 'swap':
      return (await ada.swap(guid, taken.code, taken.to)).status;
    case 'add':
      return addTo(ada, true);
    case 'addDelivery':
      return addTo(ada, false);
    case 'takeOut':
      return (await ada.call('DELETE', path)).status;
    case 'switch':
      return (await ada.call('PATCH', path, { isOneTimeProduct: !(line?.isOneTimeProduct ?? true) })).status;
    case 'order':
      return (await order(ada, 'tok_success')).status;
    case 'decline':
      return (await order(ada, 'tok_declined')).status;
    case 'cancel': {
      const [newest] = await ordersOf(ada, 'processing');
      return newest ? (await ada.call('POST', `orders/${newest}/cancel`)).status : 404;
    }
    case 'return':
      return takeBack(ada);
    case 'forget': {
      await shop.db.execute(`update carts set expires_at = $2 where customer_id = $1`, [
        ...[ada.customerId, new Date(shop.clock.now().getTime() - 1).toISOString()],
      ]);
      await shop.commerce.cart.deleteExpired();
      return 200;
    }
  }
}

async function addTo(ada: Member, isOneTimeProduct: boolean): Promise<number> {
  const { status, body } = await ada.add('dawn-24', 1, { isOneTimeProduct });
  if (status !== 200) return status;
  // Another tab may be ordering it by now.
  return ada.ready(body.cartGuid).then(
    () => 200,
    () => 409,
  );
}

async function takeBack(ada: Member): Promise<number> {
  const { fulfilment } = shop.commerce.orders;
  const [newest] = await ordersOf(ada, 'processing');
  if (!newest) return 404;
  // Another tab may cancel it meanwhile.
  try {
    await fulfilment.ship(newest);
    await fulfilment.deliver(newest);
    await fulfilment.takeBack(newest);
    return 200;
  } catch {
    return 409;
  }
}

interface Reserved {
  status: string;
  points: number;
  cartGuid: string;
  attached: { rewardCode: string } | null;
  orderStatus: string | null;
  units: number | null;
  quantity: number;
}

/** Counts from the tables, and compares with what the API says. */
async function assertWhole(ada: Member): Promise<void> {
  const { rows } = await shop.db.execute(
    `select r.status, r.points, r.quantity, r.cart_guid as "cartGuid",
       case when c.attached -> 'perks' ->> 'id' = r.id::text then c.attached -> 'perks' end as attached,
       o.status as "orderStatus",
       (select sum(e.quantity)::int from order_entries e where e.order_code = r.order_code and e.price_kind = 'perks')
         as units
     from perks_rewards r left join carts c on c.guid = r.cart_guid and c.status <> 'ordered'
       left join orders o on o.code = r.order_code
     where r.customer_id = $1`,
    [ada.customerId],
  );
  const rewards = rows as unknown as Reserved[];
  const waiting = rewards.filter(({ status }) => status === 'reserved');
  expect(waiting.length).toBeLessThanOrEqual(1);
  for (const { attached } of waiting) expect(attached).not.toBeNull();
  for (const { status, orderStatus, units, quantity } of rewards) {
    if (status === 'spent') expect([orderStatus, units]).toEqual(['processing', quantity]);
    if (status === 'released') expect([null, 'cancelled', 'returned']).toContain(orderStatus);
  }
  const taken = rewards.filter(({ status }) => status !== 'released');
  const left = START - taken.reduce((all, { points }) => all + points, 0);
  expect(await ada.points()).toBe(left);

  const cart = (await ada.call('GET', 'carts/current')).body;
  if (!cart.guid) return expect(waiting).toEqual([]);
  await assertCartAddsUp(shop.commerce, 'usb2c', cart.guid, cart, ada.customerId);
  const { rewards: shown } = (await ada.applied(cart.guid)).body;
  expect(shown.map(({ rewardCode }) => rewardCode)).toEqual(
    waiting.map(({ attached }) => attached?.rewardCode),
  );
  const lines = (await cartOf(ada)).entries;
  expect(lines.filter(({ addedBy }) => addedBy === 'perks')).toHaveLength(shown.length);
  if (shown.length > 0)
    expect(lines.some((line) => line.isOneTimeProduct && line.addedBy === undefined)).toBe(true);
}

/** What a cart is, to somebody who knows the rules and no code. */
class Plain {
  oneTime = 0;
  deliveries = 0;
  hasCart = false;
  reward: Code | undefined;
  points = START;
  orders: { reward: Code | undefined }[] = [];

  /** The status that the call must have; what it changes is changed. */
  after(taken: Step, cart: Cart): number {
    const cost = (of: Code | undefined) => (of ? REWARDS[of] : 0);
    const release = () => {
      this.points += cost(this.reward);
      this.reward = undefined;
    };
    const reserve = (of: Code, free: number): number => {
      if (this.oneTime === 0 || of === '350-gone-24' || REWARDS[of] > this.points + free) return 409;
      this.points += free - REWARDS[of];
      this.reward = of;
      return 200;
    };
    switch (taken.act) {
      case 'apply':
        if (!this.hasCart) return 404;
        return this.reward ? 409 : reserve(taken.code, 0);
      case 'remove':
        if (!this.hasCart) return 404;
        if (this.reward === taken.code) release();
        return 200;
      case 'swap':
        if (!this.hasCart) return 404;
        if (this.reward === taken.to) return 200;
        return this.reward === taken.code ? reserve(taken.to, cost(this.reward)) : 409;
      case 'add':
        this.oneTime += 1;
        this.hasCart = true;
        return 200;
      case 'addDelivery':
        // The first order of one auto-delivery holds so many units of a line.
        if (this.deliveries === 12) return 400;
        this.deliveries += 1;
        this.hasCart = true;
        return 200;
      case 'takeOut':
      case 'switch':
        return this.#line(taken.act, own(cart)[0], release);
      case 'order':
        if (!this.hasCart) return 404;
        if (this.oneTime + this.deliveries === 0) return 400;
        // An auto-delivery is ordered with a consent, which is not given here.
        if (this.deliveries > 0) return 400;
        this.orders.unshift({ reward: this.reward });
        Object.assign(this, { oneTime: 0, deliveries: 0, hasCart: false, reward: undefined });
        return 201;
      case 'decline':
        return this.hasCart ? 400 : 404;
      case 'cancel':
      case 'return': {
        const given = this.orders.shift();
        if (!given) return 404;
        this.points += cost(given.reward);
        return 200;
      }
      case 'forget':
        release();
        Object.assign(this, { oneTime: 0, deliveries: 0, hasCart: false });
        return 200;
    }
  }

  #line(act: 'takeOut' | 'switch', line: Cart['entries'][number] | undefined, release: () => void): number {
    if (!line) return 404;
    if (line.isOneTimeProduct) {
      if (act === 'switch' && this.deliveries + this.oneTime > 12) return 400;
      if (act === 'switch') this.deliveries += this.oneTime;
      this.oneTime = 0;
      release();
    } else {
      if (act === 'switch') this.oneTime += this.deliveries;
      this.deliveries = 0;
    }
    return 200;
  }
}

test(
  'any sequence of calls comes to what the rules say',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const ada = await member(shop, { points: START });
        const plain = new Plain();
        for (const taken of [{ act: 'add' as const }, ...steps]) {
          const expected = plain.after(taken, await cartOf(ada));
          const status = await perform(ada, taken);
          expect([taken, status]).toEqual([taken, expected]);
          await assertWhole(ada);
          expect(await ada.points()).toBe(plain.points);
        }
      }),
      { numRuns: 12 },
    );
  },
  patience(90_000),
);

test(
  'two tabs at once leave one reward at most, and every point accounted for',
  async () => {
    const moment = fc.array(step, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 2, maxLength: 7 }), async (moments) => {
        const ada = await member(shop, { points: START });
        await addTo(ada, true);
        for (const together of moments) {
          const statuses = await Promise.all(together.map((taken) => perform(ada, taken)));
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
          // An expired cart that another tab holds at that moment is left to the next cleaning.
          await shop.commerce.cart.deleteExpired();
          await assertWhole(ada);
        }
      }),
      { numRuns: 12 },
    );
  },
  patience(90_000),
);
