import type { Settings } from '@crema/brands/settings';
import type { Platform } from '#platform/index.ts';
import { contentAdminRepository } from './admin.repository.ts';
import { componentsResource } from './components.resource.ts';
import { messagesResource } from './messages.resource.ts';
import { pagesResource } from './pages.resource.ts';
import { settingsResource } from './settings.resource.ts';

/** What staff edit of a site's content. @param further settings beside the shop's own */
export function addContentResources({ db, edits }: Pick<Platform, 'db' | 'edits'>, further?: Settings): void {
  const repository = contentAdminRepository(db);
  edits.add(componentsResource(repository));
  edits.add(pagesResource(repository));
  edits.add(messagesResource(repository));
  edits.add(settingsResource(repository, further));
}
