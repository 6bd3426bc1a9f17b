/** Pages at the shop’s root. */
const AT_ROOT = /^(?:beverages|brewers|accessories|cart|search|monthly-box|kits(?:\/[\w-]+)?)$/;

/** Content that is a part of other pages, or stands in place of one: seen on the home page, if anywhere. */
const NO_PAGE = new Set([
  ...['homepage', 'NAVIGATIONHEADER', 'category', 'product', 'searchEmpty', 'error', 'notFound'],
  ...['podQuizPage', 'loginContentPage', 'category-banners', 'experiments'],
]);

/** Where shoppers see the content page of a label. */
export function pathOf(label: string): string {
  if (NO_PAGE.has(label)) return '/';
  return AT_ROOT.test(label) ? `/${label}` : `/content/${label}`;
}
