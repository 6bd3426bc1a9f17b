import { lazy } from 'react';
import { perksPart } from '#app/features/perks/perksPart.tsx';
import { filler } from '#app/platform/slots/filler.tsx';
import type { Fillers } from '#app/platform/slots/slots.types.ts';

const load = () => import('#app/features/perks/points/OrderPoints.tsx');

/** What fills the slot of the pages of an order. */
export const fillers: Fillers<'order'> = [
  filler(perksPart(load, { customers: true })),
  filler(lazy(() => import('#app/features/gift-cards/OrderGiftMessage.tsx'))),
];
