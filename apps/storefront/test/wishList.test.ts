/** The wish list of a browser and of an account, in two tabs that share one storage and one engine. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { json } from './fakeCommerce.ts';

const KEY = 'wishlist.usb2c';
const USER = 'crema.user::usb2c';
/** Products that the account holds. */
const MOST = 4;
const kept = new Map<string, string>();
let isRefused = false;
let listeners: ((event: { key: string }) => void)[] = [];

/** What the engine holds of the one customer, newest first, and whether it answers. */
let account: string[] = [];
let isAway = false;
const calls: string[] = [];

beforeAll(() => {
  const storage = {
    getItem: (key: string) => {
      if (isRefused) throw new DOMException('denied', 'SecurityError');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (isRefused) throw new DOMException('denied', 'SecurityError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: { key: string }) => void) => {
    if (type === 'storage') listeners.push(listener);
  });
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  kept.clear();
  calls.length = 0;
  listeners = [];
  account = [];
  isAway = false;
  isRefused = false;
});

const wish = (code: string) => ({ code, productCode: `p-${code}`, name: `The ${code}` });

function answer(method: string, path: string, body: { code?: string; codes?: string[] }): Response {
  calls.push(`${method} ${path}`);
  if (isAway) return json({ errors: [{ type: 'ServerError', message: 'Not now.' }] }, '', { status: 500 });
  const list = () => ({
    ...{ name: '', notify: false },
    entries: account.map((code) => ({ ...wish(code), addedAt: '2027-01-04T15:00:00.000Z' })),
  });
  if (path.endsWith('/entries') && body.code && !account.includes(body.code)) {
    if (account.length >= MOST)
      return json({ errors: [{ type: 'WishListFullError', message: 'Full.' }] }, '', { status: 409 });
    account = [body.code, ...account];
  }
  if (path.endsWith('/remove')) account = account.filter((code) => !body.codes?.includes(code));
  if (!path.endsWith('/merge')) return json(list());
  const fresh = (body.codes ?? []).filter((code) => code !== 'gone' && !account.includes(code));
  const joins = fresh.slice(0, MOST - account.length);
  account = [...joins, ...account];
  const refused = [
    ...fresh.slice(joins.length).map((code) => ({ code, reason: 'full' })),
    ...(body.codes?.includes('gone') ? [{ code: 'gone', reason: 'unknown' }] : []),
  ];
  return json({ ...list(), refused });
}

/** A tab: its own modules, and its own store. */
async function openTab() {
  vi.resetModules();
  const { createApiClient } = await import('@crema/api-client');
  const { makeStore } = await import('../app/platform/store/store.ts');
  const { readWishes, removeWishes, setWish } = await import('../app/features/wish-list/wishes.thunks.ts');
  const { selectWishes } = await import('../app/features/wish-list/wishes.slice.ts');
  const { sessionBegan, sessionEnded } = await import('../app/platform/events.ts');
  const api = createApiClient({
    baseUrl: 'http://commerce.test',
    agent: 'test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      return answer(request.method, new URL(request.url).pathname, text ? JSON.parse(text) : {});
    },
  });
  const store = makeStore({ api, log: () => undefined });
  const list = () => selectWishes(store.getState());
  return {
    list,
    codes: () => list().entries?.map(({ code }) => code),
    read: () => store.dispatch(readWishes()),
    set: (code: string, wanted: boolean) => store.dispatch(setWish(wish(code), wanted)),
    remove: (...codes: string[]) => store.dispatch(removeWishes(codes)),
    begin: () => {
      store.dispatch(sessionBegan());
      return store.dispatch(readWishes());
    },
    end: () => {
      store.dispatch(sessionEnded());
      return store.dispatch(readWishes());
    },
  };
}

const inBrowser = (): string[] =>
  (JSON.parse(kept.get(KEY) ?? '[]') as { code: string }[]).map(({ code }) => code);

it('a guest’s list is in the browser: it outlives the visit, and another tab shows what changed', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  await tab.read();
  await other.read();
  await tab.set('dawn', true);
  await tab.set('dusk', true);
  await tab.set('dawn', true);
  expect([tab.codes(), inBrowser()]).toEqual([
    ['dusk', 'dawn'],
    ['dusk', 'dawn'],
  ]);
  for (const heard of listeners) heard({ key: KEY });
  await expect.poll(() => other.codes()).toEqual(['dusk', 'dawn']);
  await other.remove('dusk');
  const next = await openTab();
  await next.read();
  expect(next.codes()).toEqual(['dawn']);
  expect(calls).toEqual([]);
});

it('a full list takes no more, and says so', async () => {
  const full = Array.from({ length: 200 }, (_, index) => wish(`w${index}`));
  kept.set(KEY, JSON.stringify(full));
  const tab = await openTab();
  await tab.read();
  expect(await tab.set('e', true)).toBe('Your wish list is full: it holds 200 products. Remove one first.');
  expect(inBrowser()).toEqual(full.map(({ code }) => code));
  await tab.set('w7', false);
  expect(await tab.set('e', true)).toBeUndefined();
  expect(inBrowser()[0]).toBe('e');
});

it('where storage is refused the list lasts for the visit', async () => {
  isRefused = true;
  const tab = await openTab();
  await tab.read();
  await tab.set('dawn', true);
  expect(tab.codes()).toEqual(['dawn']);
  await tab.read();
  expect(tab.codes()).toEqual(['dawn']);
});

it.each(['{', 'null', '[1,null,{"code":1}]', '{"code":"a"}'])(
  '%s in the storage is an empty list',
  async (text) => {
    kept.set(KEY, text);
    const tab = await openTab();
    await tab.read();
    expect(tab.codes()).toEqual([]);
  },
);

it('at a log-in the browser’s list joins the account’s; what does not fit stays, what is gone is told', async () => {
  account = ['dawn', 'dusk'];
  kept.set(KEY, JSON.stringify(['a', 'dawn', 'gone', 'b', 'c'].map(wish)));
  const tab = await openTab();
  kept.set(USER, '{}');
  await tab.begin();
  expect(tab.codes()).toEqual(['a', 'b', 'dawn', 'dusk']);
  expect(tab.list().refused).toEqual({ full: 1, unknown: 1 });
  expect(inBrowser()).toEqual(['c']);
  await tab.remove('dawn');
  await tab.begin();
  expect(new Set(tab.codes())).toEqual(new Set(['a', 'b', 'c', 'dusk']));
  expect(inBrowser()).toEqual([]);
});

it('nothing is lost where the engine does not answer, and what could not be kept is not shown', async () => {
  kept.set(KEY, JSON.stringify([wish('dawn')]));
  kept.set(USER, '{}');
  isAway = true;
  const tab = await openTab();
  await tab.read();
  expect([tab.list().failed, inBrowser()]).toEqual([true, ['dawn']]);
  isAway = false;
  await tab.read();
  expect(tab.codes()).toEqual(['dawn']);
  isAway = true;
  expect(await tab.set('dusk', true)).toBe('Not now.');
  expect(tab.codes()).toEqual(['dawn']);
});

it('two tabs, in any order of adding, removing, logging in and out, end with the right list', async () => {
  const code = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('add' as const), code, tab: fc.nat(1) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), code, tab: fc.nat(1) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('logIn' as const, 'logOut' as const),
        code,
        tab: fc.nat(1),
      }),
    },
  );
  const tabs = [await openTab(), await openTab()] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      kept.clear();
      account = [];
      let isIn = false;
      const model = { guest: [] as string[], account: [] as string[] };
      const here = () => (isIn ? 'account' : 'guest');
      const join = (): void => {
        const fresh = model.guest.filter((one) => !model.account.includes(one));
        const joins = fresh.slice(0, MOST - model.account.length);
        model.account = [...joins, ...model.account];
        model.guest = fresh.slice(joins.length);
      };
      await Promise.all(tabs.map((tab) => tab.end()));
      for (const { kind, code: wanted, tab } of steps) {
        const list = model[here()];
        // A browser's list holds more than six.
        const isFull = isIn && list.length >= MOST;
        if (kind === 'add' && !list.includes(wanted) && !isFull) model[here()] = [wanted, ...list];
        if (kind === 'remove') model[here()] = list.filter((one) => one !== wanted);
        if (kind === 'add' || kind === 'remove') await tabs[tab]?.set(wanted, kind === 'add');
        if (kind === 'logIn') {
          kept.set(USER, '{}');
          isIn = true;
          join();
          // Both tabs hear of it, and both join at once.
          await Promise.all(tabs.map((one) => one.begin()));
        }
        if (kind === 'logOut') {
          kept.delete(USER);
          isIn = false;
          await Promise.all(tabs.map((one) => one.end()));
        }
      }
      if (isIn) join();
      await Promise.all(tabs.map((tab) => (isIn ? tab.begin() : tab.end())));
      const sorted = (codes: readonly string[] | undefined) => codes?.toSorted();
      expect(sorted(account)).toEqual(sorted(model.account));
      expect(sorted(inBrowser())).toEqual(sorted(model.guest));
      for (const tab of tabs) expect(sorted(tab.codes())).toEqual(sorted(model[here()]));
    }),
    { numRuns: 60 },
  );
});
