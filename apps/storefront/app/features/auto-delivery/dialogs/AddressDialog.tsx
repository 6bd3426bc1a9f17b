import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { AddressFields } from '#app/ui/AddressFields.tsx';
import type { Address, Subscription } from '../autoDelivery.types.ts';
import { useChange } from '../useChange.ts';
import { ActionDialog } from './ActionDialog.tsx';

interface AddressDialogProps {
  subscription: Subscription;
  /** States or provinces, code and name. */
  regions: readonly (readonly [string, string])[];
  onClose: () => void;
}

/** The address of coming orders. What the engine refuses, its message says. */
export function AddressDialog({ subscription, regions, onClose }: AddressDialogProps) {
  const m = useScreenMessages(texts);
  const { busy, problem, change } = useChange(subscription.id);
  const [to, setTo] = useState(subscription.deliveryAddress as Address);
  const save = async (): Promise<void> => {
    const { line2, ...rest } = to;
    const deliveryAddress = line2?.trim() ? { ...rest, line2 } : rest;
    if (await change({ action: 'change', body: { deliveryAddress } })) onClose();
  };
  return (
    <ActionDialog
      title={m.changeAddress()}
      action={m.saveAddress()}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAction={() => void save()}
    >
      <AddressFields
        address={to}
        onChange={setTo}
        label={(name) => m.field({ name })}
        regionLabel={m.region({ country: to.country.isocode })}
        optional={m.optional()}
        regions={regions}
      />
    </ActionDialog>
  );
}
