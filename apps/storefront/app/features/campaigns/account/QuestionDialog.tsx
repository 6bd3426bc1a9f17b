import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';

interface QuestionDialogProps {
  title: string;
  closeLabel: string;
  /** Labels of the button that submits and of the one that does not. */
  yes: string;
  no: string;
  busy: boolean;
  problem?: string | undefined;
  onClose: () => void;
  onYes: () => void;
  children: ReactNode;
}

/** A question about a kit or a box. It is a form, so that Enter submits it too; a failure is shown above the button. */
export function QuestionDialog({
  title,
  closeLabel,
  yes,
  no,
  busy,
  problem,
  onClose,
  onYes,
  children,
}: QuestionDialogProps) {
  const form = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onYes();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
            {problem}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" form={form} busy={busy}>
              {yes}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {no}
            </Button>
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
