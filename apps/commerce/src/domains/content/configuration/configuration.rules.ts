import type { SiteId } from '@crema/brands';
import {
  problemOf,
  SETTINGS,
  type Setting,
  type Settings,
  SITE_DEFAULTS,
  type SiteConfiguration,
  valuesOf,
} from '@crema/brands/settings';

/** A site's settings by the merchant, and those that are not used. */
interface Configured {
  configuration: SiteConfiguration;
  /** Why values are not used, as sentences for the merchant. */
  problems: string[];
}

/**
 * The merchant's settings over the defaults. An invalid value would break arithmetic elsewhere, so its default is used.
 * Other keys are left to readers of the entries.
 *
 * @param further settings beside the shop's own
 */
export function configurationOf(
  site: SiteId,
  entries: readonly { key: string; value: unknown }[],
  further: Settings = {},
): Configured {
  const declared: ReadonlyMap<string, Setting<unknown>> = new Map(
    Object.entries({ ...further, ...SETTINGS }),
  );
  const set: [string, unknown][] = [];
  const problems: string[] = [];
  for (const { key, value } of entries) {
    const setting = declared.get(key);
    if (!setting) continue;
    const problem = problemOf(key, setting, value);
    if (problem) problems.push(problem);
    else set.push([key, value]);
  }
  const defaults = { ...SITE_DEFAULTS[site], ...valuesOf(withoutOwn(further), site) };
  return { configuration: { ...defaults, ...Object.fromEntries(set) }, problems };
}

/** Further settings cannot replace the shop's own. */
const withoutOwn = (further: Settings): Settings =>
  Object.fromEntries(Object.entries(further).filter(([name]) => !Object.hasOwn(SETTINGS, name)));
