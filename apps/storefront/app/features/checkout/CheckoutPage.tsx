import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { AuthenticationDialog } from './AuthenticationDialog.tsx';
import { useAccountParts } from './accountParts.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import type { Cart, ContactForm } from './checkout.types.ts';
import { keepNewAccount, newAccount } from './newAccount.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PlacementNotice } from './PlacementNotice.tsx';
import { selectPlacement } from './placement.slice.ts';
import { resume } from './placement.thunks.ts';

export interface CheckoutPageProps {
  /** Null until it came. */
  cart: Cart | null;
  failed: boolean;
  loading: boolean;
  onReload: () => void;
  /** The cart's lines and sums, and what stands in place of a cart that is empty; composed by the route. */
  lines: ReactNode;
  totals: ReactNode;
  empty: ReactNode;
  /** A way to log in first. */
  account?: ReactNode;
  /** What is known of a customer who is logged in; `undefined` while it is being asked. */
  known?: Partial<ContactForm> | null;
}

/** From cart to order on one page. The server sends its frame; everything of the person comes in the browser. */
export default function CheckoutPage(props: CheckoutPageProps) {
  const m = useScreenMessages(texts);
  return (
    // The footer begins below the fold in every state: nothing visible moves when the person’s part comes.
    <div className="page-width min-h-dvh pt-8 pb-section print:min-h-0">
      <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
      <noscript>
        <p className="mt-4">{m.noScript()}</p>
      </noscript>
      <Content {...props} />
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
  // Sold out or dearer: show what is true now.
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
  const amount = cart.totalPriceWithTax.formattedValue;
  if (cart.entries.length === 0) {
    // The cart of an order whose payment is not settled is gone already.
    return (
      <div className="mt-6 max-w-xl">
        {phase === 'idle' ? empty : <PlacementNotice placement={placement} onReload={onReload} />}
        <AuthenticationDialog placement={placement} />
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,46rem)_23rem] lg:justify-between lg:gap-14">
      <OrderSummary count={cart.totalUnitCount} total={amount} lines={lines} totals={totals} />
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        {account}
        <CheckoutSteps
          key={`${cart.guid} ${known?.email ?? ''}`}
          cart={cart}
          known={known}
          onReload={onReload}
        />
        <AuthenticationDialog placement={placement} amount={amount} />
      </div>
    </div>
  );
}

/** Leaves for the confirmation once the order is placed; going back does not come here again. */
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
    // The order is the new customer's: only who is logged in is shown it. After a reload nobody knows the password.
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
