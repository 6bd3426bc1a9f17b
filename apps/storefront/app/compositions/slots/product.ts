import { KitPart } from '#app/features/campaigns/kits/product/kitPart.tsx';
import { perksPart } from '#app/features/perks/perksPart.tsx';
import { filler } from '#app/platform/slots/filler.tsx';
import type { Fillers } from '#app/platform/slots/slots.types.ts';

const load = () => import('#app/features/perks/points/ProductPoints.tsx');

/** What fills the slot of the product page. */
export const fillers: Fillers<'product'> = [filler(KitPart), filler(perksPart(load, { customers: true }))];
