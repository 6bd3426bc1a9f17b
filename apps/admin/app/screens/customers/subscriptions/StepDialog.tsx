import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useTexts } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';

interface StepDialogProps {
  title: string;
  /** What the button says that does it. */
  press: string;
  look?: 'primary' | 'danger';
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onSend: () => void;
  children: ReactNode;
}

/** A question before something is done for a customer. */
export function StepDialog({
  title,
  press,
  look = 'primary',
  busy,
  error,
  onClose,
  onSend,
  children,
}: StepDialogProps) {
  const { shell } = useTexts();
  const form = useId();
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.back}</Button>
          <Button type="submit" form={form} look={look} busy={busy}>
            {press}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        {children}
        {error && <Failure error={error} />}
      </form>
    </Dialog>
  );
}
