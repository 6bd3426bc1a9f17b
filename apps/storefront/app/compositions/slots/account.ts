import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot of the first page of the account. */
export const fillers: Fillers<'account'> = [];
