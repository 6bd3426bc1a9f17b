import { type ReactNode, useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { type KeptByCustomer, useAccountParts } from '../accountParts.tsx';
import { type Draft, readDraft, writeDraft } from '../checkout.storage.ts';
import type { Cart, ContactForm, Step } from '../checkout.types.ts';
import { ContactStep } from '../contact/ContactStep.tsx';
import { fromCart } from '../contact/contact.rules.ts';
import { DeliveryStep } from '../delivery/DeliveryStep.tsx';
import { firstAddress, withoutPlace } from '../kept.rules.ts';
import { PaymentStep } from '../payment/PaymentStep.tsx';
import type { OrderParts } from '../payment/useOrderParts.ts';
import { type DrawWallets, Wallets } from '../payment/Wallets.tsx';
import { StepSection, stepHeading } from './StepSection.tsx';
import { deliveryModes } from './steps.thunks.ts';

interface CheckoutStepsProps {
  cart: Cart;
  /** What is known of a customer. */
  known?: Partial<ContactForm> | null;
  beforePayment: ReactNode;
  consents: (join: OrderParts['join']) => ReactNode;
  wallets: DrawWallets | undefined;
  onReload: () => void;
}

/** The steps: two, or three where there is a choice of delivery. What is typed is kept in the tab until the order is placed. */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { cart, known, beforePayment, consents, wallets, onReload } = props;
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  const { addresses = [] } = useAccountParts()?.kept ?? {};
  const [draft, setDraft] = useState(() => begin(readDraft(site), { cart, known, addresses }));
  const { form, step, addressId } = draft;
  /** The furthest step reached: an open payment step keeps its card fields while an earlier step is changed. */
  const [reached, setReached] = useState(step);
  useEffect(() => writeDraft(site, draft), [site, draft]);

  const moved = useRef(false);
  const go = (next: Step): void => {
    moved.current = true;
    setDraft((now) => ({ ...now, step: next }));
    setReached((now) => (next > now ? next : now));
  };
  useEffect(() => {
    // Not on the first render, when the focus belongs to the top of the page.
    if (moved.current) document.getElementById(stepHeading(step))?.focus();
  }, [step]);

  const type = (changed: Partial<ContactForm>): void =>
    setDraft((now) => ({ ...now, form: { ...now.form, ...changed } }));
  const { data: modes } = useAppSelector(deliveryModes.select);
  useEffect(() => {
    void dispatch(deliveryModes.ensure(cart.guid ?? ''));
  }, [dispatch, cart.guid]);
  const choosesDelivery = step === 2 || (modes?.length ?? 1) > 1;
  const stateOf = (one: Step) => (one === step ? 'open' : one < step ? 'done' : 'ahead');
  return (
    <>
      {step === 1 && wallets && <Wallets cart={cart} draw={wallets} onReload={onReload} />}
      <StepSection
        step={1}
        number={1}
        title={m.contactStep()}
        state={stateOf(1)}
        summary={
          <>
            <ContactSummary cart={cart} />
            {!choosesDelivery && <DeliverySummary cart={cart} />}
          </>
        }
        changeLabel={m.changeContact()}
        onChange={() => go(1)}
      >
        <ContactStep
          cart={cart}
          choosesDelivery={choosesDelivery}
          form={form}
          onType={type}
          addressId={addressId}
          onChoose={(id) => setDraft((now) => ({ ...now, addressId: id }))}
          onSaved={go}
        />
      </StepSection>
      {choosesDelivery && (
        <StepSection
          step={2}
          number={2}
          title={m.deliveryStep()}
          state={stateOf(2)}
          summary={<DeliverySummary cart={cart} />}
          changeLabel={m.changeDelivery()}
          onChange={() => go(2)}
        >
          {step === 2 && <DeliveryStep cart={cart} onSaved={() => go(3)} />}
        </StepSection>
      )}
      <StepSection step={3} number={choosesDelivery ? 3 : 2} title={m.paymentStep()} state={stateOf(3)}>
        {/* Drawn before the step opens: what it loads by itself is there with the step, and nothing below moves. */}
        <div className="mb-5 space-y-5 empty:hidden">{beforePayment}</div>
        {reached === 3 && <PaymentStep cart={cart} consents={consents} onReload={onReload} />}
      </StepSection>
    </>
  );
}

/** The first state of the steps: from this tab's storage, else from the cart and the customer's account. */
function begin(
  draft: Draft | undefined,
  { cart, known, addresses }: Pick<CheckoutStepsProps, 'cart' | 'known'> & Pick<KeptByCustomer, 'addresses'>,
): Draft {
  const form = withKnown(draft?.form ?? fromCart(cart), known);
  const addressId = firstAddress(addresses, { form, addressId: draft?.addressId }, cart);
  // A step counts as done only if the engine has its data.
  const step = cart.email && cart.deliveryAddress ? (draft?.step ?? 1) : 1;
  return { form: addressId && !draft ? withoutPlace(form) : form, addressId, step };
}

/** Fills in the customer's own data, unless an address was begun; a typed e-mail stays. */
function withKnown(form: ContactForm, known: Partial<ContactForm> | null | undefined): ContactForm {
  if (!known || form.line1 || form.town || form.postalCode) return form;
  const told = Object.entries(known).filter(([, value]) => value);
  return { ...form, ...Object.fromEntries(told), ...(form.email ? { email: form.email } : {}) };
}

function ContactSummary({ cart }: { cart: Cart }) {
  const m = useScreenMessages(texts);
  const { email, deliveryAddress: to, purchaseOrderNumber, taxExemptionNumber } = cart;
  if (!to) return null;
  return (
    <>
      <p className="break-words">{email}</p>
      <p className="break-words">
        {to.firstName} {to.lastName}
        {to.companyName && `, ${to.companyName}`}, {[to.line1, to.line2].filter(Boolean).join(', ')},{' '}
        {to.town}, {to.region.isocode.split('-')[1]} {to.postalCode}
      </p>
      {purchaseOrderNumber && (
        <p className="break-words">
          {m.purchaseOrderNumber()}: {purchaseOrderNumber}
        </p>
      )}
      {taxExemptionNumber && (
        <p className="break-words">
          {m.taxExemptionNumber()}: {taxExemptionNumber}
        </p>
      )}
    </>
  );
}

function DeliverySummary({ cart: { deliveryCost, deliveryMode } }: { cart: Cart }) {
  const m = useScreenMessages(texts);
  const { data: modes } = useAppSelector(deliveryModes.select);
  return (
    <p className="tabular">
      {[
        modes?.find(({ code }) => code === deliveryMode?.code)?.name,
        deliveryCost.value === 0 ? m.deliveryFree() : deliveryCost.formattedValue,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
