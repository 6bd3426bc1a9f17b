import { isForBrowsers } from '@crema/brands/settings';
import { configurationData } from '#app/features/content/configurationData.slice.ts';
import type { RootState } from '#app/platform/store/store.ts';

/**
 * The state as it is sent with a page: of the site's configuration only the entries that browsers read, and no message
 * items.
 */
export function sentState(state: RootState): RootState {
  const area = configurationData.select(state);
  if (!area.data) return state;
  const entry = area.data.siteConfigurations.entry.filter(({ key }) => isForBrowsers(key));
  const data = { ...area.data, siteConfigurations: { entry }, messageItems: { entry: [] } };
  return { ...state, configurationData: { ...area, data } };
}
