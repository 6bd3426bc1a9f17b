import { type Ref, useImperativeHandle } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import type { PaidFor } from '../payment.types.ts';
import type { CardFields, Tokenized } from '../useCardFrame.ts';
import { prepareCard } from './prepare.thunks.ts';
import { type Drawn, useElements } from './useElements.ts';

/** What the fields take before they have said it, so that Pay does not move under a finger. */
const EXPECTED = 'min-h-[17.5rem] sm:min-h-[14.5rem]';

interface StripeFieldsProps {
  ref: Ref<CardFields>;
  paidFor: PaidFor;
}

/** Stripe’s fields: cards, and the wallets that the browser has. What is typed stays with Stripe. */
export default function StripeFields({ ref, paidFor }: StripeFieldsProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { place, fields, state, restart } = useElements(paidFor);
  useImperativeHandle(ref, () => ({
    tokenize: async () => {
      const drawn = await fields();
      if (!drawn) return 'unavailable';
      const answer = await tokenOf(drawn);
      if (typeof answer === 'string' || !('token' in answer) || paidFor.withOrder) return answer;
      return dispatch(prepareCard(answer.token, drawn.stripe, place.current));
    },
  }));
  return (
    <div className={`relative ${EXPECTED}`}>
      {state === 'loading' && (
        <div className="absolute inset-0">
          <p role="status" className="sr-only">
            {m.cardLoading()}
          </p>
          <Skeleton className="h-full" />
        </div>
      )}
      {state === 'broken' && (
        <div className="space-y-3">
          <Notice tone="danger" role="alert">
            {m.stripeBlocked()}
          </Notice>
          <Button look="secondary" onClick={restart}>
            {m.retry()}
          </Button>
        </div>
      )}
      <div ref={place} className={state === 'ready' ? undefined : 'invisible'} />
    </div>
  );
}

/** A token of what was entered. The fields show by themselves what is wrong with them. */
async function tokenOf({ stripe, elements }: Drawn): Promise<Tokenized> {
  try {
    const checked = await elements.submit();
    if (checked.error) return 'invalid';
    const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
    if (confirmationToken) return { token: confirmationToken.id };
    return error.type === 'validation_error' || error.type === 'card_error' ? 'invalid' : 'unavailable';
  } catch {
    return 'unavailable';
  }
}
