import { type ReactNode, type Ref, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { fieldsProvider } from '#app/platform/store/setting.ts';
import type { Subscription } from '../autoDelivery.types.ts';
import { useChange } from '../useChange.ts';
import { ActionDialog } from './ActionDialog.tsx';

/** Handle of the provider's card fields: answers a token, or why there is none; `refused`: a sentence. */
export interface CardTokens {
  tokenize(): Promise<{ token: string } | { refused: string } | 'invalid' | 'unavailable'>;
}

/** Draws the payment provider's card fields; `onEnter` is called with the token when they are submitted from inside. */
export type CardFieldsOf = (ref: Ref<CardTokens>, onEnter: (token: string) => void) => ReactNode;

interface CardDialogProps {
  subscription: Subscription;
  cardFields: CardFieldsOf;
  onClose: () => void;
}

/** Another card for coming orders; a failed charge is tried again with it at once. */
export function CardDialog({ subscription, cardFields, onClose }: CardDialogProps) {
  const m = useScreenMessages(texts);
  const card = useRef<CardTokens>(null);
  const provider = useAppSelector(fieldsProvider);
  const [asking, setAsking] = useState(false);
  const { busy, problem, setProblem, change } = useChange(subscription.id);
  const save = async (token: string): Promise<void> => {
    if (await change({ action: 'change', body: { payment: { provider, token } } })) onClose();
  };
  const press = async (): Promise<void> => {
    setAsking(true);
    setProblem('');
    const answer = (await card.current?.tokenize()) ?? 'unavailable';
    setAsking(false);
    if (typeof answer === 'string') setProblem(answer === 'invalid' ? m.cardInvalid() : m.cardUnavailable());
    else if ('refused' in answer) setProblem(answer.refused);
    else await save(answer.token);
  };
  const failing = subscription.status === 'PAYMENT_FAILED' || subscription.status === 'ON_HOLD';
  return (
    <ActionDialog
      title={m.changeCard()}
      action={m.saveCard()}
      busy={busy || asking}
      problem={problem}
      onClose={onClose}
      onAction={() => void press()}
    >
      <p>{failing ? m.cardRetryText() : m.cardText()}</p>
      {cardFields(card, (token) => void save(token))}
    </ActionDialog>
  );
}
