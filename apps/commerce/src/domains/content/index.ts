import type { Settings } from '@crema/brands/settings';
import type { Platform } from '#platform/index.ts';
import { addContentResources } from './admin/index.ts';
import { registerContentRoutes } from './content.routes.ts';
import { type ContentService, contentService } from './content.service.ts';
import { SHOP_KINDS } from './kinds/kinds.schemas.ts';
import type { ComponentKinds } from './kinds/kinds.types.ts';

export { SITE_DEFAULTS, type SiteConfiguration } from '@crema/brands/settings';
export type { ContentService } from './content.service.ts';
export type { ComponentKinds } from './kinds/kinds.types.ts';

export { runContentCommand } from './previews/previews.command.ts';

/** What a shop declares beside what is here. */
interface Further {
  settings?: Settings;
  components?: ComponentKinds;
}

/** Pages, components and site configuration, with the calls that read them. */
export function createContent(platform: Platform, { settings, components }: Further = {}): ContentService {
  const content = contentService(platform, settings);
  registerContentRoutes(platform, content);
  addContentResources(platform, {
    previews: content.previews,
    kinds: { ...SHOP_KINDS, ...components },
    settings,
  });
  return content;
}
