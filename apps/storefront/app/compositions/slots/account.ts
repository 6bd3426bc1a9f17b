import { lazy } from 'react';
import { perksPart } from '#app/features/perks/perksPart.tsx';
import { filler } from '#app/platform/slots/filler.tsx';
import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot of the first page of the account. */
export const fillers: Fillers<'account'> = [
  filler(perksPart(() => import('#app/features/perks/membership/PerksCard.tsx'))),
  filler(lazy(() => import('#app/features/campaigns/account/CampaignCards.tsx'))),
  filler(lazy(() => import('#app/features/store-credit/StoreCredit.tsx'))),
  filler(lazy(() => import('#app/features/referrals/ReferFriend.tsx'))),
  filler(lazy(() => import('#app/features/wish-list/MyWishList.tsx'))),
  filler(lazy(() => import('#app/features/reviews/writing/ReviewsCard.tsx'))),
  filler(lazy(() => import('#app/features/recipes/kept/MyRecipes.tsx'))),
];
