import type { Ref } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { CheckField } from '#app/ui/Field.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { CardChoice } from './CardChoice.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import type { PaidFor } from './payment.types.ts';
import type { useCardChoice } from './useCardChoice.ts';
import type { CardFields } from './useCardFrame.ts';

interface CardPartProps {
  ref: Ref<CardFields>;
  choice: ReturnType<typeof useCardChoice>;
  /** The order has an auto-delivery, whose card is kept in any case. */
  comesAgain: boolean;
  /** What is charged now. */
  due: Pick<PaidFor, 'amount' | 'currency'>;
  error: string;
  /** Another card is chosen. */
  onChange: () => void;
  /** The Enter key was pressed in the card's fields, which gave this token. */
  onEnter: (token: string) => void;
}

/** The customer's cards and the fields for another. */
export function CardPart({ ref, choice, comesAgain, due, error, onChange, onEnter }: CardPartProps) {
  const m = useScreenMessages(texts);
  const { cards, saved, choose, framed, keepsCards, keep, setKeep } = choice;
  return (
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
            choose(id);
            onChange();
          }}
        />
      )}
      {framed && (
        <div hidden={saved !== undefined} className={cards.length > 0 ? 'mt-5' : undefined}>
          <PaymentFields
            ref={ref}
            paidFor={{ ...due, keeps: comesAgain || keep, withOrder: true }}
            onEnter={onEnter}
          />
          {keepsCards && !comesAgain && (
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
        {error}
      </p>
    </div>
  );
}
