import type { Settings } from '@crema/brands/settings';
import type { Platform } from '#platform/index.ts';
import { addContentResources } from './admin/index.ts';
import { registerContentRoutes } from './content.routes.ts';
import { type ContentService, contentService } from './content.service.ts';
import { registerShopFiles } from './identity/shop.routes.ts';

export { SITE_DEFAULTS, type SiteConfiguration } from '@crema/brands/settings';
export type { ContentService } from './content.service.ts';

export { runContentCommand } from './previews/previews.command.ts';

/** Pages, components and site configuration, with the calls that read them. @param settings beside the shop's own */
export function createContent(platform: Platform, settings?: Settings): ContentService {
  const content = contentService(platform, settings);
  platform.shops.readFrom(content.configuration);
  platform.outbox.texts.readFrom(content.mailTexts);
  registerContentRoutes(platform, content);
  registerShopFiles(platform, content);
  addContentResources(platform, content.previews, settings);
  return content;
}
