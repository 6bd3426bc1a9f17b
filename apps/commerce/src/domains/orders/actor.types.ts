/** The actor of an order's step. */
export type Actor = 'shopper' | 'shop' | 'operator' | 'agent';
