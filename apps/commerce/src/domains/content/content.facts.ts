import { type Language, SITES } from '@crema/brands';
import type { ContentSnapshot } from './content.snapshot.ts';
import type { SiteConfiguration } from './site-configuration.ts';

const LOCALES: Record<Language, Record<'US' | 'CA', string>> = {
  en: { US: 'en-US', CA: 'en-CA' },
  fr: { US: 'fr-US', CA: 'fr-CA' },
};
/** Entries that are amounts of money, in minor units. */
const MONEY = new Set<string>(['freeShippingMinimum', 'shippingFee'] satisfies (keyof SiteConfiguration)[]);
const PLACE = /\{\{(\w+)\}\}/g;

/** What a text may say about the shop's rules, by name: the merchant's numbers as the language writes them. */
export type Facts = (name: string) => string | undefined;

/** The site's configuration in words, so that a policy page cannot say something else than what the shop does. */
export function factsOf({ configuration, site }: ContentSnapshot, language: Language): Facts {
  const { country, currency, phone } = SITES[site];
  const locale = LOCALES[language][country];
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const number = new Intl.NumberFormat(locale);
  return (name) => {
    if (name === 'phone') return phone;
    const value = configuration[name as keyof SiteConfiguration];
    if (typeof value === 'number') return MONEY.has(name) ? money.format(value / 100) : number.format(value);
    if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
      return new Intl.ListFormat(locale).format(value.map(String));
    }
    return undefined;
  };
}

/** Puts facts in place of their names (`{{returnWindowDays}}`) in every text of a value; an unknown name stays. */
export function fillIn(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    return value.includes('{{') ? value.replace(PLACE, (whole, name: string) => facts(name) ?? whole) : value;
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, facts));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, facts)]));
}
