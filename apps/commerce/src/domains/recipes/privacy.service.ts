import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { RecipesService } from './recipes.service.ts';

/** The drinks that a customer has designed. */
export const recipesOfCustomer = ({
  ofCustomer,
  forget,
}: Pick<RecipesService, 'forget' | 'ofCustomer'>): PersonalDataHandler => ({
  name: 'recipes',
  stage: 'records',
  export: (site, customerId) => ofCustomer({ site, customerId }),
  forget: (site, customerId) => forget({ site, customerId }),
});
