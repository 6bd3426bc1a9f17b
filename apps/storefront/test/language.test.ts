/** The address of a page and the language it comes in, as the server answers them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shop, startShop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(shop.origin + path, { headers, redirect: 'manual' });
  const language = /<html lang="(\w+)"/.exec(await answer.text())?.[1];
  return { status: answer.status, language, headers: answer.headers };
};
const COFFEE = '/plp/coffee?site=cab2c';

it('a page comes in the language that its visitor chose, and in its own to everybody else, kept or not', async () => {
  // covers: S1.53, S3.165
  const accept = 'text/html';
  const chose = { accept, cookie: 'isfrLangSelected=true' };
  for (const cache of ['miss', 'hit']) {
    expect((await ask(COFFEE, { accept })).language).toBe('en');
    expect(shop.log.at(-1)?.cache).toBe(cache);
    const { status, headers } = await ask(COFFEE, chose);
    expect([status, headers.get('location')]).toEqual([302, `/fr${COFFEE}`]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await ask(`/fr${COFFEE}`, chose)).language).toBe('fr');
  }
});

it('a French page is at one address, whatever the case of its language', async () => {
  const { status, headers } = await ask(`/FR${COFFEE}`);
  expect([status, headers.get('location')]).toEqual([302, `/fr${COFFEE}`]);
});
