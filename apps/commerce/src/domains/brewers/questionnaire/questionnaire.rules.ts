import type { Answers } from '../brewers.types.ts';
import { QUESTIONS } from './questions.ts';

/** Why an answer cannot be taken: there is no such question, or it has no such option. */
export interface AnswerProblem {
  question: string;
  reason: 'unknownQuestion' | 'unknownOption';
}

/** What is wrong with answers, one problem a question. */
export function answerProblems(answers: Answers): AnswerProblem[] {
  return Object.entries(answers).flatMap(([question, value]): AnswerProblem[] => {
    const asked = QUESTIONS.find(({ code }) => code === question);
    if (!asked) return [{ question, reason: 'unknownQuestion' }];
    const fits = value === null || asked.options.some(({ code }) => code === value);
    return fits ? [] : [{ question, reason: 'unknownOption' }];
  });
}

/** Whether every question was answered or skipped, which opens the coupon. */
export const isComplete = (answers: Answers): boolean =>
  QUESTIONS.every(({ code }) => answers[code] !== undefined);
