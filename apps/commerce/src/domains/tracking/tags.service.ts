import type { Language } from '@crema/brands';
import { type Catalog, textOf } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { notFound, type SiteContext, say } from '#platform/http/index.ts';
import { type Screen, screenOf } from '#platform/redaction/address.ts';

export interface TagNeeds {
  catalog: Pick<Catalog, 'product' | 'list'>;
  content: Pick<ContentService, 'page'>;
}

/** A page by the path of its address, or by its type and id. */
export interface PageOfVisit extends Partial<Screen> {
  path?: string;
}

/** A page's values come from the catalogue, the content or the list of screens, never from its address. */
function screenAsked({ path, page_type = 'other', page_id = '' }: PageOfVisit): Screen {
  if (path !== undefined) return screenOf(path);
  if (page_type === 'search') return { page_type, page_id: 'search' };
  return page_type === 'other' ? { page_type, page_id: screenOf(page_id).page_id } : { page_type, page_id };
}

/** @throws {OccError} 404 for a page that does not exist. */
export function pageTags(
  { site, language }: SiteContext,
  asked: PageOfVisit,
  { catalog, content }: TagNeeds,
) {
  const { page_type, page_id } = screenAsked(asked);
  if (page_type === 'product') {
    const product = catalog.product(site.id, page_id) ?? unknown(language, page_id);
    const { code, name, categories } = product;
    return { page_name: textOf(name, 'en'), page_type, page_category_id: categories[0] ?? '', page_id: code };
  }
  if (page_type === 'category') {
    const { code, names } = catalog.list({ site, language }, page_id);
    return { page_name: textOf(names, 'en'), page_type, page_category_id: code, page_id: code };
  }
  if (page_type === 'content') {
    const page = content.page(site.id, page_id, 'en') ?? unknown(language, page_id);
    return { page_name: page.value.title, page_type, page_category_id: '', page_id: page.value.label };
  }
  return { page_name: page_id, page_type, page_category_id: '', page_id };
}

function unknown(language: Language, id: string): never {
  throw notFound(
    'UnknownIdentifierError',
    say(language, 'There is no such page.', 'Cette page n’existe pas.'),
    {
      subject: id,
      subjectType: 'page',
    },
  );
}
