import { SITES } from '@crema/brands';
import { regionsOf } from '@crema/brands/regions';
import { type HTMLAttributes, type ReactNode, useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { SelectField, TextField } from '#app/ui/Field.tsx';
import type { ContactForm, FieldErrors, FieldName } from './checkout.types.ts';
import { FrenchLink } from './FrenchLink.tsx';
import { fieldLabel } from './fieldLabels.ts';
import { geocode } from './geocode.slice.ts';

interface ContactFieldsProps {
  form: ContactForm;
  errors: FieldErrors;
  onChange: (name: FieldName, value: string) => void;
  onLeave: (name: FieldName) => void;
  /** Saved addresses to choose from. */
  choice?: ReactNode;
  /** Whether to keep the address that is typed. */
  keep?: ReactNode;
  /** No saved address is chosen: one is typed. */
  typesAddress: boolean;
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

export function ContactFields({
  form,
  errors,
  onChange,
  onLeave,
  choice,
  keep,
  typesAddress,
}: ContactFieldsProps) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { country, business } = SITES[brand];
  const american = country === 'US';
  const example = usePostalExample(form);
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
        <legend className="mb-3 font-semibold">{m.contact()}</legend>
        <TextField
          {...text('email')}
          hint={m.emailHint()}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </fieldset>
      <fieldset className="space-y-4">
        <legend className="mb-1 font-semibold">{m.address()}</legend>
        <p className="text-muted text-sm">{m.country({ country })}</p>
        {choice}
        {typesAddress && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...text('firstName')} required />
              <TextField {...text('lastName')} required />
            </div>
            {business && <TextField {...text('companyName')} required />}
            <TextField {...text('line1')} required />
            <TextField {...text('line2')} optional={m.optional()} />
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
                  <option value="">{american ? m.chooseState() : m.chooseProvince()}</option>
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
                  placeholder={example}
                  className="tabular"
                  required
                />
              </div>
            </div>
            {country === 'CA' && lang === 'en' && form.region === 'QC' && (
              <p lang="fr" className="text-sm">
                {m.inFrench()} <FrenchLink>{m.inFrenchLink()}</FrenchLink>
              </p>
            )}
            <TextField {...text('phone')} hint={m.phoneHint()} type="tel" className="tabular" required />
            {keep}
          </>
        )}
      </fieldset>
      {business && (
        <fieldset className="space-y-4">
          <legend className="mb-3 font-semibold">{m.business()}</legend>
          <TextField {...text('purchaseOrderNumber')} hint={m.purchaseOrderHint()} optional={m.optional()} />
          <TextField
            {...text('taxExemptionNumber')}
            hint={m.taxExemptionHint()}
            optional={m.optional()}
            autoCapitalize="characters"
            spellCheck={false}
          />
        </fieldset>
      )}
    </>
  );
}

/** While there is no postal code yet, one of the town that was typed. */
function usePostalExample({ town, region, postalCode }: ContactForm): string | undefined {
  const dispatch = useAppDispatch();
  const city = town.trim();
  const wanted = city !== '' && region !== '' && postalCode === '';
  const known = useAppSelector((state) => geocode.select(state).data?.postalCode);
  useEffect(() => {
    if (!wanted) return;
    // Not for every letter of the town's name.
    const timer = setTimeout(() => void dispatch(geocode.ensure({ city, region })), 400);
    return () => clearTimeout(timer);
  }, [dispatch, wanted, city, region]);
  return known;
}
