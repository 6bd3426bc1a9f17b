import type { Language, SiteId } from '@crema/brands';
import type { Cart } from '#domains/cart/index.ts';
import type { Holder } from '#domains/value/index.ts';
import type { Day } from '#platform/clock/index.ts';

/** Under which name bought cards are attached to carts; `addedBy` and `priceKind` of their lines. */
export const BOUGHT = 'giftCards';
/** Under which name the cards that pay for a cart are attached to it. */
export const PAYING = 'giftCardsPaying';
/** What pays for orders. */
export const SOURCE = 'giftCard';

/** Why a card is void where it was not the staff: it was refunded to its buyer, or the dispute of its payment was lost. */
export const REFUNDED = 'refunded';
export const DISPUTED = 'disputed';

/** To whom a card goes, and what is said with it. */
export interface Giving {
  recipientEmail: string;
  recipientName?: string;
  senderName?: string;
  /** Plain text. */
  message?: string;
  /** Day on which it is mailed; absent: once it is paid. */
  sendOn?: Day;
}

/** A card that is in a cart to be bought. */
export interface CardInCart extends Giving {
  id: string;
  /** Minor units. */
  amount: number;
}

/** A card of an order. */
export interface GiftCard extends Omit<Giving, 'sendOn'> {
  id: string;
  site: SiteId;
  language: Language;
  /** Minor units that it was sold for. */
  amount: number;
  orderCode: string;
  entryNumber: number;
  customerId?: string;
  sendAt: Date;
  createdAt: Date;
  issuedAt?: Date;
  sentAt?: Date;
  codes: number;
  lastFour?: string;
  heldAt?: Date;
  voidedAt?: Date;
  voidReason?: string;
}

/** A card with what is on it now, in minor units. */
export interface CardBalance {
  id: string;
  lastFour: string;
  balance: number;
  voided: boolean;
  held: boolean;
}

/** The card's account in the ledger of value. */
export const accountOf = ({ site, id }: Pick<GiftCard, 'site' | 'id'>): Holder => ({
  ...{ site, holderId: id, kind: 'giftCard' },
});

/** The cards that are to be bought with a cart. */
export const boughtIn = ({ attached }: Pick<Cart, 'attached'>): readonly CardInCart[] => {
  const found = attached[BOUGHT];
  return isList(found) ? (found.cards as CardInCart[]) : [];
};

/** Ids of the cards that pay for a cart, in the order in which they were entered. */
export const payingIn = ({ attached }: Pick<Cart, 'attached'>): readonly string[] => {
  const found = attached[PAYING];
  return isList(found) ? (found.cards as string[]) : [];
};

const isList = (value: unknown): value is { cards: unknown[] } =>
  typeof value === 'object' && value !== null && 'cards' in value && Array.isArray(value.cards);
