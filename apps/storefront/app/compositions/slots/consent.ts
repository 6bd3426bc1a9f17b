import { lazy } from 'react';
import { filler } from '#app/platform/slots/filler.tsx';
import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot beside the pay button. */
export const fillers: Fillers<'consent'> = [
  filler(lazy(() => import('#app/features/campaigns/checkout/KitTerms.tsx'))),
  filler(lazy(() => import('#app/features/campaigns/checkout/BoxTerms.tsx'))),
];
