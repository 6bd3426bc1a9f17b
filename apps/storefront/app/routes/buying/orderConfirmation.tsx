import { useLocation, useParams } from 'react-router';
import { OrdersToCome } from '#app/features/auto-delivery/upcoming/OrdersToCome.tsx';
import { PurchaseLines } from '#app/features/cart/lines/PurchaseLines.tsx';
import { CartSummary } from '#app/features/cart/summary/CartSummary.tsx';
import { LogInForm } from '#app/features/identity/login/LogInForm.tsx';
import { ClaimOrder } from '#app/features/identity/sign-up/ClaimOrder.tsx';
import OrderConfirmation from '#app/features/orders/OrderConfirmation.tsx';
import { screen } from '#app/platform/loading.ts';
import { Slot } from '#app/platform/slots/Slot.tsx';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { fillers } from '../../compositions/slots/confirmation.ts';
import { fillers as orderFillers } from '../../compositions/slots/order.ts';

/** The server's page holds nothing of the order: the browser loads it by the guid in the address. */
const load = screen(async ({ dispatch }) => {
  dispatch(setPageMetadata({ title: '', screen: 'orders', metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

/** Each order has its own address: nothing to share. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function OrderConfirmationScreen() {
  const { guid = '' } = useParams();
  const { logInAs } = (useLocation().state ?? {}) as { logInAs?: string };
  return (
    <OrderConfirmation
      guid={guid}
      lines={(order) => <PurchaseLines entries={order.entries} />}
      totals={(order) => (
        <>
          <CartSummary made cart={{ ...order, taxIsFinal: true }} />
          <Slot fillers={orderFillers} data={{ order }} />
        </>
      )}
      belowThanks={(order) => <Slot fillers={fillers} data={{ order }} />}
      logIn={
        logInAs === undefined
          ? undefined
          : (onDone) => <LogInForm source="orderConfirmation" email={logInAs} onDone={onDone} />
      }
      claim={(order) => (
        <>
          {order.placed && order.entries.some(({ isOneTimeProduct }) => !isOneTimeProduct) && (
            <OrdersToCome orderCode={order.code} />
          )}
          <ClaimOrder order={order} />
        </>
      )}
    />
  );
}
