import { type ReactNode, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import type { CampaignBox } from '../campaignInfo.slice.ts';
import { BoxAddressDialog } from './BoxAddressDialog.tsx';
import { BoxCardDialog } from './BoxCardDialog.tsx';
import type { BoxEditing, BoxParts } from './box.types.ts';

/** Where a box goes and which card pays for it, each with a button that changes it. A gift is paid. */
export function BoxDelivery({ box, ...parts }: { box: CampaignBox } & BoxParts & BoxEditing) {
  const m = useScreenMessages(texts);
  const [open, setOpen] = useState<'address' | 'card'>();
  const { deliveryAddress: to, card, canChange, gift } = box;
  const close = (): void => setOpen(undefined);
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {to && (
        <Part title={m.shipsTo()}>
          <address className="break-words not-italic">
            {to.firstName} {to.lastName}
            <br />
            {[to.line1, to.line2].filter(Boolean).join(', ')}
            <br />
            {to.town}, {to.region.isocode.split('-')[1]} {to.postalCode}
          </address>
          {canChange && <Change label={m.changeAddress()} onClick={() => setOpen('address')} />}
        </Part>
      )}
      {!gift && (
        <Part title={m.paidWith()}>
          <p className="tabular">{card ? m.card(card) : m.noCard()}</p>
          <Change label={m.changeCard()} onClick={() => setOpen('card')} />
        </Part>
      )}
      {open === 'address' && to && (
        <BoxAddressDialog address={to} title={m.changeAddress()} {...parts} onClose={close} />
      )}
      {open === 'card' && <BoxCardDialog box={box} {...parts} onClose={close} />}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="font-medium text-muted text-sm">{title}</h4>
      <div className="mt-1">{children}</div>
    </div>
  );
}

const Change = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button look="quiet" className="-ml-5" onClick={onClick}>
    {label}
  </Button>
);
