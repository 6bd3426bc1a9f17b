import { SITES } from '@crema/brands';
import { type FormEvent, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { useAccountParts } from './accountParts.tsx';
import { ContactFields } from './ContactFields.tsx';
import {
  BESIDE_ADDRESS,
  CONTACT_FIELDS,
  type ContactForm,
  type FieldErrors,
  type FieldName,
} from './checkout.types.ts';
import { checkField, toAddress } from './contact.rules.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldLabel } from './fieldLabels.ts';
import { fieldErrorsOf, saveContact } from './steps.thunks.ts';

interface ContactStepProps {
  form: ContactForm;
  onType: (changed: Partial<ContactForm>) => void;
  /** The saved address it goes to; absent: the form's. */
  addressId: string | undefined;
  onChoose: (addressId: string | undefined) => void;
  onSaved: () => void;
}

/** Who and where to. Checked when a field is left and again by the engine. */
export function ContactStep({ form, onType, addressId, onChoose, onSaved }: ContactStepProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const site = SITES[useAppSelector((state) => state.apiConfig.brand)];
  const { country } = site;
  const kept = useAccountParts()?.kept;
  const [keep, setKeep] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The fields that a refused press named; its summary stays until the next press. */
  const [refused, setRefused] = useState<FieldName[]>([]);
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** A press of the button has begun. */
  const pressing = useRef(false);

  const check = (name: FieldName, values: ContactForm): string | undefined => {
    const problem = checkField(name, values, site);
    return problem && m.wrong({ problem });
  };
  const focus = (name: FieldName): void => {
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const refuse = (found: FieldErrors): void => {
    const names = CONTACT_FIELDS.filter((name) => found[name]);
    setErrors(found);
    setRefused(names);
    if (names[0]) focus(names[0]);
  };

  const choose = (id: string | undefined): void => {
    // What was wrong with the fields that go or come is said again by the next press.
    setErrors({});
    setRefused([]);
    onChoose(id);
  };

  const change = (name: FieldName, value: string): void => {
    onType({ [name]: value });
    // What is marked wrong is checked with every key, so that the mark goes as soon as it may.
    const next = { ...form, [name]: value };
    const again = name === 'region' && errors.postalCode ? (['region', 'postalCode'] as const) : [name];
    if (again.some((one) => errors[one])) {
      setErrors((now) => ({ ...now, ...Object.fromEntries(again.map((one) => [one, check(one, next)])) }));
    }
  };
  const leave = (name: FieldName): void => {
    // An error that appeared now would move the button away from under the press; the press checks everything.
    if (pressing.current) return;
    if (form[name].trim()) setErrors((now) => ({ ...now, [name]: check(name, form) }));
  };

  /** After the click that comes of it. */
  const release = (): void =>
    void setTimeout(() => {
      pressing.current = false;
    });

  /** The address is kept first where that is asked for: a second press then finds it in the book. */
  const save = async (): Promise<Failure | null> => {
    if (addressId || !keep || !kept) return dispatch(saveContact(form, addressId));
    const answer = await kept.keepAddress(toAddress(form, country));
    if ('failure' in answer) return answer.failure;
    setKeep(false);
    onChoose(answer.id);
    return dispatch(saveContact(form, answer.id));
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setFailed(undefined);
    const found: FieldErrors = {};
    for (const name of addressId ? BESIDE_ADDRESS : CONTACT_FIELDS) {
      const wrong = check(name, form);
      if (wrong) found[name] = wrong;
    }
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    setRefused([]);
    setBusy(true);
    const failure = await save();
    setBusy(false);
    if (!failure) return onSaved();
    const own = fieldErrorsOf(failure);
    if (own) refuse(own);
    else setFailed(failure.errors[0]?.message && failure.status ? failure.errors[0].message : m.saveFailed());
  };

  const open = refused
    .filter((name) => errors[name])
    .map((name) => ({ name, label: fieldLabel(m, name, country) }));
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="space-y-5 [&_input]:scroll-mt-28 [&_select]:scroll-mt-28"
    >
      <ErrorSummary fields={open} onFocus={focus} />
      <ContactFields
        form={form}
        errors={errors}
        onChange={change}
        onLeave={leave}
        typesAddress={!addressId}
        choice={
          kept &&
          kept.addresses.length > 0 && (
            <AddressChoice addresses={kept.addresses} chosen={addressId} onChoose={choose} />
          )
        }
        keep={
          kept && (
            <CheckField
              name="saveAddress"
              checked={keep}
              label={m.saveAddress()}
              onChange={(event) => setKeep(event.target.checked)}
            />
          )
        }
      />
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button
        type="submit"
        busy={busy}
        className="w-full sm:w-auto"
        onPointerDown={() => {
          pressing.current = true;
          window.addEventListener('pointerup', release, { once: true });
        }}
      >
        {m.toDelivery()}
      </Button>
    </form>
  );
}
