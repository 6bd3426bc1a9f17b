import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { parametersOf } from '#app/platform/parameters.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import type { Area } from '#app/platform/store/lifecycle.ts';
import { brewerQuestions, quiz } from './quiz.slice.ts';
import type { QuizScreen } from './quiz.types.ts';
import { readQuiz } from './quiz.url.ts';
import { quizQuestions, turnOf } from './quizQuestions.slice.ts';
import { sendSteps } from './quizSteps.ts';

/** What the quiz of this address shows. A question follows from the address alone once all are known. */
export function useQuiz(isBeverage: boolean): Pick<Area<QuizScreen>, 'data' | 'error'> {
  const { search } = useLocation();
  const { data, error } = useAppSelector(quizQuestions.select);
  const other = useAppSelector(quiz.select);
  const { answers, result } = readQuiz(parametersOf(search));
  if (result !== undefined) return other;
  if (isBeverage && error) return { data: null, error };
  const known = isBeverage ? data : brewerQuestions(other);
  const turn = known && turnOf(isBeverage ? 'beverage' : 'brewer', known, answers);
  return turn ? { data: turn, error: null } : other;
}

/** Sends the steps that wait to be counted when somebody leaves the quiz, for another page or for good. */
export function useStepsOnLeaving(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const send = (): void => dispatch(sendSteps());
    const hide = (): void => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      send();
    };
  }, [dispatch]);
}
