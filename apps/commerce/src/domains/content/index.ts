import type { Platform } from '#platform/index.ts';
import { registerContentRoutes } from './content.routes.ts';
import { type ContentService, contentService } from './content.service.ts';

export { runContentCommand } from './content.command.ts';
export type { ContentService } from './content.service.ts';
export type { Component, Page, Slot } from './content.types.ts';
export { type Feature, SITE_DEFAULTS, type SiteConfiguration } from './site-configuration.ts';

/** Pages, components and site configuration, with the calls that read them. */
export function createContent(platform: Platform): ContentService {
  const content = contentService(platform);
  registerContentRoutes(platform, content);
  return content;
}
