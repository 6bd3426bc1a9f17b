import type { ReactNode } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { Cup } from '../Cup.tsx';
import type { Draft, RecipePod } from '../recipes.types.ts';

interface SaveDialogProps {
  draft: Draft;
  pod: RecipePod | undefined;
  /** The log-in, while nobody is logged in. */
  account: ReactNode;
  busy: boolean;
  onKeep: () => void;
  onClose: () => void;
}

/** For who designed a drink before logging in: the log-in, then the press that keeps it. */
export function SaveDialog({ draft, pod, account, busy, onKeep, onClose }: SaveDialogProps) {
  const m = useScreenMessages(texts);
  return (
    <Dialog open onClose={onClose} title={m.logInTitle()} closeLabel={m.close()}>
      <div className="p-5">
        <Cup design={draft} pod={pod} className="mx-auto block size-32" />
        {account ? (
          <>
            <p className="mt-2 mb-5">{m.logInText()}</p>
            {account}
          </>
        ) : (
          <Button busy={busy} className="mt-4 w-full [overflow-wrap:anywhere]" onClick={onKeep}>
            {m.confirm({ name: draft.name })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
