import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { QuizzesService } from './quizzes.service.ts';

/** What a customer likes, and the results of quizzes taken while logged in. */
export const quizzesOfCustomer = ({
  personalData,
}: Pick<QuizzesService, 'personalData'>): PersonalDataHandler => ({
  name: 'quizzes',
  stage: 'records',
  ...personalData,
});
