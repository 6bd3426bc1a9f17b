import type { ContentService } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerLogRoutes } from './tracking.logs.routes.ts';

/** What browsers tell about visits. */
export function createTracking(
  platform: Platform,
  needs: { content: Pick<ContentService, 'configuration'> },
): void {
  registerLogRoutes(platform, needs);
}
