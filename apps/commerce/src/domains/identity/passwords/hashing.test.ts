import type { Language } from '@crema/brands';
import { patience } from '@crema/testing/pace';
import { expect, test, vi } from 'vitest';
import { createQueue } from '../throttling/queue.service.ts';
import { createPasswords, SHOP_COST } from './hashing.service.ts';

const key = (letter: string) => ({ secretKey: letter.repeat(40) });
const of = (key: string, language: Language = 'en') => ({ key, language });
const WHOSE = of('somebody’s');
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

test('a shop takes argon2id with 19 MiB in two passes, and a pepper', async () => {
  // covers: V2.4.1
  const passwords = createPasswords(key('a'));
  const kept = await passwords.hash('three quiet kettles', WHOSE);
  expect(SHOP_COST).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(kept.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify('three quiet kettles', kept, WHOSE)).toEqual({
    right: true,
    outdated: false,
  });
  expect((await passwords.verify('three loud kettles', kept, WHOSE)).right).toBe(false);
  // Without the shop's key the hash opens nothing.
  expect((await createPasswords(key('b')).verify('three quiet kettles', kept, WHOSE)).right).toBe(false);
});

test('what was made with other parameters or another key is right, and to be made anew', async () => {
  const kept = await createPasswords(key('a'), CHEAP).hash('three quiet kettles', WHOSE);
  const dearer = createPasswords(key('a'), { ...CHEAP, timeCost: 2 });
  expect(await dearer.verify('three quiet kettles', kept, WHOSE)).toEqual({ right: true, outdated: true });
  const rotated = createPasswords({ ...key('b'), previousSecretKey: key('a').secretKey }, CHEAP);
  expect(await rotated.verify('three quiet kettles', kept, WHOSE)).toEqual({ right: true, outdated: true });
});

test('nobody’s password is wrong, after the same work', async () => {
  const passwords = createPasswords(key('a'), CHEAP);
  expect((await passwords.verify('three quiet kettles', undefined, WHOSE)).right).toBe(false);
});

test('so many wait; who comes after that is told to come back', async () => {
  const passwords = createPasswords(key('a'), CHEAP);
  const all = await Promise.allSettled(
    Array.from({ length: 300 }, (_, at) =>
      passwords.hash(`password ${at}`, of(`one ${at}`, at < 299 ? 'en' : 'fr')),
    ),
  );
  const refused = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(98);
  expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  expect([refused[0], refused.at(-1)].map((one) => one?.reason.message)).toEqual([
    'The shop is busy. Please try again shortly.',
    'La boutique est très occupée. Réessayez dans un instant.',
  ]);
  expect((await passwords.hash('and then again', WHOSE)).hash).toBeTruthy();
});

/** In which order pieces of work begin, of which a queue does so many at once and the oldest ends first. */
async function order(atWork: number, keys: readonly string[]): Promise<string[]> {
  const inTurn = createQueue({ atWork, waiting: 20 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (whose: string) =>
    inTurn(of(whose), () => {
      begun.push(whose);
      return new Promise<void>((end) => ends.push(end));
    });
  const all = keys.map(ask);
  for (let piece = 0; piece < keys.length; piece += 1) {
    await vi.waitUntil(() => ends[piece], { interval: 1, timeout: patience(5000) });
    ends[piece]?.();
  }
  await Promise.all(all);
  return begun;
}

test('who floods one address waits for himself: another is let by at once, and a third takes turns with it', async () => {
  const flood = Array.from({ length: 10 }, () => 'flooded');
  const two = await order(2, [...flood, 'Ada', 'Ben']);
  // Ada’s runs beside the flood’s first, and Ben’s beside its second.
  expect(two.slice(0, 4)).toEqual(['flooded', 'Ada', 'flooded', 'Ben']);
  const one = await order(1, [...flood, 'Ada', 'Ben']);
  expect(one.slice(0, 5)).toEqual(['flooded', 'flooded', 'Ada', 'Ben', 'flooded']);
  expect([two.length, one.length]).toEqual([12, 12]);
});

test('ten of one address wait beside the one at work; more are told to come back, and others are not', async () => {
  const passwords = createPasswords(key('a'), CHEAP);
  const ask = (whose: string, language?: Language) =>
    passwords.hash('three quiet kettles', of(whose, language));
  const flood = Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => ask('flooded', at < 19 ? 'en' : 'fr')),
  );
  expect((await ask('Ada')).hash).toBeTruthy();
  const refused = (await flood).filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(9);
  // Not the shop is busy: it is their own line that is full.
  expect(refused[0]?.reason).toMatchObject({ status: 429, headers: { 'Retry-After': '2' } });
  expect([refused[0], refused.at(-1)].map((one) => one?.reason.message)).toEqual([
    'Too many attempts at once. Wait a moment and try again.',
    'Trop d’essais en même temps. Patientez un instant, puis réessayez.',
  ]);
});
