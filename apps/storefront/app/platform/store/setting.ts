import type { SettingName } from './settingNames.ts';
import type { RootState } from './store.ts';

interface Entries {
  data: { siteConfigurations: { entry: { key: string; value: unknown }[] } } | null;
}

/** One entry of the site's configuration as the merchant set it; it comes with the header's data. */
export function setting(state: RootState, key: SettingName): unknown {
  const { data } = (state.configurationData as Entries | undefined) ?? { data: null };
  return data?.siteConfigurations.entry.find((entry) => entry.key === key)?.value;
}

/** A number of the site's configuration; `otherwise` while the header's data is not there. */
export function numberSetting(state: RootState, key: SettingName, otherwise: number): number {
  const value = setting(state, key);
  return typeof value === 'number' ? value : otherwise;
}
