import { type ReactNode, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Failure } from '#app/platform/store/failure.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';

interface QuestionProps {
  title: string;
  yes: string;
  no: string;
  /** What the question is about; includes a field where something must be typed. */
  children: ReactNode;
  act: () => Promise<Failure | null>;
  onClose: () => void;
  sorry: string;
}

/** Asks before something is deleted. */
export function Question({ title, yes, no, children, act, onClose, sorry }: QuestionProps) {
  const m = useScreenMessages(texts);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const press = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    const failure = await act();
    setBusy(false);
    if (failure) setFailed((failure.status && failure.errors[0]?.message) || sorry);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={m.close()}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void press()}>
            {yes}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {no}
          </Button>
        </div>
      }
    >
      <div className="space-y-4">
        {children}
        {failed && (
          <Notice tone="danger" role="alert">
            {failed}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
