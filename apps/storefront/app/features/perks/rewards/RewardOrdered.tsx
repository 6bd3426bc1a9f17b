import { useEffect } from 'react';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { isReward } from './rewards.rules.ts';
import { fetchApplied } from './rewards.slice.ts';

/** At the checkout: knows the reward that would be ordered, so that it can be told once it is. Shows nothing. */
export default function RewardOrdered({ cart }: Slots['checkout']) {
  const dispatch = useAppDispatch();
  const { guid } = cart;
  const hasReward = cart.entries.some(isReward);
  useEffect(() => {
    if (hasReward && guid) void dispatch(fetchApplied.ensure(guid));
  }, [dispatch, hasReward, guid]);
  return null;
}
