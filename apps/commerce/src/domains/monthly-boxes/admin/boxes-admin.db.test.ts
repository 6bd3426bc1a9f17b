/** Monthly boxes in the back office. */
import type { TestCommerce } from '@crema/testing';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openBoxShop();
}, patience(60_000));
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  shop.clock.set('2027-01-04T15:00:00.000Z');
  await shop.db.execute('truncate monthly_boxes, outbox_emails restart identity cascade');
  await shop.db.execute('update stock set on_hand = 1000');
});

const logIn = async () => officeOf(shop.commerce, await signInStaff(shop.commerce, 'agent'));

test('contents are changed until the cut-off and taken back, and refused after it with a sentence', async () => {
  const { boxId, update, box } = await buyBox(shop);
  await update(boxId, { products: [{ code: 'cove-24', qty: 2 }] });
  shop.clock.set('2027-02-02T15:00:00.000Z');
  const office = await logIn();
  const path = `usb2c/boxes/${boxId}`;
  const before = await office.row(path);
  expect(before.state).toMatchObject({
    ...{ nextDate: '2027-02-04', cutOffAt: '2027-02-03T11:00:00.000Z', boxes: 2, chosen: true },
    contents: [{ code: 'cove-24', quantity: 2 }],
  });
  const contents = [
    { code: 'dell-24', quantity: 1 },
    { code: 'elm-24', quantity: 1 },
  ];
  const changed = await office.save(path, { contents }, { reason: 'asked on the phone' });
  expect([changed.status, changed.body.state.contents]).toEqual([200, contents]);
  expect((await box(boxId)).body.products.map(({ code }) => code)).toEqual(['dell-24', 'elm-24']);
  const undone = await office.undo('usb2c', changed.body.edit);
  expect(undone.body.state).toMatchObject({ contents: before.state.contents });

  shop.clock.set('2027-02-03T12:00:00.000Z');
  const late = await (await logIn()).save(path, { contents });
  expect([late.status, late.reason]).toEqual([409, 'cutOff']);
});

test('what does not fit in a box is refused at its field, and another site’s box is not there', async () => {
  const { boxId } = await buyBox(shop);
  const office = await logIn();
  const path = `usb2c/boxes/${boxId}`;
  await shop.db.execute(`update stock set on_hand = 0 where variant_code = 'fen-24'`);
  for (const [contents, status] of [
    [[{ code: 'ash-24', quantity: 3 }], 400],
    // It costs more than a box includes.
    [[{ code: 'prime-24', quantity: 1 }], 400],
    [[{ code: 'fen-24', quantity: 1 }], 409],
    [[{ code: 'nothing', quantity: 1 }], 404],
  ] as const)
    expect([contents[0]?.code, (await office.save(path, { contents })).status]).toEqual([
      contents[0]?.code,
      status,
    ]);
  expect((await office.call(`cab2c/boxes/${boxId}`)).status).toBe(404);
  const empty = await office.save(path, { contents: [{ code: 'dell-24', quantity: 2 }] });
  await office.save(path, { contents: [] });
  // Since then somebody else has emptied it.
  expect((await office.undo('usb2c', empty.body.edit)).status).toBe(409);
});

test('the board has what is due and what became of the others, and what is short; a box is found by its customer', async () => {
  const ada = await buyBox(shop);
  const bob = await buyBox(shop);
  await ada.update(ada.boxId, { products: [{ code: 'cove-24', qty: 2 }] });
  await bob.update(bob.boxId, { skip: true });
  await shop.db.execute(`update stock set on_hand = 1 where variant_code = 'cove-24'`);
  const office = await logIn();
  const { body } = await office.call<{ months: { month: string }[]; days: object[]; short: object[] }>(
    'usb2c/reports/boxes',
  );
  expect(body.months).toEqual([
    expect.objectContaining({ month: '2027-03', due: 1, charged: 0 }),
    expect.objectContaining({ month: '2027-02', due: 1, skipped: 1, charged: 0 }),
    expect.objectContaining({ month: '2027-01', due: 0, charged: 2, amount: 5998 }),
  ]);
  expect(body.days).toMatchObject([
    { day: '2027-02-04', cutOffAt: '2027-02-03T11:00:00.000Z', open: true, boxes: 1, filled: 1, units: 2 },
    { day: '2027-03-04', open: true, boxes: 1, filled: 0 },
  ]);
  expect(body.short).toMatchObject([{ code: 'cove-24', needed: 2, stock: 1, boxes: 1 }]);
  const found = await office.call<{ items: { key: string; title: string }[] }>(
    `usb2c/boxes?query=${encodeURIComponent(ada.email)}`,
  );
  expect(found.body.items).toMatchObject([{ key: ada.boxId, title: ada.email }]);
  const first = await office.call<{ items: { key: string }[]; next: string }>('usb2c/boxes?pageSize=1');
  const second = await office.call<typeof first.body>(
    `usb2c/boxes?pageSize=1&after=${encodeURIComponent(first.body.next)}`,
  );
  expect([first.body.items[0]?.key, second.body.items[0]?.key]).toEqual([ada.boxId, bob.boxId]);
});
