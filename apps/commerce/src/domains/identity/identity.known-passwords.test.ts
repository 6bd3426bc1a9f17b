import { expect, test } from 'vitest';
import { isKnownPassword } from './identity.known-passwords.ts';

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
  expect(isKnownPassword(password)).toBe(true);
});

test.each([
  'three quiet kettles',
  'correct horse battery staple',
  'mon café du matin',
  'tR7#kq9!vvLw',
  'password for my bank',
])('%s is taken', (password) => {
  expect(isKnownPassword(password)).toBe(false);
});
