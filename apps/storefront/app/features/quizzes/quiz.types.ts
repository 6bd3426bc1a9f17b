import type { components } from '@crema/api-client';
import type { QuizAddress } from './quiz.url.ts';

type Schemas = components['schemas'];

export const QUIZZES = ['beverage', 'brewer'] as const;
export type QuizName = (typeof QUIZZES)[number];

/** Options by question; null for one that was skipped. */
export type Answers = QuizAddress['answers'];

/** What the address of a quiz asks for. */
export interface Asked extends QuizAddress {
  quiz: QuizName;
}

/** A product that a quiz recommends. */
export interface Recommended {
  product: Schemas['Product'];
  reason: string;
  adventurous: boolean;
}

/** All questions of a quiz, so that an answer leads to the next one without asking the engine. */
export type Questions = Pick<Schemas['QuizResponse'], 'version' | 'questions' | 'shortcuts' | 'startWith'>;

interface Common {
  quiz: QuizName;
  answers: Answers;
}

/** One question at a time. */
export interface QuizTurn extends Common {
  shows: 'question';
  question: Schemas['QuizQuestion'];
  answered: number;
  of: number;
  shortcuts: { text: string; url: string }[];
  /** The option that a taste profile suggests. */
  suggested?: string;
  known: Questions;
  /** Whichever the answer, the next question is among the known ones. */
  knowsNext: boolean;
}

export interface QuizOutcome extends Common {
  shows: 'result';
  picks: Recommended[];
  assumed: string[];
  /** Those of the brewer quiz, for who goes back. */
  known?: Questions;
  /** Of the link to share. */
  resultId?: string;
  compareUrl?: string;
  version: number;
}

export type QuizScreen = QuizTurn | QuizOutcome;
