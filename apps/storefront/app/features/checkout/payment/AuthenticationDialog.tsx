import { useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import type { Placement } from '../placement/placement.slice.ts';
import { abandonOrder, confirmOrder } from '../placement/placement.thunks.ts';

/** The bank's question. Closing it answers nothing: it can be opened again. */
export function AuthenticationDialog({ placement, amount = '' }: { placement: Placement; amount?: string }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const asked = placement.phase === 'authenticate' ? placement : undefined;
  const guid = asked?.guid;
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (guid) setOpen(true);
  }, [guid]);
  return (
    <>
      {asked && !open && (
        <Notice tone="warning" role="status">
          <p>{m.authNote()}</p>
          <Button onClick={() => setOpen(true)} className="mt-3">
            {m.authOpen()}
          </Button>
        </Notice>
      )}
      <Dialog
        open={asked !== undefined && open}
        onClose={() => setOpen(false)}
        title={m.authTitle()}
        closeLabel={m.authClose()}
        footer={
          asked && (
            <div className="flex flex-wrap gap-3">
              <Button busy={asked.busy} onClick={() => void dispatch(confirmOrder(asked.guid))}>
                {m.authConfirm()}
              </Button>
              <Button
                look="secondary"
                disabled={asked.busy}
                onClick={() => void dispatch(abandonOrder(asked.guid))}
              >
                {m.authCancel()}
              </Button>
            </div>
          )
        }
      >
        <p>{m.authText({ amount })}</p>
      </Dialog>
    </>
  );
}
