import type { Localized } from './definition/definition.types.ts';

export const QUIZ_NAMES = ['beverage', 'brewer'] as const;
export type QuizName = (typeof QUIZ_NAMES)[number];

/** The chosen option of each question; null or absent: skipped. */
export type Answers = Readonly<Record<string, string | null>>;

/** A product that a quiz recommends, as it is kept with the result. */
export interface Pick {
  code: string;
  reason: Localized;
  adventurous: boolean;
}

/** A result that can be opened by its link. */
export interface QuizResult {
  id: string;
  quiz: QuizName;
  /** Of the quiz that was answered. */
  version: number;
  answers: Answers;
  picks: Pick[];
  assumed: Localized[];
  createdAt: Date;
  expiresAt: Date;
}

/** What a customer likes, as answers of the beverage quiz. */
export interface TasteProfile {
  version: number;
  answers: Answers;
  updatedAt: Date;
}

/** How often a question was shown, answered and skipped. */
export interface QuestionCount {
  question: string;
  shown: number;
  answered: number;
  skipped: number;
}
