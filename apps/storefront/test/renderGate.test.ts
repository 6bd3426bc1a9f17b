import { connect } from 'node:net';
import { patience } from '@crema/testing/pace';
import { afterEach, expect, it } from 'vitest';
import { RenderRefused } from '../server/index.ts';
import { type Shop, startShop } from './shop.ts';

let shop: Shop;
afterEach(() => shop.stop());

const ask = (path: string) => fetch(`${shop.origin}${path}`);

/** A gate that counts, and is shut by the test. */
function gate() {
  const state = { counted: 0, turns: 0, gone: 0, refusal: undefined as RenderRefused | undefined };
  const queue: (() => void)[] = [];
  let queueing = false;
  return {
    state,
    queue,
    holdBack: () => {
      queueing = true;
    },
    renders: {
      inTurn: async <T>(_request: unknown, gone: AbortSignal, work: () => Promise<T>): Promise<T> => {
        state.turns += 1;
        if (queueing)
          await new Promise<void>((done, fail) => {
            queue.push(done);
            gone.addEventListener('abort', () => {
              state.gone += 1;
              fail(gone.reason);
            });
          });
        return work();
      },
      count: async () => {
        if (state.refusal) throw state.refusal;
        state.counted += 1;
      },
    },
  };
}

it('a page from the cache passes no gate; a render counts once', async () => {
  const { renders, state } = gate();
  shop = await startShop({ renders });
  for (let n = 0; n < 5; n += 1) expect((await ask('/plp/coffee')).status).toBe(200);
  expect(state).toMatchObject({ counted: 1, turns: 1 });
  await ask('/plp/coffee?surprise=1');
  await ask('/plp/nothing');
  expect(state).toMatchObject({ counted: 3, turns: 3 });
});

it('who rendered too much gets 429, when to come again and a sentence; what is kept he still gets', async () => {
  const { renders, state } = gate();
  shop = await startShop({ renders });
  await ask('/plp/coffee');
  state.refusal = new RenderRefused(429, 17);
  const refused = await ask('/plp/tea');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    429,
    '17',
    'no-store',
  ]);
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
  const english = await refused.text();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('Please try again in a few minutes.');
  const french = await (await ask('/fr/plp/tea?site=cab2c')).text();
  expect(french).toContain('<html lang="fr">');
  expect(french).toContain('Réessayez dans quelques minutes.');
  expect((await ask('/plp/coffee')).status).toBe(200);
  expect(shop.errors).toEqual([]);
  state.refusal = undefined;
  expect((await ask('/plp/tea')).status).toBe(200);
});

it('whose render another waits for is refused alone', async () => {
  const { renders, state } = gate();
  const { promise, reject } = Promise.withResolvers<void>();
  let first = true;
  shop = await startShop({
    renders: {
      ...renders,
      count: async () => {
        state.counted += 1;
        if (!first) return;
        first = false;
        await promise;
      },
    },
  });
  const limited = ask('/plp/coffee');
  await expect.poll(() => state.counted).toBe(1);
  const other = ask('/plp/coffee');
  await expect.poll(() => shop.requests).toBe(2);
  reject(new RenderRefused(429, 1));
  expect([(await limited).status, (await other).status]).toEqual([429, 200]);
});

it('what nobody waits for any more is not rendered; who waits for the same page has it from the one that was', async () => {
  const { renders, state, queue, holdBack } = gate();
  shop = await startShop({ renders });
  holdBack();
  const socket = connect(shop.port, '127.0.0.1');
  socket.write('GET /plp/tea HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => queue).toHaveLength(1);
  socket.destroy();
  const waiting = [ask('/plp/coffee'), ask('/plp/coffee')];
  await expect.poll(() => queue).toHaveLength(3);
  await expect.poll(() => state.gone).toBe(1);
  for (const begin of queue) begin();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  expect(state.counted).toBe(1);
  expect(shop.storefront.stats()).toMatchObject({ misses: 1, entries: 1 });
  expect(shop.errors).toEqual([]);
});

it('a page is rendered once, whatever a caller writes where it reads nothing or no number', {
  timeout: patience(60_000),
}, async () => {
  shop = await startShop();
  for (let n = 0; n < 1_500; n += 1) await ask(`/?page=${n}x`);
  for (let n = 2; n < 50; n += 1) await ask(`/?page=${n}`);
  for (let n = 0; n < 50; n += 1) await ask(`/plp/coffee?page=${n}x&sort=s${n}&filters=f${n}`);
  expect(shop.storefront.stats()).toMatchObject({ misses: 2, bypassed: 0, entries: 2 });
});
