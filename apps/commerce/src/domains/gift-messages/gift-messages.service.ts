import type { Cart, CartHooks, CartService } from '#domains/cart/index.ts';
import type { OrderHooks, OrdersService } from '#domains/orders/index.ts';
import { type SiteContext, say } from '#platform/http/index.ts';
import { unknownOrder } from './gift-messages.errors.ts';
import type { GiftMessagesRepository } from './gift-messages.repository.ts';
import { GIFT_MESSAGE, messageIn } from './gift-messages.types.ts';

interface Needs {
  cart: CartService;
  orders: Pick<OrdersService, 'find' | 'get'>;
  messages: GiftMessagesRepository;
}

/** Messages with orders that are gifts: with the cart until it is ordered, then with the order. */
export function giftMessagesService({ cart: carts, orders, messages }: Needs) {
  return {
    /** Call inside a transaction; an empty text takes the message away. @throws {OccError} 404, 409 being ordered. */
    write: async (ctx: SiteContext, guid: string, typed: string): Promise<Cart> => {
      const cart = await carts.lockOpen(ctx, guid);
      const text = typed.trim();
      return carts.attach(cart, GIFT_MESSAGE, text === '' ? undefined : { text });
    },

    /** What is said with an order of whoever asks; empty: nothing. @throws {OccError} 404 */
    ofOrder: async (ctx: SiteContext, id: string): Promise<string> =>
      (await messages.of((await orders.get(ctx, id)).code)) ?? '',

    /** What is packed with an order, and what is said with it: nothing of what it cost. @throws {OccError} 404 */
    slip: async ({ site, language }: SiteContext, code: string) => {
      const order = await orders.find(code);
      if (!order || order.site !== site.id) throw unknownOrder(language, code);
      const message = await messages.of(code);
      return {
        ...{ code, deliveryAddress: order.deliveryAddress, isGift: message !== undefined },
        ...(message === undefined ? {} : { message }),
        lines: order.lines
          .filter(({ product }) => !product.isVirtual)
          .map(({ product, code: variant, quantity, withdrawn }) => ({
            ...{ code: variant, name: product.name, quantity: quantity - withdrawn },
            options: Object.values(product.options),
          }))
          .filter(({ quantity }) => quantity > 0),
      };
    },
  };
}

export type GiftMessagesService = ReturnType<typeof giftMessagesService>;

/** A guest's message follows into the account. */
export const messageHooks = ({ cart: carts }: Pick<Needs, 'cart'>): CartHooks => ({
  name: GIFT_MESSAGE,
  joined: async (guests, own) => {
    const text = messageIn(guests);
    if (text !== undefined) await carts.attach(own, GIFT_MESSAGE, { text });
  },
});

/** Placing an order without a message costs no statement. */
export const messagesOfOrders = ({ messages }: Pick<Needs, 'messages'>): OrderHooks => ({
  written: async (_ctx, { code, site }, { cart }) => {
    const text = messageIn(cart);
    if (text !== undefined) await messages.insert(site, code, text);
  },
  confirmed: async ({ code, language }) => {
    const text = await messages.of(code);
    if (text === undefined) return undefined;
    const title = say(language, 'Your gift message', 'Votre mot pour le cadeau');
    return { title, sentences: text.split('\n') };
  },
});
