import { useId, useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { described } from '../../../ui/Labelled.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { StepDialog } from './StepDialog.tsx';
import { type Shown, useStep } from './useStep.ts';

/** Ends it, once the customer has heard what that means and agrees. */
export function CancelDialog({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const { subscriptions } = useTexts();
  const step = useStep(shown);
  const id = useId();
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  const { commitment } = shown.subscription;
  const error = isTried && !isAgreed ? subscriptions.cancelAgreedMissing : undefined;
  const send = (): void => {
    setTried(true);
    if (!isAgreed) return;
    const body = { asked: true, ...(reason.trim() ? { reason: reason.trim() } : {}) } as const;
    step.mutate(
      { ask: { step: 'cancel', body }, done: () => subscriptions.cancelDone },
      { onSuccess: onClose },
    );
  };
  return (
    <StepDialog
      title={subscriptions.cancelTitle}
      press={subscriptions.cancel}
      look="danger"
      busy={step.isPending}
      error={step.error}
      onClose={onClose}
      onSend={send}
    >
      <div className="grid gap-2">
        <p className="text-muted text-sm">{subscriptions.cancelText}</p>
        <p>{subscriptions.cancelSentence}</p>
        {commitment && <p>{fill(subscriptions.cancelCommitment, { name: commitment.name })}</p>}
      </div>
      <div>
        <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
            {...described(id, { error })}
            className="size-5 shrink-0"
          />
          {subscriptions.cancelAgreed}
        </label>
        <p id={`${id}-error`} role="alert" className="mt-1 text-danger text-sm empty:hidden">
          {error}
        </p>
      </div>
      <TextField label={subscriptions.cancelReason} value={reason} maxLength={500} onChange={setReason} />
    </StepDialog>
  );
}
