import { useEffect } from 'react';
import { perksStepped } from '#app/platform/events.ts';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { isReward } from './rewards.rules.ts';
import { redeemTold, selectRewards } from './rewards.slice.ts';

/** Tells analytics once that an order with a reward was placed on this visit; shows nothing. */
export default function RedeemTold({ order }: Slots['confirmation']) {
  const dispatch = useAppDispatch();
  const { ordered } = useAppSelector(selectRewards);
  useEffect(() => {
    if (ordered?.guid !== order.guid) return;
    dispatch(redeemTold());
    if (!order.entries.some(isReward)) return;
    const [reward] = ordered.rewards;
    dispatch(
      perksStepped({
        event: 'complete_redeem',
        ...(reward ? { reward_code: reward.rewardCode, points: reward.points } : {}),
      }),
    );
  }, [dispatch, ordered, order]);
  return null;
}
