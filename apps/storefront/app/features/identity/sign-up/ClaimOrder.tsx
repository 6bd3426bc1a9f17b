import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { isLoggedIn } from '#app/platform/session/isLoggedIn.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { LogInForm } from '../login/LogInForm.tsx';
import { claimOrder } from './claimOrder.thunk.ts';
import { SignUpForm } from './SignUpForm.tsx';

interface ClaimOrderProps {
  order: { guid: string; email: string; deliveryAddress: { firstName: string; lastName: string } };
}

/** On the confirmation of a guest's order: log in or sign up, and the order is added to the account by its guid. */
export function ClaimOrder({ order }: ClaimOrderProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand } = useAppSelector((state) => state.apiConfig);
  const offered = useAppSelector((state) => featureOn(state, 'accounts'));
  // An order placed while logged in belongs to the account already.
  const [isGuest] = useState(() => !isLoggedIn(brand));
  const [form, setForm] = useState<'logIn' | 'signUp'>();
  const [outcome, setOutcome] = useState<'claimed' | 'failed'>();
  if (!offered || !isGuest) return null;
  const claim = async (): Promise<void> => {
    const failure = await dispatch(claimOrder(order.guid));
    setOutcome(failure ? 'failed' : 'claimed');
  };
  if (outcome) {
    const claimed = outcome === 'claimed';
    return (
      <Notice tone={claimed ? 'success' : 'danger'} role={claimed ? 'status' : 'alert'}>
        <p>{claimed ? m.claimed() : m.claimFailed()}</p>
        {claimed ? (
          <LinkButton look="quiet" to={link('/account/orders')} className="-ml-5">
            {m.toAccount()}
          </LinkButton>
        ) : (
          <Button look="quiet" className="-ml-5" onClick={() => void claim()}>
            {m.retry()}
          </Button>
        )}
      </Notice>
    );
  }
  const { email, deliveryAddress } = order;
  const { firstName, lastName } = deliveryAddress;
  return (
    <section aria-labelledby="order-claim" className="rounded-card bg-sunken p-6 print:hidden">
      <h2 id="order-claim" className="font-display text-2xl">
        {m.claimTitle()}
      </h2>
      <p className="mt-2 mb-5">{m.claimText()}</p>
      {form === 'signUp' && (
        <SignUpForm
          source="orderConfirmation"
          known={{ email, firstName, lastName }}
          onDone={() => void claim()}
        />
      )}
      {form === 'logIn' && <LogInForm source="orderConfirmation" onDone={() => void claim()} />}
      <div className="flex flex-wrap gap-3">
        {form !== 'signUp' && (
          <Button
            look={form ? 'quiet' : 'primary'}
            className={form && '-ml-5'}
            onClick={() => setForm('signUp')}
          >
            {m.signUp()}
          </Button>
        )}
        {form !== 'logIn' && (
          <Button
            look={form ? 'quiet' : 'secondary'}
            className={form && '-ml-5'}
            onClick={() => setForm('logIn')}
          >
            {m.logIn()}
          </Button>
        )}
      </div>
    </section>
  );
}
