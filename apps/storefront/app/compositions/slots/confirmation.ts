import { perksPart } from '#app/features/perks/perksPart.tsx';
import { filler } from '#app/platform/slots/filler.tsx';
import type { Fillers } from '#app/platform/slots/slots.types.ts';

const load = () => import('#app/features/perks/rewards/RedeemTold.tsx');

/** What fills the slot of the page that thanks for an order. */
export const fillers: Fillers<'confirmation'> = [filler(perksPart(load, { customers: true }))];
