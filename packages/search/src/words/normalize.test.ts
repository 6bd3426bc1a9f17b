import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCharacters, indexWordsOf, queryWords, slugOf, termOf, wordsOf } from './normalize.ts';

const terms = (text: string, language: 'en' | 'fr') => queryWords(text, language).map(({ term }) => term);
const language = fc.constantFrom('en' as const, 'fr' as const);
const lowerWord = fc.stringMatching(/^[a-z]{1,12}$/);

describe('words', () => {
  it.each([
    ["l'été", ['ete']],
    ['d’érable', ['erable']],
    ["qu'une tasse", ['tasse']],
    ['cafés glacés', ['cafe', 'glace']],
    ['noix de coco', ['noi', 'coco']],
    ['thé', ['the']],
    ['cœur', ['coeur']],
    ['amandes grillées', ['amande', 'grille']],
    ["aujourd'hui", ['aujourdhui']],
  ])('of French %s', (text, expected) => {
    expect(terms(text, 'fr')).toEqual(expected);
  });

  it.each([
    ["roaster's pods", ['roaster', 'pod']],
    ['boxes of berries', ['box', 'berry']],
    ['glasses and glass', ['glass', 'glass']],
    ['Crème Brûlée', ['creme', 'brulee']],
    ['the', ['the']],
    ['24s', ['24s']],
  ])('of English %s', (text, expected) => {
    expect(terms(text, 'en')).toEqual(expected);
  });

  it('indexes a hyphenated word in parts and in one piece', () => {
    expect(indexWordsOf('K-Cup pods', 'en')).toEqual(['k', 'cup', 'pods', 'k-cup']);
    expect(termOf('k-cup', 'en')).toBe('kcup');
  });

  it('takes an apostrophe for an elision in French, and in English as well as not', () => {
    expect(indexWordsOf('S’mores', 'en')).toEqual(['mores', 'smores']);
    expect(indexWordsOf('l’été', 'fr')).toEqual(['été']);
    expect(terms('s’mores', 'en')).toEqual(terms('smores', 'en'));
  });

  it('makes slugs', () => {
    expect(slugOf('Café d’Été & Co.')).toBe('cafe-ete-co');
  });

  it('gives a plural the term of its singular, accents and case aside', () => {
    fc.assert(
      fc.property(lowerWord, language, (word, lang) => {
        fc.pre(word.length > 3 && !/[sxyuz]$|ch$|sh$|ee$|i$|ie$|e$/.test(word));
        expect(termOf(`${word}s`, lang)).toBe(termOf(word, lang));
        expect(termOf(word.toUpperCase().replaceAll('E', 'É'), lang)).toBe(termOf(word, lang));
      }),
    );
  });

  it('leaves a term as it is when folded again', () => {
    fc.assert(
      fc.property(fc.oneof(lowerWord, fc.string({ unit: 'grapheme' })), language, (text, lang) => {
        for (const word of wordsOf(text)) {
          expect(foldCharacters(foldCharacters(word))).toBe(foldCharacters(word));
          expect(termOf(termOf(word, lang), lang)).toBe(termOf(word, lang));
        }
      }),
    );
  });

  it('reads any text without failing, and at most twelve words of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), language, (text, lang) => {
        expect(queryWords(text, lang).length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('compares no word that is longer than what may be typed: some letters fold to eighteen', () => {
    const [word] = queryWords('\ufdfa'.repeat(100), 'en');
    expect(word?.surface).toHaveLength(100);
    expect([word?.folded.length, word?.term.length]).toEqual([100, 100]);
  });
});
