/**
 * What pages take for a setting while the site's configuration is not there. This module is the server's; the build puts
 * the values of those that browsers read in its place (`apps/storefront/tooling/settingFallbacks.ts`).
 */
import type { SiteId } from '../sites.ts';
import { defaultOf, type Setting } from './declaration.ts';
import { configured, type SETTINGS, type SiteConfiguration, type StartedValues } from './index.ts';

/** Settings that the storefront reads. */
export type PageSettings = Pick<SiteConfiguration, PageSettingName> & StartedValues;

type PageSettingName = {
  [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<unknown, 'server' | 'browser'>
    ? Name
    : never;
}[keyof typeof SETTINGS];

const whileAbsent = (declared: Setting<unknown>, site: SiteId): unknown =>
  declared.whileAbsent ?? defaultOf(declared, site);

export const fallbacks: Readonly<Record<SiteId, PageSettings>> = {
  usb2c: configured('usb2c', whileAbsent),
  cab2c: configured('cab2c', whileAbsent),
  usafh: configured('usafh', whileAbsent),
};
