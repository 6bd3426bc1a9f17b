/** What answers make of products: limits leave products out, everything else moves their score. */
import type { Localized, QuizDefinition, Rule } from '../definition/definition.types.ts';
import type { Answers } from '../quizzes.types.ts';
import type { Candidate, Values } from './candidates.rules.ts';

export interface Ranked {
  candidate: Candidate;
  /** By which it takes turns with others. */
  mark: number;
  score: number;
  /** What is liked about it, what counts most first. */
  reasons(): readonly Localized[];
}

/** What one answer makes of one product. */
interface Cell {
  isOut: boolean;
  score: number;
  reason?: { text: Localized; score: number };
}

/** The rules of a quiz, applied to products: for any number of answers. */
export interface Scoreboard {
  candidates: readonly Candidate[];
  marks: readonly number[];
  /** By question, a line break and option. Cells in the order of the candidates. */
  cells: ReadonlyMap<string, readonly Cell[]>;
  always: readonly Cell[];
  spread: number;
}

/** Whether a product passes a rule's test. One without the attribute passes `notIn` only. */
function passes({ attribute, test, values }: Rule, of: Values): boolean {
  const own = of[attribute] ?? [];
  switch (test) {
    case 'in':
      return own.some((value) => values.includes(value));
    case 'notIn':
      return !own.some((value) => values.includes(value));
    case 'atMost':
      return own.length > 0 && own.every((value) => Number(value) <= Number(values[0]));
    case 'atLeast':
      return own.length > 0 && own.every((value) => Number(value) >= Number(values[0]));
  }
}

function cellOf(rules: readonly Rule[], { values }: Candidate): Cell {
  const passed = rules.filter((rule) => rule.effect === 'score' && passes(rule, values));
  const [best] = passed
    .flatMap(({ reason, score }) => (reason ? [{ text: reason, score }] : []))
    .sort((a, b) => b.score - a.score);
  return {
    isOut: rules.some((rule) => rule.effect === 'limit' && !passes(rule, values)),
    score: passed.reduce((sum, { score }) => sum + score, 0),
    ...(best && { reason: best }),
  };
}

const keyOf = (question: string, option: string): string => `${question}\n${option}`;

export function scoreboardOf(quiz: QuizDefinition, candidates: readonly Candidate[]): Scoreboard {
  const cellsOf = (rules: readonly Rule[]) => candidates.map((candidate) => cellOf(rules, candidate));
  return {
    candidates,
    marks: candidates.map(({ code }) => hashOf(code)),
    cells: new Map(
      quiz.questions.flatMap(({ code, options }) =>
        options.map((option) => [keyOf(code, option.code), cellsOf(option.rules)]),
      ),
    ),
    always: cellsOf(quiz.always),
    spread: quiz.spread,
  };
}

/** A whole number that is the same for the same text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** A number from 0 up to 1, spread evenly over what the two numbers may be. */
function mixed(a: number, b: number): number {
  let hash = Math.imul(a ^ (a >>> 16), 0x2c1b3c6d) ^ b;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Decides whose turn it is, by the answers and a product's mark: the same answers give the same turns. */
export function turnsOf(answers: Answers, purpose: string): (mark: number) => number {
  const given = Object.entries(answers).filter(([, answer]) => answer !== null);
  const text = given
    .map(([question, answer]) => keyOf(question, String(answer)))
    .sort()
    .join('\n');
  const seed = hashOf(`${purpose}\n${text}`);
  return (mark) => mixed(seed, mark);
}

/** The products that no limit leaves out, best first. */
export function rank(board: Scoreboard, answers: Answers): Ranked[] {
  const turn = turnsOf(answers, 'sure');
  const chosen = Object.entries(answers).flatMap(([question, option]) => {
    const cells = option === null ? undefined : board.cells.get(keyOf(question, option));
    return cells ? [cells] : [];
  });
  const columns = [board.always, ...chosen];
  const ranked: (Ranked & { place: number })[] = [];
  for (const [at, candidate] of board.candidates.entries()) {
    let score = 0;
    let isOut = false;
    for (const cells of columns) {
      const cell = cells[at];
      score += cell?.score ?? 0;
      isOut ||= cell?.isOut === true;
    }
    if (isOut) continue;
    const mark = board.marks[at] ?? 0;
    const place = score + turn(mark) * board.spread;
    ranked.push({ candidate, mark, score, place, reasons: () => reasonsOf(columns, at) });
  }
  return ranked.sort((a, b) => b.place - a.place || (a.candidate.code < b.candidate.code ? -1 : 1));
}

const reasonsOf = (columns: readonly (readonly Cell[])[], at: number): Localized[] =>
  columns
    .flatMap((cells) => cells[at]?.reason ?? [])
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text);
