/** Path inside this app of an address that the engine names; undefined for one outside. */
export function appPath(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  return href === '/admin' || href.startsWith('/admin/') ? href.slice('/admin'.length) || '/' : href;
}
