import type { Settings } from '@crema/brands/settings';
import type { Platform } from '#platform/index.ts';
import type { Previews } from '../previews/previews.service.ts';
import { contentAdminRepository } from './admin.repository.ts';
import { componentsResource } from './components.resource.ts';
import { registerMailPreview } from './mail-preview.routes.ts';
import { mailsResource } from './mails.resource.ts';
import { messagesResource } from './messages.resource.ts';
import { pagesResource } from './pages.resource.ts';
import { registerPreview } from './preview.routes.ts';
import { settingsResource } from './settings.resource.ts';
import { sitesResource } from './sites.resource.ts';

/** What staff edit of a site's content. @param further settings beside the shop's own */
export function addContentResources(platform: Platform, previews: Previews, further?: Settings): void {
  const { db, edits, outbox, shops } = platform;
  const repository = contentAdminRepository(db);
  edits.add(componentsResource(repository));
  edits.add(pagesResource(repository));
  edits.add(messagesResource(repository));
  edits.add(sitesResource(repository, { siteHosts: shops.fixed }));
  edits.add(settingsResource(repository, further));
  edits.add(mailsResource(repository, outbox.texts));
  registerMailPreview(platform);
  registerPreview(platform, previews);
}
