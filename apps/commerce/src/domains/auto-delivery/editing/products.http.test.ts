import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { lines } from '@crema/testing/factories/auto-delivery';
import { product, sell } from '@crema/testing/factories/products';
import { type Subscriber, subscriber } from '@crema/testing/factories/subscriber';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: Subscriber;
beforeAll(async () => {
  shop = await openTestCommerce();
  const brewer = { productType: 'Brewer', taxCode: 'STANDARD', price: 100 } as const;
  await sell(
    shop.commerce,
    'usb2c',
    product('dawn'),
    product('noon'),
    product('dusk'),
    product('dear', { price: 40 }),
    product('gone', { stock: 0 }),
    product('half', { boxCount: 4 }),
    product('nib', brewer),
  );
  ada = await subscriber(shop.commerce);
});
beforeEach(() => shop.clock.set('2027-01-10T15:00:00Z'));
afterAll(() => shop.commerce.close());

describe('the products of an auto-delivery', () => {
  test('are added once or every time, up to 12 of one and 48 boxes', async () => {
    const id = await ada.subscribe();
    const added = await ada.change(id, {
      add: [
        { code: 'noon-24', qty: 2, once: true },
        { code: 'dawn-24', qty: 1 },
      ],
    });
    expect(added.body.entries).toMatchObject([
      { product: { code: 'dawn-24' }, quantity: 4, isOneTimeProduct: false },
      { product: { code: 'noon-24' }, quantity: 2, isOneTimeProduct: true },
    ]);
    expect((await ada.change(id, { add: [{ code: 'dawn-24', qty: 9 }] })).body.errors).toMatchObject([
      { type: 'MaxOrderQuantityExceededError', subject: 'dawn-24' },
    ]);
    expect((await ada.change(id, { add: [{ code: 'half-24', qty: 11 }] })).body.errors).toMatchObject([
      { type: 'MaxOrderQuantityExceededError', reason: 'maxBoxesExceeded' },
    ]);
    expect((await ada.change(id, { add: [{ code: 'half-24', qty: 10 }] })).status).toBe(200);
  });

  test('are offered at what each order to come charges, where the first one costs less', async () => {
    await sell(shop.commerce, 'cab2c', product('dawn'), product('dusk'));
    const zoe = await subscriber(shop.commerce, { site: 'cab2c' });
    const id = await zoe.subscribe();
    const offered = async (path: string) => {
      const { products } = (await zoe.call('GET', path)).body as unknown as {
        products: { code: string; variantOptions: object[] }[];
      };
      return products.find(({ code }) => code === 'dusk')?.variantOptions;
    };
    const price = {
      autoDeliveryPriceData: { value: 14.24 },
      autoDeliveryRecurringPriceData: { value: 16.14 },
    };
    expect(await offered('users/current/getRecommendedProducts')).toMatchObject([price]);
    expect(await offered('products/searchText?query=dusk&fields=FULL')).toMatchObject([price]);
    expect((await zoe.change(id, { add: [{ code: 'dusk-24', qty: 1 }] })).body.entries).toMatchObject([
      { product: { code: 'dawn-24' } },
      { product: { code: 'dusk-24' }, basePrice: { value: 16.14 } },
    ]);
  });

  test.each([
    ['nib-24', 400, 'NotOnAutoDeliveryError'],
    ['nothing-24', 404, 'UnknownIdentifierError'],
    ['gone-24', 409, 'InsufficientStockError'],
  ])('%s cannot be one', async (code, status, type) => {
    const id = await ada.subscribe();
    for (const answer of [
      await ada.change(id, { add: [{ code, qty: 1 }] }),
      await ada.act(id, 'swap', { entryNumber: 0, code }),
    ])
      expect(answer).toMatchObject({ status, body: { errors: [{ type, subject: code }] } });
  });

  test('that come once go with what ships now, and not again', async () => {
    const id = await ada.subscribe({ lines: lines('dawn-24') });
    await ada.change(id, { add: [{ code: 'dusk-24', qty: 1, once: true }] });
    const { body } = await ada.act(id, 'ship-now');
    expect(body.entries.map(({ product }) => product.code)).toEqual(['dawn-24']);
    const { rows } = await shop.db.execute(
      `select jsonb_path_query_array(lines, '$[*].code') as codes, status from subscription_occurrences
       where subscription_id = '${id}'`,
    );
    expect(rows).toEqual([{ codes: ['dawn-24', 'dusk-24'], status: 'ordered' }]);
  });

  test('change their quantity, go, and never all go', async () => {
    const id = await ada.subscribe();
    await ada.change(id, { add: [{ code: 'noon-24', qty: 1, once: true }] });
    expect((await ada.change(id, { entries: [{ entryNumber: 0, qty: 0 }] })).body.errors).toMatchObject([
      { type: 'LastEntryError' },
    ]);
    await ada.change(id, { add: [{ code: 'dusk-24', qty: 1 }] });
    const left = await ada.change(id, { entries: [{ entryNumber: 0, qty: 0 }] });
    expect(left.body.entries).toMatchObject([
      { product: { code: 'noon-24' } },
      { product: { code: 'dusk-24' } },
    ]);
    expect((await ada.change(id, { entries: [{ entryNumber: 0, qty: 2 }] })).status).toBe(404);
  });

  test('are swapped for one that is not there yet', async () => {
    const id = await ada.subscribe();
    await ada.change(id, { add: [{ code: 'noon-24', qty: 1 }] });
    expect((await ada.act(id, 'swap', { entryNumber: 0, code: 'dusk-24' })).body.entries).toMatchObject([
      { entryNumber: 0, product: { code: 'dusk-24' }, quantity: 3 },
      { entryNumber: 1, product: { code: 'noon-24' } },
    ]);
    expect((await ada.act(id, 'swap', { entryNumber: 0, code: 'noon-24' })).body.errors).toMatchObject([
      { type: 'AlreadyInSubscriptionError' },
    ]);
  });

  test('have up to three backups, none of which is inside already, dearer or something else', async () => {
    // covers: S8.25
    const id = await ada.subscribe();
    const backup = (code: string, more = {}) =>
      ada.act(id, 'backup-product', { entryNumber: 0, code, ...more });
    expect((await backup('noon-24')).body.entries).toMatchObject([
      { backupProducts: [{ code: 'noon-24', name: 'The noon' }] },
    ]);
    for (const code of ['noon-24', 'dawn-24'])
      expect(await backup(code)).toMatchObject({
        status: 400,
        body: { errors: [{ type: 'ALREADY_ADDED_TO_BACKUP_PRODUCT' }] },
      });
    expect((await backup('dear-24')).body.errors).toMatchObject([{ reason: 'notAlike' }]);
    expect((await backup('nib-24')).status).toBe(400);
    await backup('dusk-24');
    await backup('half-24');
    expect((await backup('gone-24')).body.errors).toMatchObject([{ reason: 'full' }]);
    expect((await backup('noon-24', { remove: true })).body.entries[0]?.backupProducts).toMatchObject([
      { code: 'dusk-24' },
      { code: 'half-24' },
    ]);
  });
});

describe('a smart auto-delivery', () => {
  const smart = { type: 'smart', smart: { onHand: 72, countedOn: '2027-01-10', cupsADay: 2 } } as const;

  test('comes when what is left lasts the parcel and three days, by the cups and the count it is told', async () => {
    const id = await ada.subscribe(smart);
    // 72 pods at 2 a day last 36 days: due when 10 are left.
    expect((await ada.change(id, { cupsPerDay: 2 })).body).toMatchObject({
      nextDate: '2027-02-05',
      smart: { cupsPerDay: 2, podsOnHand: 72, daysLeft: 36 },
    });
    shop.clock.set('2027-01-20T15:00:00Z');
    expect((await ada.read(id)).body).toMatchObject({ smart: { podsOnHand: 52, daysLeft: 26 } });
    expect((await ada.change(id, { podsOnHand: 40 })).body.nextDate).toBe('2027-01-30');
    expect((await ada.change(id, { podsOnHand: 0 })).body.nextDate).toBe('2027-01-22');
  });

  test('counts what ships now: its pods are on their way from today, and the next order waits for them', async () => {
    const id = await ada.subscribe(smart);
    const { body } = await ada.act(id, 'ship-now');
    // 72 and 3 boxes of 24: 144 at 2 a day last 72 days.
    expect(body).toMatchObject({ nextDate: '2027-03-13', smart: { podsOnHand: 72, daysLeft: 72 } });
    expect((await ada.read(id)).body).toMatchObject({
      nextDate: '2027-03-13',
      smart: { podsOnHand: 72, podsOnTheWay: 72, arrivesOn: '2027-01-17' },
    });
  });

  test('skips by its frequency', async () => {
    const id = await ada.subscribe(smart);
    expect((await ada.act(id, 'skip')).body.nextDate).toBe('2027-03-01');
  });

  test('is made of a scheduled one, and one again', async () => {
    const id = await ada.subscribe();
    expect((await ada.change(id, { type: 'smart' })).body.errors).toMatchObject([{ reason: 'notSmart' }]);
    const made = await ada.change(id, { type: 'smart', cupsPerDay: 3, podsOnHand: 72 });
    // 72 pods at 3 a day last 24 days: due when 10 are left.
    expect(made.body).toMatchObject({ type: 'smart', nextDate: '2027-01-24', upcoming: [{}] });
    const back = await ada.change(id, { type: 'scheduled' });
    expect(back.body).toMatchObject({ type: 'scheduled', nextDate: '2027-01-24' });
    expect(back.body).not.toHaveProperty('smart');
    expect(back.body.upcoming[1]).toEqual({ date: '2027-02-21' });
  });

  test('that becomes a scheduled one counts from the day that its pods chose', async () => {
    const id = await ada.subscribe({ ...smart, anchorDate: '2027-01-06' });
    expect((await ada.change(id, { type: 'scheduled' })).body.upcoming.slice(0, 2)).toEqual([
      { date: '2027-02-01' },
      { date: '2027-03-01' },
    ]);
  });
});
