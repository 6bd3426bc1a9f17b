import { SITES } from '@crema/brands';
import type { HTMLAttributes } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { SelectField, TextField } from '#app/ui/Field.tsx';
import type { ContactForm, FieldErrors, FieldName } from './checkout.types.ts';
import { FrenchLink } from './FrenchLink.tsx';
import { fieldLabel } from './fieldLabels.ts';
import { regionsOf } from './regions.ts';

interface ContactFieldsProps {
  form: ContactForm;
  errors: FieldErrors;
  onChange: (name: FieldName, value: string) => void;
  onLeave: (name: FieldName) => void;
}

/** What browsers and phones fill in by themselves, by the names of the HTML standard. */
const AUTOFILL: Record<FieldName, { autoComplete: string } & Pick<HTMLAttributes<HTMLElement>, 'inputMode'>> =
  {
    email: { autoComplete: 'email', inputMode: 'email' },
    firstName: { autoComplete: 'shipping given-name' },
    lastName: { autoComplete: 'shipping family-name' },
    companyName: { autoComplete: 'shipping organization' },
    line1: { autoComplete: 'shipping address-line1' },
    line2: { autoComplete: 'shipping address-line2' },
    town: { autoComplete: 'shipping address-level2' },
    region: { autoComplete: 'shipping address-level1' },
    postalCode: { autoComplete: 'shipping postal-code' },
    phone: { autoComplete: 'shipping tel', inputMode: 'tel' },
    purchaseOrderNumber: { autoComplete: 'off' },
    taxExemptionNumber: { autoComplete: 'off' },
  };

export function ContactFields({ form, errors, onChange, onLeave }: ContactFieldsProps) {
  const m = useMessages();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { country, business } = SITES[brand];
  const american = country === 'US';
  const common = (name: FieldName) => ({
    name,
    label: fieldLabel(m, name, country),
    value: form[name],
    error: errors[name],
    ...AUTOFILL[name],
    onBlur: () => onLeave(name),
  });
  const text = (name: FieldName) => ({
    ...common(name),
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <>
      <fieldset className="space-y-4">
        <legend className="mb-3 font-semibold">{m.checkout.contact()}</legend>
        <TextField
          {...text('email')}
          hint={m.checkout.emailHint()}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </fieldset>
      <fieldset className="space-y-4">
        <legend className="mb-1 font-semibold">{m.checkout.address()}</legend>
        <p className="text-muted text-sm">{m.checkout.country({ country })}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text('firstName')} required />
          <TextField {...text('lastName')} required />
        </div>
        {business && <TextField {...text('companyName')} required />}
        <TextField {...text('line1')} required />
        <TextField {...text('line2')} optional={m.checkout.optional()} />
        <div className="grid gap-4 sm:grid-cols-6">
          <div className="sm:col-span-6">
            <TextField {...text('town')} required />
          </div>
          <div className="sm:col-span-4">
            <SelectField
              {...common('region')}
              onChange={(event) => onChange('region', event.target.value)}
              required
            >
              <option value="">{american ? m.checkout.chooseState() : m.checkout.chooseProvince()}</option>
              {regionsOf(country, lang).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <div className="sm:col-span-2">
            <TextField
              {...text('postalCode')}
              inputMode={american ? 'numeric' : 'text'}
              autoCapitalize="characters"
              className="tabular"
              required
            />
          </div>
        </div>
        {country === 'CA' && lang === 'en' && form.region === 'QC' && (
          <p lang="fr" className="text-sm">
            {m.checkout.inFrench()} <FrenchLink>{m.checkout.inFrenchLink()}</FrenchLink>
          </p>
        )}
        <TextField {...text('phone')} hint={m.checkout.phoneHint()} type="tel" className="tabular" required />
      </fieldset>
      {business && (
        <fieldset className="space-y-4">
          <legend className="mb-3 font-semibold">{m.checkout.business()}</legend>
          <TextField
            {...text('purchaseOrderNumber')}
            hint={m.checkout.purchaseOrderHint()}
            optional={m.checkout.optional()}
          />
          <TextField
            {...text('taxExemptionNumber')}
            hint={m.checkout.taxExemptionHint()}
            optional={m.checkout.optional()}
            autoCapitalize="characters"
            spellCheck={false}
          />
        </fieldset>
      )}
    </>
  );
}
