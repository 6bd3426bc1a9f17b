import { CartSummary } from '#app/features/cart/CartSummary.tsx';
import { PurchaseLines } from '#app/features/cart/PurchaseLines.tsx';
import AccountOrder from '#app/features/orders/AccountOrder.tsx';

export default function AccountOrderPart({ code }: { code: string }) {
  return (
    <AccountOrder
      code={code}
      lines={(order) => <PurchaseLines entries={order.entries} />}
      totals={(order) => <CartSummary cart={{ ...order, taxIsFinal: true }} />}
    />
  );
}
