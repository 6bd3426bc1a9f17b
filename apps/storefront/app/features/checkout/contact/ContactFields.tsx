import { SITES } from '@crema/brands';
import type { HTMLAttributes, ReactNode } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { TextField } from '#app/ui/Field.tsx';
import type { ContactForm, FieldErrors, FieldName } from '../checkout.types.ts';
import type { FieldPropsOf } from './contactField.types.ts';
import { fieldLabel } from './fieldLabels.ts';
import { SecondLine } from './SecondLine.tsx';
import { TownFields } from './TownFields.tsx';

interface ContactFieldsProps {
  form: ContactForm;
  errors: FieldErrors;
  onChange: (name: FieldName, value: string) => void;
  onLeave: (name: FieldName) => void;
  /** Saved addresses to choose from. */
  choice?: ReactNode;
  /** Says what happens to the typed address. */
  note?: ReactNode;
  /** Whether no saved address is chosen, so that one is typed. */
  typesAddress: boolean;
  /** Whether the postal code has filled in town or region. */
  filled: boolean;
}

/** Autofill names of the HTML standard, for browsers and phones. */
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

/** E-mail, address and, for a company, its numbers. */
export function ContactFields({
  form,
  errors,
  onChange,
  onLeave,
  choice,
  note,
  typesAddress,
  filled,
}: ContactFieldsProps) {
  const m = useScreenMessages(texts);
  const { brand } = useAppSelector((state) => state.apiConfig);
  const { country, business } = SITES[brand];
  const text: FieldPropsOf = (name) => ({
    name,
    label: fieldLabel(m, name, country),
    value: form[name],
    error: errors[name],
    ...AUTOFILL[name],
    onBlur: () => onLeave(name),
    onChange: (event) => onChange(name, event.target.value),
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
            <div className="grid grid-cols-2 gap-3 sm:gap-4">
              <TextField {...text('firstName')} required />
              <TextField {...text('lastName')} required />
            </div>
            {business && <TextField {...text('companyName')} required />}
            <TextField {...text('line1')} required />
            <SecondLine propsOf={text} />
            <TownFields form={form} propsOf={text} filled={filled} />
            <TextField {...text('phone')} hint={m.phoneHint()} type="tel" className="tabular" required />
            {note}
          </>
        )}
      </fieldset>
      {business && <BusinessFields propsOf={text} />}
    </>
  );
}

/** What a company may add to its order. */
function BusinessFields({ propsOf }: { propsOf: FieldPropsOf }) {
  const m = useScreenMessages(texts);
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 font-semibold">{m.business()}</legend>
      <TextField {...propsOf('purchaseOrderNumber')} hint={m.purchaseOrderHint()} optional={m.optional()} />
      <TextField
        {...propsOf('taxExemptionNumber')}
        hint={m.taxExemptionHint()}
        optional={m.optional()}
        autoCapitalize="characters"
        spellCheck={false}
      />
    </fieldset>
  );
}
