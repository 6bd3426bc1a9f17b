import type { SiteId } from '@crema/brands';
import type { Resource, State } from '#platform/edits/index.ts';
import { badRequest, type SiteContext, say, type Texts } from '#platform/http/index.ts';
import { QuizTableError } from '../definition/csv.rules.ts';
import type { Localized, QuizDefinition } from '../definition/definition.types.ts';
import type { QuizNeeds } from '../quizzes.deps.ts';
import { QUIZ_NAMES, type QuizName } from '../quizzes.types.ts';
import { keyOf, partsOf, repeatedCode, stateOf, withQuestion, wrongRule } from './questions.rules.ts';
import { QUIZ_TITLES, questionSchema } from './questions.schemas.ts';

interface Listed {
  key: string;
  state: State;
}

/** The questions of the quizzes. Each change is the next version of its quiz; results keep the version they came from. */
export function questionsResource({
  definitions,
  repository,
}: Pick<QuizNeeds, 'definitions' | 'repository'>): Resource {
  const all = async (site: SiteId): Promise<Listed[]> => {
    const quizzes = await Promise.all(
      QUIZ_NAMES.map(async (quiz) => ({ quiz, ...(await definitions.current(site, quiz)) })),
    );
    return quizzes.flatMap(({ quiz, questions }) =>
      questions.map((question) => ({ key: keyOf(quiz, question.code), state: stateOf(quiz, question) })),
    );
  };
  return {
    ...{ name: 'quiz-questions', group: 'programmes', schema: questionSchema, columns: ['quiz', 'options'] },
    title: ['Quiz questions', 'Questions des questionnaires'],
    one: ['Question', 'Question'],
    description: [
      'What the quizzes ask, and which products an answer speaks for. Each change is the next version; results stay with the version they came from.',
      'Ce que demandent les questionnaires, et en faveur de quels produits parle une réponse. Chaque modification crée la version suivante\u00a0; les résultats gardent la leur.',
    ],
    keyTitle: ['Key', 'Clé'],
    operations: {
      ...{ list: 'adminListQuizQuestions', get: 'adminGetQuizQuestion', save: 'adminSaveQuizQuestion' },
    },
    filters: [
      {
        ...{ name: 'quiz', title: ['Quiz', 'Questionnaire'] },
        options: QUIZ_NAMES.map((value) => ({ value, title: QUIZ_TITLES[value] })),
      },
    ],
    titleOf: titleOf,
    // Quizzes are read from the database each time; the tag is nobody's.
    tags: () => ['quizzes'],
    list: async (site, { query = '', after, pageSize, filters }, ctx) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const rows = (await all(site)).map((row) => ({ ...row, title: titleOf(row.key, row.state, ctx) }));
      // In the order in which they are asked.
      const start = after === undefined ? 0 : rows.findIndex(({ key }) => key === after) + 1;
      return rows
        .slice(start)
        .filter(({ state }) => !filters.quiz || state.quiz === filters.quiz)
        .filter(({ key, title }) => words.every((word) => `${key} ${title}`.toLowerCase().includes(word)))
        .slice(0, pageSize);
    },
    read: async (site, keys, { lock }) => {
      if (lock) await repository.versions.lock(site);
      const rows = (await all(site)).filter(({ key }) => keys.includes(key));
      return new Map(rows.map(({ key, state }) => [key, state]));
    },
    check: async ({ key, after }, ctx) => {
      if (after) await checkQuestion(definitions, key, after, ctx);
    },
    write: async (site, changes) => {
      const next = new Map<QuizName, QuizDefinition>();
      for (const { key, after } of changes) {
        const parts = partsOf(key);
        if (!parts || !after) continue;
        const quiz = next.get(parts.quiz) ?? (await definitions.current(site, parts.quiz));
        next.set(parts.quiz, withQuestion(quiz, parts.code, after));
      }
      for (const [quiz, definition] of next) await definitions.addDefinition(site, quiz, definition);
    },
  };
}

function titleOf(key: string, { text }: State, { language }: Pick<SiteContext, 'language'>): string {
  const said = text as Localized | undefined;
  return said?.[language] ?? said?.en ?? key;
}

async function checkQuestion(
  definitions: QuizNeeds['definitions'],
  key: string,
  state: State,
  { site, language }: Pick<SiteContext, 'site' | 'language'>,
): Promise<void> {
  const refuse = (...texts: Texts): never => {
    throw badRequest('ValidationError', say(language, ...texts), {
      ...{ reason: 'invalid', subject: 'options', subjectType: 'field' },
    });
  };
  const parts = partsOf(key);
  if (!parts) return;
  const twice = repeatedCode(state);
  if (twice) refuse(`Two answers have the code ${twice}.`, `Deux réponses ont le code ${twice}.`);
  const wrong = wrongRule(state);
  if (wrong)
    refuse(
      `The rule on ${wrong.attribute} needs a value, and one number for “at most” and “at least”.`,
      `La règle sur ${wrong.attribute} demande une valeur, et un seul nombre pour «\u00a0au plus\u00a0» et «\u00a0au moins\u00a0».`,
    );
  try {
    const next = withQuestion(await definitions.current(site.id, parts.quiz), parts.code, state);
    definitions.requireUsable(site.id, next);
  } catch (error) {
    if (!(error instanceof QuizTableError)) throw error;
    refuse(
      error.message,
      'Il faut au moins deux réponses, et chaque texte dans les langues du site, en 300 caractères au plus.',
    );
  }
}
