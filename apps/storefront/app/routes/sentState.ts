import { configurationData } from '#app/features/content/configurationData.slice.ts';
import { SETTING_NAMES } from '#app/platform/store/settingNames.ts';
import type { RootState } from '#app/platform/store/store.ts';

const READ: ReadonlySet<string> = new Set(SETTING_NAMES);

/** The state as it is sent with a page: of the site's configuration and texts, a hundred entries, those that a page reads. */
export function sentState(state: RootState): RootState {
  const area = configurationData.select(state);
  if (!area.data) return state;
  const entry = area.data.siteConfigurations.entry.filter(({ key }) => READ.has(key));
  const data = { ...area.data, siteConfigurations: { entry }, messageItems: { entry: [] } };
  return { ...state, configurationData: { ...area, data } };
}
