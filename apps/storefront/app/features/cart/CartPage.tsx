import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { cart as cartArea } from './cart.slice.ts';
import type { Cart } from './cart.types.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { FreeShippingMeter } from './FreeShippingMeter.tsx';
import { Promotions } from './Promotions.tsx';
import { ThumbCheckout } from './ThumbCheckout.tsx';

interface CartPageProps {
  coupon: (cart: Cart) => ReactNode;
  /** What stands below the cart, once it is there. */
  more?: ReactNode;
}

/** The cart as a page. The server sends its frame; the cart itself comes in the browser. The rest is the route's to compose. */
export default function CartPage({ coupon, more }: CartPageProps) {
  const m = useMessages();
  const dispatch = useAppDispatch();
  const { data: cart, error, loading } = useAppSelector(cartArea.select);
  // Not in one go with the cart: what follows it is much larger.
  const settled = useDeferredValue(cart !== null);
  useEffect(() => {
    void dispatch(cartArea.load(null));
  }, [dispatch]);
  return (
    // The footer begins below the fold in every state: nothing visible moves when the person’s part comes.
    <div className="page-width min-h-dvh pt-8 pb-section print:min-h-0">
      <h1 className="font-display text-4xl leading-tight">{m.cart.title()}</h1>
      <p className="mt-3 max-w-[40rem] text-lg text-muted print:hidden">{m.cart.assurance()}</p>
      {cart && <Filled cart={cart} coupon={coupon(cart)} />}
      {!cart && error && (
        <div className="mt-6 max-w-xl space-y-4">
          <Notice tone="danger" role="alert">
            {m.cart.loadFailed()}
          </Notice>
          <Button busy={loading} onClick={() => void dispatch(cartArea.load(null))}>
            {m.cart.retry()}
          </Button>
        </div>
      )}
      {!cart && !error && <CartSkeleton />}
      {settled && cart && more && <div className="pt-section print:hidden">{more}</div>}
    </div>
  );
}

function Filled({ cart, coupon }: { cart: Cart; coupon: ReactNode }) {
  const m = useMessages();
  const link = useSiteLink();
  const wayOn = useRef<HTMLDivElement>(null);
  const empty = cart.entries.length === 0;
  return (
    <Columns
      main={
        // An emptied cart keeps its list: it offers to put back what was removed last.
        <>
          <CartLines entries={cart.entries} />
          {empty && <EmptyCart />}
        </>
      }
      aside={
        !empty && (
          <>
            <FreeShippingMeter cart={cart} />
            <Promotions cart={cart} />
            <h2 className="sr-only">{m.cart.summary()}</h2>
            <CartSummary cart={cart} />
            {coupon}
            <div ref={wayOn}>
              <LinkButton to={link('/checkout')} reloadDocument className="w-full">
                {m.cart.checkoutAmount({ amount: cart.totalPriceWithTax.formattedValue })}
              </LinkButton>
            </div>
            <ThumbCheckout amount={cart.totalPriceWithTax.formattedValue} below={wayOn} />
            <LinkButton look="quiet" to={link('/beverages')} className="w-full">
              {m.cart.continue()}
            </LinkButton>
          </>
        )
      }
    />
  );
}

function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  // Alone on a phone, the row below begins under the fold: what is largest on the screen is there from the start.
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
  const m = useMessages();
  return (
    <>
      <p role="status" className="sr-only">
        {m.cart.loading()}
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
    </>
  );
}
