import { beforeEach, expect, it } from 'vitest';
import { createSystemUser } from './systemUser.ts';

const now = { ms: Date.parse('2027-01-04T12:00:00Z') };
/** The calls to the engine, with their tokens. */
let asked: string[];
let made: number;
/** Tokens that the engine accepts for lists; undefined: any. */
let good: Set<string> | undefined;
let gives: 'tokens' | 'refusals' | 'nothing';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const shop = () =>
  createSystemUser(
    async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const shown = request.headers.get('authorization') ?? 'nobody';
      asked.push(`${pathname} as ${shown}`);
      if (pathname !== '/api/auth/systemUserToken')
        return json({ path: pathname }, good === undefined || good.has(shown) ? 200 : 401);
      if (gives === 'nothing') throw new TypeError('network');
      made += 1;
      const access_token = `${search.slice(-5)}-${made}`;
      return gives === 'tokens' ? json({ access_token, expires_in: 1800 }) : json({}, 401);
    },
    { now: () => new Date(now.ms) },
    { id: 'storefront', secret: 'of the shop' },
  );
const LIST = 'http://commerce.internal/rest/v2/usb2c/c/tea?lang=en';
const SEARCH = 'http://commerce.internal/rest/v2/usb2c/products/searchText?query=tea';
const TOKEN = `/api/auth/systemUserToken as Basic ${Buffer.from('storefront:of the shop').toString('base64')}`;
const listAs = (who: string) => `/rest/v2/usb2c/c/tea as ${who}`;

beforeEach(() => {
  asked = [];
  made = 0;
  good = undefined;
  gives = 'tokens';
});

it('fetches a token before the first list, and keeps it until it ends', async () => {
  // covers: S7.72
  const { fetch } = shop();
  await Promise.all([fetch(LIST), fetch(SEARCH)]);
  expect(asked.toSorted()).toEqual([
    TOKEN,
    listAs('Bearer usb2c-1'),
    '/rest/v2/usb2c/products/searchText as Bearer usb2c-1',
  ]);
  expect(asked[0]).toBe(TOKEN);
  asked = [];
  now.ms += 1_700_000;
  await fetch(LIST);
  expect(asked).toEqual([listAs('Bearer usb2c-1')]);
  asked = [];
  now.ms += 100_000;
  await fetch(LIST);
  expect(asked).toEqual([TOKEN, listAs('Bearer usb2c-2')]);
});

it('has a token of its own for each site, and none for what is no list', async () => {
  const { fetch } = shop();
  await fetch(LIST);
  await fetch(LIST.replace('usb2c', 'cab2c'));
  for (const path of ['c/tea/categoryData', 'products/dawn', 'cms/siteConfig', 'users/anonymous/carts'])
    await fetch(`http://commerce.internal/rest/v2/usb2c/${path}`);
  expect(asked.filter((call) => call.includes('Bearer'))).toEqual([
    listAs('Bearer usb2c-1'),
    '/rest/v2/cab2c/c/tea as Bearer cab2c-2',
  ]);
});

it('asks for a new token once after a 401, also when several lists are refused at once', async () => {
  // covers: S7.73
  const { fetch } = shop();
  await fetch(LIST);
  asked = [];
  good = new Set(['Bearer usb2c-2']);
  const answers = await Promise.all([fetch(LIST), fetch(LIST)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(asked.filter((call) => call === TOKEN)).toHaveLength(1);
  asked = [];
  good = new Set();
  expect((await fetch(LIST)).status).toBe(401);
  expect(asked).toEqual([listAs('Bearer usb2c-2'), TOKEN, listAs('Bearer usb2c-3')]);
});

it.each(['refusals', 'nothing'] as const)(
  'goes on without a token where the engine gives %s',
  async (what) => {
    gives = what;
    const { fetch, wentWithout } = shop();
    expect(wentWithout(LIST)).toBe(false);
    expect((await fetch(LIST)).status).toBe(200);
    await fetch(LIST);
    // The second one does not try again at once.
    expect(asked).toEqual([TOKEN, listAs('nobody'), listAs('nobody')]);
    expect([wentWithout(LIST), wentWithout(LIST.replace('usb2c', 'cab2c'))]).toEqual([true, false]);
    gives = 'tokens';
    now.ms += 60_000;
    await fetch(LIST);
    expect([asked.at(-1), wentWithout(LIST)]).toEqual([listAs(`Bearer usb2c-${made}`), false]);
  },
);
