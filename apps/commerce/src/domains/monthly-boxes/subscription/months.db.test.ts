/** What is asked about an order reads that order's month, however many months there are. */
import type { TestCommerce } from '@crema/testing';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import { statementsOf } from '@crema/testing/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxesRepository } from './boxes.repository.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openBoxShop();
});
afterAll(() => shop.commerce.close());

/** How the statements of some work are planned, as the database tells it. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await statementsOf(shop.db, work);
  const plans = [];
  for (const { text, values } of statements)
    plans.push(JSON.stringify((await shop.db.execute(`explain ${text}`, values)).rows));
  return plans;
}

test('the months of an order are found by its code, not by reading every month there is', async () => {
  const { boxId } = await buyBox(shop);
  await shop.db.execute(
    `insert into monthly_box_months (box_id, month, date, status, order_code, boxes, contents, created_at)
     select $1, n, '2027-02-04', 'ordered', 'C' || n, 2, '[]', now() from generate_series(1000, 4000) as n`,
    [boxId],
  );
  await shop.db.execute('analyze monthly_box_months');
  const { db } = shop.commerce.platform;
  const boxes = boxesRepository(db);
  const asked: Record<string, () => Promise<unknown>> = {
    monthsOfOrders: () => boxes.monthsOfOrders(['C2000']),
    lockOfOrders: () => db.transaction(() => boxes.lockOfOrders(['C2000'])),
    cancelledOf: () => boxes.cancelledOf(['C2000']),
  };
  for (const [name, work] of Object.entries(asked)) {
    const plans = await plansOf(work);
    expect([name, plans]).toEqual([name, [expect.stringContaining('monthly_box_months_order')]]);
    expect([name, plans]).not.toEqual([name, [expect.stringContaining('Seq Scan on monthly_box_months')]]);
  }
  expect(await boxes.monthsOfOrders(['C2000', 'C2001'])).toMatchObject([{ month: 2000 }, { month: 2001 }]);
});
