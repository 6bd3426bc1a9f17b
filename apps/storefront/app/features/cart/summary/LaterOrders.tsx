import texts from '#app/platform/i18n/generated/screens/laterOrders.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Cart } from '../cart.types.ts';

/** Totals of the later orders of the recurring lines, by frequency. */
export function LaterOrders({ cart }: { cart: Cart }) {
  const m = useScreenMessages(texts);
  if (!cart.laterOrders) return null;
  return (
    <ul className="tabular space-y-1 text-muted text-sm">
      {cart.laterOrders.map(({ frequencyWeeks: weeks, totalPriceWithTax, taxIsFinal }) => {
        const said = { weeks, amount: totalPriceWithTax.formattedValue };
        return <li key={weeks}>{taxIsFinal ? m.withTax(said) : m.beforeTax(said)}</li>;
      })}
    </ul>
  );
}
