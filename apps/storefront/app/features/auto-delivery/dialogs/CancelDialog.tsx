import { useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { AGENT_KEY } from '#app/platform/session/visitor.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { SelectField } from '#app/ui/Field.tsx';
import { TITLE_ID } from '../AutoDeliveryFrame.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { daysAfter, dayText, todayOf } from '../days.ts';
import { subscription as oneArea } from '../subscription/subscription.slice.ts';
import { useChange } from '../useChange.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { CommitmentPart } from './CommitmentPart.tsx';

/** Length of the pause that is offered beside the button, in days. */
const PAUSE_DAYS = 56;

/**
 * Confirms a cancellation, the second of two clicks. A reason is optional; a pause is offered beside the button. A starter kit's
 * commitment ends with it only where the charge for that is agreed to. Whoever opens it has loaded the subscription by itself before: a
 * list of them does not know of commitments.
 */
export function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const { id, actions } = subscription;
  const { busy, problem, setProblem, change } = useChange(id);
  const dispatch = useAppDispatch();
  const { data } = useAppSelector(oneArea.select);
  const known = data?.id === id ? data : undefined;
  const commitment = known?.commitment;
  const isKnown = known !== undefined;
  // The overview shows the delivery without its kit.
  useEffect(() => {
    if (!isKnown) void dispatch(oneArea.load(id));
  }, [isKnown, dispatch, id]);
  const [reason, setReason] = useState('');
  /** The charge that was agreed to, in major units: another one needs a new tick. */
  const [agreed, agree] = useState<number>();
  const [isAgent] = useState(() => sessionStorage.getItem(AGENT_KEY) !== null);
  const cost = commitment?.earlyEnd.amount;
  const ends = cost !== undefined && agreed === cost.value;
  const needsReason = isAgent && ends;
  const today = todayOf(subscription);
  const resumeDate = today && daysAfter(today, PAUSE_DAYS);
  /** Where the button was that opened this, nothing can be cancelled any more: the focus goes to the page's title. */
  const done = (): void => {
    onClose();
    document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
  };
  const pause = async (date: string): Promise<void> => {
    if (await change({ action: 'pause', body: { resumeDate: date } })) done();
  };
  const cancel = async (): Promise<void> => {
    if (needsReason && !reason) return setProblem(m.reasonMissing());
    const earlyEnd = ends ? { earlyEnd: { expectedAmount: cost.value, consent: true as const } } : {};
    if (await change({ action: 'cancel', body: { ...(reason && { reason }), ...earlyEnd } })) done();
    // It may cost something else by now.
    else if (ends) await dispatch(oneArea.load(id));
  };
  const reasons = [m.reasonTooMuch(), m.reasonPrice(), m.reasonTaste(), m.reasonElsewhere(), m.reasonOther()];
  return (
    <ActionDialog
      title={m.cancelTitle()}
      action={ends ? m.cancelAndPay({ amount: cost.formattedValue }) : m.cancelNow()}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAction={() => void cancel()}
      beside={
        actions.includes('pause') &&
        resumeDate && (
          <Button look="secondary" disabled={busy} onClick={() => void pause(resumeDate)}>
            {m.pauseInstead({ date: dayText(resumeDate, 'long', config) })}
          </Button>
        )
      }
    >
      <p>{known && !commitment ? m.cancelText() : m.cancelKitText()}</p>
      {commitment && cost && (
        <CommitmentPart
          commitment={commitment}
          ends={ends}
          onEnds={(yes) => agree(yes ? cost.value : undefined)}
        />
      )}
      <SelectField
        label={isAgent ? m.agentReason() : m.reason()}
        optional={needsReason ? undefined : m.optional()}
        required={needsReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      >
        <option value="">{isAgent ? m.chooseReason() : m.noReason()}</option>
        {reasons.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </ActionDialog>
  );
}
