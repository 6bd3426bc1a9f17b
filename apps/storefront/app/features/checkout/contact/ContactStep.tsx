import { SITES } from '@crema/brands';
import { type FormEvent, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { useAccountParts } from '../accountParts.tsx';
import { BESIDE_ADDRESS, type Cart, CONTACT_FIELDS, type ContactForm, type Step } from '../checkout.types.ts';
import { DeliveryTold } from '../delivery/DeliveryTold.tsx';
import { fieldErrorsOf, saveContact, stepAfterContact } from '../steps/steps.thunks.ts';
import { ErrorSummary } from '../summary/ErrorSummary.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { ContactFields } from './ContactFields.tsx';
import { fieldLabel } from './fieldLabels.ts';
import { useContactCheck } from './useContactCheck.ts';
import { usePostalPlace } from './usePostalPlace.ts';

interface ContactStepProps {
  cart: Cart;
  /** Whether there are several ways of delivery, chosen in a step of its own. */
  choosesDelivery: boolean;
  form: ContactForm;
  onType: (changed: Partial<ContactForm>) => void;
  /** Id of the chosen saved address; absent: the form's is used. */
  addressId: string | undefined;
  onChoose: (addressId: string | undefined) => void;
  /** Goes on to the next step. */
  onSaved: (next: Step) => void;
}

/** The first step: contact and address. Fields are checked when left, and again by the engine. */
export function ContactStep({
  cart,
  choosesDelivery,
  form,
  onType,
  addressId,
  onChoose,
  onSaved,
}: ContactStepProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { country } = SITES[useAppSelector((state) => state.apiConfig.brand)];
  const kept = useAccountParts()?.kept;
  const element = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { errors, refused, checkAll, clear, refuse, change, leave, focus, onPointerDown } = useContactCheck(
    form,
    onType,
    element,
  );
  const place = usePostalPlace(form, change);
  const choose = (id: string | undefined): void => {
    // The next press checks the fields that are shown then.
    clear();
    onChoose(id);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setFailed(undefined);
    setBusy(true);
    const values = { ...form, ...(await place.settle()) };
    if (!checkAll(addressId ? BESIDE_ADDRESS : CONTACT_FIELDS, values)) return setBusy(false);
    const failure = await dispatch(saveContact(values, addressId));
    const next = failure ? 1 : await dispatch(stepAfterContact(cart.guid ?? ''));
    setBusy(false);
    if (!failure) return onSaved(next);
    const own = fieldErrorsOf(failure);
    if (own) refuse(own);
    else setFailed(failure.errors[0]?.message && failure.status ? failure.errors[0].message : m.saveFailed());
  };

  const open = refused.map((name) => ({ name, label: fieldLabel(m, name, country) }));
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
        onChange={place.type}
        onLeave={leave}
        typesAddress={!addressId}
        filled={place.filled}
        choice={
          kept &&
          kept.addresses.length > 0 && (
            <AddressChoice addresses={kept.addresses} chosen={addressId} onChoose={choose} />
          )
        }
        note={kept && <p className="text-muted text-sm">{m.addressKept()}</p>}
      />
      {!choosesDelivery && <DeliveryTold cart={cart} />}
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="w-full sm:w-auto" onPointerDown={onPointerDown}>
        {choosesDelivery ? m.toDelivery() : m.toPayment()}
      </Button>
    </form>
  );
}
