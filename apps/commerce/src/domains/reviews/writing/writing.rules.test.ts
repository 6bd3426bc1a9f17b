import { expect, test } from 'vitest';
import { holdReasons, tidy } from './writing.rules.ts';

const WORDS = ['damn', 'trou de cul'];
const held = (text: string) => holdReasons([text], WORDS);

test.each([
  ['Smooth, with a note of cocoa. So good.', []],
  ['It took 12 days and 24 pods.', []],
  ['Bought on 2027-01-04 for $12.99, 4.5 of 5', []],
  ['Damn good', ['words']],
  ['d4mn good', ['words']],
  ['DÀMN!', ['words']],
  ['Goddamned is another word', []],
  ['Quel  trou-de-cul', ['words']],
  ['See https://example.test', ['links']],
  ['cheaper at pods.shop', ['links']],
  ['<a href=x>here</a>', ['links']],
  ['write to ada@example.com', ['personal']],
  ['call 514 555 0123 soon', ['personal']],
  ['call (514) 555-0123', ['personal']],
  ['damn, see www.x.y and 4242 4242 4242 4242', ['words', 'links', 'personal']],
])('%s is held for %j', (text, reasons) => {
  expect(held(text)).toEqual(reasons);
});

test('words are sought in the title and the name too', () => {
  expect(holdReasons(['Fine', undefined, 'damn'], WORDS)).toEqual(['words']);
  expect(holdReasons(['Fine'], ['', '  '])).toEqual([]);
});

test('what cannot be seen is taken out, lines stay in texts and not in titles', () => {
  expect(tidy('  a\u202e \t b\r\n\r\n\r\n\r\nc ', { lines: true })).toBe('a b\n\nc');
  expect(tidy('a\nb')).toBe('a b');
  expect(tidy('\u200b \n')).toBeUndefined();
  expect(tidy(undefined)).toBeUndefined();
});
