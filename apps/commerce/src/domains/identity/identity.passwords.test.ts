import { expect, test } from 'vitest';
import { createPasswords, SHOP_COST } from './identity.passwords.ts';

const key = (letter: string) => ({ secretKey: letter.repeat(40) });
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

test('a shop takes argon2id with 19 MiB in two passes, and a pepper', async () => {
  const passwords = createPasswords(key('a'));
  const kept = await passwords.hash('three quiet kettles');
  expect(SHOP_COST).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(kept.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify('three quiet kettles', kept)).toEqual({ right: true, outdated: false });
  expect((await passwords.verify('three loud kettles', kept)).right).toBe(false);
  // Without the shop's key the hash opens nothing.
  expect((await createPasswords(key('b')).verify('three quiet kettles', kept)).right).toBe(false);
});

test('what was made with other parameters or another key is right, and to be made anew', async () => {
  const kept = await createPasswords(key('a'), CHEAP).hash('three quiet kettles');
  const dearer = createPasswords(key('a'), { ...CHEAP, timeCost: 2 });
  expect(await dearer.verify('three quiet kettles', kept)).toEqual({ right: true, outdated: true });
  const rotated = createPasswords({ ...key('b'), previousSecretKey: key('a').secretKey }, CHEAP);
  expect(await rotated.verify('three quiet kettles', kept)).toEqual({ right: true, outdated: true });
});

test('nobody’s password is wrong, after the same work', async () => {
  const passwords = createPasswords(key('a'), CHEAP);
  expect((await passwords.verify('three quiet kettles', undefined)).right).toBe(false);
});

test('so many wait; who comes after that is told to come back', async () => {
  const passwords = createPasswords(key('a'), CHEAP);
  const all = await Promise.allSettled(
    Array.from({ length: 300 }, (_, at) => passwords.hash(`password ${at}`)),
  );
  const refused = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(98);
  expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  expect((await passwords.hash('and then again')).hash).toBeTruthy();
});
