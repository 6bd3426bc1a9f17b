import { lazy, useEffect, useState } from 'react';
import type { Slots } from '#app/platform/slots/slots.types.ts';

const KitOffer = lazy(() => import('./KitOffer.tsx'));

/** On the page of a brewer, alone or in a pack: what a kit makes of its price. Loaded in the browser, and nowhere else. */
export function KitPart(shown: Slots['product']) {
  const [asks, ask] = useState(false);
  useEffect(() => ask(shown.product.categories.some(({ code }) => code === 'brewers')), [shown.product]);
  return asks && <KitOffer {...shown} />;
}
