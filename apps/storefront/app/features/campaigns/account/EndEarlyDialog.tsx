import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { AGENT_KEY } from '#app/platform/session/visitor.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { CheckField, TextField } from '#app/ui/Field.tsx';
import type { Commitment } from './campaignInfo.slice.ts';
import { endEarly } from './campaigns.thunks.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** Ends a commitment after all: says what it costs, and takes a consent of its own to that amount. An agent says why. */
export function EndEarlyDialog({ commitment, onClose }: { commitment: Commitment; onClose: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** The amount that was agreed to, in major units: another one needs a new tick. */
  const [agreed, setAgreed] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [isAgent] = useState(() => sessionStorage.getItem(AGENT_KEY) !== null);
  const [why, setWhy] = useState('');
  const { id, brewer, earlyEnd, subscriptionId } = commitment;
  const { value, formattedValue: amount } = earlyEnd.amount;
  const isFree = value === 0;
  const ticked = isFree || agreed === value;
  const reason = why.trim();
  const isUnsaid = isAgent && !reason;
  const end = async (): Promise<void> => {
    setMissing(!ticked || isUnsaid);
    if (!ticked || isUnsaid) return;
    setBusy(true);
    setProblem('');
    const asked = { expectedAmount: value, keepAutoDelivery: keeps, ...(isAgent && { reason }) };
    const failure = await dispatch(endEarly(id, asked));
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.endFailed());
    else onClose();
  };
  return (
    <QuestionDialog
      title={m.endTitle()}
      closeLabel={m.close()}
      yes={isFree ? m.endNow() : m.endAndPay({ amount })}
      no={m.keep()}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onYes={() => void end()}
    >
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
      {isAgent && (
        <TextField
          label={m.agentReason()}
          required
          maxLength={500}
          value={why}
          error={isMissing && isUnsaid ? m.agentReasonMissing() : undefined}
          onChange={(event) => setWhy(event.target.value)}
        />
      )}
    </QuestionDialog>
  );
}
