export interface PageOfVisit {
  page_type: 'category' | 'product' | 'content' | 'search' | 'other';
  page_id?: string;
}

/** The page of an address, as its tags are asked for: by what its path says, whatever the prefix and language. */
export function pageOfPath(pathname: string): PageOfVisit {
  const plain = pathname.replace(/^\/fr(?=\/|$)/, '').replace(/\/+$/, '');
  if (plain === '') return { page_type: 'content', page_id: 'homepage' };
  if (/^\/(search|recherche)$/.test(plain)) return { page_type: 'search' };
  if (/^\/(beverages|brewers|accessories)$/.test(plain))
    return { page_type: 'category', page_id: plain.slice(1) };
  const [, marker, rest] = /^(?:\/[^/]+){0,3}?\/(p|b|c|plp|content)\/(.+)$/.exec(plain) ?? [];
  const page_id = decodeURIComponent(rest ?? '');
  if (marker === 'p') return { page_type: 'product', page_id };
  if (marker === 'content') return { page_type: 'content', page_id };
  return marker ? { page_type: 'category', page_id } : { page_type: 'other', page_id: plain };
}
