import { useEffect, useRef } from 'react';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { userOf } from '#app/platform/session/visitor.ts';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { CheckField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { programme } from '../page/programme.slice.ts';
import { useIsMember } from '../points/useIsMember.ts';
import { joinWished, loyaltySignup, selectJoinWish } from './loyaltySignup.slice.ts';

/**
 * At the checkout: a customer joins with a tick, before the order, which counts then. Who makes an account with the order
 * joins as soon as the account is there; a guest without one is not asked.
 */
export default function CheckoutOptIn({ cart }: Slots['checkout']) {
  const isMember = useIsMember();
  const site = useAppSelector((state) => state.apiConfig.brand);
  const joined = useAppSelector(loyaltySignup.select).data === true;
  const isCustomer = userOf(site) !== 'anonymous';
  const makesAccount = cart.entries.some(({ isOneTimeProduct }) => !isOneTimeProduct);
  if (isCustomer) return (isMember === false || joined) && <OfCustomer joined={joined} />;
  return makesAccount && <OfNewAccount />;
}

const BOX = 'rounded-card border border-line bg-surface p-4 sm:p-5';

function OfCustomer({ joined }: { joined: boolean }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { loading, error } = useAppSelector(loyaltySignup.select);
  const status = useRef<HTMLParagraphElement>(null);
  const before = useRef(joined);
  useEffect(() => {
    // The box that was ticked is gone.
    if (joined && !before.current) status.current?.focus();
    before.current = joined;
  }, [joined]);
  return (
    <section aria-labelledby="checkout-perks" className={BOX}>
      <h3 id="checkout-perks" className="font-semibold">
        {m.title()}
      </h3>
      {!joined && <p className="text-muted text-sm">{m.checkoutText()}</p>}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="text-success empty:hidden focus-visible:outline-none"
      >
        {joined && m.checkoutJoined()}
      </p>
      {!joined && (
        <CheckField
          name="perksOptIn"
          label={m.checkoutConsent()}
          checked={loading}
          aria-busy={loading || undefined}
          onChange={() => {
            if (!loading) void dispatch(loyaltySignup.load(null));
          }}
        />
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {(error.status && error.errors[0]?.message) || m.saveFailed()}
        </Notice>
      )}
    </section>
  );
}

function OfNewAccount() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const wished = useAppSelector(selectJoinWish);
  const { data } = useAppSelector(programme.select);
  useEffect(() => void dispatch(programme.ensure(null)), [dispatch]);
  const points = data?.perksWelcomePoints;
  return (
    <section aria-labelledby="checkout-perks" className={BOX}>
      <h3 id="checkout-perks" className="font-semibold">
        {m.title()}
      </h3>
      <p className="text-muted text-sm">{points ? m.checkoutTextNew({ points }) : m.cardNone()}</p>
      <CheckField
        name="perksOptIn"
        label={m.checkoutConsent()}
        checked={wished}
        onChange={(event) => dispatch(joinWished(event.target.checked))}
      />
    </section>
  );
}
