import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsIn, filled, marked, placesIn, plain, tellable, templateOf } from './facts.ts';
import { placeProblems, retold } from './texts.ts';

const name = fc.constantFrom('code', 'date', 'lines');
const value = fc.string({ minLength: 1 }).map((text) => text.replace(/[\uE000-\uE002{}]/g, '') || 'x');
const words = fc.stringMatching(/^[a-z ,.]{0,12}$/);
const piece = fc.oneof(
  words.map((text) => ({ text })),
  fc.record({ name, value }),
);

/** A sentence with facts in it, and how it is read. */
const sentenceOf = (pieces: readonly ({ text: string } | { name: string; value: string })[]) => ({
  sentence: pieces
    .map((one) => ('text' in one ? one.text : marked({ [one.name]: one.value })[one.name]))
    .join(''),
  read: pieces.map((one) => ('text' in one ? one.text : one.value)).join(''),
  template: pieces.map((one) => ('text' in one ? one.text : `{{${one.name}}}`)).join(''),
});

test('a sentence is read as it was said, and its template has a place for each fact', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const { sentence, read, template } = sentenceOf(pieces);
      expect(plain(sentence)).toBe(read);
      expect(templateOf(sentence)).toBe(template);
    }),
  );
});

test('a template that is filled with the facts of its sentence is the sentence, where each fact has one value', () => {
  fc.assert(
    fc.property(fc.uniqueArray(piece, { selector: (one) => ('name' in one ? one.name : one) }), (pieces) => {
      const { sentence, read, template } = sentenceOf(pieces);
      expect(filled(template, factsIn(sentence))).toBe(read);
    }),
  );
});

test('a fact that holds a placeholder or a sign is only text', () => {
  const { name: odd = '' } = marked({ name: 'Ada \uE000phone\uE001x\uE002' });
  expect(plain(odd)).toBe('Ada phonex');
  expect(filled('Hello {{name}}', factsIn(odd))).toBe('Hello Ada phonex');
  expect(filled('Hello {{nobody}}', factsIn(odd))).toBeUndefined();
  expect(placesIn('{{ a }} and {{b}}')).toEqual(['a', 'b']);
});

const mail = (code: string, more: readonly string[] = []) =>
  tellable((edit) => {
    const facts = marked({ code });
    const [subject = ''] = edit(`Order ${facts.code}`, 'subject');
    const text = ['Thank you.', ...more].flatMap((one) => edit(one, 'paragraph')).join('\n');
    return { id: 'a', to: 'ada@example.com', subject, text, html: text };
  });

test('a mail is retold by its own facts; a paragraph can be left out or become two', () => {
  const texts = { 'Order {{code}}': 'About {{code}}', 'Thank you.': 'Thanks for {{code}}.\nSee you.' };
  expect(retold(mail('C1'), texts)).toMatchObject({ subject: 'About C1', text: 'Thanks for C1.\nSee you.' });
  expect(retold(mail('C1', ['Bye.']), { 'Thank you.': '' }).text).toBe('Bye.');
  // Words about what this mail does not know are not said.
  expect(retold(mail('C1'), { 'Thank you.': 'See you on {{date}}.' }).text).toBe('Thank you.');
});

test('placeholders that are new and those that are lost are named', () => {
  const source = [{ part: 'subject' as const, template: 'Order {{code}}' }];
  expect(placeProblems(source, {})).toEqual({ unknown: [], lost: [] });
  expect(placeProblems(source, { 'Order {{code}}': '{{shop}}: {{date}}' })).toEqual({
    unknown: ['date'],
    lost: ['code'],
  });
});
