import { lazy } from 'react';
import { perksPart } from '#app/features/perks/perksPart.tsx';
import { filler } from '#app/platform/slots/filler.tsx';
import type { Fillers } from '#app/platform/slots/slots.types.ts';

const CartPoints = perksPart(() => import('#app/features/perks/points/CartPoints.tsx'));

/** What fills the slot of the cart page. */
export const fillers: Fillers<'cart'> = [
  filler(lazy(() => import('#app/features/campaigns/checkout/KitInCart.tsx'))),
  filler(lazy(() => import('#app/features/campaigns/checkout/BoxInCart.tsx'))),
  filler(CartPoints),
  filler(lazy(() => import('#app/features/gift-cards/CartGiftCards.tsx'))),
];
