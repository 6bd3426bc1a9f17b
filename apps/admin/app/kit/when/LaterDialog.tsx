import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { refusedFields } from '../form/refusals.ts';
import type { When } from '../form/useSave.ts';
import { useWhen } from './useWhen.ts';
import { WhenFields } from './WhenFields.tsx';

interface LaterDialogProps {
  open: boolean;
  /** Whether it may be kept without a time. */
  drafts?: boolean;
  error: unknown;
  busy: boolean;
  onClose: () => void;
  onSend: (when: When) => void;
}

const FIELDS = new Set(['from', 'until']);

/** From when, and perhaps until when, the changes count; or that they are a draft. */
export function LaterDialog({ open, drafts, error, busy, onClose, onSend }: LaterDialogProps) {
  const { form, content, shell } = useTexts();
  const when = useWhen();
  const refused = refusedFields(error, FIELDS).fields;
  return (
    <Dialog
      open={open}
      title={form.saveLater}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          {drafts && (
            <Button busy={busy} onClick={() => onSend({ draft: true })}>
              {content.keepDraft}
            </Button>
          )}
          <Button
            look="primary"
            busy={busy}
            onClick={() => {
              const period = when.read();
              if (period) onSend(period);
            }}
          >
            {form.schedule}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted text-sm">
        {form.laterText} {drafts && content.draftText}
      </p>
      <WhenFields when={when} refused={refused} />
      {error && !refused.from && !refused.until ? (
        <div className="mt-4">
          <Failure error={error} />
        </div>
      ) : null}
    </Dialog>
  );
}
