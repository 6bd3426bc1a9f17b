import { useLocation, useParams } from 'react-router';
import { OrdersToCome } from '#app/features/auto-delivery/OrdersToCome.tsx';
import { CartSummary } from '#app/features/cart/CartSummary.tsx';
import { PurchaseLines } from '#app/features/cart/PurchaseLines.tsx';
import { ClaimOrder } from '#app/features/identity/ClaimOrder.tsx';
import { LogInForm } from '#app/features/identity/LogInForm.tsx';
import OrderConfirmation from '#app/features/orders/OrderConfirmation.tsx';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

/** The server's page knows nothing of the order: who has the address loads it in the browser. */
const load = screen(async ({ dispatch }) => {
  dispatch(setPageMetadata({ title: '', screen: 'orders', metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

/** One address for each order: nothing to share. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function OrderConfirmationScreen() {
  const { guid = '' } = useParams();
  const { logInAs } = (useLocation().state ?? {}) as { logInAs?: string };
  return (
    <OrderConfirmation
      guid={guid}
      lines={(order) => <PurchaseLines entries={order.entries} />}
      totals={(order) => <CartSummary cart={{ ...order, taxIsFinal: true }} />}
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
