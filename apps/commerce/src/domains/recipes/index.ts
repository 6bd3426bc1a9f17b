import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Platform } from '#platform/index.ts';
import { recipesOfCustomer } from './privacy.service.ts';
import { registerRecipeRoutes } from './recipes.routes.ts';
import { recipesService } from './recipes.service.ts';

interface Services {
  catalog: Catalog;
  content: ContentService;
  customers: CustomersService;
}

/** Drinks that customers design, keep and share. */
export function createRecipes(platform: Platform, { catalog, content, customers }: Services): void {
  const recipes = recipesService(platform, { catalog, content });
  registerRecipeRoutes(platform, recipes);
  customers.addPersonalData(recipesOfCustomer(recipes));
}
