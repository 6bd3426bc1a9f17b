import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot of the page that thanks for an order. */
export const fillers: Fillers<'confirmation'> = [];
