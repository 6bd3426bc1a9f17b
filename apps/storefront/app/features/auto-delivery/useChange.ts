import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import type { Change } from './autoDelivery.types.ts';
import { changeSubscription } from './subscription/subscription.thunks.ts';

/** Changes one subscription: whether a change is under way, and what went wrong with the last. */
export function useChange(id: string) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Answers whether it succeeded. */
  const change = async (asked: Change): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem('');
    const failure = await dispatch(changeSubscription(id, asked));
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.changeFailed());
    return failure === null;
  };
  return { busy, problem, setProblem, change };
}
