/** Wish lists through the API: added to, joined, named, shared and removed. */
import { randomUUID } from 'node:crypto';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: Member;
let zoe: Member;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(
    shop.commerce,
    'usb2c',
    ...['dawn', 'dusk', 'noon', 'night', 'brief'].map((code) => product(code)),
  );
  await sell(shop.commerce, 'cab2c', product('aube', { name: { en: 'Dawn', fr: 'L’aube' } }));
  ada = await member(shop);
  zoe = await member(shop);
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  await shop.db.execute('delete from wish_list_entries');
  await shop.db.execute('delete from wish_lists');
});

interface List {
  name: string;
  notify: boolean;
  shareId?: string;
  entries: { code: string; productCode: string; name: string; addedAt: string }[];
  refused: { code: string; reason: string }[];
  errors: { type: string; reason?: string; subject?: string; message: string }[];
}
const add = (who: Member, code: string, more = {}) =>
  who.call<List>('POST', 'wishlist/entries', { code }, more);
const remove = (who: Member, ...codes: string[]) => who.call<List>('POST', 'wishlist/remove', { codes });
const merge = (who: Member, ...codes: string[]) => who.call<List>('POST', 'wishlist/merge', { codes });
const change = (who: Member, body: object) => who.call<List>('PATCH', 'wishlist', body);
const read = async (who: Member) => (await who.call<List>('GET', 'wishlist')).body;
const codes = ({ entries }: Pick<List, 'entries'>) => entries.map(({ code }) => code);
const shared = async (shareId: string, site = 'usb2c', query = '') => {
  const answer = await shop.commerce.app.inject(`/rest/v2/${site}/wishlists/${shareId}${query}`);
  return { status: answer.statusCode, text: answer.body, body: answer.json<List>() };
};

test('a variant is added once, by its code or its product’s, newest first, and removed', async () => {
  expect(await read(ada)).toEqual({ name: '', notify: false, entries: [] });
  const first = await add(ada, 'dawn');
  expect(first).toMatchObject({ status: 200 });
  expect(first.body.entries).toEqual([
    { code: 'dawn-24', productCode: 'dawn', name: 'The dawn', addedAt: '2027-01-04T15:00:00.000Z' },
  ]);
  shop.clock.advance(1000);
  await add(ada, 'dusk-24');
  await add(ada, 'dawn-24');
  expect(codes(await read(ada))).toEqual(['dusk-24', 'dawn-24']);
  expect(codes(await read(zoe))).toEqual([]);
  expect(codes((await remove(ada, 'dusk-24', 'nothing')).body)).toEqual(['dawn-24']);
  expect((await remove(ada, 'dusk-24')).status).toBe(200);
});

test.each([
  ['what nobody sells', 'nothing', 404, 'product'],
  ['another site’s product', 'aube-24', 404, 'product'],
  ['markup', '<script>alert(1)</script>', 404, 'product'],
  ['what every object knows', 'constructor', 404, 'product'],
  ['10,000 letters', 'x'.repeat(10_000), 400, 'field'],
])('%s is refused, and nothing is kept', async (_, code, status, subjectType) => {
  const refused = await add(ada, code);
  expect(refused.status).toBe(status);
  expect(refused.body.errors[0]).toMatchObject({ subjectType });
  expect(codes(await read(ada))).toEqual([]);
});

test('a browser’s list joins in its order; what is there stays, what is not sold is named', async () => {
  await add(ada, 'dusk-24');
  shop.clock.advance(1000);
  const { status, body } = await merge(ada, 'noon-24', 'dusk-24', 'gone-24', 'dawn-24', 'noon-24');
  expect(status).toBe(200);
  expect(codes(body)).toEqual(['noon-24', 'dawn-24', 'dusk-24']);
  expect(body.refused).toEqual([{ code: 'gone-24', reason: 'unknown' }]);
  // The same again, as another tab does it.
  expect(codes((await merge(ada, 'noon-24', 'dawn-24')).body)).toEqual(['noon-24', 'dawn-24', 'dusk-24']);
  expect((await merge(ada, ...Array.from({ length: 501 }, () => 'dawn-24'))).status).toBe(400);
});

test('two hundred are kept, and of those who add the last at once one does', async () => {
  await shop.db.execute(
    `insert into wish_list_entries (site, customer_id, variant_code, product_code, name, added_at, price_added, price_told, in_stock)
     select 'usb2c', $1::uuid, 'v' || n, 'p' || n, 'N', now(), 100, 100, true from generate_series(1, 199) n`,
    [ada.customerId],
  );
  const answers = await Promise.all(['dawn', 'dusk', 'noon', 'night'].map((code) => add(ada, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.errors[0]).toMatchObject({
    type: 'WishListFullError',
    message: 'Your wish list is full: it holds 200 products. Remove one first.',
  });
  const joined = await merge(ada, 'dawn-24', 'dusk-24', 'noon-24', 'night-24');
  expect(joined.body.entries).toHaveLength(200);
  expect(joined.body.refused.map(({ reason }) => reason)).toEqual(['full', 'full', 'full']);
});

test('a name keeps what was typed, in one line; a long one is refused', async () => {
  const name = `<b>"Ada" & 'co'</b>`;
  expect((await change(ada, { name: `  ${name.replace(' ', '\n')} ` })).body.name).toBe(name);
  const refused = await change(ada, { name: 'x'.repeat(61) });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ subject: 'name', reason: 'length' }] } });
  expect((await read(ada)).name).toBe(name);
  expect((await change(ada, { name: '' })).body.name).toBe('');
});

test('a shared list shows its products and its name and nothing of whose it is, until it is ended', async () => {
  await add(ada, 'dawn');
  await change(ada, { name: 'For Sunday' });
  const { shareId = '' } = (await ada.call<List>('POST', 'wishlist/share')).body;
  // Made once.
  expect((await ada.call<List>('POST', 'wishlist/share')).body.shareId).toBe(shareId);
  const seen = await shared(shareId);
  expect(seen).toMatchObject({ status: 200 });
  expect(seen.body).toEqual({
    name: 'For Sunday',
    entries: [{ code: 'dawn-24', productCode: 'dawn', name: 'The dawn' }],
  });
  for (const secret of [ada.customerId, ada.email, 'Ada', 'Marsh']) expect(seen.text).not.toContain(secret);
  expect((await shared(shareId, 'cab2c')).status).toBe(404);
  for (const forged of [randomUUID(), 'x', '%27', ada.customerId])
    expect((await shared(forged)).status).toBe(404);
  expect((await shared(randomUUID(), 'cab2c', '?lang=fr')).body.errors[0]?.message).toBe(
    'Cette liste de souhaits n’est plus partagée.',
  );
  expect((await ada.call<List>('DELETE', 'wishlist/share')).body).not.toHaveProperty('shareId');
  expect((await shared(shareId)).status).toBe(404);
  expect((await ada.call<List>('POST', 'wishlist/share')).body.shareId).not.toBe(shareId);
});

test('a list is its owner’s alone', async () => {
  await add(ada, 'dawn');
  const { app } = shop.commerce;
  const { authorization } = zoe.headers;
  for (const [method, path, payload] of [
    ['GET', 'wishlist', undefined],
    ['POST', 'wishlist/entries', { code: 'dusk' }],
    ['POST', 'wishlist/remove', { codes: ['dawn-24'] }],
    ['POST', 'wishlist/merge', { codes: ['dusk-24'] }],
    ['PATCH', 'wishlist', { name: 'Mine' }],
    ['POST', 'wishlist/share', undefined],
    ['DELETE', 'wishlist/share', undefined],
  ] as const) {
    const of = (user: string) => ({ method, url: `/rest/v2/usb2c/users/${user}/${path}`, payload });
    const foreign = await app.inject({ ...of(ada.customerId), headers: { authorization } });
    expect([method, path, foreign.statusCode]).toEqual([method, path, 403]);
    expect((await app.inject(of('current'))).statusCode).toBe(401);
    expect((await app.inject(of('anonymous'))).statusCode).toBe(401);
  }
  expect(await read(ada)).toMatchObject({ name: '', entries: [{ code: 'dawn-24' }] });
});

test('a call that is repeated under its key is answered as the first', async () => {
  const key = { 'idempotency-key': `wish-${randomUUID()}` };
  const first = await add(ada, 'dawn', key);
  await remove(ada, 'dawn-24');
  expect(await add(ada, 'dawn', key)).toEqual(first);
  expect(codes(await read(ada))).toEqual([]);
});

test('a list outlives a product that is no longer sold: its name is kept', async () => {
  await add(ada, 'brief');
  await sell(shop.commerce, 'usb2c', product('brief', { status: 'archived' }));
  expect((await read(ada)).entries[0]).toMatchObject({ code: 'brief-24', name: 'The brief' });
  expect((await add(zoe, 'brief')).status).toBe(404);
  expect(codes((await remove(ada, 'brief-24')).body)).toEqual([]);
});

test('in French names and refusals are French', async () => {
  const bruno = await member(shop, { site: 'cab2c', lang: 'fr' });
  const added = await bruno.call<List>('POST', 'wishlist/entries?lang=fr', { code: 'aube' });
  expect(added.body.entries[0]?.name).toBe('L’aube');
  const refused = await bruno.call<List>('POST', 'wishlist/entries?lang=fr', { code: 'dawn' });
  expect(refused.body.errors[0]?.message).toBe('Ce produit n’existe pas.');
});

test('a list is told to its owner, and goes with the account and its link', async () => {
  const mila = await member(shop);
  await add(mila, 'dawn');
  const { shareId = '' } = (await mila.call<List>('POST', 'wishlist/share')).body;
  const exported = await mila.call<{ wishList: { list: object; entries: object[] } }>('GET', 'export');
  expect(exported.body.wishList).toMatchObject({ list: { shareId }, entries: [{ variantCode: 'dawn-24' }] });
  expect((await mila.call('POST', 'remove', { password: mila.password })).status).toBe(200);
  expect((await shared(shareId)).status).toBe(404);
  const { rows } = await shop.db.execute('select 1 from wish_list_entries where customer_id = $1::uuid', [
    mila.customerId,
  ]);
  expect(rows).toEqual([]);
});

test('any order of adding, removing and joining, at once or one by one, ends with the right set', async () => {
  const all = ['dawn-24', 'dusk-24', 'noon-24', 'night-24'];
  const step = fc.record({
    kind: fc.constantFrom('add' as const, 'remove' as const, 'merge' as const),
    codes: fc.subarray(all, { minLength: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 5 }), async (rounds) => {
      await remove(ada, ...all);
      let sure = new Set<string>();
      for (const round of rounds) {
        const before = [...sure];
        // Two tabs at once.
        await Promise.all(
          round.map(({ kind, codes: some }) => {
            if (kind === 'add') return add(ada, some[0] ?? '');
            return kind === 'remove' ? remove(ada, ...some) : merge(ada, ...some);
          }),
        );
        const touched = (kinds: string[]) =>
          new Set(
            round
              .filter(({ kind }) => kinds.includes(kind))
              .flatMap(({ kind, codes: some }) => (kind === 'add' ? some.slice(0, 1) : some)),
          );
        const [added, removed] = [touched(['add', 'merge']), touched(['remove'])];
        const now = codes(await read(ada));
        expect(new Set(now).size).toBe(now.length);
        for (const code of all) {
          const may = added.has(code) && removed.has(code);
          const is = removed.has(code) ? false : added.has(code) || before.includes(code);
          if (!may) expect([code, now.includes(code)]).toEqual([code, is]);
        }
        sure = new Set(now);
      }
    }),
    { numRuns: 15 },
  );
});
