import { type ReactNode, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { AddressDialog } from '../dialogs/AddressDialog.tsx';
import { CardDialog, type CardFieldsOf } from '../dialogs/CardDialog.tsx';

export type { CardFieldsOf } from '../dialogs/CardDialog.tsx';

interface DeliveryAndPaymentProps {
  subscription: Subscription;
  cardFields: CardFieldsOf;
  regions: readonly (readonly [string, string])[];
}

/** Address and card of a subscription. Visitors with a mailed link see neither. */
export function DeliveryAndPayment({ subscription, cardFields, regions }: DeliveryAndPaymentProps) {
  const m = useScreenMessages(texts);
  const [open, setOpen] = useState<'address' | 'card'>();
  const { deliveryAddress: to, paymentInfo, actions } = subscription;
  const close = (): void => setOpen(undefined);
  if (!to) return null;
  const card = paymentInfo?.card;
  return (
    <section className="divide-y divide-line rounded-card border border-line bg-surface px-5">
      <Part
        title={m.shipsTo()}
        change={actions.includes('edit') ? m.changeAddress() : undefined}
        onChange={() => setOpen('address')}
      >
        <address className="break-words not-italic">
          {to.firstName} {to.lastName}
          <br />
          {[to.line1, to.line2].filter(Boolean).join(', ')}
          <br />
          {to.town}, {to.region.isocode.split('-')[1]} {to.postalCode}
        </address>
      </Part>
      <Part
        title={m.paidWith()}
        change={actions.includes('change-card') ? m.changeCard() : undefined}
        onChange={() => setOpen('card')}
      >
        <p className="tabular">
          {card ? (
            <>
              {m.card({ brand: card.brand, lastFour: card.lastFour })}
              <span className="block text-muted text-sm">
                {m.expires({
                  month: String(card.expiryMonth).padStart(2, '0'),
                  year: String(card.expiryYear),
                })}
              </span>
            </>
          ) : (
            m.noCard()
          )}
        </p>
      </Part>
      {open === 'address' && <AddressDialog subscription={subscription} regions={regions} onClose={close} />}
      {open === 'card' && <CardDialog subscription={subscription} cardFields={cardFields} onClose={close} />}
    </section>
  );
}

interface PartProps {
  title: string;
  /** Label of the button; undefined: it cannot be changed now. */
  change?: string;
  onChange: () => void;
  children: ReactNode;
}

function Part({ title, change, onChange, children }: PartProps) {
  return (
    <div className="py-4">
      <h2 className="font-semibold">{title}</h2>
      <div className="mt-1">{children}</div>
      {change && (
        <button
          type="button"
          onClick={onChange}
          className="inline-flex min-h-11 items-center font-semibold text-accent text-sm underline-offset-4 hover:underline"
        >
          {change}
        </button>
      )}
    </div>
  );
}
