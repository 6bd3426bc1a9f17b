import type { ContentService } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerCspRoutes } from './tracking.csp.routes.ts';
import { registerLogRoutes } from './tracking.logs.routes.ts';
import { registerTagRoutes } from './tracking.tags.routes.ts';
import type { TagNeeds } from './tracking.tags.service.ts';

/** What browsers tell about visits, and what pages are called in reports. */
export function createTracking(
  platform: Platform,
  needs: TagNeeds & { content: Pick<ContentService, 'configuration'> },
): void {
  registerLogRoutes(platform, needs);
  registerCspRoutes(platform);
  registerTagRoutes(platform, needs);
}
