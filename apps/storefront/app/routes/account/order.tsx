import { PurchaseLines } from '#app/features/cart/lines/PurchaseLines.tsx';
import { CartSummary } from '#app/features/cart/summary/CartSummary.tsx';
import AccountOrder from '#app/features/orders/AccountOrder.tsx';
import { Slot } from '#app/platform/slots/Slot.tsx';
import { fillers } from '../../compositions/slots/order.ts';

export default function AccountOrderPart({ code }: { code: string }) {
  return (
    <AccountOrder
      code={code}
      lines={(order) => <PurchaseLines entries={order.entries} />}
      totals={(order) => (
        <>
          <CartSummary made cart={{ ...order, taxIsFinal: true }} />
          <Slot fillers={fillers} data={{ order }} />
        </>
      )}
    />
  );
}
