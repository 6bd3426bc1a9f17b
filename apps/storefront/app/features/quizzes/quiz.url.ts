import { readAnswers } from '#app/platform/page-query/readAnswers.ts';
import { readText } from '#app/platform/page-query/readText.ts';

/** In an address, for a question that was skipped. */
const SKIPPED = '-';

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
    .map((pair) => pair.map((part) => part ?? SKIPPED).join(':'))
    .join(',');

/** Commas and colons need no escape in a query. */
const readable = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':');

/** The address of a quiz after these answers; without any its first question. */
export const quizPath = (quiz: string, answers: QuizAddress['answers'] = {}, result?: string): string => {
  const query = [
    ...(Object.keys(answers).length > 0 ? [`answers=${readable(answersText(answers))}`] : []),
    ...(result === undefined ? [] : [`result=${encodeURIComponent(result)}`]),
  ].join('&');
  return `/quiz/${quiz}${query && `?${query}`}`;
};
