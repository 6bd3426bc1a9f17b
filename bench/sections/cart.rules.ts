/** What both sides of the cart's benchmark do alike. */
export const AT_ONCE = 16;
export const CODES: readonly string[] = ['one-24', 'two-24', 'three-24', 'four-24'];
/** Then a cart's lines are near the cap of 99, and the next cart begins. */
export const ADDS_A_CART = 360;
