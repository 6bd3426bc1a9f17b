/** Which quizzes can be used, and which answers fit one. */
import type { Answers } from '../quizzes.types.ts';
import type { Localized, QuizDefinition, Rule } from './definition.types.ts';

const MOST_QUESTIONS = 10;
const MOST_OPTIONS = 10;
const LONGEST_TEXT = 300;

/** What is wrong with a quiz, in one sentence; undefined: nothing. */
export function definitionProblem(quiz: QuizDefinition, { french }: { french: boolean }): string | undefined {
  const { questions, shortcuts, spread } = quiz;
  if (questions.length === 0) return 'A quiz has a question.';
  if (questions.length > MOST_QUESTIONS) return `A quiz has at most ${MOST_QUESTIONS} questions.`;
  if (spread < 0) return 'A spread is not below zero.';
  for (const { code, options, assumed } of questions) {
    if (options.length < 2) return `The question “${code}” needs two options.`;
    if (options.length > MOST_OPTIONS) return `The question “${code}” has more than ${MOST_OPTIONS} options.`;
    if (!assumed.en) return `The question “${code}” does not say what is assumed when it is skipped.`;
  }
  // A path of this site, never another shop's address.
  const foreign = shortcuts.find(({ url }) => !url.startsWith('/') || ['/', '\\'].includes(url.charAt(1)));
  if (foreign) return `A shortcut leads to a path of the shop, not to “${foreign.url}”.`;
  for (const text of textsOf(quiz)) {
    if (french && !text.fr) return `“${text.en}” has no French text.`;
    if (Math.max(text.en.length, text.fr?.length ?? 0) > LONGEST_TEXT)
      return `“${text.en.slice(0, 40)}…” is longer than ${LONGEST_TEXT} characters.`;
  }
  return undefined;
}

function textsOf({ questions, shortcuts, always }: QuizDefinition): Localized[] {
  const reasons = (rules: readonly Rule[]) => rules.flatMap(({ reason }) => (reason ? [reason] : []));
  return [
    ...shortcuts.map(({ text }) => text),
    ...reasons(always),
    ...questions.flatMap(({ text, assumed, options }) => [
      text,
      assumed,
      ...options.flatMap((option) => [option.text, ...reasons(option.rules)]),
    ]),
  ];
}

/** The first question whose answer is none of its options, or that the quiz does not ask; undefined: all fit. */
export function wrongAnswer({ questions }: QuizDefinition, answers: Answers): string | undefined {
  const wrong = Object.entries(answers).find(([code, answer]) => {
    const question = questions.find((other) => other.code === code);
    return !question || (answer !== null && !question.options.some((option) => option.code === answer));
  });
  return wrong?.[0];
}

/** Answers that still fit a quiz of another version; others are left out. */
export function fittingAnswers(quiz: QuizDefinition, answers: Answers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([code, answer]) =>
      answer !== null && wrongAnswer(quiz, { [code]: answer }) === undefined ? [[code, answer]] : [],
    ),
  );
}

/** What the result assumes about questions that were skipped. */
export const assumedOf = ({ questions }: QuizDefinition, answers: Answers): Localized[] =>
  questions.filter(({ code }) => (answers[code] ?? null) === null).map(({ assumed }) => assumed);
