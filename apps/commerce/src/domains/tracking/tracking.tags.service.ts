import type { Language } from '@crema/brands';
import { type Catalog, textOf } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { notFound, type SiteContext, say } from '#platform/http/index.ts';

export interface TagNeeds {
  catalog: Pick<Catalog, 'product' | 'list'>;
  content: Pick<ContentService, 'page'>;
}

export interface PageOfVisit {
  page_type: 'category' | 'product' | 'content' | 'search' | 'other';
  page_id?: string;
}

/** @throws {OccError} 404 for a page that does not exist. */
export function pageTags(
  { site, language }: SiteContext,
  { page_type, page_id = '' }: PageOfVisit,
  { catalog, content }: TagNeeds,
) {
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
  const id = page_type === 'search' ? 'search' : page_id;
  return { page_name: id, page_type, page_category_id: '', page_id: id };
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
