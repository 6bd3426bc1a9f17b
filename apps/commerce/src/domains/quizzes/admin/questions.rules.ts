/** Questions of staff in the definition of a quiz. Pure. */
import type { State } from '#platform/edits/index.ts';
import type { Localized, Option, Question, QuizDefinition, Rule } from '../definition/definition.types.ts';
import { QUIZ_NAMES, type QuizName } from '../quizzes.types.ts';

const BETWEEN = '.';

/** The key of a question: `beverage.roast`. */
export const keyOf = (quiz: QuizName, code: string): string => `${quiz}${BETWEEN}${code}`;

export function partsOf(key: string): { quiz: QuizName; code: string } | undefined {
  const at = key.indexOf(BETWEEN);
  const quiz = QUIZ_NAMES.find((name) => name === key.slice(0, at));
  return quiz && { quiz, code: key.slice(at + 1) };
}

export const stateOf = (quiz: QuizName, { text, assumed, options }: Question): State => ({
  ...{ quiz, text, assumed },
  options: options.map(({ rules, ...option }) => ({
    ...option,
    rules: rules.map(({ reason, ...rule }) => ({ ...rule, reason: reason ?? null })),
  })),
});

const trimmed = ({ en, fr }: Localized): Localized => ({
  en: en.trim(),
  ...(fr?.trim() && { fr: fr.trim() }),
});

function ruleOf({ reason, ...rule }: Omit<Rule, 'reason'> & { reason: Localized | null }): Rule {
  const said = reason?.en ? trimmed(reason) : undefined;
  return { ...rule, score: rule.effect === 'limit' ? 0 : rule.score, ...(said ? { reason: said } : {}) };
}

/** The quiz with a question as a state says. */
export function withQuestion(quiz: QuizDefinition, code: string, state: State): QuizDefinition {
  const options = state.options as (Omit<Option, 'rules'> & { rules: Parameters<typeof ruleOf>[0][] })[];
  const question: Question = {
    code,
    text: trimmed(state.text as Localized),
    assumed: trimmed(state.assumed as Localized),
    options: options.map((one) => ({ ...one, text: trimmed(one.text), rules: one.rules.map(ruleOf) })),
  };
  return { ...quiz, questions: quiz.questions.map((one) => (one.code === code ? question : one)) };
}

/** A rule that says nothing; undefined: all fit. */
export const wrongRule = (state: State): Rule | undefined =>
  (state.options as Option[])
    .flatMap(({ rules }) => rules)
    .find(
      ({ test, values }) =>
        values.length === 0 || ((test === 'atMost' || test === 'atLeast') && !isNumber(values)),
    );

const isNumber = (values: readonly string[]): boolean =>
  values.length === 1 && values[0]?.trim() !== '' && Number.isFinite(Number(values[0]));

/** A code that two options have; undefined: none. */
export function repeatedCode(state: State): string | undefined {
  const codes = (state.options as Option[]).map(({ code }) => code);
  return codes.find((code, at) => codes.indexOf(code) !== at);
}
