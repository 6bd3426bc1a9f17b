import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { CardDialog, type CardFieldsOf } from '../dialogs/CardDialog.tsx';

/** Button beside a failed payment that changes the card. */
export function ChangeCard(parts: { subscription: Subscription; cardFields: CardFieldsOf }) {
  const m = useScreenMessages(texts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.changeCard()}</Button>
      {open && <CardDialog {...parts} onClose={() => setOpen(false)} />}
    </>
  );
}
