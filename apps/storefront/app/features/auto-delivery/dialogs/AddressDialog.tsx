import { type ChangeEvent, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { SelectField, TextField } from '#app/ui/Field.tsx';
import type { Address, Subscription } from '../autoDelivery.types.ts';
import { useChange } from '../useChange.ts';
import { ActionDialog } from './ActionDialog.tsx';

const FIELDS = {
  firstName: 'shipping given-name',
  lastName: 'shipping family-name',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  town: 'shipping address-level2',
  postalCode: 'shipping postal-code',
  phone: 'shipping tel',
} as const;
type TextName = keyof typeof FIELDS;

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
  const isZip = to.country.isocode === 'US';
  const text = (name: TextName) => ({
    name,
    label: m.field({ name: name === 'postalCode' && isZip ? 'zip' : name }),
    value: to[name] ?? '',
    autoComplete: FIELDS[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTo({ ...to, [name]: event.target.value }),
  });
  return (
    <ActionDialog
      title={m.changeAddress()}
      action={m.saveAddress()}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAction={() => void save()}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('firstName')} required />
        <TextField {...text('lastName')} required />
      </div>
      <TextField {...text('line1')} required />
      <TextField {...text('line2')} optional={m.optional()} />
      <TextField {...text('town')} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="region"
          label={m.region({ country: to.country.isocode })}
          value={to.region.isocode}
          autoComplete="shipping address-level1"
          onChange={(event) => setTo({ ...to, region: { isocode: event.target.value } })}
        >
          {regions.map(([code, name]) => (
            <option key={code} value={`${to.country.isocode}-${code}`}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...text('postalCode')} required />
      </div>
      <TextField {...text('phone')} type="tel" required />
    </ActionDialog>
  );
}
