import { type FormEvent, useId, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';

interface CancelBoxProps {
  busy: boolean;
  /** Answers whether it is cancelled. */
  onCancel: (reason: { reason?: string }) => Promise<boolean>;
}

/** Ends a monthly box in two clicks. A reason is optional. */
export function CancelBox({ busy, onCancel }: CancelBoxProps) {
  const m = useScreenMessages(texts);
  const form = useId();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
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
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={m.cancelTitle()}
          closeLabel={m.close()}
          footer={
            <div className="flex flex-wrap gap-3">
              <Button type="submit" form={form} busy={busy}>
                {m.cancelNow()}
              </Button>
              <Button look="secondary" onClick={() => setAsking(false)}>
                {m.keep()}
              </Button>
            </div>
          }
        >
          <form id={form} onSubmit={(event) => void submit(event)} className="space-y-4">
            <p>{m.cancelText()}</p>
            <TextField
              label={m.reason()}
              optional={m.optional()}
              value={reason}
              maxLength={200}
              onChange={(event) => setReason(event.target.value)}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}
