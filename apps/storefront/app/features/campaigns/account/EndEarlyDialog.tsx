import { type FormEvent, useId, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField } from '#app/ui/Field.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import type { Commitment } from './campaignInfo.slice.ts';
import { endEarly } from './campaigns.thunks.ts';

/** Ends a commitment after all: says what it costs, and takes a consent of its own to that amount. */
export function EndEarlyDialog({ commitment, onClose }: { commitment: Commitment; onClose: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** The amount that was agreed to, in major units: another one needs a new tick. */
  const [agreed, setAgreed] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const { id, brewer, earlyEnd, subscriptionId } = commitment;
  const { value, formattedValue: amount } = earlyEnd.amount;
  const isFree = value === 0;
  const ticked = isFree || agreed === value;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(!ticked);
    if (!ticked || busy) return;
    setBusy(true);
    setProblem('');
    const failure = await dispatch(endEarly(id, { expectedAmount: value, keepAutoDelivery: keeps }));
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.endFailed());
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.endTitle()}
      closeLabel={m.close()}
      footer={
        <>
          <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
            {problem}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" form={form} busy={busy}>
              {isFree ? m.endNow() : m.endAndPay({ amount })}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {m.keep()}
            </Button>
          </div>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <p className="text-lg">
          {isFree ? m.endFree({ name: brewer.name }) : m.endCosts({ name: brewer.name, amount })}
        </p>
        {!isFree && (
          <CheckField
            name="endConsent"
            required
            checked={ticked}
            error={isMissing && !ticked ? m.endMissing() : undefined}
            label={m.endConsent({ amount })}
            onChange={(event) => {
              setAgreed(event.target.checked ? value : undefined);
              setMissing(false);
            }}
          />
        )}
        {subscriptionId && (
          <CheckField
            checked={keeps}
            label={m.keepAutoDelivery()}
            onChange={(event) => setKeeps(event.target.checked)}
          />
        )}
        <p className="text-muted text-sm">{keeps ? m.keepNote() : m.endNote()}</p>
      </form>
    </Dialog>
  );
}
