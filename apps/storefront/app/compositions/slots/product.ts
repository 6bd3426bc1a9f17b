import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot of the product page. */
export const fillers: Fillers<'product'> = [];
