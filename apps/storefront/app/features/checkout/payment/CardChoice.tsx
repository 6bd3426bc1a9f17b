import type { components } from '@crema/api-client';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { RadioCard } from '#app/ui/RadioCard.tsx';
import { isExpired } from '../kept.rules.ts';

interface CardChoiceProps {
  cards: readonly components['schemas']['PaymentDetails'][];
  /** Absent: one that is typed. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** The cards that a customer keeps, and a way to another. One that has expired is shown, so that nobody looks for it. */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const m = useScreenMessages(texts);
  return (
    <fieldset className="space-y-3">
      <legend className="mb-3 font-semibold">{m.payWith()}</legend>
      {cards.map(({ id, card }) => {
        if (!card) return null;
        const expired = isExpired(card);
        const [month, year] = [String(card.expiryMonth).padStart(2, '0'), String(card.expiryYear)];
        return (
          <RadioCard
            key={id}
            name="savedCard"
            checked={chosen === id}
            disabled={expired}
            onChange={() => onChoose(id)}
          >
            <span className="tabular min-w-0">
              <span className="block font-medium">{m.savedCard(card)}</span>
              <span className="block text-muted text-sm">
                {expired ? m.cardExpired({ month, year }) : m.cardExpires({ month, year })}
              </span>
            </span>
          </RadioCard>
        );
      })}
      <RadioCard name="savedCard" checked={chosen === undefined} onChange={() => onChoose(undefined)}>
        <span className="font-medium">{m.anotherCard()}</span>
      </RadioCard>
    </fieldset>
  );
}
