import { useState } from 'react';
import type { Subscription } from '../autoDelivery.types.ts';
import { bySoonest } from '../days.ts';

/** Soonest first, as they were when first shown: one that is skipped or moved stays where it stood, under the pointer. */
export function useSteadyOrder(subscriptions: readonly Subscription[]): Subscription[] {
  const soonest = [...subscriptions].sort(bySoonest);
  const [ids] = useState(() => soonest.map(({ id }) => id));
  const place = ({ id }: Subscription): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return soonest.sort((one, other) => place(one) - place(other));
}
