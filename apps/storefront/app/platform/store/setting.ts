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

/** Most of one line: bought once, or in one auto-delivery, of which each unit takes as many boxes as it counts as. */
export function lineMost(state: RootState, recurring: boolean, boxCount = 1): number {
  const most = numberSetting(state, 'maxLineQuantity', 99);
  if (!recurring) return most;
  const boxes = Math.floor(numberSetting(state, 'autoDeliveryBoxesMost', 48) / boxCount);
  return Math.min(most, boxes, numberSetting(state, 'autoDeliveryLineMost', 12));
}

/** Whether the merchant has switched a part of the shop on. */
export function featureOn(state: RootState, feature: string): boolean {
  return (setting(state, 'features') as Record<string, boolean> | undefined)?.[feature] === true;
}
