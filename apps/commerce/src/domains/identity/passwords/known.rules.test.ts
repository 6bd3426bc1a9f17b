import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isKnownPassword } from './known.rules.ts';

test.each([
  'password1234',
  'Passw0rd2024!',
  'P@ssw0rdP@ssw0rd',
  '123456789012',
  'qwertyuiop123',
  'azertyuiopqs',
  'abcabcabcabc',
  '111111111111',
  'iloveyou2023',
  'Motdepasse123!',
  'coffeecoffee1',
  'chocolat12345',
])('%s is tried first, and refused', (password) => {
  // covers: V2.1.7
  expect(isKnownPassword(password)).toBe(true);
});

test('every breached password that is long enough is refused, however it is written', () => {
  // covers: V2.1.7
  const long = dictionary['passwords-common'].filter((password) => password.length >= 12);
  expect(long.length).toBeGreaterThan(250);
  const spelled = [
    (password: string) => password,
    (password: string) => password.toUpperCase(),
    (password: string) => ` ${password.slice(0, 6)} ${password.slice(6)}`,
    (password: string) => password.replace('e', 'é'),
    (password: string) => password.replace('a', '@').replace('o', '0'),
    (password: string) => `${password}2024!`,
  ];
  for (const spell of spelled)
    expect(long.map(spell).filter((password) => !isKnownPassword(password))).toEqual([]);
});

test.each(['butterfly2024!', 'Liverpool1234', 'ch3lsea19051905', 'arsenalarsenal'])(
  '%s is a breached one made longer, and refused',
  (password) => {
    expect(isKnownPassword(password)).toBe(true);
  },
);

test.each([
  'three quiet kettles',
  'correct horse battery staple',
  'mon café du matin',
  'tR7#kq9!vvLw',
  'password for my bank',
])('%s is taken', (password) => {
  // covers: V2.1.9
  expect(isKnownPassword(password)).toBe(false);
});
