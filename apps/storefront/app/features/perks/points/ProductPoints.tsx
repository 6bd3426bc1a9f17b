import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/cartPoints.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { productPoints } from './loyaltyPoints.slice.ts';
import { useIsMember } from './useIsMember.ts';

/** Below a product's prices, for members: what it earns, bought once. */
export default function ProductPoints({ variant }: Slots['product']) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const isMember = useIsMember();
  const code = variant?.code;
  const { data } = useAppSelector(productPoints.select);
  useEffect(() => {
    if (code && isMember) void dispatch(productPoints.ensure(code));
  }, [dispatch, code, isMember]);
  if (!isMember) return null;
  return (
    // Kept free while another variant is asked for.
    <p className="mt-4 min-h-6 text-success">
      {data && data.points > 0 && m.product({ points: data.points })}
    </p>
  );
}
