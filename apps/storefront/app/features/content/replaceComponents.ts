import type { LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import type { PageContent } from './page.adapter.ts';

/** The page with other components in place of some of its own; those that cannot be had leave the page as it is. */
export async function replaceComponents(
  page: PageContent,
  replaced: Readonly<Record<string, string>>,
  { api, site, language, signal }: LoadEnvironment,
): Promise<PageContent> {
  const query = { lang: language, componentIds: Object.values(replaced).join(',') };
  const { data } = await api
    .get('/rest/v2/{site}/cms/components', { params: { path: { site }, query }, call: { signal } })
    .catch(() => ({ data: undefined }));
  const found = new Map(data?.component.map((component) => [component.uid, component]));
  const contentSlots = page.contentSlots.map((slot) => ({
    ...slot,
    components: slot.components.map((component) => found.get(replaced[component.uid] ?? '') ?? component),
  }));
  return { ...page, contentSlots };
}
