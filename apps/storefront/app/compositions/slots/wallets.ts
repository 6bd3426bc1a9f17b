import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot above the checkout's form: the test gateway has no wallets. */
export const fillers: Fillers<'wallets'> = [];
