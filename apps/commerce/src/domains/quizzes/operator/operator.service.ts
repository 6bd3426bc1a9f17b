/** What the operator does with quizzes. */
import type { SiteId } from '@crema/brands';
import { writeTable } from '../definition/csv.rules.ts';
import type { QuizNeeds } from '../quizzes.deps.ts';
import type { QuestionCount, QuizName } from '../quizzes.types.ts';
import { picksOf, SURE_PICKS } from '../scoring/picks.rules.ts';
import { createTally, type Report, someAnswers } from '../scoring/report.rules.ts';
import { rank } from '../scoring/scoring.rules.ts';

/** The table of the version that is asked now. */
export const exportTable = async (
  { definitions }: QuizNeeds,
  site: SiteId,
  quiz: QuizName,
): Promise<string> => writeTable(await definitions.current(site, quiz));

/** Makes a table the next version; results of earlier ones stay as they are. @throws {QuizTableError}. */
export const importTable = (
  { definitions }: QuizNeeds,
  site: SiteId,
  quiz: QuizName,
  table: string,
): Promise<number> => definitions.add(site, quiz, table);

/** Combinations after which others have their turn: a running shop makes the report. */
const AT_ONCE = 50;

/** What the results of at most so many combinations of answers show, by what is in stock now. */
export async function report(
  { definitions, scoring }: QuizNeeds,
  site: SiteId,
  quiz: QuizName,
  most: number,
): Promise<Report & { version: number }> {
  const definition = await definitions.current(site, quiz);
  const board = scoring.scoreboard(site, quiz, definition);
  const codes = board.candidates.map(({ code }) => code);
  const tally = createTally(codes, quiz === 'beverage' ? SURE_PICKS + 1 : 1);
  let count = 0;
  for (const answers of someAnswers(definition, most)) {
    const ranked = rank(board, answers);
    tally.add(
      quiz === 'beverage'
        ? picksOf(ranked, answers).map(({ code }) => code)
        : ranked.slice(0, 1).map(({ candidate }) => candidate.code),
    );
    count += 1;
    if (count % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return { version: definition.version, ...tally.report() };
}

/** How often each question of the present version was shown, answered and skipped, in its order. */
export async function steps(
  { definitions, repository }: QuizNeeds,
  site: SiteId,
  quiz: QuizName,
): Promise<{ version: number; questions: QuestionCount[] }> {
  const { version, questions } = await definitions.current(site, quiz);
  const counts = await repository.counts.of(site, quiz, version);
  return {
    version,
    questions: questions.map(
      ({ code }) =>
        counts.find(({ question }) => question === code) ?? {
          ...{ question: code, shown: 0, answered: 0, skipped: 0 },
        },
    ),
  };
}
