/** What a quiz shows over all its answers. */
import type { QuizDefinition } from '../definition/definition.types.ts';
import type { Answers } from '../quizzes.types.ts';

/** Every combination of answers, skipped questions included. */
export function* allAnswers({ questions }: Pick<QuizDefinition, 'questions'>): Generator<Answers> {
  const [first, ...rest] = questions;
  if (!first) return void (yield {});
  for (const others of allAnswers({ questions: rest })) {
    yield others;
    for (const { code } of first.options) yield { [first.code]: code, ...others };
  }
}

/** How many combinations there are. */
export const combinationsOf = ({ questions }: Pick<QuizDefinition, 'questions'>): number =>
  questions.reduce((product, { options }) => product * (options.length + 1), 1);

/**
 * As many combinations as wanted, evenly out of all of them: a step that shares no divisor with their number visits each
 * once before any a second time.
 */
export function* someAnswers(
  { questions }: Pick<QuizDefinition, 'questions'>,
  most: number,
): Generator<Answers> {
  const all = combinationsOf({ questions });
  if (all <= most) return void (yield* allAnswers({ questions }));
  let step = Math.floor(all * 0.618);
  while (divisor(step, all) !== 1) step += 1;
  for (let count = 0, at = 0; count < most; count += 1, at = (at + step) % all)
    yield combination(questions, at);
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function combination(questions: QuizDefinition['questions'], number: number): Answers {
  let left = number;
  const answers: Record<string, string> = {};
  for (const { code, options } of questions) {
    const chosen = options[(left % (options.length + 1)) - 1];
    if (chosen) answers[code] = chosen.code;
    left = Math.floor(left / (options.length + 1));
  }
  return answers;
}

export interface Report {
  combinations: number;
  /** Combinations with fewer picks than wanted. */
  short: number;
  /** Results that show a product, most first; products that none shows have 0. */
  shown: { code: string; results: number }[];
}

/** Counts what results show, one after another. */
export function createTally(codes: readonly string[], wanted: number) {
  const counts = new Map(codes.map((code) => [code, 0]));
  let combinations = 0;
  let short = 0;
  return {
    add(shown: readonly string[]): void {
      combinations += 1;
      if (shown.length < wanted) short += 1;
      for (const code of shown) counts.set(code, (counts.get(code) ?? 0) + 1);
    },
    report: (): Report => ({
      combinations,
      short,
      shown: [...counts]
        .map(([code, results]) => ({ code, results }))
        .sort((a, b) => b.results - a.results || (a.code < b.code ? -1 : 1)),
    }),
  };
}
