import { SITES } from '@crema/brands';
import { regionsOf } from '@crema/brands/regions';
import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { SelectField, TextField } from '#app/ui/Field.tsx';
import type { ContactForm } from '../checkout.types.ts';
import { FrenchLink } from '../steps/FrenchLink.tsx';
import type { FieldPropsOf } from './contactField.types.ts';
import { geocode } from './geocode.slice.ts';

interface TownFieldsProps {
  form: ContactForm;
  propsOf: FieldPropsOf;
  /** Whether the postal code has filled in town or region. */
  filled: boolean;
}

/** Postal code, which fills in town and state or province; offers the French shop to English speakers in Quebec. */
export function TownFields({ form, propsOf, filled }: TownFieldsProps) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { country } = SITES[brand];
  const american = country === 'US';
  const example = usePostalExample(form);
  return (
    <>
      <div className="grid grid-cols-5 gap-x-3 gap-y-4 sm:grid-cols-12 sm:gap-x-4">
        <div className="col-span-2 sm:col-span-3">
          <TextField
            {...propsOf('postalCode')}
            inputMode={american ? 'numeric' : 'text'}
            autoCapitalize="characters"
            placeholder={example}
            className="tabular"
            required
          />
        </div>
        <div className="col-span-3 sm:col-span-5">
          <TextField {...propsOf('town')} required />
        </div>
        <div className="col-span-5 sm:col-span-4">
          <SelectField {...propsOf('region')} required>
            <option value="">{american ? m.chooseState() : m.chooseProvince()}</option>
            {regionsOf(country, lang).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <p role="status" className="sr-only">
        {filled && m.placeFilled({ country })}
      </p>
      {country === 'CA' && lang === 'en' && form.region === 'QC' && (
        <p lang="fr" className="text-sm">
          {m.inFrench()} <FrenchLink>{m.inFrenchLink()}</FrenchLink>
        </p>
      )}
    </>
  );
}

/** An example postal code of the town that was typed, while none is typed yet. */
function usePostalExample({ town, region, postalCode }: ContactForm): string | undefined {
  const dispatch = useAppDispatch();
  const city = town.trim();
  const wanted = city !== '' && region !== '' && postalCode === '';
  const known = useAppSelector((state) => geocode.select(state).data?.postalCode);
  useEffect(() => {
    if (!wanted) return;
    // Waits for a pause in typing, 400 ms.
    const timer = setTimeout(() => void dispatch(geocode.ensure({ city, region })), 400);
    return () => clearTimeout(timer);
  }, [dispatch, wanted, city, region]);
  return known;
}
