import { useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { siteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { Button, type ButtonLook } from '#app/ui/Button.tsx';
import { addToCart } from './cart.thunks.ts';

interface AddToCartButtonProps {
  /** Variant code. */
  code: string;
  qty?: number;
  /** Read after the button's text by assistive technology, so that the buttons of a list differ. */
  productName: string;
  available: boolean;
  look?: ButtonLook;
  className?: string;
  /** The whole phrase instead of "Add". */
  long?: boolean;
  /** Weeks between deliveries; absent: bought once. */
  frequencyWeeks?: number;
  /** Replaces the button's own text. */
  label?: string;
}

/** Milliseconds without an answer after which the button says so and can cancel. */
const SLOW_MS = 10_000;

/** Not by the router: its hooks would cost every card of a list. */
const openGiftCards = (): AppThunk => (_dispatch, getState) =>
  location.assign(siteLink('/gift-cards', getState().apiConfig));

/** Puts a variant in the cart; a failure is shown beside it. While an answer is late, the button cancels. */
export function AddToCartButton({
  code,
  qty = 1,
  productName,
  available,
  look,
  className,
  long,
  frequencyWeeks,
  label,
}: AddToCartButtonProps) {
  const m = useMessages();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [slow, setSlow] = useState<AbortController>();
  const add = async (): Promise<void> => {
    const controller = new AbortController();
    const timer = setTimeout(setSlow, SLOW_MS, controller);
    setBusy(true);
    setProblem('');
    const line = { code, qty, ...(frequencyWeeks ? { frequencyWeeks } : {}) };
    const failure = await dispatch(addToCart(line, false, controller.signal));
    clearTimeout(timer);
    setSlow(undefined);
    setBusy(false);
    // A gift card is put together on a page of its own, with an amount and to whom it goes.
    if (failure?.errors[0]?.reason === 'ownPage') dispatch(openGiftCards());
    else if (failure)
      setProblem(failure.aborted ? m.cart.cancelled() : failure.errors[0]?.message || m.cart.unanswered());
  };
  if (!available) {
    return (
      <Button look="secondary" className={className} disabled>
        {m.catalog.soldOut()}
      </Button>
    );
  }
  return (
    <>
      <Button
        look={look}
        className={className}
        busy={busy && !slow}
        onClick={() => (slow ? slow.abort() : void add())}
      >
        <span>
          {slow ? m.cart.cancel() : (label ?? (long ? m.cart.addToCart() : m.cart.add()))}
          <span className="sr-only">{productName}</span>
        </span>
      </Button>
      <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {slow ? m.cart.slow() : problem}
      </p>
    </>
  );
}
