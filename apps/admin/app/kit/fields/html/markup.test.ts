import { expect, it } from 'vitest';
import { marked } from './markup.ts';

const chosen = ({ text, start, end }: ReturnType<typeof marked>) => text.slice(start, end);

it('markup goes around what is chosen, which stays chosen', () => {
  const bold = marked({ text: 'Free from here', start: 5, end: 9 }, 'bold');
  expect([bold.text, chosen(bold)]).toEqual(['Free <strong>from</strong> here', 'from']);
  expect(marked({ text: '', start: 0, end: 0 }, 'paragraph')).toEqual({ text: '<p></p>', start: 3, end: 3 });
});

it('of a link the address is chosen, and each line becomes an item of a list', () => {
  const link = marked({ text: 'See tea', start: 4, end: 7 }, 'link');
  expect([link.text, chosen(link)]).toEqual(['See <a href="/">tea</a>', '/']);
  const list = marked({ text: 'tea\ncocoa\n', start: 0, end: 10 }, 'list');
  expect(list.text).toBe('<ul><li>tea</li><li>cocoa</li></ul>');
});
