import type { Cart } from '#domains/cart/index.ts';

/** Under which name a message is attached to carts. */
export const GIFT_MESSAGE = 'giftMessage';
/** Letters of a message at most. */
export const LONGEST = 240;

/** The gift message of a cart, if there is one. */
export function messageIn({ attached }: Pick<Cart, 'attached'>): string | undefined {
  const found = attached[GIFT_MESSAGE];
  return typeof found === 'object' && found !== null && 'text' in found && typeof found.text === 'string'
    ? found.text
    : undefined;
}
