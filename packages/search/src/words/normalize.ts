/**
 * Words as the index sees them. Two forms of one word must give one term: case, accents, ligatures,
 * elisions (l'été), possessives (roaster's) and plurals are folded, the same way for documents and queries.
 */
import type { Language } from '../search.types.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const APOSTROPHES = /[\u2018\u2019\u02BC\u00B4\u0060]/g;
const QUOTED = /['\u2018\u2019\u02BC\u00B4\u0060]/;
const POSSESSIVE = /'s(?![\p{L}\p{N}])/gu;
const ELISION = /(^|[^\p{L}\p{M}\p{N}])(?:qu|jusqu|lorsqu|puisqu|quoiqu|[ldjmtscn])'(?=[\p{L}\p{N}])/gu;
const MARKS = /\p{M}+/gu;
const PLAIN = /^[a-z0-9]*$/;
const DIGIT = /\p{N}/u;

const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(['a', 'an', 'and', 'the', 'of', 'for', 'with', 'in', 'to', 'or', 'by', 'on']),
  // Not `the`: the folded form of thé is the same.
  fr: new Set([
    'un',
    'une',
    'et',
    'le',
    'la',
    'les',
    'de',
    'du',
    'des',
    'en',
    'pour',
    'avec',
    'au',
    'aux',
    'ou',
  ]),
};

/** Lower case, without accents or ligatures. */
export function foldCharacters(text: string): string {
  if (PLAIN.test(text)) return text;
  // Lower case after taking apart: some letters have no small form until then.
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o');
}

/** The singular of a folded word, good enough that plural and singular meet; not always a real word. */
export function singular(word: string, language: Language): string {
  if (word.length < 4 || DIGIT.test(word)) return word;
  if (language === 'fr') {
    if (word.endsWith('eaux')) return word.slice(0, -1);
    if (word.length > 4 && word.endsWith('aux')) return `${word.slice(0, -3)}al`;
    return word.replace(/(?<![sx])[sx]+$/, '').replace(/(?<!e)ee+$/, 'e');
  }
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The term of one surface word; of a compound, in one piece. */
export function termOf(word: string, language: Language): string {
  return singular(foldCharacters(word).replaceAll('-', ''), language);
}

/** Surface words of a text: lower case, accents kept, apostrophes resolved. */
export function wordsOf(text: string): string[] {
  return unquoted(text).match(WORD) ?? [];
}

/**
 * As `wordsOf`, and then the hyphenated ones whole: their term is one piece, so that "kcup" finds "K-Cup". English has
 * no elisions, but French names: there a word is found with what stands before its apostrophe and without ("S'mores").
 */
export function indexWordsOf(text: string, language: Language): string[] {
  const plain = unquoted(text);
  const words: string[] = plain.match(WORD) ?? [];
  if (plain.includes('-')) words.push(...hyphenated(plain));
  if (language === 'en' && QUOTED.test(text)) {
    const whole = unquoted(text, false).match(WORD) ?? [];
    words.push(...whole.filter((word) => !words.includes(word)));
  }
  return words;
}

/** Words that hyphens join, each in one piece. */
function hyphenated(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  let end = -1;
  let parts = 0;
  const take = (): void => {
    if (parts > 1) found.push(text.slice(start, end));
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index === end + 1 && text[end] === '-') parts += 1;
    else {
      take();
      start = index;
      parts = 1;
    }
    end = index + word.length;
  }
  take();
  return found;
}

/** As `indexWordsOf`, without stop words: "the" is a stop word in English and tea in French. */
export function tellingWordsOf(text: string, language: Language): string[] {
  return indexWordsOf(text, language).filter((word) => !STOP_WORDS[language].has(word));
}

function unquoted(text: string, elided = true): string {
  const lower = text.toLowerCase();
  if (!QUOTED.test(lower)) return lower;
  const plain = lower.replace(APOSTROPHES, "'").replace(POSSESSIVE, '');
  return (elided ? plain.replace(ELISION, '$1') : plain).replaceAll("'", '');
}

export interface QueryWord {
  /** As typed, lower case. */
  surface: string;
  /** Folded, plural kept: what a prefix is compared with. */
  folded: string;
  term: string;
}

/** A query holds at most so many words; the rest of 100 characters is ignored. */
const MAX_QUERY_WORDS = 12;
/** Letters of a folded word of a query. */
const LONGEST_WORD = 100;

/** The words of a query, stop words left out unless there is nothing else. */
export function queryWords(text: string, language: Language): QueryWord[] {
  const all = (unquoted(text, language === 'fr').match(WORD) ?? [])
    .slice(0, MAX_QUERY_WORDS)
    .map((surface) => {
      // One letter may fold to eighteen: cut, because the word is compared with every word of the vocabulary.
      const folded = foldCharacters(surface).slice(0, LONGEST_WORD);
      return { surface, folded, term: singular(folded, language) };
    });
  const telling = all.filter((word) => !STOP_WORDS[language].has(word.folded));
  return telling.length > 0 ? telling : all;
}

/** A name as an address part: "Blue Harbor" → "blue-harbor". */
export function slugOf(text: string): string {
  return wordsOf(text).map(foldCharacters).join('-');
}
