import { useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { fieldsProvider } from '#app/platform/store/setting.ts';
import type { CampaignBox } from '../campaignInfo.slice.ts';
import { QuestionDialog } from '../QuestionDialog.tsx';
import type { BoxEditing, CardPicker, CardTokens } from './box.types.ts';

interface BoxCardDialogProps extends BoxEditing {
  box: CampaignBox;
  cardPicker: CardPicker;
  onClose: () => void;
}

/** Another card for a monthly box; a month that was refused is tried with it at once. */
export function BoxCardDialog({ box, cardPicker, busy, problem, onChange, onClose }: BoxCardDialogProps) {
  const m = useScreenMessages(texts);
  const fields = useRef<CardTokens>(null);
  const provider = useAppSelector(fieldsProvider);
  const [chosen, choose] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [cardProblem, setCardProblem] = useState('');
  const [tried, setTried] = useState(false);
  const failing = box.status === 'PAYMENT_FAILED' || box.status === 'ON_HOLD';
  const save = async (payment: { provider: string; token: string } | { paymentDetailsId: string }) => {
    setTried(true);
    if (await onChange({ payment }, failing ? m.cardTried() : m.cardSaved())) onClose();
  };
  const typed = (token: string) => save({ provider, token });
  const press = async (): Promise<void> => {
    setCardProblem('');
    if (chosen) return save({ paymentDetailsId: chosen });
    setAsking(true);
    const answer = (await fields.current?.tokenize()) ?? 'unavailable';
    setAsking(false);
    if (typeof answer === 'string')
      setCardProblem(answer === 'invalid' ? m.cardInvalid() : m.cardUnavailable());
    else if ('refused' in answer) setCardProblem(answer.refused);
    else await typed(answer.token);
  };
  return (
    <QuestionDialog
      title={m.changeCard()}
      closeLabel={m.close()}
      yes={failing ? m.saveAndTry() : m.saveCard()}
      no={m.back()}
      busy={busy || asking}
      problem={cardProblem || (tried ? problem : '')}
      onClose={onClose}
      onYes={() => void press()}
    >
      <p>{failing ? m.cardRetryText() : m.cardText()}</p>
      {cardPicker({ ref: fields, chosen, onChoose: choose, onEnter: (token) => void typed(token) })}
    </QuestionDialog>
  );
}
