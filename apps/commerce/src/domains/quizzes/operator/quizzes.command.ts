import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isSiteId, SITE_IDS, type SiteId } from '@crema/brands';
import { QuizTableError } from '../definition/csv.rules.ts';
import type { QuizzesService } from '../quizzes.service.ts';
import { QUIZ_NAMES, type QuizName } from '../quizzes.types.ts';

const USAGE = `npm run quizzes -- export --quiz ${QUIZ_NAMES.join('|')} [--site ${SITE_IDS.join('|')}]   prints the questions, scores, limits and reasons as CSV
npm run quizzes -- import <file> --quiz … [--site …]   makes a CSV the next version
npm run quizzes -- report --quiz … [--site …] [--most <n>]   what the results of all answers show, or of so many
npm run quizzes -- steps --quiz … [--site …]   how often each question was shown, answered and skipped
`;
const MOST = 100_000;
const FEW = 10;
/** A product in more than this share of the results is shown too often. */
const TOO_OFTEN = 0.3;

type Write = (text: string) => void | Promise<void>;

/**
 * The operator's `quizzes` command.
 *
 * @param argv what stands after `quizzes`.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runQuizzesCommand(
  { operator }: Pick<QuizzesService, 'operator'>,
  argv: readonly string[],
  { cwd, out }: { cwd: string; out: Write },
): Promise<number> {
  const asked = parse(argv);
  if (!asked) {
    await out(USAGE);
    return 2;
  }
  const { verb, file, site, quiz, most } = asked;
  if (verb === 'export') await out(await operator.exportTable(site, quiz));
  else if (verb === 'report') await out(reportText(await operator.report(site, quiz, most)));
  else if (verb === 'steps') await out(stepsText(await operator.steps(site, quiz)));
  else {
    try {
      const table = await readFile(resolve(cwd, file ?? ''), 'utf8');
      const version = await operator.importTable(site, quiz, table);
      await out(`Version ${version} of the ${quiz} quiz is asked at ${site} from now on.\n`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!(error instanceof QuizTableError) && !code) throw error;
      await out(`${error instanceof QuizTableError ? error.message : `${file} cannot be read (${code}).`}\n`);
      return 1;
    }
  }
  return 0;
}

interface Asked {
  verb: string;
  file?: string;
  site: SiteId;
  quiz: QuizName;
  most: number;
}

function parse(argv: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        site: { type: 'string', default: SITE_IDS[0] },
        quiz: { type: 'string' },
        most: { type: 'string', default: String(MOST) },
      },
    });
    const [verb = '', file, extra] = positionals;
    const { site } = values;
    const quiz = QUIZ_NAMES.find((name) => name === values.quiz);
    const most = Number(values.most);
    const isKnown = ['export', 'import', 'report', 'steps'].includes(verb);
    if (!isKnown || extra || (verb === 'import') !== (file !== undefined)) return undefined;
    if (!isSiteId(site) || !quiz || !Number.isInteger(most) || most < 1) return undefined;
    return { verb, site, quiz, most, ...(file !== undefined && { file }) };
  } catch {
    // An unknown option.
    return undefined;
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function reportText({
  version,
  combinations,
  short,
  shown,
}: Awaited<ReturnType<QuizzesService['operator']['report']>>): string {
  const share = ({ results }: { results: number }) => results / combinations;
  const line = (one: { code: string; results: number }) => `  ${one.code}  ${percent(share(one))}`;
  const never = shown.filter(({ results }) => results === 0);
  const often = shown.filter((one) => share(one) > TOO_OFTEN);
  const list = (title: string, some: typeof shown) => [`${title}: ${some.length}`, ...some.map(line)];
  return `${[
    `Version ${version}, ${combinations} combinations of answers, ${short} with fewer picks than wanted.`,
    ...list('Never shown', never),
    ...list(`In more than ${percent(TOO_OFTEN)} of the results`, often),
    'Shown most',
    ...shown.slice(0, FEW).map(line),
    'Shown least',
    ...shown.slice(-FEW).map(line),
  ].join('\n')}\n`;
}

function stepsText({ version, questions }: Awaited<ReturnType<QuizzesService['operator']['steps']>>): string {
  const lines = questions.map(({ question, shown, answered, skipped }) => {
    const left = Math.max(0, shown - answered - skipped);
    const share = shown === 0 ? '' : `, ${percent(left / shown)} left here`;
    return `  ${question}: shown ${shown}, answered ${answered}, skipped ${skipped}${share}`;
  });
  return `${[`Version ${version}`, ...lines].join('\n')}\n`;
}
