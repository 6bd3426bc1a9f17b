import { type FormEvent, type ReactNode, useId } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';

interface ActionDialogProps {
  title: string;
  /** Label of the button that submits, and an element beside it. */
  action: string;
  beside?: ReactNode;
  busy: boolean;
  problem: string;
  onClose: () => void;
  onAction: () => void;
  children: ReactNode;
}

/** A question with one button. It is a form, so that Enter submits it too; a failure is shown above the button. */
export function ActionDialog({
  title,
  action,
  beside,
  busy,
  problem,
  onClose,
  onAction,
  children,
}: ActionDialogProps) {
  const m = useScreenMessages(texts);
  const form = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onAction();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={m.close()}
      footer={
        <>
          <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
            {problem}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" form={form} busy={busy}>
              {action}
            </Button>
            {beside ?? (
              <Button look="secondary" onClick={onClose}>
                {m.back()}
              </Button>
            )}
          </div>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="space-y-4">
        {children}
      </form>
    </Dialog>
  );
}
