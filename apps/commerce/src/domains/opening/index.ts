import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerOpening } from './opening.routes.ts';
import { openingOf } from './opening.service.ts';

interface OpeningNeeds {
  catalog: Pick<Catalog, 'products'>;
  content: Pick<ContentService, 'configuration' | 'entries' | 'unfilled'>;
}

/** What is left to do before a shop of one's own opens. */
export function createOpening(platform: Platform, needs: OpeningNeeds): void {
  registerOpening(platform, openingOf(platform, needs));
}
