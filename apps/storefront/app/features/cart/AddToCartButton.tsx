import { useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button, type ButtonLook } from '#app/ui/Button.tsx';
import { addToCart } from './cart.thunks.ts';

interface AddToCartButtonProps {
  /** Variant code. */
  code: string;
  qty?: number;
  /** Said after the button's text to assistive technology, so that twenty-four of them differ. */
  productName: string;
  available: boolean;
  look?: ButtonLook;
  className?: string;
  /** The whole phrase instead of "Add". */
  long?: boolean;
  /** Weeks between deliveries: it comes again and again. */
  frequencyWeeks?: number;
  /** The button's own words instead. */
  label?: string;
}

/** Puts a variant in the cart; says beside itself what went wrong. */
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
  const add = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const failure = await dispatch(addToCart({ code, qty, ...(frequencyWeeks ? { frequencyWeeks } : {}) }));
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.cart.unanswered());
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
      <Button look={look} className={className} busy={busy} onClick={() => void add()}>
        <span>
          {label ?? (long ? m.cart.addToCart() : m.cart.add())}
          <span className="sr-only">{productName}</span>
        </span>
      </Button>
      <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </>
  );
}
