import type { ChangeEvent } from 'react';
import { SelectField, TextField } from './Field.tsx';

const AUTOCOMPLETE = {
  firstName: 'shipping given-name',
  lastName: 'shipping family-name',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  town: 'shipping address-level2',
  postalCode: 'shipping postal-code',
  phone: 'shipping tel',
} as const;
type TextName = keyof typeof AUTOCOMPLETE;

/** An address as the API has it. */
export interface TypedAddress {
  firstName: string;
  lastName: string;
  line1: string;
  line2?: string;
  town: string;
  postalCode: string;
  phone: string;
  /** `US-NY` */
  region: { isocode: string };
  country: { isocode: string };
}

/** Names of the fields; `zip` is a postal code of the United States. */
export type AddressLabel = (name: TextName | 'zip') => string;

interface AddressFieldsProps<Address extends TypedAddress> {
  address: Address;
  onChange: (address: Address) => void;
  label: AddressLabel;
  regionLabel: string;
  optional: string;
  /** States or provinces, code and name. */
  regions: readonly (readonly [string, string])[];
}

/** The fields of an address that is changed. */
export function AddressFields<Address extends TypedAddress>({
  address,
  onChange,
  label,
  regionLabel,
  optional,
  regions,
}: AddressFieldsProps<Address>) {
  const { isocode: country } = address.country;
  const text = (name: TextName) => ({
    name,
    label: label(name === 'postalCode' && country === 'US' ? 'zip' : name),
    value: address[name] ?? '',
    autoComplete: AUTOCOMPLETE[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...address, [name]: event.target.value }),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('firstName')} required />
        <TextField {...text('lastName')} required />
      </div>
      <TextField {...text('line1')} required />
      <TextField {...text('line2')} optional={optional} />
      <TextField {...text('town')} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="region"
          label={regionLabel}
          value={address.region.isocode}
          autoComplete="shipping address-level1"
          onChange={(event) => onChange({ ...address, region: { isocode: event.target.value } })}
        >
          {!address.region.isocode && <option value="" />}
          {regions.map(([code, name]) => (
            <option key={code} value={`${country}-${code}`}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...text('postalCode')} required />
      </div>
      <TextField {...text('phone')} type="tel" required />
    </>
  );
}
