import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/cartPoints.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { programme } from '../page/programme.slice.ts';
import { dayBefore } from './dayBefore.ts';
import { orderPoints } from './loyaltyPoints.slice.ts';
import { useIsMember } from './useIsMember.ts';

/** Below the sums of an order, for members: what it has earned, and what a reward on it cost. */
export default function OrderPoints({ order }: Slots['order']) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const isMember = useIsMember();
  const { data, key } = useAppSelector(orderPoints.select);
  const { code, placed, status } = order;
  const day = placed && dayBefore(placed);
  const asked = day && { code, day };
  const isShown = key === JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the points follow what becomes of the order.
  useEffect(() => {
    if (isMember && day) void dispatch(orderPoints.load({ code, day }));
  }, [dispatch, isMember, code, day, status]);
  const days = useAppSelector(programme.select).data?.loyaltyClearingDays;
  const waits = data?.some(({ pending }) => pending) ?? false;
  useEffect(() => {
    if (waits) void dispatch(programme.ensure(null));
  }, [dispatch, waits]);
  if (!isMember || !isShown || !data || data.length === 0) return null;
  const earned = data.filter(({ points, kind }) => kind === 'earned' || (kind === 'reversed' && points < 0));
  const sum = earned.reduce((total, { points }) => total + points, 0);
  const spent = data.find(({ kind }) => kind === 'redeemed');
  return (
    <section aria-labelledby="order-points" className="border-line border-t pt-5">
      <h2 id="order-points" className="mb-1 font-semibold">
        {m.title()}
      </h2>
      {earned.length > 0 && <p>{m.earned({ points: sum })}</p>}
      {sum > 0 && waits && days !== undefined && (
        <p className="text-muted text-sm">{m.pendingUntil({ days })}</p>
      )}
      {spent && <p>{m.spent({ points: Math.abs(spent.points) })}</p>}
    </section>
  );
}
