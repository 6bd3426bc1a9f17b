import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardCodes, hashOf, readCode, spoken } from './codes.rules.ts';

const codes = cardCodes({ secretKey: 'a key of the shop, of 48 characters and some more' });

test('a code has 16 letters and digits, is read however it is typed, and no two are the same', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(9), (id, number) => {
      const code = codes.make(id, number);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
      expect(readCode(` ${spoken(code).toLowerCase()} `)).toBe(code);
      expect(readCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
      expect(codes.make(id, number + 1)).not.toBe(code);
      expect(hashOf(code)).not.toContain(code);
    }),
  );
  const many = Array.from({ length: 5000 }, (_, index) => codes.make('the same card', index));
  expect(new Set(many).size).toBe(5000);
  expect(new Set(many.map((code) => code[0])).size).toBe(32);
});

test.each(['', '0123-4567-89AB-CDE', '0123-4567-89AB-CDEF-0', '0123-4567-89AB-CDE!', 'UUUUUUUUUUUUUUUU'])(
  '“%s” is no code',
  (typed) => expect(readCode(typed)).toBeUndefined(),
);

test('a code that was made under the key before is made again; one of neither key is not', () => {
  const before = { secretKey: 'the key of the shop before, of 48 characters and more' };
  const code = cardCodes(before).make('a card', 1);
  const now = cardCodes({ secretKey: 'another key of the shop', previousSecretKey: before.secretKey });
  expect(now.again('a card', 1, hashOf(code))).toBe(code);
  expect(() => codes.again('a card', 1, hashOf(code))).toThrow('No key');
});
