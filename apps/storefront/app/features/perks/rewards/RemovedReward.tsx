import { useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/rewards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { nameOf } from './rewards.rules.ts';
import { selectRewards } from './rewards.slice.ts';
import { redeem } from './rewards.thunks.ts';
import type { Cart } from './rewards.types.ts';

/** Says which reward was taken off the cart and offers to put it back; stays if that fails. */
export function RemovedReward({ cart }: { cart: Cart }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { removed } = useAppSelector(selectRewards);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const undo = useRef<HTMLButtonElement>(null);
  /** For which the focus has moved already. */
  const moved = useRef<typeof removed>(null);
  const { entries } = cart;
  useEffect(() => {
    if (!removed) moved.current = null;
    const at = document.activeElement;
    // The button that removed it goes with its line, and the focus with it: at once, or when the cart was read again.
    const isLost = entries && (at === document.body || at instanceof HTMLDialogElement);
    if (!removed || removed === moved.current || !isLost) return;
    moved.current = removed;
    undo.current?.focus();
  }, [removed, entries]);
  const putBack = async (): Promise<void> => {
    if (busy || !removed || !cart.guid) return;
    setBusy(true);
    const failure = await dispatch(redeem(cart.guid, removed));
    setBusy(false);
    setProblem(failure ? failure.errors[0]?.message || m.unanswered() : '');
  };
  return (
    <>
      <p role="status" className="text-sm empty:hidden">
        {removed && (
          <>
            {m.removed({ name: nameOf(removed) })}{' '}
            <button
              type="button"
              ref={undo}
              aria-disabled={busy || undefined}
              className="min-h-6 font-semibold text-accent underline"
              onClick={() => void putBack()}
            >
              {m.undo()}
            </button>
          </>
        )}
      </p>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </>
  );
}
