import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot of the checkout. */
export const fillers: Fillers<'checkout'> = [];
