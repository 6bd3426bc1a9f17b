import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot of the cart page. */
export const fillers: Fillers<'cart'> = [];
