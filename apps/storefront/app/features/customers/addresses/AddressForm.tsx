import { SITES, type Site } from '@crema/brands';
import { regionsOf } from '@crema/brands/regions';
import { useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField, SelectField, TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { SavedAddress } from '../account.slices.ts';
import { saveAddress } from '../account.thunks.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'line1',
  'line2',
  'town',
  'region',
  'postalCode',
  'phone',
] as const;
type Field = (typeof FIELDS)[number];

const AUTOFILL: Record<Field, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  town: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel',
};

/** A new or changed address. Only missing fields are checked here; the engine checks the rest. */
export function AddressForm({ known, onDone }: { known?: SavedAddress; onDone: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { business, country } = SITES[brand];
  const american = country === 'US';
  const [values, setValues] = useState(() => valuesOf(known));
  const [isDefault, setDefault] = useState(known?.defaultAddress ?? false);
  const mayBeEmpty: readonly Field[] = business ? ['line2'] : ['line2', 'companyName'];
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission<Field>({
    fields: FIELDS,
    check: () =>
      Object.fromEntries(
        FIELDS.map((name) => [
          name,
          values[name].trim() || mayBeEmpty.includes(name) ? undefined : m.needed(),
        ]),
      ),
    send: () => dispatch(saveAddress(bodyOf(values, country, isDefault), known?.id)),
    onDone,
    sorry: m.saveFailed(),
  });
  const labels = useLabels(american);
  const field = (name: Field) => ({
    name,
    label: labels[name],
    value: values[name],
    error: errors[name],
    autoComplete: AUTOFILL[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      touch(name);
    },
    ...(mayBeEmpty.includes(name) ? { optional: m.optional() } : { required: true }),
  });
  return (
    <form ref={form} noValidate method="dialog" onSubmit={onSubmit} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
      </div>
      {business && <TextField {...field('companyName')} />}
      <TextField {...field('line1')} />
      <TextField {...field('line2')} />
      <TextField {...field('town')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field('region')}>
          <option value="">{m.choose()}</option>
          {regionsOf(country, lang).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('postalCode')}
          inputMode={american ? 'numeric' : 'text'}
          autoCapitalize="characters"
          className="tabular"
        />
      </div>
      <TextField {...field('phone')} type="tel" inputMode="tel" className="tabular" />
      {!known?.defaultAddress && (
        <CheckField
          name="defaultAddress"
          label={m.addressDefault()}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      )}
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="w-full sm:w-auto">
        {m.save()}
      </Button>
    </form>
  );
}

function valuesOf(known: SavedAddress | undefined): Record<Field, string> {
  const text = (name: Exclude<Field, 'region'>): string => known?.[name] ?? '';
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    companyName: text('companyName'),
    line1: text('line1'),
    line2: text('line2'),
    town: text('town'),
    region: known?.region.isocode.split('-')[1] ?? '',
    postalCode: text('postalCode'),
    phone: text('phone'),
  };
}

/** The body that is sent, without empty optional fields. */
function bodyOf(
  { region, companyName, line2, ...rest }: Record<Field, string>,
  country: Site['country'],
  isDefault: boolean,
) {
  return {
    ...rest,
    ...(companyName.trim() ? { companyName } : {}),
    ...(line2.trim() ? { line2 } : {}),
    region: { isocode: `${country}-${region}` },
    country: { isocode: country },
    ...(isDefault ? { defaultAddress: true } : {}),
  };
}

function useLabels(american: boolean): Record<Field, string> {
  const m = useScreenMessages(texts);
  return {
    firstName: m.firstName(),
    lastName: m.lastName(),
    companyName: m.company(),
    line1: m.street(),
    line2: m.line2(),
    town: m.city(),
    region: american ? m.state() : m.province(),
    postalCode: american ? m.zip() : m.postalCode(),
    phone: m.phone(),
  };
}
