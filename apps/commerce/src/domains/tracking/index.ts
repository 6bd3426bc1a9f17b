import type { ContentService } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerCspRoutes } from './csp.routes.ts';
import { registerLogRoutes } from './logs.routes.ts';
import { registerTagRoutes } from './tags.routes.ts';
import type { TagNeeds } from './tags.service.ts';

/** Records that browsers send about visits, and the names of pages in reports. */
export function createTracking(
  platform: Platform,
  needs: TagNeeds & { content: Pick<ContentService, 'configuration'> },
): void {
  registerLogRoutes(platform, needs);
  registerCspRoutes(platform);
  registerTagRoutes(platform, needs);
}
