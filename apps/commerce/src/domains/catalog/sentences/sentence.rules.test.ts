import { expect, it } from 'vitest';
import { inWords, labelled, SENTENCES, sentence } from './sentence.rules.ts';

const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
/** English from the validator itself, which French says by what it was given. */
const FOREIGN = /^\{message\}$/;

it('every code has both languages, with the same places', () => {
  for (const [code, [en, fr]] of Object.entries(SENTENCES)) {
    expect(fr.trim(), code).not.toBe('');
    expect(fr.match(/ [:»]|« /), code).toBeNull();
    if (!FOREIGN.test(en)) expect(placesOf(fr), code).toEqual(placesOf(en));
    // What is the same in both languages is a word that they share.
    if (en === fr) expect(['stock', '{name} {rule}'], code).toContain(en);
  }
});

it('sentences inside sentences are in the same language', () => {
  const said = labelled(sentence('price'), sentence('decimalComma', { text: '12,99', meant: '12.99' }));
  expect(inWords(said, 'en')).toBe('price: "12,99" uses a decimal comma: write 12.99');
  expect(inWords(said, 'fr')).toBe(
    'prix\u00a0: «\u00a012,99\u00a0» a une virgule décimale\u00a0: écrivez 12.99',
  );
  const both = labelled(
    sentence('theCategory'),
    sentence('field', { name: 'path', rule: sentence('mustBePodId') }),
  );
  expect(inWords(both, 'fr')).toBe('la catégorie\u00a0: path doit avoir de 1 à 12 chiffres');
});

it('what is in a file is never a place of a sentence', () => {
  const said = sentence('otherTitle', { title: '{lead}', line: 2, lead: '$& {title}' });
  expect(inWords(said, 'en')).toBe('the title "{lead}" is left out: on line 2 it is "$& {title}"');
});

it('words that were kept before stay', () => {
  expect(inWords('The CSV breaks.', 'fr')).toBe('The CSV breaks.');
});
