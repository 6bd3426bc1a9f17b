import type { useBlocker } from 'react-router';
import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asked before a form with unsaved changes is left. What was typed stays until the tab is closed. */
export function LeaveDialog({ blocker }: { blocker: ReturnType<typeof useBlocker> }) {
  const { form } = useTexts();
  const stay = (): void => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={form.leaveTitle}
      onClose={stay}
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>{form.leave}</Button>
          <Button look="primary" onClick={stay}>
            {form.stay}
          </Button>
        </>
      }
    >
      {form.leaveText}
    </Dialog>
  );
}
