/**
 * Path inside this app of an address that the engine names: below the site's part, or with a slash a whole one.
 * Undefined for one outside.
 */
export function appPath(href: string, site: string): string | undefined {
  if (!href.startsWith('/')) return URL.canParse(href) ? undefined : `/${site}/${href}`;
  if (href.startsWith('//')) return undefined;
  return href === '/admin' || href.startsWith('/admin/') ? href.slice('/admin'.length) || '/' : href;
}
