import type { ReactNode } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { cart as cartArea, cartClosed, selectPanel } from './cart.slice.ts';
import type { Cart } from './cart.types.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { FreeShippingMeter } from './FreeShippingMeter.tsx';
import { Promotions } from './Promotions.tsx';

/** The cart beside the page. Its code comes with the first press. */
export default function CartDrawer({ coupon }: { coupon: (cart: Cart) => ReactNode }) {
  const m = useMessages();
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
      title={m.cart.title()}
      closeLabel={m.cart.close()}
      footer={
        filled && (
          <div className="space-y-4">
            <CartSummary cart={cart} />
            <div className="grid grid-cols-2 gap-3">
              <LinkButton look="secondary" to={link('/cart')} onClick={close} className="px-3">
                {m.cart.viewCart()}
              </LinkButton>
              <LinkButton to={link('/checkout')} reloadDocument onClick={close} className="px-3">
                {m.cart.checkout()}
              </LinkButton>
            </div>
          </div>
        )
      }
    >
      <div className="space-y-4">
        <div role="status">
          {added && <Notice tone="success">{m.cart.added({ name: added.product.name })}</Notice>}
        </div>
        {merged.length > 0 && (
          <Notice tone="warning" role="status">
            {merged.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        )}
        {error && !cart && <Notice tone="danger">{m.cart.loadFailed()}</Notice>}
        {!cart && !error && <CartSkeleton />}
        {cart && filled && <FreeShippingMeter cart={cart} />}
        {cart && <Promotions cart={cart} />}
        {cart && <CartLines entries={cart.entries} />}
        {cart && !filled && <EmptyCart />}
        {cart && filled && coupon(cart)}
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
