/** Which version of a quiz a site asks. */
import { SITES, type SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import type { QuizzesRepository } from '../quizzes.repository.ts';
import type { QuizName } from '../quizzes.types.ts';
import { QuizTableError, readTable } from './csv.rules.ts';
import { definitionProblem } from './definition.rules.ts';
import type { QuizDefinition } from './definition.types.ts';
import type { BuiltInQuizzes } from './files.seed.ts';

export function definitionsService(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  repository: QuizzesRepository,
  builtIn: BuiltInQuizzes,
) {
  /** The version read last, by site and quiz: versions never change. */
  const read = new Map<string, QuizDefinition>();

  /** The version that is asked now: the merchant's latest, else the shop's own. */
  const current = async (site: SiteId, quiz: QuizName): Promise<QuizDefinition> => {
    const version = await repository.versions.latest(site, quiz);
    if (version === undefined) return builtIn(site, quiz);
    const key = `${site} ${quiz}`;
    const known = read.get(key);
    if (known?.version === version) return known;
    const definition = await repository.versions.read(site, quiz, version);
    if (!definition) return builtIn(site, quiz);
    read.set(key, definition);
    return definition;
  };

  /** @throws {QuizTableError} naming what is wrong. */
  const requireUsable = (site: SiteId, definition: QuizDefinition): void => {
    const problem = definitionProblem(definition, { french: SITES[site].languages.includes('fr') });
    if (problem) throw new QuizTableError(problem);
  };
  /** Makes a definition the next version of a quiz. @throws {QuizTableError} naming what is wrong. */
  const addDefinition = (site: SiteId, quiz: QuizName, definition: QuizDefinition): Promise<number> =>
    db.transaction(async () => {
      requireUsable(site, definition);
      const version = (await current(site, quiz)).version + 1;
      const row = { site, quiz, version, definition: { ...definition, version }, createdAt: clock.now() };
      if (await repository.versions.add(row)) return version;
      throw new QuizTableError('Somebody has imported a version at the same time. Try again.');
    });
  return {
    current,
    requireUsable,
    addDefinition,
    /** Makes a table the next version of a quiz. @throws {QuizTableError} naming what is wrong. */
    add: async (site: SiteId, quiz: QuizName, table: string): Promise<number> =>
      addDefinition(site, quiz, readTable(table)),
    /** Makes an earlier version the next one. @throws {QuizTableError} where there is none. */
    putBack: async (site: SiteId, quiz: QuizName, version: number): Promise<number> => {
      const own = builtIn(site, quiz);
      const found = (await repository.versions.read(site, quiz, version)) ?? own;
      if (found.version !== version) throw new QuizTableError(`There is no version ${version}.`);
      return addDefinition(site, quiz, found);
    },
  };
}

export type DefinitionsService = ReturnType<typeof definitionsService>;
