import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MOST_ROWS = 5000;
/** Twenty chunks, which show the same as the hundred of the most. */
const ROWS = 1000;
const codes = Array.from({ length: ROWS }, (_, number) => `box-${String(number).padStart(4, '0')}`);
const CHANGES = { brand: 'Harbour' };
/** Rows that are changed when the worker dies; the next ones go in chunks of fifty. */
const MADE = ROWS / 5;

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', ...codes.map((code) => product(code)));
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(180_000));
afterAll(() => shop.commerce.close());

interface Progress {
  done: number;
  total: number;
  status: string;
  skipped: object[];
}

const progressOf = async (batch: string) => (await office.call<Progress>(`usb2c/batches/${batch}`)).body;
const brands = async () =>
  (await shop.db.execute('select brand, count(*)::int as count from products group by brand')).rows;
const editsOf = async (batch: string) => {
  const { rows } = await shop.db.execute(
    'select count(*)::int as edits, count(distinct key)::int as keys from edits where batch = $1 and undoes is null',
    [batch],
  );
  return rows[0];
};

/** Until it is gone, no more than this many edits can be written: the process that makes them seems to die. */
async function diesAfter(edits: number): Promise<() => Promise<unknown>> {
  await shop.db.execute(`create function die() returns trigger language plpgsql as $$ begin
    if (select count(*) from edits) >= ${edits} then raise exception 'the worker is gone'; end if;
    return new; end $$`);
  await shop.db.execute('create trigger die before insert on edits for each row execute function die()');
  return () => shop.db.execute('drop function die cascade');
}

test(
  `${ROWS} rows: the preview is what happens although a worker dies, shoppers go on, and one undo takes all back`,
  async () => {
    const body = { keys: codes, changes: CHANGES };
    const preview = await office.call<{ changed: number; hash: string; problems: object[]; diffs: object[] }>(
      'usb2c/products/bulk',
      { method: 'POST', body: { ...body, dryRun: true } },
    );
    expect(preview.body).toMatchObject({ changed: ROWS, problems: [] });
    expect(preview.body.diffs).toHaveLength(50);
    const { batch } = (
      await office.call<{ batch: string }>('usb2c/products/bulk', {
        method: 'POST',
        body: { ...body, hash: preview.body.hash },
      })
    ).body;
    expect(await progressOf(batch)).toMatchObject({ done: 0, total: ROWS, status: 'running' });

    const live = await diesAfter(MADE + 20);
    try {
      await expect(office.finish('usb2c', batch)).rejects.toThrow();
    } finally {
      await live();
    }
    // What was made is kept, and nothing of the rows during which the worker died.
    expect(await progressOf(batch)).toMatchObject({ done: MADE, status: 'running' });
    expect(await editsOf(batch)).toEqual({ edits: MADE, keys: MADE });

    const { add } = shopper(shop.commerce);
    let isOver = false;
    const seen: number[] = [];
    const shopping = (async () => {
      while (!isOver) {
        expect((await add(`${codes[seen.length % ROWS]}-24`)).status).toBe(200);
        seen.push((await progressOf(batch)).done);
      }
    })();
    const end = await office.finish('usb2c', batch);
    isOver = true;
    await shopping;
    expect(end).toMatchObject({ done: ROWS, total: ROWS, status: 'done', skipped: [] });
    // Shoppers had their turn, and the progress moved.
    expect(seen.some((done) => done > MADE && done < ROWS)).toBe(true);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(await brands()).toEqual([{ brand: 'Harbour', count: ROWS }]);
    expect(await editsOf(batch)).toEqual({ edits: ROWS, keys: ROWS });

    expect((await office.call(`usb2c/batches/${batch}/undo`, { method: 'POST' })).status).toBe(202);
    expect(await office.finish('usb2c', batch)).toMatchObject({ status: 'undone', skipped: [] });
    expect(await brands()).toEqual([{ brand: 'Fernhill', count: ROWS }]);
    const again = await office.call(`usb2c/batches/${batch}/undo`, { method: 'POST' });
    expect([again.status, again.reason]).toEqual([409, 'undone']);
  },
  patience(600_000),
);

test('5,000 rows are taken; more are refused, with nothing changed', async () => {
  const before = await brands();
  const ask = (rows: number) => {
    const keys = Array.from({ length: rows }, (_, number) => codes[number % ROWS] as string);
    return office.call<{ changed: number }>('usb2c/products/bulk', {
      method: 'POST',
      body: { keys, changes: CHANGES, dryRun: true },
    });
  };
  expect((await ask(MOST_ROWS)).body.changed).toBe(ROWS);
  expect((await ask(MOST_ROWS + 1)).status).toBe(400);
  expect(await brands()).toEqual(before);
});
