import type { CardPayment } from '#domains/cart/index.ts';
import { type AddressInput, checkAddress, fieldErrors } from '#domains/checkout/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { BookRepository } from './customers.book.repository.ts';
import { customerErrors } from './customers.errors.ts';
import { becomesDefault } from './customers.rules.ts';
import type { SavedAddress, SavedCard } from './customers.types.ts';

/** The context of a call about a customer. */
export type CustomerContext = SiteContext & { customerId: string };

/** Of addresses, and of cards. */
const MOST = 30;

interface Parts {
  platform: Pick<Platform, 'db' | 'clock'>;
  book: BookRepository;
  /** The card behind a token, from its provider: a network call. @throws 400. */
  describe(ctx: SiteContext, input: { provider: string; token: string }): Promise<CardPayment>;
}

/** The addresses and cards that customers keep. There is a default wherever there is one at all. */
export function bookService({ platform: { db, clock }, book, describe }: Parts) {
  const found = async (ctx: CustomerContext, id: string): Promise<SavedAddress> => {
    const one = (await book.addresses(ctx.customerId)).find((address) => address.id === id);
    if (!one) throw customerErrors.unknown(ctx.language, 'address', id);
    return one;
  };
  const foundCard = async (ctx: CustomerContext, id: string): Promise<SavedCard> => {
    const one = (await book.cards(ctx.customerId)).find((card) => card.id === id);
    if (!one) throw customerErrors.unknown(ctx.language, 'card', id);
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

    /** @throws 400 with an item a field. */
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

    /** @throws 400 with an item a field, 404. */
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

    /** The next one becomes the default where the default goes. @throws 404. */
    removeAddress: (ctx: CustomerContext, id: string): Promise<void> =>
      db.transaction(async () => {
        await book.lock(ctx.customerId);
        const { isDefault } = await found(ctx, id);
        await book.deleteAddress(ctx.customerId, id);
        const [next] = await book.addresses(ctx.customerId);
        if (isDefault && next) await book.setDefaultAddress(ctx.customerId, next.id);
      }),

    cards: (ctx: CustomerContext) => book.cards(ctx.customerId),
    card: foundCard,
    describe,

    /** Keeps a card that its provider described. Keeping it again changes nothing. */
    addCard: (ctx: CustomerContext, payment: CardPayment, asDefault?: boolean): Promise<SavedCard> =>
      db.transaction(async () => {
        await book.lock(ctx.customerId);
        const others = await book.cards(ctx.customerId);
        const { provider, token } = payment;
        const same = others.find((one) => one.payment.provider === provider && one.payment.token === token);
        if (!same && others.length >= MOST) throw customerErrors.full(ctx.language, MOST);
        const id = same?.id ?? (await book.addCard(ctx.customerId, payment, false, clock.now()));
        if (becomesDefault(asDefault, others.length)) await book.setDefaultCard(ctx.customerId, id);
        return foundCard(ctx, id);
      }),

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
        const { isDefault } = await foundCard(ctx, id);
        await book.deleteCard(ctx.customerId, id);
        const [next] = await book.cards(ctx.customerId);
        if (isDefault && next) await book.setDefaultCard(ctx.customerId, next.id);
      }),
  };
}

export type BookService = ReturnType<typeof bookService>;
