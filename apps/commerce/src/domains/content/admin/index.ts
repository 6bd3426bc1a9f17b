import type { Settings } from '@crema/brands/settings';
import type { Platform } from '#platform/index.ts';
import type { ContentService } from '../content.service.ts';
import type { ComponentKinds } from '../kinds/kinds.types.ts';
import { contentAdminRepository } from './admin.repository.ts';
import { componentsResource } from './components.resource.ts';
import { registerMailPreview } from './mail-preview.routes.ts';
import { mailsResource } from './mails.resource.ts';
import { messagesResource } from './messages.resource.ts';
import { pagesResource } from './pages.resource.ts';
import { registerParts } from './parts.routes.ts';
import { registerPreview } from './preview.routes.ts';
import { settingsResource } from './settings.resource.ts';
import { sitesResource } from './sites.resource.ts';

interface Declared {
  content: Pick<ContentService, 'previews' | 'settings'>;
  kinds: ComponentKinds;
  /** Settings beside the shop's own. */
  settings?: Settings;
}

/** What staff edit of a site's content. */
export function addContentResources(platform: Platform, { content, kinds, settings }: Declared): void {
  const { db, edits, outbox, shops } = platform;
  const repository = contentAdminRepository(db);
  edits.add(componentsResource(repository, kinds));
  edits.add(pagesResource(repository, kinds));
  registerParts(platform, repository, kinds);
  edits.add(messagesResource(repository));
  edits.add(sitesResource(repository, { siteHosts: shops.fixed }));
  edits.add(settingsResource(repository, content.settings, settings));
  edits.add(mailsResource(repository, outbox.texts));
  registerMailPreview(platform);
  registerPreview(platform, content.previews);
}
