import { type Language, SITES } from '@crema/brands';
import { SETTINGS, type Setting } from '@crema/brands/settings';
import type { ContentSnapshot } from '../storage/snapshot.ts';

const LOCALES: Record<Language, Record<'US' | 'CA', string>> = {
  en: { US: 'en-US', CA: 'en-CA' },
  fr: { US: 'fr-US', CA: 'fr-CA' },
};
/** Settings that are amounts of money, in minor units. */
const MONEY: ReadonlySet<string> = new Set(
  Object.entries<Setting<unknown>>(SETTINGS)
    .filter(([, { kind }]) => kind.name === 'money')
    .map(([name]) => name),
);
/** Texts about the shop itself. */
const OF_SHOP = ['shopName', 'shopPhone', 'shopEmail', 'shopAddress'] as const;
const PLACE = /\{\{(\w+)\}\}/g;

/** Facts for texts, by name: the merchant's numbers as the language writes them. */
export type Facts = (name: string) => string | undefined;

/** The site's configuration in words, so that policy pages always agree with the shop's behaviour. */
export function factsOf({ configuration, site }: ContentSnapshot, language: Language): Facts {
  const { country, currency } = SITES[site];
  const locale = LOCALES[language][country];
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const number = new Intl.NumberFormat(locale);
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(configuration));
  return (name) => {
    if (name === 'phone') return configuration.shopPhone;
    const own = OF_SHOP.find((one) => one === name);
    if (own) return configuration[own];
    const value = values.get(name);
    if (typeof value === 'number') return MONEY.has(name) ? money.format(value / 100) : number.format(value);
    if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
      return new Intl.ListFormat(locale).format(value.map(String));
    }
    return undefined;
  };
}

/** Replaces names (`{{returnWindowDays}}`) by facts in every text of a value; an unknown name stays. */
export function fillIn(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    return value.includes('{{') ? value.replace(PLACE, (whole, name: string) => facts(name) ?? whole) : value;
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, facts));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, facts)]));
}
