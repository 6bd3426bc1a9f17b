import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { CancelDialog } from '../dialogs/CancelDialog.tsx';

/** The section with the button that cancels a subscription. */
export function CancelSection({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const [open, setOpen] = useState(false);
  return (
    <div className="border-line border-t pt-4">
      <Button look="quiet" onClick={() => setOpen(true)} className="-ml-5">
        {m.cancel()}
      </Button>
      {open && <CancelDialog subscription={subscription} onClose={() => setOpen(false)} />}
    </div>
  );
}
