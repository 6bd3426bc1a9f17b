import { expect, it } from 'vitest';
import { lengthOf, strengthOf } from './strength.rules.ts';

it.each([
  ['', 'short'],
  ['elevenchars', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcabcabcabcabc', 'weak'],
  ['123456789012', 'weak'],
  ['correct horse', 'fair'],
  ['correct horse battery', 'strong'],
  ['brûlerie du matin pluvieux', 'strong'],
])('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

it('counts what people see as one character as one', () => {
  // covers: V2.1.8
  expect(lengthOf('é'.normalize('NFD'))).toBe(1);
  expect(lengthOf('😀😀')).toBe(2);
});
