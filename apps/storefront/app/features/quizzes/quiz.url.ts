import { readAnswers } from '#app/platform/page-query/readAnswers.ts';
import { readText } from '#app/platform/page-query/readText.ts';

/** In an address, for a question that was skipped. */
export const SKIPPED = '-';

/** What the address of a quiz says: answers so far, and a result that was shared. */
export interface QuizAddress {
  answers: Record<string, string | null>;
  result?: string;
}

export function readQuiz(search: URLSearchParams): QuizAddress {
  const pairs = readAnswers(search.get('answers') ?? '')?.split(',') ?? [];
  const result = readText(search.get('result') ?? '');
  return {
    answers: Object.fromEntries(
      pairs.map((pair) => {
        const [question = '', option = SKIPPED] = pair.split(':');
        return [question, option === SKIPPED ? null : option];
      }),
    ),
    ...(result !== undefined && { result }),
  };
}

/** Answers as they stand in an address. */
export const answersText = (answers: QuizAddress['answers']): string =>
  Object.entries(answers)
    .map(([question, option]) => `${question}:${option ?? SKIPPED}`)
    .join(',');

/** The address of a quiz after these answers; without any its first question. */
export const quizPath = (quiz: string, answers: QuizAddress['answers'] = {}, result?: string): string => {
  const query = [
    ...(Object.keys(answers).length > 0 ? [`answers=${encodeURIComponent(answersText(answers))}`] : []),
    ...(result === undefined ? [] : [`result=${encodeURIComponent(result)}`]),
  ].join('&');
  return `/quiz/${quiz}${query && `?${query}`}`;
};
