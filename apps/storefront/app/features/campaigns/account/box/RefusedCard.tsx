import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { CampaignBox } from '../campaignInfo.slice.ts';
import { BoxCardDialog } from './BoxCardDialog.tsx';
import type { BoxEditing, BoxParts } from './box.types.ts';

/** That the card of a box was refused, with the button that tries another. */
export function RefusedCard({ box, ...parts }: { box: CampaignBox } & BoxParts & BoxEditing) {
  const m = useScreenMessages(texts);
  const [open, setOpen] = useState(false);
  const { status } = box;
  if (status !== 'PAYMENT_FAILED' && status !== 'ON_HOLD') return null;
  return (
    <Notice tone="danger">
      <p className="font-semibold">{status === 'ON_HOLD' ? m.onHold() : m.paymentFailed()}</p>
      <p className="pb-3 text-ink">{m.cardRefused()}</p>
      <Button onClick={() => setOpen(true)}>{m.changeCard()}</Button>
      {open && <BoxCardDialog box={box} {...parts} onClose={() => setOpen(false)} />}
    </Notice>
  );
}
