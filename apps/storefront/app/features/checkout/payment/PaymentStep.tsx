import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { isLoggedIn } from '#app/platform/session/isLoggedIn.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import type { Cart } from '../checkout.types.ts';
import { PlacementNotice } from '../placement/PlacementNotice.tsx';
import { isBusy, type Placement, selectPlacement } from '../placement/placement.slice.ts';
import { type PaidWith, pay } from '../placement/placement.thunks.ts';
import { AccountAsked } from '../recurring/AccountAsked.tsx';
import { usePart } from '../recurring/usePart.ts';
import { CardPart } from './CardPart.tsx';
import { TermsNote } from './TermsNote.tsx';
import { useCardChoice } from './useCardChoice.ts';
import type { CardFields } from './useCardFrame.ts';
import { type OrderParts, useOrderParts } from './useOrderParts.ts';

const RecurringTerms = lazy(() => import('../recurring/RecurringTerms.tsx'));

interface PaymentStepProps {
  cart: Cart;
  /** What other parts of the shop ask below it. */
  consents: (join: OrderParts['join']) => ReactNode;
  onReload: () => void;
}

/** Card, terms and the button that orders. */
export function PaymentStep({ cart, consents, onReload }: PaymentStepProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const placement = useAppSelector(selectPlacement);
  const paysBy = useCardChoice();
  const { saved, keep } = paysBy;
  const card = useRef<CardFields>(null);
  const parts = useOrderParts();
  const site = useAppSelector((state) => state.apiConfig.brand);
  const comesAgain = cart.entries.some(({ isOneTimeProduct }) => !isOneTimeProduct);
  const [asking, setAsking] = useState(false);
  const [cardError, setCardError] = useState('');
  const busy = asking || isBusy(placement);
  /** An order that is not settled owns the cart: it is settled first. */
  const unsettled = placement.phase === 'unanswered' || placement.phase === 'authenticate';
  const { value: total } = cart.totalPriceWithTax;
  const { value: due, formattedValue: amount, currencyIso: currency } = cart.amountDue;
  const [source, ...others] = cart.paymentSources;
  const paidBy = others.length === 0 && source?.name === 'storeCredit' ? 'credit' : 'other';
  /** An auto-delivery needs one for what comes later, although store credit pays for today. */
  const needsCard = due > 0 || comesAgain || parts.takesCard;
  const asksAccount = (comesAgain || parts.takesAccount) && !isLoggedIn(site);

  /** Orders, or says all that is missing at once: the first of it has the focus, which the card's fields take by themselves. */
  const order = (paidWith: PaidWith | undefined, wrongCard = ''): void => {
    setCardError(wrongCard);
    const more = parts.answer();
    if (!paidWith) return;
    if (!more) parts.focus();
    else void dispatch(pay(paidWith, { total, due }, more));
  };
  const orderByToken = (token: string): void => order({ token, ...(keep ? { saved: true } : {}) });
  const press = async (): Promise<void> => {
    if (!needsCard) return order({ paid: cart });
    if (saved) return order({ paymentDetailsId: saved });
    setAsking(true);
    setCardError('');
    const answer = (await card.current?.tokenize()) ?? 'unavailable';
    setAsking(false);
    if (answer === 'invalid') order(undefined, m.cardInvalid());
    else if (answer === 'unavailable') order(undefined, m.cardUnavailable());
    else if ('refused' in answer) order(undefined, answer.refused);
    else orderByToken(answer.token);
  };

  if (paysBy.loading) return <Skeleton className="h-60" />;
  return (
    <div className="space-y-5">
      {total > 0 && due === 0 && (
        <Notice tone="success" role="status">
          {needsCard ? m.cardForLater({ by: paidBy }) : m.nothingDue({ by: paidBy })}
        </Notice>
      )}
      {needsCard && (
        <CardPart
          ref={card}
          choice={paysBy}
          comesAgain={comesAgain || parts.takesCard}
          due={{ amount: Math.round(due * 100), currency }}
          error={cardError}
          onChange={() => setCardError('')}
          onEnter={(token) => {
            if (!busy && !unsettled) orderByToken(token);
          }}
        />
      )}
      <Recurring cart={cart} asksAccount={asksAccount} comesAgain={comesAgain} join={parts.join} />
      {consents(parts.join)}
      <PlacementNotice placement={placement} onReload={onReload} />
      {!unsettled && (
        <OrderButton
          placement={placement}
          busy={busy}
          label={due > 0 ? m.pay({ amount }) : m.placeOrder()}
          onPress={() => void press()}
        />
      )}
    </div>
  );
}

interface RecurringProps extends Pick<OrderParts, 'join'> {
  cart: Cart;
  asksAccount: boolean;
  comesAgain: boolean;
}

/** What is asked of an order that goes on: an account, and the terms of auto-delivery. */
function Recurring({ cart, asksAccount, comesAgain, join }: RecurringProps) {
  return (
    <>
      {asksAccount && <AccountAsked email={cart.email ?? ''} join={join} />}
      {comesAgain && (
        <Suspense fallback={<TermsLoading join={join} />}>
          <RecurringTerms cart={cart} join={join} />
        </Suspense>
      )}
    </>
  );
}

/** Until the terms are there, nothing can be ordered. */
function TermsLoading({ join }: Pick<OrderParts, 'join'>) {
  usePart(join, { answer: () => undefined, focus: () => undefined });
  return <Skeleton className="h-28" />;
}

interface OrderButtonProps {
  placement: Placement;
  busy: boolean;
  label: string;
  onPress: () => void;
}

function OrderButton({ placement: { phase }, busy, label, onPress }: OrderButtonProps) {
  const m = useScreenMessages(texts);
  const terms = useId();
  return (
    <div>
      <TermsNote id={terms} />
      <Button busy={busy} onClick={onPress} aria-describedby={terms} className="min-h-14 w-full text-lg">
        {phase === 'placing' || phase === 'waiting' ? m.paying() : label}
      </Button>
      <p role="status" className="mt-2 text-center text-muted text-sm">
        {phase === 'placing' && m.payingNote()}
      </p>
    </div>
  );
}
