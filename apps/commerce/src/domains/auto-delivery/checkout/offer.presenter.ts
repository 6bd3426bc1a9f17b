import { SITES } from '@crema/brands';
import type { PricedCart } from '#domains/cart/index.ts';
import { priceSources, soldOnAutoDelivery, textOf } from '#domains/catalog/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import { type LineTotals, type Pricing, toPrice } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { ConsentTerms } from './consent.rules.ts';

/** The lines of a cart that could come again and again, each with what that would save: the cart's own component. */
export function presentOffer(
  { site, language }: Pick<SiteContext, 'site' | 'language'>,
  { cart, sold, totals }: PricedCart,
  pricing: Pick<Pricing, 'unitPrice'>,
  { autoDeliveryFrequencies, autoDeliveryDefaultFrequency }: SiteConfiguration,
) {
  const price = (minor: number) => toPrice(minor, SITES[site.id].currency, language);
  const lines = sold.flatMap(({ line, variant }, index) => {
    if (!soldOnAutoDelivery(variant)) return [];
    const { basePrice } = totals.lines[index] as LineTotals;
    const offered = pricing.unitPrice(site.id, priceSources(variant), 'autoDeliveryFirst').price;
    const saved = line.oneTime ? Math.max(0, basePrice - offered) * line.quantity : 0;
    return [{ line, variant, basePrice, offered, saved }];
  });
  return {
    uid: 'autoDeliveryComponent',
    typeCode: 'AutoDeliveryComponent',
    cartGuid: cart.guid,
    frequencies: [...autoDeliveryFrequencies],
    defaultFrequency: autoDeliveryDefaultFrequency,
    entries: lines.map(({ line, variant, basePrice, offered, saved }) => ({
      entryNumber: line.entryNumber,
      code: line.code,
      name: textOf(variant.name, language),
      quantity: line.quantity,
      isOneTimeProduct: line.oneTime,
      price: price(basePrice),
      autoDeliveryPrice: price(offered),
      savings: price(saved),
    })),
    savings: price(lines.reduce((sum, { saved }) => sum + saved, 0)),
  };
}

/** The terms beside the box that a shopper ticks, and what the order must name. */
export function presentTerms(
  { site, language }: Pick<SiteContext, 'site' | 'language'>,
  terms: ConsentTerms,
) {
  return {
    version: terms.version,
    text: terms.text,
    groups: terms.groups.map(({ frequencyWeeks, nextDate, ceiling, lines, smart }) => ({
      frequencyWeeks,
      ...(smart ? { cupsPerDay: smart.cupsADay } : {}),
      nextDate,
      total: toPrice(ceiling, site.currency, language),
      codes: lines.map(({ code }) => code),
    })),
  };
}
