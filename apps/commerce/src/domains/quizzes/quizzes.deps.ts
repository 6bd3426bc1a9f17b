import type { SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { PreferenceSource } from '#domains/monthly-boxes/index.ts';
import type { RecommendationHooks } from '#domains/recommendations/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { DefinitionsService } from './definition/definitions.service.ts';
import { quizErrors } from './quizzes.messages.ts';
import type { QuizzesRepository } from './quizzes.repository.ts';
import type { ScoringService } from './scoring/scoring.service.ts';

/** What quizzes need of other domains. */
export interface QuizzesServices {
  catalog: Pick<Catalog, 'inStock' | 'productLookup' | 'products'>;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'addPersonalData'>;
  monthlyBoxes: { addPreferences(source: PreferenceSource): void };
  recommendations: RecommendationHooks;
}

/** What the parts of the service take as their first argument. */
export interface QuizNeeds extends QuizzesServices {
  platform: Platform;
  repository: QuizzesRepository;
  definitions: DefinitionsService;
  scoring: ScoringService;
}

/** Whether a site has quizzes. */
export const isOn = ({ content }: Pick<QuizzesServices, 'content'>, site: SiteId): boolean =>
  content.configuration(site).features.quizzes === true;

/** @throws 404 where the site has no quizzes. */
export function requireOn(needs: Pick<QuizzesServices, 'content'>, { site, language }: SiteContext): void {
  if (!isOn(needs, site.id)) throw quizErrors.off(language);
}
