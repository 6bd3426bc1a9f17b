import type { Feature } from '@crema/brands/settings';
import { fallbacks, type PageSettings } from '@crema/brands/settings/fallbacks';
import type { RootState } from './store.ts';

type Entry = { key: string; value: unknown };
interface Entries {
  data: { siteConfigurations: { entry: Entry[] } } | null;
}

/** Values by key of each configuration: a page asks for some hundred, and again whenever the store changes. */
const tables = new WeakMap<Entry[], Map<string, unknown>>();

function settingIn(entries: Entry[], name: string): unknown {
  let table = tables.get(entries);
  if (!table) {
    table = new Map(entries.map(({ key, value }) => [key, value]));
    tables.set(entries, table);
  }
  return table.get(name);
}

/** One entry of the site's configuration. It arrives with the header's data; until then, the declared fallback. */
export function setting<Name extends keyof PageSettings>(state: RootState, name: Name): PageSettings[Name] {
  const { data } = (state.configurationData as Entries | undefined) ?? { data: null };
  const value = data ? settingIn(data.siteConfigurations.entry, name) : undefined;
  const fallback = fallbacks[state.apiConfig.brand][name];
  return isLike(value, fallback) ? value : fallback;
}

/** Whether a value has the type of the fallback, or is a string if there is none; the engine has checked the rest. */
const isLike = <Value>(value: unknown, fallback: Value): value is Value =>
  typeof value === typeof (fallback ?? '');

/** The shop's payment provider; `unknown` until the header's data has arrived. */
export function paymentProvider(state: RootState): 'none' | 'test' | 'stripe' | 'other' | 'unknown' {
  if (!(state.configurationData as Entries | undefined)?.data) return 'unknown';
  const provider = setting(state, 'payment.provider');
  if (provider === undefined) return 'none';
  return provider === 'test' || provider === 'stripe' ? provider : 'other';
}

/** What the engine calls the provider whose fields a page shows. */
export const fieldsProvider = (state: RootState): string => setting(state, 'payment.provider') ?? 'test';

/**
 * Largest quantity of a line, bought once or on auto-delivery.
 *
 * @param boxCount boxes that one unit takes of an auto-delivery's limit.
 */
export function lineMost(state: RootState, recurring: boolean, boxCount = 1): number {
  const most = setting(state, 'maxLineQuantity');
  if (!recurring) return most;
  const boxes = Math.floor(setting(state, 'autoDeliveryBoxesMost') / boxCount);
  return Math.min(most, boxes, setting(state, 'autoDeliveryLineMost'));
}

/** Whether the merchant has switched a feature on. */
export const featureOn = (state: RootState, feature: Feature): boolean =>
  setting(state, 'features')[feature] === true;
