import type { Platform } from '#platform/index.ts';
import { reviewsResource } from './admin/reviews.resource.ts';
import { askDue } from './asking/asking.service.ts';
import { reviewsOfCustomer } from './privacy.service.ts';
import { demoReviews } from './reviews.demo.ts';
import type { ReviewsServices } from './reviews.deps.ts';
import { registerReviewRoutes } from './reviews.routes.ts';
import { reviewsService } from './reviews.service.ts';

/** Reviews by buyers: asked for by one mail, held by rules, decided by staff, summed up for each product. */
export function createReviews(platform: Platform, services: ReviewsServices) {
  const { catalog, content, customers } = services;
  const reviews = reviewsService(platform, services);
  const { repository } = reviews.needs;
  registerReviewRoutes(platform, reviews);
  customers.addPersonalData(reviewsOfCustomer({ reviews, customers }));
  platform.edits.add(reviewsResource({ repository, platform, catalog }));
  platform.demo.add(demoReviews({ platform, repository, catalog, content }));
  /** `askDue`: asks about the orders that are due; the job does it every hour. */
  return { askDue: () => askDue(reviews.needs), expire: reviews.expire };
}
