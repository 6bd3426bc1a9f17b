import { useLocation } from 'react-router';
import { parametersOf } from '#app/platform/parameters.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Area } from '#app/platform/store/lifecycle.ts';
import { quiz } from './quiz.slice.ts';
import type { QuizScreen } from './quiz.types.ts';
import { readQuiz } from './quiz.url.ts';
import { quizQuestions, turnOf } from './quizQuestions.slice.ts';

/** What the quiz of this address shows. A question of the beverage quiz follows from the address alone. */
export function useQuiz(isBeverage: boolean): Pick<Area<QuizScreen>, 'data' | 'error'> {
  const { search } = useLocation();
  const { data, error } = useAppSelector(quizQuestions.select);
  const other = useAppSelector(quiz.select);
  const { answers, result } = readQuiz(parametersOf(search));
  if (!isBeverage || result !== undefined) return other;
  if (error) return { data: null, error };
  const turn = data && turnOf(data, answers);
  return turn ? { data: turn, error: null } : other;
}
