import { isForBrowsers } from '@crema/brands/settings';
import { fallbacks } from '@crema/brands/settings/fallbacks';
import { configurationData } from '#app/features/content/configurationData.slice.ts';
import type { RootState } from '#app/platform/store/store.ts';

/**
 * The state as it is sent with a page: of the site's configuration only the entries that browsers read and do not know
 * already as fallbacks, and no message items.
 */
export function sentState(state: RootState): RootState {
  const area = configurationData.select(state);
  if (!area.data) return state;
  const known = new Map(Object.entries(fallbacks[state.apiConfig.brand]));
  const entry = area.data.siteConfigurations.entry.filter(
    ({ key, value }) => isForBrowsers(key) && JSON.stringify(value) !== JSON.stringify(known.get(key)),
  );
  const data = { ...area.data, siteConfigurations: { entry }, messageItems: { entry: [] } };
  return { ...state, configurationData: { ...area, data } };
}
