import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { paymentProvider } from '#app/platform/store/setting.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { useAccountParts } from '../accountParts.tsx';
import type { Cart, ContactForm } from '../checkout.types.ts';
import { keepNewAccount, newAccount } from '../contact/newAccount.ts';
import { AuthenticationDialog } from '../payment/AuthenticationDialog.tsx';
import type { OrderParts } from '../payment/useOrderParts.ts';
import type { DrawWallets } from '../payment/Wallets.tsx';
import { PlacementNotice } from '../placement/PlacementNotice.tsx';
import { selectPlacement } from '../placement/placement.slice.ts';
import { resume } from '../placement/placement.thunks.ts';
import { OrderSummary } from '../summary/OrderSummary.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';

export interface CheckoutPageProps {
  /** Null until it is loaded. */
  cart: Cart | null;
  failed: boolean;
  loading: boolean;
  onReload: () => void;
  /** The cart's lines and sums, and what replaces an empty cart; passed in by the route. */
  lines: ReactNode;
  totals: ReactNode;
  empty: ReactNode;
  /** What stands above the payment. */
  beforePayment: ReactNode;
  /** What other parts of the shop ask beside the pay button. */
  consents: (join: OrderParts['join']) => ReactNode;
  /** Ways to pay without the form; undefined where there are none. */
  wallets: DrawWallets | undefined;
  /** A log-in offered above the steps. */
  account?: ReactNode;
  /** What is known of a customer who is logged in; null: nobody is; undefined while it is loading. */
  known?: Partial<ContactForm> | null;
}

/** From cart to order on one page. The server sends its frame; all personal data is loaded in the browser. */
export default function CheckoutPage(props: CheckoutPageProps) {
  const m = useScreenMessages(texts);
  const takesNone = useAppSelector(paymentProvider) === 'none';
  return (
    // The footer begins below the fold in every state, so that nothing visible moves when personal data arrives.
    <div className="page-width min-h-dvh pt-5 pb-section sm:pt-8 print:min-h-0">
      <h1 className="font-display text-3xl leading-tight sm:text-4xl">{m.title()}</h1>
      <noscript>
        <p className="mt-4">{m.noScript()}</p>
      </noscript>
      {takesNone ? (
        <div className="mt-6 max-w-2xl">
          <Notice tone="danger" role="alert">
            {m.paymentNotSetUp()}
          </Notice>
        </div>
      ) : (
        <Content {...props} />
      )}
    </div>
  );
}

function Content({
  cart,
  failed,
  loading,
  onReload,
  lines,
  totals,
  empty,
  beforePayment,
  consents,
  wallets,
  account,
  known,
}: CheckoutPageProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const placement = useAppSelector(selectPlacement);
  const { phase } = placement;
  usePlacedOrder();
  useEffect(() => {
    if (cart) void dispatch(resume(cart));
  }, [cart, dispatch]);
  // Something is sold out or costs more: reload the cart.
  useEffect(() => {
    if (phase === 'stale' || phase === 'soldOut') onReload();
  }, [phase, onReload]);

  if (phase === 'placed') return <Status>{m.placed()}</Status>;
  if (!cart && failed) {
    return (
      <div className="mt-6 max-w-xl space-y-4">
        <Notice tone="danger" role="alert">
          {m.loadFailed()}
        </Notice>
        <Button busy={loading} onClick={onReload}>
          {m.retry()}
        </Button>
      </div>
    );
  }
  if (!cart || known === undefined) return <CheckoutSkeleton />;
  const amount = cart.amountDue.formattedValue;
  if (cart.entries.length === 0) {
    // An order whose payment is not settled has taken the cart.
    return (
      <div className="mt-6 max-w-xl">
        {phase === 'idle' ? empty : <PlacementNotice placement={placement} onReload={onReload} />}
        <AuthenticationDialog placement={placement} />
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,46rem)_23rem] lg:justify-between lg:gap-14">
      <OrderSummary cart={cart} lines={lines} totals={totals} />
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        {account}
        <CheckoutSteps
          key={`${cart.guid} ${known?.email ?? ''}`}
          cart={cart}
          known={known}
          beforePayment={beforePayment}
          consents={consents}
          wallets={wallets}
          onReload={onReload}
        />
        <AuthenticationDialog placement={placement} amount={amount} />
      </div>
    </div>
  );
}

/** Goes to the confirmation once the order is placed, replacing this page in the history. */
function usePlacedOrder(): void {
  const navigate = useNavigate();
  const link = useSiteLink();
  const placement = useAppSelector(selectPlacement);
  const parts = useAccountParts();
  const { guid = undefined, account: email = undefined } = placement.phase === 'placed' ? placement : {};
  const path = guid && link(`/order-confirmation/${guid}`);
  const leave = useRef(async (_to: string): Promise<void> => {});
  leave.current = async (to) => {
    const account = newAccount();
    keepNewAccount(undefined);
    // The order belongs to the new customer, who must be logged in to see it. After a reload the password is lost.
    const open = account ? await parts?.logIn(account) : email;
    await navigate(to, { replace: true, state: open ? { logInAs: email } : null });
  };
  useEffect(() => {
    if (path) void leave.current(path);
  }, [path]);
}

function Status({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-6 text-lg text-muted">
      {children}
    </p>
  );
}
