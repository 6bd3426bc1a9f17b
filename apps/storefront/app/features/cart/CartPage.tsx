import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import texts from '#app/platform/i18n/generated/screens/cart.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { cart as cartArea } from './cart.slice.ts';
import type { Cart, CartEntry } from './cart.types.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { CartLines } from './lines/CartLines.tsx';
import { CartSummary } from './summary/CartSummary.tsx';
import { FreeShippingMeter } from './summary/FreeShippingMeter.tsx';
import { LaterOrders } from './summary/LaterOrders.tsx';
import { Promotions } from './summary/Promotions.tsx';
import { ThumbCheckout } from './summary/ThumbCheckout.tsx';

interface CartPageProps {
  /** What stands below the sums, above the way to the checkout. */
  belowSums: (cart: Cart) => ReactNode;
  /** What stands below a line that another part of the shop has added. */
  belowAdded: (cart: Cart, entry: CartEntry) => ReactNode;
  /** What is shown below the cart, once it is loaded. */
  more?: ReactNode;
}

/**
 * The cart as a page. The server sends its frame; the cart itself is loaded in the browser. The route passes in the
 * rest.
 */
export default function CartPage({ belowSums, belowAdded, more }: CartPageProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data: cart, error, loading } = useAppSelector(cartArea.select);
  // Rendered after the cart, not with it: what follows it is much larger.
  const settled = useDeferredValue(cart !== null);
  useEffect(() => {
    void dispatch(cartArea.load(null));
  }, [dispatch]);
  return (
    // The footer begins below the fold in every state, so that nothing visible moves when personal data arrives.
    <div className="page-width min-h-dvh pt-8 pb-section print:min-h-0">
      <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
      <p className="mt-3 max-w-[40rem] text-lg text-muted print:hidden">{m.assurance()}</p>
      {cart && (
        <Filled cart={cart} belowSums={belowSums(cart)} belowAdded={(entry) => belowAdded(cart, entry)} />
      )}
      {!cart && error && (
        <div className="mt-6 max-w-xl space-y-4">
          <Notice tone="danger" role="alert">
            {m.loadFailed()}
          </Notice>
          <Button busy={loading} onClick={() => void dispatch(cartArea.load(null))}>
            {m.retry()}
          </Button>
        </div>
      )}
      {!cart && !error && <CartSkeleton />}
      {settled && cart && more && <div className="pt-section print:hidden">{more}</div>}
    </div>
  );
}

interface FilledProps {
  cart: Cart;
  belowSums: ReactNode;
  belowAdded: (entry: CartEntry) => ReactNode;
}

function Filled({ cart, belowSums, belowAdded }: FilledProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const wayOn = useRef<HTMLDivElement>(null);
  const empty = cart.entries.length === 0;
  return (
    <Columns
      main={
        // An emptied cart keeps its list, which offers to put back what was removed last.
        <>
          <CartLines entries={cart.entries} belowAdded={belowAdded} />
          {empty && <EmptyCart />}
        </>
      }
      aside={
        !empty && (
          <>
            <FreeShippingMeter cart={cart} />
            <Promotions cart={cart} />
            <h2 className="sr-only">{m.summary()}</h2>
            <CartSummary cart={cart} />
            <LaterOrders cart={cart} />
            {belowSums}
            <div ref={wayOn}>
              <LinkButton to={link('/checkout')} reloadDocument className="w-full">
                {m.checkoutAmount({ amount: cart.amountDue.formattedValue })}
              </LinkButton>
            </div>
            <ThumbCheckout amount={cart.amountDue.formattedValue} below={wayOn} />
            <LinkButton look="quiet" to={link('/beverages')} className="w-full">
              {m.continue()}
            </LinkButton>
          </>
        )
      }
    />
  );
}

function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  // Without an aside, a phone's next row begins below the fold: the largest element is there from the start.
  const width = aside
    ? 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14'
    : 'max-w-2xl max-lg:min-h-[55dvh]';
  return (
    <div className={`mt-4 ${width}`}>
      <div className="min-w-0">{main}</div>
      {aside && (
        <aside className="space-y-5 self-start rounded-card bg-surface p-5 lg:sticky lg:top-24 lg:border lg:border-line">
          {aside}
        </aside>
      )}
    </div>
  );
}

function CartSkeleton() {
  const m = useScreenMessages(texts);
  return (
    <>
      <noscript>
        <p className="mt-4">{m.noScript()}</p>
      </noscript>
      <div className="[@media(scripting:none)]:hidden">
        <p role="status" className="sr-only">
          {m.loading()}
        </p>
        <Columns
          main={
            <div className="space-y-4 pt-4">
              <Skeleton className="h-28" />
              <Skeleton className="h-28" />
            </div>
          }
          aside={<Skeleton className="h-64" />}
        />
      </div>
    </>
  );
}
