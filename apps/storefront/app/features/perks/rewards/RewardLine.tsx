import { useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/rewards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { fetchApplied, selectRewards } from './rewards.slice.ts';
import { giveBack } from './rewards.thunks.ts';
import type { Cart, CartEntry } from './rewards.types.ts';
import { useRewardsDialog } from './useRewardsDialog.tsx';

/** Below a reward's line of a cart: what it costs, and the buttons that swap it and take it off. */
export default function RewardLine({ entry, cart }: { entry: CartEntry; cart: Cart }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { appliedRewards } = useAppSelector(selectRewards);
  const { open, dialog } = useRewardsDialog(cart);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { code, name } = entry.product;
  const applied = appliedRewards?.rewards.find(({ products }) => products.some((one) => one.code === code));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just been taken off is not asked for again.
  useEffect(() => {
    if (!applied && cart.guid) void dispatch(fetchApplied.load(cart.guid));
  }, [dispatch, cart.guid, code]);
  const remove = async (): Promise<void> => {
    if (!applied || !cart.guid) return;
    setBusy(true);
    setProblem('');
    const failure = await dispatch(giveBack(cart.guid, applied));
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.unanswered());
  };
  return (
    <div className="mt-1">
      <p className="text-sm text-success">
        {applied ? m.ofPoints({ points: applied.points }) : m.rewardFor()}
      </p>
      <div className="-ml-5 flex flex-wrap">
        <Button look="quiet" aria-label={m.changeNamed({ name })} onClick={() => open('swap')}>
          {m.change()}
        </Button>
        <Button
          look="quiet"
          busy={busy}
          aria-label={m.removeNamed({ name })}
          disabled={!applied}
          onClick={() => void remove()}
        >
          {m.remove()}
        </Button>
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      {dialog}
    </div>
  );
}
