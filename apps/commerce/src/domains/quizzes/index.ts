import type { Platform } from '#platform/index.ts';
import { addQuizzesAdmin } from './admin/index.ts';
import { registerBeverageRoutes } from './beverage/beverage.routes.ts';
import { registerDecisionRoutes } from './brewer/decision.routes.ts';
import { readBuiltIn } from './definition/files.seed.ts';
import { quizzesOfCustomer } from './privacy.service.ts';
import type { QuizzesServices } from './quizzes.deps.ts';
import { quizSchemas } from './quizzes.schemas.ts';
import { type QuizzesService, quizzesService } from './quizzes.service.ts';
import { registerTasteRoutes } from './taste/taste.routes.ts';

export { runQuizzesCommand } from './operator/quizzes.command.ts';

/** The beverage quiz, the decision service for brewers, and what customers like. @throws when a built-in quiz is wrong. */
export async function createQuizzes(platform: Platform, services: QuizzesServices): Promise<QuizzesService> {
  const quizzes = quizzesService(platform, services, await readBuiltIn());
  for (const schema of quizSchemas) platform.app.addSchema(schema);
  registerBeverageRoutes(platform, quizzes);
  registerDecisionRoutes(platform, quizzes);
  registerTasteRoutes(platform, quizzes);
  services.customers.addPersonalData(quizzesOfCustomer(quizzes));
  addQuizzesAdmin(platform, { ...quizzes, catalog: services.catalog });
  return quizzes;
}
