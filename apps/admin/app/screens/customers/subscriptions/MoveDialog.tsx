import { useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { formatDay } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { StepDialog } from './StepDialog.tsx';
import { type Shown, useStep } from './useStep.ts';

/** Another day for the coming order. */
export function MoveDialog({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const { texts, language } = useSpoken();
  const { subscriptions } = texts;
  const step = useStep(shown);
  const [date, setDate] = useState(shown.subscription.nextDate ?? '');
  const [isTried, setTried] = useState(false);
  const send = (): void => {
    setTried(true);
    if (date === '') return;
    step.mutate(
      {
        ask: { step: 'move', body: { date } },
        done: (after) => fill(subscriptions.moveDone, { date: formatDay(after.nextDate ?? date, language) }),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <StepDialog
      title={subscriptions.moveTitle}
      press={subscriptions.move}
      busy={step.isPending}
      error={step.error}
      onClose={onClose}
      onSend={send}
    >
      <TextField
        type="date"
        label={subscriptions.moveTo}
        value={date}
        error={isTried && date === '' ? subscriptions.dayMissing : undefined}
        onChange={setDate}
      />
    </StepDialog>
  );
}
