import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField } from '#app/ui/Field.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import type { Cart } from '../checkout.types.ts';
import { PlacementNotice } from '../placement/PlacementNotice.tsx';
import { isBusy, selectPlacement } from '../placement/placement.slice.ts';
import { type PaidWith, pay } from '../placement/placement.thunks.ts';
import type { RecurringFields } from '../recurring/RecurringTerms.tsx';
import { TermsLabel } from '../recurring/TermsLabel.tsx';

import { CardPart } from './CardPart.tsx';
import { useCardChoice } from './useCardChoice.ts';
import type { CardFields } from './useCardFrame.ts';

const RecurringTerms = lazy(() => import('../recurring/RecurringTerms.tsx'));

interface PaymentStepProps {
  cart: Cart;
  /** What stands above the card. */
  before: ReactNode;
  onReload: () => void;
}

/** Card, terms and the button that orders. */
export function PaymentStep({ cart, before, onReload }: PaymentStepProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const placement = useAppSelector(selectPlacement);
  const paysBy = useCardChoice();
  const { saved, keep } = paysBy;
  const card = useRef<CardFields>(null);
  const terms = useRef<HTMLDivElement>(null);
  const recurring = useRef<RecurringFields>(null);
  const comesAgain = cart.entries.some(({ isOneTimeProduct }) => !isOneTimeProduct);
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [cardError, setCardError] = useState('');
  const [termsError, setTermsError] = useState('');
  const busy = asking || isBusy(placement);
  /** An order that is not settled owns the cart: it is settled first. */
  const unsettled = placement.phase === 'unanswered' || placement.phase === 'authenticate';
  const { value: total, formattedValue: amount } = cart.totalPriceWithTax;

  /** Orders, or says all that is missing at once: the first of it has the focus, which the card's fields take by themselves. */
  const order = (paidWith: PaidWith | undefined, wrongCard = ''): void => {
    setCardError(wrongCard);
    setTermsError(agreed ? '' : m.termsMissing());
    const more = comesAgain ? recurring.current?.answer() : {};
    if (!paidWith) return;
    if (!more) recurring.current?.focus();
    else if (!agreed) terms.current?.querySelector('input')?.focus();
    else void dispatch(pay(paidWith, total, more));
  };
  const orderByToken = (token: string): void => order({ token, ...(keep ? { saved: true } : {}) });
  const press = async (): Promise<void> => {
    if (saved) return order({ paymentDetailsId: saved });
    setAsking(true);
    setCardError('');
    const answer = (await card.current?.tokenize()) ?? 'unavailable';
    setAsking(false);
    if (answer === 'invalid') order(undefined, m.cardInvalid());
    else if (answer === 'unavailable') order(undefined, m.cardUnavailable());
    else orderByToken(answer.token);
  };

  if (paysBy.loading) return <Skeleton className="h-60" />;
  return (
    <div className="space-y-5">
      {before}
      <CardPart
        ref={card}
        choice={paysBy}
        comesAgain={comesAgain}
        error={cardError}
        onChange={() => setCardError('')}
        onEnter={(token) => {
          if (!busy && !unsettled) orderByToken(token);
        }}
      />
      {comesAgain && (
        <Suspense fallback={<Skeleton className="h-28" />}>
          <RecurringTerms ref={recurring} cart={cart} />
        </Suspense>
      )}
      <div ref={terms}>
        <CheckField
          name="terms"
          required
          checked={agreed}
          error={termsError}
          label={<TermsLabel />}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setTermsError('');
          }}
        />
      </div>
      <PlacementNotice placement={placement} onReload={onReload} />
      {!unsettled && (
        <div>
          <Button busy={busy} onClick={() => void press()} className="min-h-14 w-full text-lg">
            {placement.phase === 'placing' || placement.phase === 'waiting' ? m.paying() : m.pay({ amount })}
          </Button>
          <p role="status" className="mt-2 text-center text-muted text-sm">
            {placement.phase === 'placing' && m.payingNote()}
          </p>
        </div>
      )}
    </div>
  );
}
