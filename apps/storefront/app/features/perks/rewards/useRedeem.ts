import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/rewards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { selectRewards } from './rewards.slice.ts';
import { exchange, giveBack, redeem } from './rewards.thunks.ts';
import type { AppliedReward, Reward } from './rewards.types.ts';

/** What was done last, so that it can be undone. */
export interface Done {
  reward: Reward;
  /** What was on the cart before. */
  old?: AppliedReward | undefined;
}
export type RedeemChoice = ReturnType<typeof useRedeem>;

/** What is chosen in the dialog, what stays of the points, and the two steps: putting it on the cart, and undoing that. */
export function useRedeem(cartGuid: string | undefined) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { rewardData, appliedRewards, activeADs, selectedItemForRewardModal } = useAppSelector(selectRewards);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done>();
  const [problem, setProblem] = useState('');
  const [undone, setUndone] = useState(false);
  const old = appliedRewards?.rewards[0];
  /** Points to spend: those of the reward that would be swapped count as free. */
  const free = (rewardData?.points ?? 0) + (old?.points ?? 0);
  const chosen = rewardData?.rewards.find(
    ({ rewardCode }) => rewardCode === selectedItemForRewardModal?.rewardCode,
  );

  const sentenceOf = ({ errors: [first] }: Failure): string => {
    const said = first?.message || m.unanswered();
    const isAlone = first?.type === 'RewardNeedsPaidLineError' && activeADs.length > 0;
    return isAlone ? `${said} ${m.autoDeliveries({ count: activeADs.length })}` : said;
  };
  const run = async (send: () => Promise<Failure | null>, after: () => void): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    setUndone(false);
    const failure = await send();
    setBusy(false);
    if (failure) setProblem(sentenceOf(failure));
    else after();
  };
  const submit = async (): Promise<void> => {
    if (!chosen) return setProblem(m.chooseFirst());
    if (!cartGuid) return setProblem(m.cartFirst());
    const [reward, before] = [chosen, old];
    await run(
      () => dispatch(before ? exchange(cartGuid, before, reward) : redeem(cartGuid, reward)),
      () => setDone({ reward, old: before }),
    );
  };
  const undo = async (): Promise<void> => {
    if (!done || !cartGuid) return;
    const { reward, old: before } = done;
    await run(
      () => dispatch(before ? exchange(cartGuid, reward, before) : giveBack(cartGuid, reward)),
      () => {
        setDone(undefined);
        setUndone(true);
      },
    );
  };
  const choose = (): void => setProblem('');
  return { old, free, chosen, busy, done, undone, problem, choose, submit, undo };
}
