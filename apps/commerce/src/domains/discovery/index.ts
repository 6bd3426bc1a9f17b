import type { Platform } from '#platform/index.ts';
import { registerDiscoveryRoutes } from './discovery.routes.ts';
import { type DiscoveryNeeds, discoveryService } from './discovery.service.ts';

/** How the shop is found from outside: sitemaps, robots.txt and the product feed. */
export function createDiscovery(platform: Platform, needs: DiscoveryNeeds): void {
  registerDiscoveryRoutes(platform, discoveryService(platform, needs));
}
