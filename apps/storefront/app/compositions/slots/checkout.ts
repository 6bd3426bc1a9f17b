import { lazy } from 'react';
import { perksPart } from '#app/features/perks/perksPart.tsx';
import { filler } from '#app/platform/slots/filler.tsx';
import type { Fillers } from '#app/platform/slots/slots.types.ts';

const loadOptIn = () => import('#app/features/perks/checkout/CheckoutOptIn.tsx');
const loadReward = () => import('#app/features/perks/rewards/RewardOrdered.tsx');

/** What fills the slot of the checkout. */
export const fillers: Fillers<'checkout'> = [
  filler(perksPart(loadReward, { customers: true })),
  filler(perksPart(loadOptIn)),
  filler(lazy(() => import('#app/features/gift-cards/GiftMessage.tsx'))),
  filler(lazy(() => import('#app/features/gift-cards/CartGiftCards.tsx'))),
];
