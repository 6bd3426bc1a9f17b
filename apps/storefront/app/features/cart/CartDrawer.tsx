import type { ReactNode } from 'react';
import texts from '#app/platform/i18n/generated/screens/cart.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { cart as cartArea, cartClosed, selectPanel } from './cart.slice.ts';
import type { Cart, CartEntry } from './cart.types.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { CartLines } from './lines/CartLines.tsx';
import { CartSummary } from './summary/CartSummary.tsx';
import { FreeShippingMeter } from './summary/FreeShippingMeter.tsx';
import { LaterOrders } from './summary/LaterOrders.tsx';
import { Promotions } from './summary/Promotions.tsx';

interface CartDrawerProps {
  /** What stands below the lines. */
  below: (cart: Cart) => ReactNode;
  /** What stands below a line that another part of the shop has added. */
  belowAdded: (cart: Cart, entry: CartEntry) => ReactNode;
}

/** The cart beside the page. Its code is loaded with the first press. */
export default function CartDrawer({ below, belowAdded }: CartDrawerProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { open, added, merged } = useAppSelector(selectPanel);
  const { data: cart, error } = useAppSelector(cartArea.select);
  const close = (): void => void dispatch(cartClosed());
  const filled = cart !== null && cart.entries.length > 0;
  return (
    <Dialog
      open={open}
      onClose={close}
      place="right"
      title={m.title()}
      closeLabel={m.close()}
      footer={
        filled && (
          <div className="space-y-4">
            <CartSummary cart={cart} />
            <LaterOrders cart={cart} />
            <div className="grid grid-cols-[auto_1fr] gap-3 sm:grid-cols-2">
              <LinkButton look="secondary" to={link('/cart')} onClick={close} className="px-3">
                {m.viewCart()}
              </LinkButton>
              <LinkButton to={link('/checkout')} reloadDocument onClick={close} className="px-3">
                {m.checkout()}
              </LinkButton>
            </div>
          </div>
        )
      }
    >
      <div className="space-y-4">
        <div role="status">
          {added && <Notice tone="success">{m.added({ name: added.product.name })}</Notice>}
        </div>
        {merged.length > 0 && (
          <Notice tone="warning" role="status">
            {merged.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        )}
        {error && !cart && <Notice tone="danger">{m.loadFailed()}</Notice>}
        {!cart && !error && <CartSkeleton />}
        {cart && filled && <FreeShippingMeter cart={cart} />}
        {cart && <Promotions cart={cart} />}
        {cart && <CartLines entries={cart.entries} belowAdded={(entry) => belowAdded(cart, entry)} />}
        {cart && !filled && <EmptyCart />}
        {cart && filled && below(cart)}
      </div>
    </Dialog>
  );
}

function CartSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
