import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot of the pages of an order. */
export const fillers: Fillers<'order'> = [];
