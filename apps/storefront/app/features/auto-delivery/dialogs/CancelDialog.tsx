import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { SelectField } from '#app/ui/Field.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { daysAfter, dayText, todayOf } from '../days.ts';
import { useChange } from '../useChange.ts';
import { ActionDialog } from './ActionDialog.tsx';

/** Length of the pause that is offered beside the button, in days. */
const PAUSE_DAYS = 56;

/** Confirms a cancellation, the second of two clicks. A reason is optional; a pause is offered beside the button. */
export function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const { id, actions } = subscription;
  const { busy, problem, change } = useChange(id);
  const [reason, setReason] = useState('');
  const today = todayOf(subscription);
  const resumeDate = today && daysAfter(today, PAUSE_DAYS);
  const done = async (asked: Promise<boolean>): Promise<void> => {
    if (await asked) onClose();
  };
  const reasons = [m.reasonTooMuch(), m.reasonPrice(), m.reasonTaste(), m.reasonElsewhere(), m.reasonOther()];
  return (
    <ActionDialog
      title={m.cancelTitle()}
      action={m.cancelNow()}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAction={() => void done(change({ action: 'cancel', body: reason ? { reason } : {} }))}
      beside={
        actions.includes('pause') &&
        resumeDate && (
          <Button
            look="secondary"
            disabled={busy}
            onClick={() => void done(change({ action: 'pause', body: { resumeDate } }))}
          >
            {m.pauseInstead({ date: dayText(resumeDate, 'long', config) })}
          </Button>
        )
      }
    >
      <p>{m.cancelText()}</p>
      <SelectField
        label={m.reason()}
        optional={m.optional()}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      >
        <option value="">{m.noReason()}</option>
        {reasons.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </ActionDialog>
  );
}
