import type { Platform } from '#platform/index.ts';
import type { QuizNeeds } from '../quizzes.deps.ts';
import type { QuizzesService } from '../quizzes.service.ts';
import { registerQuizFiles } from './files.routes.ts';
import { questionsResource } from './questions.resource.ts';
import { registerQuizReports } from './reports.routes.ts';
import { quizAdminSchemas } from './reports.schemas.ts';

type Parts = Pick<QuizNeeds, 'catalog' | 'definitions' | 'repository'> & Pick<QuizzesService, 'operator'>;

/** What staff do with quizzes: they change questions, take them out and in as a table, and read what came of them. */
export function addQuizzesAdmin(platform: Platform, parts: Parts): void {
  for (const schema of quizAdminSchemas) platform.app.addSchema(schema);
  platform.edits.add(questionsResource(parts));
  registerQuizFiles(platform, parts);
  registerQuizReports(platform, parts);
}
