/** Whatever is bought, cancelled and refunded on whatever day: taxes and coupons are what the orders' tables say. */
import { SITES } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#platform/clock/index.ts';

const SITES_HERE = ['usb2c', 'cab2c'] as const;
type SiteHere = (typeof SITES_HERE)[number];

let shop: TestCommerce;
let owner: SignedInStaff;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  for (const site of SITES_HERE) {
    await sell(shop.commerce, site, product('dawn'), product('dusk', { taxCode: 'STANDARD' }));
    await shop.commerce.coupons.create(
      site,
      { code: 'TENTH', name: { en: '10%', fr: '10 %' }, percent: 10 },
      { code: 'FIVE', name: { en: '$5', fr: '5 $' }, amount: 500 },
    );
  }
  owner = await signInStaff(shop.commerce);
}, patience(60_000));
afterAll(() => shop.commerce.close());

const todayOf = (site: SiteHere) => dayOf(shop.clock.now(), SITES[site].timeZone);

interface Answer {
  columns: { name: string; title: string }[];
  rows: { values: Record<string, string | number>; links: Record<string, string> }[];
  sums: Record<string, number>;
  next?: string;
  errors: { subject: string }[];
}

/** As the owner, who logs in again where days have gone by. */
async function get(path: string) {
  const call = () => shop.commerce.app.inject({ url: `/admin/v1/${path}`, headers: owner.headers });
  let answer = await call();
  if (answer.statusCode === 401) {
    owner = await signInStaff(shop.commerce);
    answer = await call();
  }
  const body = (answer.body.startsWith('{') ? answer.json<Answer>() : {}) as Answer;
  return { status: answer.statusCode, text: answer.body, body, headers: answer.headers };
}

/** All pages of a report of two years. */
async function read(site: SiteHere, name: string, by = 'total', pageSize = 3): Promise<Answer> {
  const [from, to] = [addDays(todayOf(site), -700), todayOf(site)];
  const rows: Answer['rows'] = [];
  for (let after = ''; ; ) {
    const query = new URLSearchParams({ from, to, by, pageSize: String(pageSize), ...(after && { after }) });
    const { body } = await get(`${site}/reports/${name}?${query}`);
    rows.push(...body.rows);
    if (body.next === undefined) return { ...body, rows };
    after = body.next;
  }
}

interface Tax {
  name: string;
  rate: number;
  amount: number;
}
interface Line {
  entry_number: number;
  product: { taxCode: string };
  taxes: Tax[];
}
interface OrderFacts {
  code: string;
  placed_at: string;
  delivery_address: { region: string };
  coupons: { code: string; amount: number }[];
  total_tax: number;
  lines: Line[];
}

/** Taxes of each day, charged and refunded, and the cost of coupons: counted here and not by the shop. */
async function counted(site: SiteHere) {
  const taxes = new Map<string, [charged: number, refunded: number]>();
  const coupons = new Map<string, [uses: number, given: number]>();
  const add = (all: Map<string, [number, number]>, key: string, first: number, second: number) => {
    const [a, b] = all.get(key) ?? [0, 0];
    all.set(key, [a + first, b + second]);
  };
  const day = (at: string) => dayOf(new Date(at), SITES[site].timeZone);
  const { rows } = await shop.db.execute(
    `select o.*, (select json_agg(e) from order_entries e where e.order_code = o.code) as lines
     from orders o where site = $1 and placed_at is not null`,
    [site],
  );
  const orders = rows as OrderFacts[];
  const key = (at: string, { delivery_address: { region } }: OrderFacts, line: Line, { name, rate }: Tax) =>
    JSON.stringify([day(at), region, line.product.taxCode, name, rate]);
  for (const order of orders) {
    for (const line of order.lines)
      for (const tax of line.taxes) add(taxes, key(order.placed_at, order, line, tax), tax.amount, 0);
    for (const { code, amount } of order.coupons) add(coupons, code, 1, amount);
  }
  const refunds = await shop.db.execute(`select * from order_refunds`);
  for (const refund of refunds.rows as {
    order_code: string;
    created_at: string;
    lines: { entryNumber: number; taxes: Tax[] }[];
  }[]) {
    const order = orders.find(({ code }) => code === refund.order_code);
    for (const { entryNumber, taxes: back } of order ? refund.lines : [])
      for (const tax of back) {
        const line = order?.lines.find((one) => one.entry_number === entryNumber);
        if (order && line) add(taxes, key(refund.created_at, order, line, tax), 0, tax.amount);
      }
  }
  const charged = orders.reduce((sum, { total_tax: tax }) => sum + Number(tax), 0);
  return { taxes, coupons, charged };
}

async function requireSame(site: SiteHere): Promise<void> {
  const expected = await counted(site);
  const taxes = await read(site, 'taxes', 'day');
  const days = new Map<string, number[]>();
  for (const { values } of taxes.rows) {
    const before = days.get(String(values.day)) ?? [0, 0];
    days.set(String(values.day), [
      (before[0] ?? 0) + Number(values.charged),
      (before[1] ?? 0) + Number(values.refunded),
    ]);
  }
  const ofDays = new Map<string, number[]>();
  for (const [key, [charged, refunded]] of expected.taxes) {
    const [day] = JSON.parse(key) as [string];
    const before = ofDays.get(day) ?? [0, 0];
    ofDays.set(day, [(before[0] ?? 0) + charged, (before[1] ?? 0) + refunded]);
  }
  for (const [day, sums] of ofDays) expect([day, days.get(day)]).toEqual([day, sums]);
  expect(taxes.sums.charged).toBe(expected.charged);
  const shown = taxes.rows
    .filter(({ values }) => Number(values.charged) + Number(values.refunded) > 0)
    .map(({ values }) => [values.charged, values.refunded]);
  const byKey = [...expected.taxes.values()].filter(([charged, refunded]) => charged + refunded > 0);
  expect(shown.map(String).sort()).toEqual(byKey.map(String).sort());
  const total = await read(site, 'taxes');
  expect(total.sums).toEqual(taxes.sums);

  const coupons = await read(site, 'coupons', 'total', 1);
  expect(new Map(coupons.rows.map(({ values: { code, uses, given } }) => [code, [uses, given]]))).toEqual(
    expected.coupons,
  );
  const given = coupons.rows.map(({ values }) => Number(values.given));
  expect(given).toEqual([...given].sort((a, b) => b - a));
}

const place = fc.record({
  act: fc.constant('place' as const),
  site: fc.constantFrom(...SITES_HERE),
  qty: fc.integer({ min: 1, max: 3 }),
  coupon: fc.constantFrom(undefined, 'TENTH', 'FIVE'),
});
const step = fc.oneof(
  { weight: 3, arbitrary: place },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom(...(['ship', 'cancel', 'part', 'rest'] as const)),
      which: fc.nat({ max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 5, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('fold' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let refunds = 0;

async function withCoupon(who: ReturnType<typeof shopper>, cart: string, code: string): Promise<void> {
  const { status, body } = await who.call('GET', `carts/${cart}/coupon/apply?couponCode=${code}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

async function perform(placed: string[], one: Step): Promise<void> {
  const { orders, reports } = shop.commerce;
  if (one.act === 'wait') return void shop.clock.advance(one.hours * 3_600_000);
  if (one.act === 'fold') return reports.fold();
  if (one.act === 'place') {
    const who = shopper(shop.commerce, one.site);
    const address = one.site === 'usb2c' ? ADDRESSES.NY : ADDRESSES.QC;
    const cart = await who.readyCart(['dawn-24', 'dusk-24'], { qty: one.qty, address });
    if (one.coupon) await withCoupon(who, cart, one.coupon);
    const { status, body } = await who.place(cart);
    if (status < 300) placed.push(body.code);
    return;
  }
  const code = placed[one.which % Math.max(1, placed.length)];
  if (code === undefined) return;
  const make = (asked: Parameters<typeof orders.refunds.make>[1]) =>
    orders.refunds.make(code, asked, { key: `refund-${++refunds}`, actor: 'operator' });
  const work = {
    ship: () => orders.fulfilment.ship(code),
    cancel: () => orders.fulfilment.cancel(code, 'operator'),
    part: () => make({ entries: [{ entryNumber: 1, quantity: 1 }], restock: 'unsent' }),
    rest: () => make({ restock: 'unsent' }),
  }[one.act];
  await work().catch(() => undefined);
}

test(
  'after any sequence of orders and refunds, taxes and coupons are those of the orders, folded or not',
  async () => {
    const sequences = fc
      .tuple(
        fc.array(place, { minLength: 2, maxLength: 2 }),
        fc.array(step, { minLength: 4, maxLength: 8, size: 'max' }),
      )
      .map(([first, rest]) => [...first, ...rest]);
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const placed: string[] = [];
        for (const one of steps) await perform(placed, one);
        for (const site of SITES_HERE) await requireSame(site);
        await shop.commerce.reports.fold();
        for (const site of SITES_HERE) await requireSame(site);
      }),
      { numRuns: 6 },
    );
  },
  patience(120_000),
);

test('days from before taxes were kept are counted by the next fold', async () => {
  await shop.commerce.reports.fold();
  await shop.db.execute('delete from tax_days');
  await shop.commerce.reports.fold();
  for (const site of SITES_HERE) await requireSame(site);
});

test('a number opens the orders behind it', async () => {
  const who = shopper(shop.commerce);
  const cart = await who.readyCart(['dusk-24'], { address: ADDRESSES.NY });
  await withCoupon(who, cart, 'TENTH');
  const { code } = (await who.place(cart)).body;
  const [from, to] = [todayOf('usb2c'), todayOf('usb2c')];
  for (const [name, column, value] of [
    ['taxes', 'region', 'New York'],
    ['coupons', 'uses', 'TENTH'],
  ] as const) {
    const { body } = await get(`usb2c/reports/${name}?from=${from}&to=${to}`);
    const row = body.rows.find(({ values }) => Object.values(values).some((one) => one === value));
    const address = row?.links[column];
    expect(address).toBeDefined();
    const list = await shop.commerce.app.inject({
      url: `/admin/v1/usb2c/${address}`,
      headers: owner.headers,
    });
    expect([address, list.statusCode]).toEqual([address, 200]);
    expect(list.json<{ items: { code: string }[] }>().items.map((one) => one.code)).toContain(code);
    const none = await get(`usb2c/orders?from=${addDays(from, 1)}`);
    expect(none.body).toMatchObject({ items: [] });
  }
});

test('the file has every row, amounts as numbers and texts that compute nothing', async () => {
  const [from, to] = [addDays(todayOf('cab2c'), -700), todayOf('cab2c')];
  const who = shopper(shop.commerce, 'cab2c');
  const cart = await who.readyCart(['dusk-24']);
  await withCoupon(who, cart, 'FIVE');
  await who.place(cart);
  const file = await get(`cab2c/reports/coupons.csv?from=${from}&to=${to}&lang=fr`);
  expect(file.headers['content-disposition']).toContain(`coupons-cab2c-${from}-${to}.csv`);
  const [heading, ...rows] = parse(file.text, { bom: true }) as string[][];
  expect(heading?.slice(0, 3)).toEqual(['Coupon', 'Utilisations', 'Rabais accordés']);
  const shown = await read('cab2c', 'coupons');
  expect(rows.map(([code]) => code)).toContain('FIVE');
  expect(rows.map((row) => row[2])).toEqual(
    shown.rows.map(({ values }) => (Number(values.given) / 100).toFixed(2)),
  );
});

test('what is no period and no page is refused at its field', async () => {
  const day = todayOf('usb2c');
  for (const [query, subject] of [
    ['', 'from'],
    [`from=${day}`, 'to'],
    [`from=${day}&to=${addDays(day, -1)}`, 'to'],
    [`from=${day}&to=${day}&after=nothing`, 'after'],
  ]) {
    const { status, body } = await get(`usb2c/reports/taxes?${query}`);
    expect([query, status, body.errors[0]?.subject]).toEqual([query, 400, subject]);
  }
});
