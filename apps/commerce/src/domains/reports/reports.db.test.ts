/** Whatever is placed, cancelled, sent, returned and refunded on whatever day: the daily sums are what the orders' tables say. */
import { SITES } from '@crema/brands';
import { cloneTestDatabase, openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#platform/clock/index.ts';
import { migrate } from '#platform/db/index.ts';
import { salesOf } from './daily/sales.repository.ts';
import type { SalesDay } from './reports.types.ts';

const SITES_HERE = ['usb2c', 'cab2c'] as const;
type SiteHere = (typeof SITES_HERE)[number];

let shop: TestCommerce;
let owner: SignedInStaff;
beforeAll(async () => {
  shop = await openTestCommerce({ db: await cloneTestDatabase() });
  await shop.commerce.platform.jobs.start(false);
  for (const site of SITES_HERE)
    await sell(shop.commerce, site, product('dawn'), product('dusk', { taxCode: 'STANDARD' }));
  owner = await signInStaff(shop.commerce);
}, patience(60_000));
afterAll(async () => {
  await shop.commerce.close();
  await shop.db.close();
});

const todayOf = (site: SiteHere) => dayOf(shop.clock.now(), SITES[site].timeZone);

/** As the owner, who logs in again where days have gone by. */
async function get<Body>(path: string) {
  const call = () => shop.commerce.app.inject({ url: `/admin/v1/${path}`, headers: owner.headers });
  let answer = await call();
  if (answer.statusCode === 401) {
    owner = await signInStaff(shop.commerce);
    answer = await call();
  }
  const { statusCode: status, headers, body: text } = answer;
  return { status, headers, text, body: JSON.parse(text.startsWith('{') ? text : '{}') as Body };
}

const report = async (site: SiteHere, from: string, to: string) =>
  (await get<{ rows: SalesDay[]; sums: SalesDay }>(`${site}/reports/sales?from=${from}&to=${to}`)).body;

interface OrderFacts {
  code: string;
  site: string;
  placed_at: string;
  sub_total: number;
  order_discounts: number;
  delivery_cost: number;
  surcharges: number;
  total_tax: number;
  total: number;
  units: number;
}

/** The days of a site by its orders and refunds, counted here and not by the shop. */
async function counted(site: SiteHere): Promise<Map<string, Omit<SalesDay, 'day'>>> {
  const days = new Map<string, Omit<SalesDay, 'day'>>();
  const add = (at: string, more: Partial<SalesDay>) => {
    const day = dayOf(new Date(at), SITES[site].timeZone);
    const sums = days.get(day) ?? {
      ...{
        orders: 0,
        units: 0,
        goods: 0,
        discounts: 0,
        shipping: 0,
        surcharges: 0,
        tax: 0,
        total: 0,
        refunds: 0,
      },
    };
    for (const [name, value] of Object.entries(more)) sums[name as keyof typeof sums] += Number(value);
    days.set(day, sums);
  };
  const { rows: orders } = await shop.db.execute(
    `select o.*, (select sum(quantity) from order_entries e where e.order_code = o.code) as units
     from orders o where site = $1 and placed_at is not null`,
    [site],
  );
  for (const one of orders as OrderFacts[])
    add(one.placed_at, {
      ...{ orders: 1, units: one.units, goods: one.sub_total, discounts: one.order_discounts },
      ...{ shipping: one.delivery_cost, surcharges: one.surcharges, tax: one.total_tax, total: one.total },
    });
  const { rows: refunds } = await shop.db.execute(
    `select r.created_at, r.amount from order_refunds r join orders o on o.code = r.order_code
     where o.site = $1 and o.placed_at is not null`,
    [site],
  );
  for (const { created_at, amount } of refunds as { created_at: string; amount: number }[])
    add(created_at, { refunds: amount });
  return days;
}

async function requireSame(site: SiteHere): Promise<void> {
  await shop.commerce.reports.count();
  const [row] = await shop.db.rows<{ first: string | null }>(
    sql`select min(day)::text as first from sales_days where site = ${site}`,
  );
  if (!row?.first) return expect((await counted(site)).size).toBe(0);
  const { rows: shown, sums } = await report(site, row.first, todayOf(site));
  const expected = await counted(site);
  for (const { day, ...sum } of shown) {
    const nothing = Object.fromEntries(Object.keys(sum).map((name) => [name, 0]));
    expect([day, sum]).toEqual([day, expected.get(day) ?? nothing]);
    expect(sum.total).toBe(sum.goods - sum.discounts + sum.shipping + sum.surcharges + sum.tax);
  }
  expect([...expected.keys()].every((day) => shown.some((row) => row.day === day))).toBe(true);
  expect(sums.orders).toBe([...expected.values()].reduce((all, { orders }) => all + orders, 0));
}

const place = fc.record({
  act: fc.constant('place' as const),
  site: fc.constantFrom(...SITES_HERE),
  qty: fc.integer({ min: 1, max: 3 }),
  declined: fc.nat({ max: 5 }).map((number) => number === 0),
});
const step = fc.oneof(
  { weight: 1, arbitrary: place },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constantFrom(...(['ship', 'deliver', 'cancel', 'return', 'part', 'part', 'rest'] as const)),
      which: fc.nat({ max: 6 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('fold' as const) }) },
);
const sequences = fc
  .tuple(
    fc.array(place, { minLength: 2, maxLength: 3 }),
    fc.array(step, { minLength: 4, maxLength: 12, size: 'max' }),
  )
  .map(([placed, steps]) => [...placed, ...steps]);

const refused = () => undefined;
let refunds = 0;

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function perform(placed: string[], one: Step): Promise<void> {
  const { orders, reports } = shop.commerce;
  if (one.act === 'wait') return void shop.clock.advance(one.hours * 3_600_000);
  if (one.act === 'fold') return reports.fold();
  if (one.act === 'place') {
    const who = shopper(shop.commerce, one.site);
    const cart = await who.readyCart(['dawn-24', 'dusk-24'], {
      ...{ qty: one.qty, address: one.site === 'usb2c' ? ADDRESSES.NY : ADDRESSES.QC },
      token: one.declined ? 'tok_declined' : 'tok_success',
    });
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
    deliver: () => orders.fulfilment.deliver(code),
    cancel: () => orders.fulfilment.cancel(code, 'operator'),
    return: () => orders.fulfilment.takeBack(code),
    part: () => make({ entries: [{ entryNumber: 0, quantity: 1 }], restock: 'unsent' }),
    rest: () => make({ restock: 'unsent' }),
  }[one.act];
  await work().catch(refused);
}

test(
  'after any sequence of orders, refunds, cancellations and days the sums are those of the orders',
  async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const placed: string[] = [];
        for (const one of steps) await perform(placed, one);
        for (const site of SITES_HERE) await requireSame(site);
        await shop.commerce.reports.fold();
        for (const site of SITES_HERE) await requireSame(site);
      }),
      { numRuns: 10 },
    );
  },
  patience(120_000),
);

test('a day folds into one row, what was counted wrong is mended, and what comes meanwhile is kept', async () => {
  const who = shopper(shop.commerce);
  const { code } = (await who.place(await who.readyCart(['dawn-24']))).body;
  await shop.commerce.reports.count();
  await shop.db.execute(`update sales_days set total = total + 7 where part = $1`, [code]);
  await Promise.all([
    shop.commerce.reports.fold(),
    shop.commerce.reports.fold(),
    ...[1, 2, 3].map(async () => who.place(await who.readyCart(['dawn-24']))),
  ]);
  await requireSame('usb2c');
  await shop.commerce.reports.fold();
  await requireSame('usb2c');
  const { rows } = await shop.db.execute(`select part from sales_days where part <> ''`);
  expect(rows).toEqual([]);
});

test('an order just before midnight of the site is of the day before, wherever the server stands', async () => {
  const now = shop.clock.now();
  const until =
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 3, 30) - now.getTime();
  shop.clock.advance(until);
  const day = todayOf('usb2c');
  expect(day).not.toBe(shop.clock.now().toISOString().slice(0, 10));
  const before = (await report('usb2c', day, day)).sums.orders;
  const who = shopper(shop.commerce);
  await who.place(await who.readyCart(['dawn-24']));
  expect((await report('usb2c', day, day)).sums.orders).toBe(before + 1);
});

test('the report of a year reads the daily sums and nothing else', async () => {
  const to = todayOf('usb2c');
  const [row] = await shop.db.rows<{ 'QUERY PLAN': unknown }>(
    sql`explain (format json, analyze) ${salesOf('usb2c', addDays(to, -365), to)}`,
  );
  const plan = JSON.stringify(row);
  expect([...plan.matchAll(/"Relation Name":\s*"(\w+)"/g)].map(([, name]) => name)).toEqual(['sales_days']);
});

test('the file is what the page shows, for a spreadsheet', async () => {
  const to = todayOf('cab2c');
  const from = addDays(to, -6);
  const { rows } = await report('cab2c', from, to);
  const file = await get(`cab2c/reports/sales.csv?from=${from}&to=${to}&lang=fr`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toContain(`sales-cab2c-${from}-${to}.csv`);
  expect(file.text.startsWith('\uFEFF')).toBe(true);
  const [heading, ...cells] = parse(file.text, { bom: true }) as string[][];
  expect(heading?.[0]).toBe('Jour');
  expect(cells.map((row) => [row[0], row[1], row[8]])).toEqual(
    rows.map(({ day, orders, total }) => [day, String(orders), (total / 100).toFixed(2)]),
  );
});

test('a period that is none is refused at its field', async () => {
  for (const [from, to, subject] of [
    ['2026-02-30', '2026-03-01', 'from'],
    ['2026-03-02', '2026-03-01', 'to'],
    ['2020-01-01', '2026-03-01', 'to'],
  ]) {
    const { status, body } = await get<{ errors: { subject: string }[] }>(
      `usb2c/reports/sales?from=${from}&to=${to}`,
    );
    expect([status, body.errors[0]?.subject]).toEqual([400, subject]);
  }
});

test('a database with orders from before has their sums after the migration', async () => {
  await shop.db.execute('drop table sales_days');
  await shop.db.execute('drop table order_notes');
  for (const name of ['order_refunds_created', 'orders_site_placed', 'orders_to_ship'])
    await shop.db.execute(`drop index ${name}`);
  await shop.db.execute(`delete from schema_migrations where tag = '0012_sales_days'`);
  expect(await migrate(shop.db)).toBe(1);
  // A later migration took it away again.
  await shop.db.execute('drop index orders_searched');
  for (const site of SITES_HERE) await requireSame(site);
});
