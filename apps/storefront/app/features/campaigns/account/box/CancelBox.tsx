import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { QuestionDialog } from '../QuestionDialog.tsx';

interface CancelBoxProps {
  busy: boolean;
  /** Answers whether it is cancelled. */
  onCancel: (reason: { reason?: string }) => Promise<boolean>;
}

/** Ends a monthly box in two clicks. A reason is optional. */
export function CancelBox({ busy, onCancel }: CancelBoxProps) {
  const m = useScreenMessages(texts);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = async (): Promise<void> => {
    const told = reason.trim();
    await onCancel(told ? { reason: told } : {});
    setAsking(false);
  };
  return (
    <>
      <Button look="quiet" className="mt-4 -ml-5" onClick={() => setAsking(true)}>
        {m.cancelBox()}
      </Button>
      {asking && (
        <QuestionDialog
          title={m.cancelTitle()}
          closeLabel={m.close()}
          yes={m.cancelNow()}
          no={m.keep()}
          busy={busy}
          onClose={() => setAsking(false)}
          onYes={() => void cancel()}
        >
          <p>{m.cancelText()}</p>
          <TextField
            label={m.reason()}
            optional={m.optional()}
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.target.value)}
          />
        </QuestionDialog>
      )}
    </>
  );
}
