import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Subscription } from '../autoDelivery.types.ts';

/** The sums of the next order, and the most that it will charge. */
export function OrderSums({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const {
    subTotal,
    surcharges = [],
    deliveryCost,
    totalTax,
    totalPriceWithTax,
    savings,
    ceiling,
  } = subscription;
  const row = 'flex justify-between gap-4';
  return (
    <section aria-labelledby="order-sums" className="rounded-card border border-line bg-surface p-5">
      <h2 id="order-sums" className="sr-only">
        {m.sums()}
      </h2>
      <dl className="tabular space-y-2">
        <div className={row}>
          <dt>{m.subTotal()}</dt>
          <dd>{subTotal.formattedValue}</dd>
        </div>
        {surcharges.map(({ code, label, amount }) => (
          <div key={code} className={row}>
            <dt>{label}</dt>
            <dd>{amount.formattedValue}</dd>
          </div>
        ))}
        <div className={row}>
          <dt>{m.shipping()}</dt>
          <dd>{deliveryCost.value === 0 ? m.free() : deliveryCost.formattedValue}</dd>
        </div>
        <div className={row}>
          <dt>{m.tax()}</dt>
          <dd>{totalTax.formattedValue}</dd>
        </div>
        <div className={`${row} border-line border-t pt-2 font-semibold text-lg`}>
          <dt>{m.total()}</dt>
          <dd>{totalPriceWithTax.formattedValue}</dd>
        </div>
        {savings.value > 0 && (
          <div className={`${row} text-success text-sm`}>
            <dt>{m.youSave()}</dt>
            <dd>{savings.formattedValue}</dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-muted text-sm">{m.ceilingNote({ amount: ceiling.formattedValue })}</p>
    </section>
  );
}
