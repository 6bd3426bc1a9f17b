import { formatNumber } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/cartSums.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Totals } from './cart.types.ts';

/** Canada's taxes have French names; the engine knows them by the English ones. */
const FRENCH: Record<string, string> = { GST: 'TPS', HST: 'TVH', PST: 'TVP', RST: 'TVD', QST: 'TVQ' };

function taxOf({ taxIsFinal, totalTax, taxExemptionNumber }: Totals, m: typeof texts.en): string {
  if (taxExemptionNumber) return m.taxExempt();
  return taxIsFinal ? totalTax.formattedValue : m.taxLater();
}

/** The sums of a cart or an order, in the order in which they are made. */
export function CartSummary({ cart }: { cart: Totals }) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const row = 'flex justify-between gap-4';
  // One tax alone has a name too, as Ontario’s; what the United States collect is said as it is, a tax.
  const named = cart.taxIsFinal && cart.taxes.some(({ name }) => Object.hasOwn(FRENCH, name));
  return (
    <dl className="tabular space-y-2">
      <div className={row}>
        <dt>{m.subTotal()}</dt>
        <dd>{cart.subTotal.formattedValue}</dd>
      </div>
      {cart.appliedVouchers.map(
        ({ code, active, amount }) =>
          active && (
            <div key={code} className={`${row} text-success`}>
              <dt className="min-w-0 break-words">{m.coupon({ code })}</dt>
              <dd className="text-right">
                {amount.value > 0 ? `−${amount.formattedValue}` : m.couponShipping()}
              </dd>
            </div>
          ),
      )}
      <div className={row}>
        <dt>{m.shipping()}</dt>
        <dd>{cart.deliveryCost.value === 0 ? m.free() : cart.deliveryCost.formattedValue}</dd>
      </div>
      {named ? (
        cart.taxes.map(({ name, percent, amount }) => (
          <div key={name} className={row}>
            <dt>
              {m.taxNamed({
                name: lang === 'fr' ? (FRENCH[name] ?? name) : name,
                percent: formatNumber(percent, brand, lang),
              })}
            </dt>
            <dd>{amount.formattedValue}</dd>
          </div>
        ))
      ) : (
        <div className={row}>
          <dt>{m.tax()}</dt>
          <dd>{taxOf(cart, m)}</dd>
        </div>
      )}
      <div className={`${row} border-line border-t pt-3 font-semibold text-lg`}>
        <dt>{cart.taxIsFinal ? m.total() : m.estimatedTotal()}</dt>
        <dd>{cart.totalPriceWithTax.formattedValue}</dd>
      </div>
    </dl>
  );
}
