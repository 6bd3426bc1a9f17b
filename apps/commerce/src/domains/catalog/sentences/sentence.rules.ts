/** What imports and the writer say of products and files: sentences as data, put into words for whoever reads them. */
import type { Language } from '@crema/brands';
import { say, type Texts } from '#platform/http/index.ts';
import { FILE } from './file.messages.ts';
import { NATIVE } from './native.messages.ts';
import { PICTURES } from './pictures.messages.ts';
import { PRODUCTS } from './products.messages.ts';
import { ROWS } from './rows.messages.ts';

/** Every sentence by its code. */
export const SENTENCES = { ...FILE, ...ROWS, ...NATIVE, ...PRODUCTS, ...PICTURES };

type Value = string | number | Sentence | readonly Sentence[];

/** Which sentence, and what stands in its places: texts of the file, numbers, or further sentences. */
export interface Sentence {
  code: keyof typeof SENTENCES;
  values?: Readonly<Record<string, Value>>;
}

export const sentence = (code: Sentence['code'], values?: Sentence['values']): Sentence =>
  values ? { code, values } : { code };

/** A sentence with what it is about before it: `price: "x" is not an amount`. */
export const labelled = (label: string | Sentence, reason: Sentence): Sentence =>
  sentence('labelled', { label, reason });

/** The words of a sentence. What was kept as words already stays as it is. */
export function inWords(said: Sentence | string, language: Language): string {
  if (typeof said === 'string') return said;
  const texts: Texts | undefined = SENTENCES[said.code];
  // Kept by a newer version.
  if (!texts) return String(said.code);
  return say(language, ...texts).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = said.values?.[name];
    return value === undefined ? place : wordsOf(value, language);
  });
}

function wordsOf(value: Value, language: Language): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return 'code' in value ? inWords(value, language) : value.map((one) => inWords(one, language)).join('; ');
}
