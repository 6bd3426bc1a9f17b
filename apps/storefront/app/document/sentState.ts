import { isForBrowsers } from '@crema/brands/settings';
import { fallbacks } from '@crema/brands/settings/fallbacks';
import { configurationData } from '#app/features/content/configurationData.slice.ts';
import type { RootState } from '#app/platform/store/store.ts';

/** Of each site, the settings that its pages take for granted: `name value`, the value as JSON. */
const KNOWN = Object.fromEntries(
  Object.entries(fallbacks).map(([site, values]) => [
    site,
    new Set(Object.entries(values).map(([key, value]) => `${key} ${JSON.stringify(value)}`)),
  ]),
);

/**
 * The state as it is sent with a page: of the site's configuration only the entries that browsers read and do not know
 * already as fallbacks, and no message items.
 */
export function sentState(state: RootState): RootState {
  const area = configurationData.select(state);
  if (!area.data) return state;
  const known = KNOWN[state.apiConfig.brand];
  const entry = area.data.siteConfigurations.entry.filter(
    ({ key, value }) => isForBrowsers(key) && !known?.has(`${key} ${JSON.stringify(value)}`),
  );
  const data = { ...area.data, siteConfigurations: { entry }, messageItems: { entry: [] } };
  return { ...state, configurationData: { ...area, data } };
}
