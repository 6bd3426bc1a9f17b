import { inWords, type Sentence } from '../sentences/sentence.rules.ts';

/** The whole file cannot be used. The message is the sentence in English, for the operator. */
export class FileRefused extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(inWords(sentence, 'en'));
    this.sentence = sentence;
    this.name = 'FileRefused';
  }
}
