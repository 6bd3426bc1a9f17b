import { lazy, useEffect, useState } from 'react';
import type { Slots } from '#app/platform/slots/slots.types.ts';

const KitOffer = lazy(() => import('./KitOffer.tsx'));

/** On the page of a brewer, alone or in a pack: what a kit makes of its price. Loaded in the browser, and nowhere else. */
export function KitPart(data: Slots['product']) {
  const { categories } = data.product;
  const [shown, show] = useState(false);
  useEffect(() => show(!!categories?.some(({ code }) => code === 'brewers')), [categories]);
  return shown && <KitOffer {...data} />;
}
