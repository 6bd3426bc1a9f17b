import { type Ref, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/cartLines.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Notice } from '#app/ui/Notice.tsx';
import type { CartEntry } from '../cart.types.ts';
import { undoRemove } from './lines.thunks.ts';

/** Says what was removed last and offers to put it back; stays if that fails. */
export function RemovedNotice({ entry, undoRef }: { entry: CartEntry; undoRef: Ref<HTMLButtonElement> }) {
  const m = useMessages();
  const texted = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const undo = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    const failure = await dispatch(undoRemove(entry));
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.cart.unanswered());
  };
  return (
    <Notice role="status">
      {texted.removed({ name: entry.product.name })}{' '}
      <button
        type="button"
        ref={undoRef}
        // Not `disabled`, which would lose the focus.
        aria-disabled={busy || undefined}
        className="min-h-6 scroll-mt-24 font-semibold text-accent underline"
        onClick={() => void undo()}
      >
        {texted.undo()}
      </button>
      <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </Notice>
  );
}
