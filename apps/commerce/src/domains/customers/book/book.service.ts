import { type Language, SITES, type SiteId } from '@crema/brands';
import type { CardPayment, CartAddress, CartPayment } from '#domains/cart/index.ts';
import { type AddressInput, checkAddress, fieldErrors } from '#domains/checkout/index.ts';
import { OccError, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { customerErrors } from '../customers.errors.ts';
import { becomesDefault, isSamePlace } from '../customers.rules.ts';
import type { SavedAddress, SavedCard } from '../customers.types.ts';
import type { BookRepository } from './book.repository.ts';

/** The context of a call about a customer. */
export type CustomerContext = SiteContext & { customerId: string };

/** Whose book something is saved in where no call is about it, as when an order is paid. */
export interface BookOwner {
  site: SiteId;
  language: Language;
  customerId: string;
}

/** Most saved addresses, and most saved cards. */
const MOST = 30;

interface Parts {
  platform: Pick<Platform, 'db' | 'clock'>;
  book: BookRepository;
  /** The card of a token, which its provider keeps for later charges: a network call. @throws 400. */
  describe(ctx: CustomerContext, input: { provider: string; token: string }): Promise<CardPayment>;
  /** Whether a card can be charged: not one of another account than the one that takes the site's payments. */
  isOffered(ctx: CustomerContext, payment: Pick<CartPayment, 'provider'>): boolean;
  /** In the running transaction: a card is not in the book any more. */
  removed(ctx: CustomerContext, payment: Pick<CartPayment, 'provider' | 'token'>): Promise<void>;
}

/** Saved addresses and cards of customers. If there are any, one is the default. */
export const bookService = (parts: Parts) => ({ ...addressBook(parts), ...cardBook(parts) });

export type BookService = ReturnType<typeof bookService>;

function addressBook({ platform: { db, clock }, book }: Parts) {
  const found = async (ctx: CustomerContext, id: string): Promise<SavedAddress> => {
    const one = (await book.addresses(ctx.customerId)).find((address) => address.id === id);
    if (!one) throw customerErrors.unknown(ctx.language, 'address', id);
    return one;
  };
  const checked = ({ site, language }: SiteContext, input: AddressInput) => {
    const result = checkAddress(input, site);
    if ('problems' in result) throw fieldErrors(result.problems, language);
    return result.address;
  };

  return {
    addresses: (ctx: CustomerContext) => book.addresses(ctx.customerId),
    address: found,

    /** @throws 400 with an item for each wrong field. */
    addAddress: (ctx: CustomerContext, input: AddressInput, asDefault?: boolean): Promise<SavedAddress> =>
      db.transaction(async () => {
        const address = checked(ctx, input);
        await book.lock(ctx.customerId);
        const others = await book.addresses(ctx.customerId);
        if (others.length >= MOST) throw customerErrors.full(ctx.language, MOST);
        const id = await book.addAddress(ctx.customerId, address, false, clock.now());
        if (becomesDefault(asDefault, others.length)) await book.setDefaultAddress(ctx.customerId, id);
        return found(ctx, id);
      }),

    /**
     * Saves the address of a paid order, which passed the checks of checkout. Where it is there already, the book is full, or
     * the account is gone, nothing changes.
     */
    keepAddress: ({ customerId }: BookOwner, address: CartAddress): Promise<void> =>
      db.transaction(async () => {
        const [known] = await book.lock(customerId);
        if (!known) return;
        const others = await book.addresses(customerId);
        if (others.length >= MOST || others.some((one) => isSamePlace(one.address, address))) return;
        const id = await book.addAddress(customerId, address, false, clock.now());
        if (becomesDefault(undefined, others.length)) await book.setDefaultAddress(customerId, id);
      }),

    /** @throws 400 with an item for each wrong field, 404. */
    changeAddress: (
      ctx: CustomerContext,
      id: string,
      input: AddressInput,
      asDefault?: boolean,
    ): Promise<SavedAddress> =>
      db.transaction(async () => {
        const address = checked(ctx, input);
        await book.lock(ctx.customerId);
        await found(ctx, id);
        await book.setAddress(ctx.customerId, id, address);
        if (asDefault) await book.setDefaultAddress(ctx.customerId, id);
        return found(ctx, id);
      }),

    /** If it is the default, the next one becomes the default. @throws 404. */
    removeAddress: (ctx: CustomerContext, id: string): Promise<void> =>
      db.transaction(async () => {
        await book.lock(ctx.customerId);
        const { isDefault } = await found(ctx, id);
        await book.deleteAddress(ctx.customerId, id);
        const [next] = await book.addresses(ctx.customerId);
        if (isDefault && next) await book.setDefaultAddress(ctx.customerId, next.id);
      }),
  };
}

function cardBook({ platform: { db, clock }, book, describe, removed, isOffered }: Parts) {
  const foundCard = async (ctx: CustomerContext, id: string): Promise<SavedCard> => {
    const one = (await book.cards(ctx.customerId)).find((card) => card.id === id);
    if (!one) throw customerErrors.unknown(ctx.language, 'card', id);
    return one;
  };

  /** Keeps a card that its provider described. Keeping it again changes nothing. */
  const addCard = (ctx: CustomerContext, payment: CardPayment, asDefault?: boolean): Promise<SavedCard> =>
    db.transaction(async () => {
      await book.lock(ctx.customerId);
      const others = await book.cards(ctx.customerId);
      const { provider, token } = payment;
      const same = others.find((one) => one.payment.provider === provider && one.payment.token === token);
      if (!same && others.length >= MOST) throw customerErrors.full(ctx.language, MOST);
      const id = same?.id ?? (await book.addCard(ctx.customerId, payment, false, clock.now()));
      if (becomesDefault(asDefault, others.length)) await book.setDefaultCard(ctx.customerId, id);
      return foundCard(ctx, id);
    });

  return {
    /** Those that can be charged. */
    cards: async (ctx: CustomerContext) =>
      (await book.cards(ctx.customerId)).filter(({ payment }) => isOffered(ctx, payment)),
    card: foundCard,
    describe,
    addCard,

    /** Saves the card of a paid order. Answers its id; none where no card paid it or the book is full. */
    keepCard: async (owner: BookOwner, { card, ...payment }: CartPayment): Promise<string | undefined> => {
      if (!card) return undefined;
      try {
        return (await addCard(contextOf(owner), { ...payment, card })).id;
      } catch (error) {
        if (error instanceof OccError) return undefined;
        throw error;
      }
    },

    /** @throws 404. */
    preferCard: (ctx: CustomerContext, id: string): Promise<SavedCard> =>
      db.transaction(async () => {
        await book.lock(ctx.customerId);
        await foundCard(ctx, id);
        await book.setDefaultCard(ctx.customerId, id);
        return foundCard(ctx, id);
      }),

    /** @throws 404. */
    removeCard: (ctx: CustomerContext, id: string): Promise<void> =>
      db.transaction(async () => {
        await book.lock(ctx.customerId);
        const { isDefault, payment } = await foundCard(ctx, id);
        await book.deleteCard(ctx.customerId, id);
        const [next] = await book.cards(ctx.customerId);
        if (isDefault && next) await book.setDefaultCard(ctx.customerId, next.id);
        await removed(ctx, payment);
      }),
  };
}

const contextOf = ({ site, language, customerId }: BookOwner): CustomerContext => ({
  ...{ site: SITES[site], language, customerId, correlationId: `card-of-${customerId}` },
  caller: { kind: 'system' },
});
