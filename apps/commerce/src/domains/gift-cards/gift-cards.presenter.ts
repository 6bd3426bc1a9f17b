import { type Language, SITES, type SiteId } from '@crema/brands';
import type { Cart } from '#domains/cart/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { boughtIn, type CardBalance } from './gift-cards.types.ts';

const priceAt = (site: SiteId, language: Language) => (minor: number) =>
  toPrice(minor, SITES[site].currency, language);

/** The gift cards of a cart: those that are bought with it and those that pay for it. */
export function presentCartCards(cart: Cart, paying: readonly CardBalance[], language: Language) {
  const price = priceAt(cart.site, language);
  return {
    bought: boughtIn(cart).map(({ id, amount, recipientEmail, recipientName, sendOn }) => ({
      ...{ id, amount: price(amount), recipientEmail },
      ...(recipientName === undefined ? {} : { recipientName }),
      ...(sendOn === undefined ? {} : { sendOn }),
    })),
    paying: paying.map(({ id, lastFour, balance, voided, held }) => ({
      ...{ id, lastFour, balance: price(balance) },
      ...(voided ? { unusable: 'void' as const } : held ? { unusable: 'held' as const } : {}),
    })),
  };
}

export const presentBalance = (site: SiteId, { lastFour, balance }: CardBalance, language: Language) => ({
  ...{ lastFour, balance: priceAt(site, language)(balance) },
});

/** What cards a site sells. */
export function presentOffer(
  site: SiteId,
  { least, most, offered }: { least: number; most: number; offered: boolean },
  language: Language,
) {
  const price = priceAt(site, language);
  const amounts = CHOICES.filter((amount) => amount * 100 >= least && amount * 100 <= most);
  return { offered, least: price(least), most: price(most), amounts };
}

/** Amounts that are proposed, in whole units. */
const CHOICES = [25, 50, 75, 100, 150, 200];
