import { lazy, Suspense, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField } from '#app/ui/Field.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { useAccountParts } from './accountParts.tsx';
import { CardChoice } from './CardChoice.tsx';
import { type CardFields, CardFrame } from './CardFrame.tsx';
import type { Cart } from './checkout.types.ts';
import { isExpired } from './kept.rules.ts';
import { PlacementNotice } from './PlacementNotice.tsx';
import { isBusy, selectPlacement } from './placement.slice.ts';
import { type PaidWith, pay } from './placement.thunks.ts';
import type { RecurringFields } from './RecurringTerms.tsx';
import { TermsLabel } from './TermsLabel.tsx';

const RecurringTerms = lazy(() => import('./RecurringTerms.tsx'));

/** Card, terms and the button that orders. */
export function PaymentStep({ cart, onReload }: { cart: Cart; onReload: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const placement = useAppSelector(selectPlacement);
  const kept = useAccountParts()?.kept;
  const { cards = [] } = kept ?? {};
  const [choice, setChoice] = useState<{ id: string | undefined }>();
  const saved = choice ? choice.id : cards.find((one) => one.card && !isExpired(one.card))?.id;
  /** The provider's fields came with the first wish for them, and stay with what was typed. */
  const framed = useRef(false);
  const loading = kept !== undefined && !kept.cards;
  framed.current ||= saved === undefined && !loading;
  const [keep, setKeep] = useState(false);
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

  const order = (paidWith: PaidWith): void => {
    setCardError('');
    if (!agreed) {
      setTermsError(m.termsMissing());
      terms.current?.querySelector('input')?.focus();
    }
    const more = comesAgain ? recurring.current?.answer() : {};
    if (agreed && more) void dispatch(pay(paidWith, total, more));
  };
  const orderByToken = (token: string): void => order({ token, ...(keep ? { saved: true } : {}) });
  const press = async (): Promise<void> => {
    if (saved) return order({ paymentDetailsId: saved });
    setAsking(true);
    setCardError('');
    const answer = (await card.current?.tokenize()) ?? 'unavailable';
    setAsking(false);
    if (answer === 'invalid') setCardError(m.cardInvalid());
    else if (answer === 'unavailable') setCardError(m.cardUnavailable());
    else orderByToken(answer.token);
  };

  if (loading) return <Skeleton className="h-60" />;
  return (
    <div className="space-y-5">
      <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <p className="mb-4 flex items-start gap-2 text-muted text-sm">
          <MoreIcon name="lock" className="mt-0.5 size-4" />
          {m.cardNote()}
        </p>
        {cards.length > 0 && (
          <CardChoice
            cards={cards}
            chosen={saved}
            onChoose={(id) => {
              setChoice({ id });
              setCardError('');
            }}
          />
        )}
        {framed.current && (
          <div hidden={saved !== undefined} className={cards.length > 0 ? 'mt-5' : undefined}>
            <CardFrame
              ref={card}
              onEnter={(token) => {
                if (!busy && !unsettled) orderByToken(token);
              }}
            />
            {/* What comes again is charged to a kept card in any case. */}
            {kept?.keepsCards && !comesAgain && (
              <CheckField
                name="saveCard"
                checked={keep}
                label={m.saveCard()}
                onChange={(event) => setKeep(event.target.checked)}
              />
            )}
          </div>
        )}
        <p role="alert" className="mt-2 text-danger text-sm empty:hidden">
          {cardError}
        </p>
      </div>
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
