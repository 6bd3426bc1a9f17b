import { useState } from 'react';
import { addToCart } from '#app/features/cart/cart.thunks.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button, type ButtonLook } from '#app/ui/Button.tsx';

interface AddAllToCartProps {
  /** Variant codes. */
  codes: readonly string[];
  label: string;
  /** Weeks between deliveries; absent: they are bought once. */
  frequencyWeeks?: number;
  look?: ButtonLook;
}

/** Puts one of each in the cart, one after another; the cart opens with the last. What fails is said beside the button. */
export function AddAllToCart({ codes, label, frequencyWeeks, look }: AddAllToCartProps) {
  const m = useMessages();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const add = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const problems: string[] = [];
    for (const [at, code] of codes.entries()) {
      const failure = await dispatch(
        addToCart({ code, qty: 1, ...(frequencyWeeks && { frequencyWeeks }) }, at < codes.length - 1),
      );
      if (failure) problems.push(failure.errors[0]?.message || m.cart.unanswered());
    }
    setBusy(false);
    setProblem([...new Set(problems)].join(' '));
  };
  return (
    <div>
      <Button look={look} busy={busy} onClick={() => void add()}>
        {label}
      </Button>
      <p role="alert" className="mt-2 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
