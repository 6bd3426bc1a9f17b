/** A text in English, and in French where the site speaks it. */
export interface Localized {
  en: string;
  fr?: string;
}

export const TESTS = ['in', 'notIn', 'atMost', 'atLeast'] as const;
export type Test = (typeof TESTS)[number];

/** What an answer says about products that pass a test of one of their attributes. */
export interface Rule {
  attribute: string;
  test: Test;
  /** Of `in` and `notIn` any number, of `atMost` and `atLeast` one number. */
  values: readonly string[];
  /** `limit`: a product that fails the test is left out. `score`: one that passes it gets the score. */
  effect: 'limit' | 'score';
  score: number;
  /** What is liked about it, to complete “because you like …”. */
  reason?: Localized;
}

export interface Option {
  code: string;
  text: Localized;
  rules: readonly Rule[];
}

export interface Question {
  code: string;
  text: Localized;
  /** What the result says when it was skipped. */
  assumed: Localized;
  options: readonly Option[];
}

/** One version of a quiz: questions, scores, limits and reasons. */
export interface QuizDefinition {
  version: number;
  /** Products whose scores differ by less take turns. */
  spread: number;
  /** Ways past the quiz, on its first screen. */
  shortcuts: readonly { text: Localized; url: string }[];
  questions: readonly Question[];
  /** Rules that hold whatever is answered. */
  always: readonly Rule[];
}
