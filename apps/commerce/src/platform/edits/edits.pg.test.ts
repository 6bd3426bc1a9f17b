import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let owner: SignedInStaff;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.content.seed('usb2c');
  await shop.commerce.content.seed('cab2c');
  owner = await signInStaff(shop.commerce);
}, patience(60_000));
afterAll(() => shop.commerce.close());

interface Row {
  key: string;
  version: string;
  state: Record<string, unknown>;
  edit?: string;
}

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: object;
  version?: string;
  as?: SignedInStaff;
}

async function call<Answer>(path: string, { method = 'GET', body, version, as = owner }: Call = {}) {
  const answer = await shop.commerce.app.inject({
    ...{ method, url: `/admin/v1/${path}`, ...(body ? { payload: body } : {}) },
    headers: { ...as.headers, ...(version ? { 'if-match': `"${version}"` } : {}) },
  });
  const parsed = answer.body === '' ? undefined : JSON.parse(answer.body);
  return { status: answer.statusCode, body: parsed as Answer, reason: parsed?.errors?.[0]?.reason };
}

const row = async (path: string): Promise<Row> => (await call<Row>(path)).body;
const save = (path: string, changes: object, version: string, more: object = {}) =>
  call<Row & { scheduled?: { id: string } }>(path, { method: 'PATCH', body: { changes, ...more }, version });

test('a saved setting is what the shop goes by at once, and its undo brings the old one back', async () => {
  const before = await row('usb2c/settings/freeShippingMinimum');
  const saved = await save('usb2c/settings/freeShippingMinimum', { value: 4900 }, before.version, {
    reason: 'spring',
  });
  expect(saved.status).toBe(200);
  expect(saved.body.state.value).toBe(4900);
  await expect.poll(() => shop.commerce.content.configuration('usb2c').freeShippingMinimum).toBe(4900);
  expect(shop.commerce.content.configuration('cab2c').freeShippingMinimum).not.toBe(4900);

  const history = await call<{ items: Record<string, unknown>[] }>(
    'usb2c/edits?resource=settings&key=freeShippingMinimum',
  );
  expect(history.body.items).toMatchObject([
    { id: saved.body.edit, staff: owner.email, reason: 'spring', undoable: true },
  ]);
  const undone = await call<Row>(`usb2c/edits/${saved.body.edit}/undo`, { method: 'POST' });
  expect([undone.status, undone.body.state, undone.body.version]).toEqual([
    200,
    before.state,
    before.version,
  ]);
  await expect
    .poll(() => shop.commerce.content.configuration('usb2c').freeShippingMinimum)
    .toBe(before.state.value);
  const again = await call(`usb2c/edits/${saved.body.edit}/undo`, { method: 'POST' });
  expect([again.status, again.reason]).toEqual([409, 'undone']);
});

test('the form of one row is described as that of its resource: words in the language asked, and how a field is shown', async () => {
  const form = async (lang: string) => {
    const { body } = await call<{ schema: { properties: object } }>(
      `usb2c/settings/freeShippingMinimum?lang=${lang}`,
    );
    return body.schema.properties;
  };
  expect(await form('en')).toMatchObject({
    value: { title: 'Value', type: 'integer', format: 'money' },
    usual: { title: 'Usual value', readOnly: true },
  });
  expect(await form('fr')).toMatchObject({
    value: { title: 'Valeur' },
    usual: { title: 'Valeur habituelle' },
  });
});

test('of two who change one row from the same version, one saves and the other gets 412 with nothing lost', async () => {
  const path = 'usb2c/components/home-hero';
  const { version, state } = await row(path);
  const data = (heading: string) => ({ data: { ...(state.data as object), heading: { en: heading } } });
  const answers = await Promise.all(['One', 'Other'].map((heading) => save(path, data(heading), version)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const won = answers.find(({ status }) => status === 200);
  expect((await row(path)).state).toEqual(won?.body.state);
  expect((await save(path, data('x'), '')).status).toBe(428);
});

test('a scheduled change begins at its time, ends at its end, and is in the way of another', async () => {
  const path = 'usb2c/settings/shippingFee';
  const { version, state } = await row(path);
  const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * 3_600_000).toISOString();
  const planned = await save(path, { value: 1 }, version, { from: at(2), until: at(4) });
  expect(planned.status).toBe(202);
  const other = await save(path, { value: 2 }, version, { from: at(3), until: at(5) });
  expect([other.status, other.reason]).toEqual([409, 'overlaps']);
  expect((await save(path, { value: 2 }, version, { from: at(-1) })).status).toBe(400);
  expect((await save(path, { value: 2 }, version, { from: at(7), until: at(6) })).status).toBe(400);

  const { edits } = shop.commerce.platform;
  await edits.runDue();
  expect((await row(path)).state.value).toBe(state.value);
  shop.clock.advance(2 * 3_600_000);
  await edits.runDue();
  expect((await row(path)).state.value).toBe(1);
  shop.clock.advance(2 * 3_600_000);
  await edits.runDue();
  expect((await row(path)).state.value).toBe(state.value);

  const next = await save(path, { value: 3 }, version, { from: at(1), until: at(2) });
  shop.clock.advance(3_600_000);
  await edits.runDue();
  expect((await row(path)).state.value).toBe(3);
  const cancelled = await call(`usb2c/scheduled/${next.body.scheduled?.id}`, { method: 'DELETE' });
  expect(cancelled.status).toBe(204);
  expect((await row(path)).state.value).toBe(state.value);
});

test('what a change may not be is refused with a sentence at its field', async () => {
  const { version } = await row('usb2c/settings/freeShippingMinimum');
  for (const [path, changes, status] of [
    ['usb2c/settings/freeShippingMinimum', { value: 'free' }, 400],
    ['usb2c/settings/freeShippingMinimum', { usual: 1 }, 400],
    ['usb2c/settings/freeShippingMinimum', {}, 400],
    ['usb2c/settings/nothing', { value: 1 }, 404],
    ['nowhere/settings/freeShippingMinimum', { value: 1 }, 404],
  ] as const)
    expect([path, changes, (await save(path, changes, version)).status]).toEqual([path, changes, status]);
  const page = await row('usb2c/pages/homepage');
  const lost = await save(
    'usb2c/pages/homepage',
    { slots: [{ position: 'a', components: ['gone'] }] },
    page.version,
  );
  expect([lost.status, lost.reason]).toEqual([400, 'unknown']);
});

test('each role sees and saves what the table says, and a log-out ends the log-in', async () => {
  const finance = await signInStaff(shop.commerce, 'finance');
  const merchandiser = await signInStaff(shop.commerce, 'merchandiser');
  const { version } = await row('usb2c/settings/freeShippingMinimum');
  const body = { changes: { value: 100 } };
  for (const as of [finance, merchandiser]) {
    const answer = await call('usb2c/settings/freeShippingMinimum', { method: 'PATCH', body, version, as });
    expect([answer.status, answer.reason]).toEqual([403, 'role']);
  }
  const hero = await row('usb2c/components/home-hero');
  const shown = await call<Row>('usb2c/components/home-hero', {
    ...{ method: 'PATCH', version: hero.version, as: merchandiser },
    body: { changes: { activeTo: '2099-01-01T00:00:00Z' } },
  });
  expect(shown.status).toBe(200);
  const undo = await call(`usb2c/edits/${shown.body.edit}/undo`, { method: 'POST', as: finance });
  expect(undo.status).toBe(403);
  const { body: me } = await call<{ role: string; operations: string[] }>('me', { as: finance });
  expect(me.role).toBe('finance');
  expect(me.operations).not.toContain('adminSaveSetting');
  expect((await call('logout', { method: 'POST', as: finance })).status).toBe(204);
  expect((await call('me', { as: finance })).status).toBe(401);
});

test('what was taken back, made again and taken back otherwise cannot be taken back a second time', async () => {
  const path = 'usb2c/components/home-hero';
  const set = async (to: number): Promise<string> => {
    const { version } = await row(path);
    return (await save(path, { activeTo: `20${to}-01-01T00:00:00.000Z` }, version)).body.edit ?? '';
  };
  const undo = (id: string) => call<Row>(`usb2c/edits/${id}/undo`, { method: 'POST' });
  const undone = async (id: string): Promise<string> => (await undo(id)).body.edit ?? '';
  const first = await set(91);
  const again = await undone(await undone(first));
  await undone(first);
  const second = await set(91);
  // The row says what `again` left, but that was taken back already, by the undo of `first`.
  const answer = await undo(again);
  expect([answer.status, answer.reason]).toEqual([409, 'changed']);
  expect((await undo(second)).status).toBe(200);
});

test(
  'edits and their undos in any order that is legal end where they began',
  async () => {
    const path = 'cab2c/components/home-hero';
    const began = await row(path);
    const step = fc.oneof(
      fc.record({
        set: fc.constantFrom('activeFrom', 'activeTo', 'data'),
        to: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ undo: fc.nat({ max: 20 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const made: string[] = [];
        for (const one of steps) {
          if ('undo' in one) {
            const id = made[one.undo % Math.max(1, made.length)];
            if (id) {
              const { status, body } = await call<Row>(`cab2c/edits/${id}/undo`, { method: 'POST' });
              expect([200, 409]).toContain(status);
              if (status === 200 && body.edit) made.push(body.edit);
            }
            continue;
          }
          const { version, state } = await row(path);
          const value =
            one.set === 'data'
              ? { ...(state.data as object), n: one.to }
              : `20${30 + (one.set === 'activeTo' ? 40 : 0) + one.to}-01-01T00:00:00.000Z`;
          const { status, body } = await save(path, { [one.set]: value }, version);
          expect(status).toBe(200);
          if (body.edit) made.push(body.edit);
        }
        // Whatever still stands can be taken back, in an order that there is: each may wait for a later one.
        for (let isMoving = true; isMoving; ) {
          isMoving = false;
          const { body } = await call<{ items: { id: string; undoes?: string; undoneBy?: string }[] }>(
            'cab2c/edits?resource=components&key=home-hero',
          );
          for (const { id, undoes, undoneBy } of body.items)
            if (!undoes && !undoneBy && made.includes(id)) {
              const { status } = await call(`cab2c/edits/${id}/undo`, { method: 'POST' });
              isMoving ||= status === 200;
            }
        }
        expect(await row(path)).toEqual(began);
      }),
      { numRuns: 12 },
    );
  },
  patience(60_000),
);
