import { type Catalog, textOf } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { notFound, type SiteContext } from '#platform/http/index.ts';

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
  { site }: SiteContext,
  { page_type, page_id = '' }: PageOfVisit,
  { catalog, content }: TagNeeds,
) {
  if (page_type === 'product') {
    const product = catalog.product(site.id, page_id) ?? unknown(page_id);
    const { code, name, categories } = product;
    return { page_name: textOf(name, 'en'), page_type, page_category_id: categories[0] ?? '', page_id: code };
  }
  if (page_type === 'category') {
    const { code, names } = catalog.list({ site, language: 'en' }, page_id);
    return { page_name: textOf(names, 'en'), page_type, page_category_id: code, page_id: code };
  }
  if (page_type === 'content') {
    const page = content.page(site.id, page_id, 'en') ?? unknown(page_id);
    return { page_name: page.value.title, page_type, page_category_id: '', page_id: page.value.label };
  }
  const id = page_type === 'search' ? 'search' : page_id;
  return { page_name: id, page_type, page_category_id: '', page_id: id };
}

function unknown(id: string): never {
  throw notFound('UnknownIdentifierError', 'There is no such page.', {
    subject: id,
    subjectType: 'page',
  });
}
