import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { CancelDialog } from '../dialogs/CancelDialog.tsx';
import { subscription as oneArea } from './subscription.slice.ts';

/** The section with the button that cancels a subscription. What cancelling it costs is read first: it changes by the day. */
export function CancelSection({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    // Where that fails, cancelling is still possible.
    await dispatch(oneArea.load(subscription.id));
    setBusy(false);
    setOpen(true);
  };
  return (
    <div className="border-line border-t pt-4">
      <Button look="quiet" busy={busy} onClick={() => void ask()} className="-ml-5">
        {m.cancel()}
      </Button>
      {open && <CancelDialog subscription={subscription} onClose={() => setOpen(false)} />}
    </div>
  );
}
