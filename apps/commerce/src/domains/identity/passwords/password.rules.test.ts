import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPasswords } from './hashing.service.ts';
import { passwordProblem } from './password.rules.ts';

const nobodyKnows = () => false;
const CHEAP = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

test('a password has 12 to 128 characters of any kind, as people count them', () => {
  // covers: V2.1.1, V2.1.2, V2.1.4
  for (const sign of ['a', ' ', '7', 'é', '咖', '☕', '😀']) {
    expect(passwordProblem(sign.repeat(11), nobodyKnows)).toBe('passwordLength');
    expect(passwordProblem(sign.repeat(12), nobodyKnows)).toBeUndefined();
    expect(passwordProblem(sign.repeat(128), nobodyKnows)).toBeUndefined();
    expect(passwordProblem(sign.repeat(129), nobodyKnows)).toBe('passwordLength');
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 12, maxLength: 40 }), (password) => {
      const { length } = [...password.normalize('NFC')];
      return (passwordProblem(password, nobodyKnows) === undefined) === (length >= 12 && length <= 128);
    }),
    { numRuns: 200 },
  );
});

test('it counts whole, to its last character and its case', async () => {
  // covers: V2.1.3, V2.4.2
  const passwords = createPasswords({ secretKey: 'x'.repeat(32) }, CHEAP);
  const password = `${'a quiet morning '.repeat(7)}and its end: 16`;
  const whose = { key: 'somebody’s', language: 'en' } as const;
  const kept = await passwords.hash(password, whose);
  expect((await passwords.verify(password, kept, whose)).right).toBe(true);
  for (const other of [
    password.slice(0, -1),
    `${password.slice(0, -1)}7`,
    password.toUpperCase(),
    `${password} `,
  ])
    expect((await passwords.verify(other, kept, whose)).right).toBe(false);
  expect((await passwords.hash(password, whose)).hash).not.toBe(kept.hash);
  expect(kept.hash).toMatch(/^\$argon2id\$/);
});
