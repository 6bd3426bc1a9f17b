import { useMessages } from '#app/platform/i18n/messages.tsx';
import type { Cart } from './cart.types.ts';

/** The sums, in the order in which they are made. */
export function CartSummary({ cart }: { cart: Cart }) {
  const m = useMessages();
  const row = 'flex justify-between gap-4';
  return (
    <dl className="tabular space-y-2">
      <div className={row}>
        <dt>{m.cart.subTotal()}</dt>
        <dd>{cart.subTotal.formattedValue}</dd>
      </div>
      {cart.orderDiscounts.value > 0 && (
        <div className={`${row} text-success`}>
          <dt>{m.cart.discounts()}</dt>
          <dd>−{cart.orderDiscounts.formattedValue}</dd>
        </div>
      )}
      <div className={row}>
        <dt>{m.cart.shipping()}</dt>
        <dd>{cart.deliveryCost.value === 0 ? m.cart.free() : cart.deliveryCost.formattedValue}</dd>
      </div>
      <div className={row}>
        <dt>{m.cart.tax()}</dt>
        <dd>{cart.taxIsFinal ? cart.totalTax.formattedValue : m.cart.taxLater()}</dd>
      </div>
      <div className={`${row} border-line border-t pt-3 font-semibold text-lg`}>
        <dt>{cart.taxIsFinal ? m.cart.total() : m.cart.estimatedTotal()}</dt>
        <dd>{cart.totalPriceWithTax.formattedValue}</dd>
      </div>
    </dl>
  );
}
