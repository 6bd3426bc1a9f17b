import type { Settings } from '@crema/brands/settings';
import type { Platform } from '#platform/index.ts';
import type { ContentService } from '../content.service.ts';
import { contentAdminRepository } from './admin.repository.ts';
import { componentsResource } from './components.resource.ts';
import { messagesResource } from './messages.resource.ts';
import { pagesResource } from './pages.resource.ts';
import { registerPreview } from './preview.routes.ts';
import { settingsResource } from './settings.resource.ts';

/** What staff edit of a site's content. @param further settings beside the shop's own */
export function addContentResources(
  platform: Platform,
  { previews, settings }: Pick<ContentService, 'previews' | 'settings'>,
  further?: Settings,
): void {
  const { db, edits } = platform;
  const repository = contentAdminRepository(db);
  edits.add(componentsResource(repository));
  edits.add(pagesResource(repository));
  edits.add(messagesResource(repository));
  edits.add(settingsResource(repository, settings, further));
  registerPreview(platform, previews);
}
