import type { Platform } from '#platform/index.ts';
import { registerRecommendationRoutes } from './recommendations.routes.ts';
import { SCHEMAS } from './recommendations.schemas.ts';
import {
  type RecommendationHooks,
  type RecommendationNeeds,
  recommendationService,
} from './recommendations.service.ts';

export type { KnownTaste, RecommendationHooks } from './recommendations.service.ts';

/** Recommendations for a visitor, a place on a page and auto-deliveries, with their calls. They keep nothing. */
export function createRecommendations(platform: Platform, needs: RecommendationNeeds): RecommendationHooks {
  for (const schema of SCHEMAS) platform.app.addSchema(schema);
  const service = recommendationService(platform, needs);
  registerRecommendationRoutes(platform, service, needs.catalog);
  return service;
}
