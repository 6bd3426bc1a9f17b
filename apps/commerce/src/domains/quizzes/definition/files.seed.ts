import { readFile } from 'node:fs/promises';
import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import { QUIZ_NAMES, type QuizName } from '../quizzes.types.ts';
import { readTable } from './csv.rules.ts';
import { definitionProblem } from './definition.rules.ts';
import type { QuizDefinition } from './definition.types.ts';

const FOLDER = new URL('../../../../../../seed/quizzes/', import.meta.url);

export type BuiltInQuizzes = (site: SiteId, quiz: QuizName) => QuizDefinition;

/**
 * Reads `seed/quizzes/<quiz>.<site>.csv`, or `<quiz>.csv` where a site has none of its own. Read at every start, with or
 * without the demo: they are asked until a merchant imports others.
 *
 * @throws naming the file that is wrong.
 */
export async function readBuiltIn(): Promise<BuiltInQuizzes> {
  const read = new Map<string, QuizDefinition>();
  for (const site of SITE_IDS) {
    for (const quiz of QUIZ_NAMES) {
      const { name, text } = await textOf(site, quiz);
      const definition = readTable(text);
      const problem = definitionProblem(definition, { french: SITES[site].languages.includes('fr') });
      if (problem) throw new Error(`seed/quizzes/${name}: ${problem}`);
      read.set(`${site} ${quiz}`, definition);
    }
  }
  return (site, quiz) => read.get(`${site} ${quiz}`) as QuizDefinition;
}

async function textOf(site: SiteId, quiz: QuizName): Promise<{ name: string; text: string }> {
  for (const name of [`${quiz}.${site}.csv`, `${quiz}.csv`]) {
    const text = await readFile(new URL(name, FOLDER), 'utf8').catch(() => undefined);
    if (text !== undefined) return { name, text };
  }
  throw new Error(`There is no seed/quizzes/${quiz}.csv.`);
}
