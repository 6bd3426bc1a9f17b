/** The settings of a site: each is declared once, in `declared/`, and everything else about it follows from that. */
import type { SiteId } from '../sites.ts';
import {
  defaultOf,
  problemOf,
  type Reader,
  type Setting,
  type Settings,
  type Values,
} from './declaration.ts';
import { CAMPAIGNS } from './declared/campaigns.ts';
import { DELIVERY } from './declared/delivery.ts';
import { IDENTITY } from './declared/identity.ts';
import { LOG_IN } from './declared/logIn.ts';
import { MONTHLY_BOXES } from './declared/monthlyBoxes.ts';
import { SELLING } from './declared/selling.ts';
import { SERVICE } from './declared/service.ts';
import { SHARED } from './declared/shared.ts';
import { STARTED } from './declared/started.ts';

export { defaultOf, problemOf, type Setting, type Settings, setting, wordsOf } from './declaration.ts';
export { IDENTITY } from './declared/identity.ts';
export type { Feature } from './declared/service.ts';
export { STARTED, type StartedValues } from './declared/started.ts';
export * from './kinds.ts';
export type { OwnTax, OwnTaxes } from './taxKinds.ts';

/** What a merchant may set per site, in the order in which `cms/siteConfig` publishes it; what the operator alone reads it leaves out. */
export const SETTINGS = {
  ...LOG_IN,
  ...DELIVERY,
  ...SELLING,
  ...CAMPAIGNS,
  ...MONTHLY_BOXES,
  ...SERVICE,
  ...SHARED,
  ...IDENTITY,
};

/** What a site is set to; what of it is published is `siteConfigurations.entry` of `cms/siteConfig`. */
export type SiteConfiguration = Values<typeof SETTINGS>;

type ValueOf = (declared: Setting<unknown>, site: SiteId) => unknown;

/** What settings are set to for a site. */
export const valuesOf = (
  settings: Settings,
  site: SiteId,
  choose: ValueOf = defaultOf,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).map(([name, declared]) => [name, choose(declared, site)]));

const problemsOf = (values: Record<string, unknown>): string[] =>
  Object.entries<Setting<unknown>>(SETTINGS).flatMap(
    ([name, declared]) => problemOf(name, declared, values[name]) ?? [],
  );

const isConfiguration = (
  values: Record<string, unknown>,
): values is Record<string, unknown> & SiteConfiguration => problemsOf(values).length === 0;

/** A value for every setting. @throws when one is not of its kind. */
export function configured(site: SiteId, choose: ValueOf = defaultOf): SiteConfiguration {
  const values = valuesOf(SETTINGS, site, choose);
  if (!isConfiguration(values)) throw new Error(`${site}: ${problemsOf(values).join('; ')}`);
  return values;
}

/** The defaults that a site starts from. */
export const SITE_DEFAULTS: Readonly<Record<SiteId, SiteConfiguration>> = {
  usb2c: configured('usb2c'),
  cab2c: configured('cab2c'),
  usafh: configured('usafh'),
};

const namesReadBy = (reader: Reader): ReadonlySet<string> =>
  new Set(
    Object.entries<{ readBy: Reader }>({ ...SETTINGS, ...STARTED })
      .filter(([, { readBy }]) => readBy === reader)
      .map(([name]) => name),
  );

const OPERATOR_NAMES = namesReadBy('operator');

/** Whether `cms/siteConfig` has an entry of a site's configuration. */
export const isPublished = (name: string): boolean => !OPERATOR_NAMES.has(name);

const BROWSER_NAMES = namesReadBy('browser');

/** Whether browsers get an entry of a site's configuration. */
export const isForBrowsers = (name: string): boolean => BROWSER_NAMES.has(name);
