import { useRef, useState } from 'react';
import { useAccountParts } from '../accountParts.tsx';
import { isExpired } from '../kept.rules.ts';

/** With what is paid: one of the customer's cards, else one that is typed. */
export function useCardChoice() {
  const kept = useAccountParts()?.kept;
  const { cards = [], keepsCards = false } = kept ?? {};
  const [choice, setChoice] = useState<{ id: string | undefined }>();
  /** Whether a card that is typed is kept with the account. */
  const [keep, setKeep] = useState(false);
  const saved = choice ? choice.id : cards.find((one) => one.card && !isExpired(one.card))?.id;
  const loading = kept !== undefined && !kept.cards;
  /** The provider's fields came with the first wish for them, and stay with what was typed. */
  const framed = useRef(false);
  framed.current ||= saved === undefined && !loading;
  const choose = (id: string | undefined): void => setChoice({ id });
  return { loading, cards, saved, choose, framed: framed.current, keepsCards, keep, setKeep };
}
