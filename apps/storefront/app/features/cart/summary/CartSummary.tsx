import { formatNumber } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/cartSums.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Totals } from '../cart.types.ts';

/** French names of Canada's taxes, by the English ones that the engine sends. */
const FRENCH: Record<string, string> = { GST: 'TPS', HST: 'TVH', PST: 'TVP', RST: 'TVD', QST: 'TVQ' };

function taxOf(
  { taxIsFinal, totalTax, taxExemptionNumber }: Totals,
  later: string,
  m: typeof texts.en,
): string {
  if (taxExemptionNumber) return m.taxExempt();
  return taxIsFinal ? totalTax.formattedValue : later;
}

interface CartSummaryProps {
  cart: Totals;
  /** It is an order's. */
  made?: boolean;
  /** It stands in the checkout, where the address is asked for. */
  inCheckout?: boolean;
}

/** The sums of a cart, or of an order that is made, in the order of their calculation. */
export function CartSummary({ cart, made = false, inCheckout = false }: CartSummaryProps) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const row = 'flex justify-between gap-4';
  // Canadian taxes are shown by name, even a single one such as Ontario's; a US tax is just called tax.
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
      {cart.surcharges?.map(({ code, label, amount }) => (
        <div key={code} className={row}>
          <dt>{label}</dt>
          <dd>{amount.formattedValue}</dd>
        </div>
      ))}
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
          <dd>{taxOf(cart, inCheckout ? m.taxByAddress() : m.taxLater(), m)}</dd>
        </div>
      )}
      <div className={`${row} border-line border-t pt-3 font-semibold text-lg`}>
        <dt>{cart.taxIsFinal ? m.total() : m.estimatedTotal()}</dt>
        <dd>{cart.totalPriceWithTax.formattedValue}</dd>
      </div>
      {cart.paymentSources.map(({ name, label, amount }) => (
        <div key={name} className={`${row} text-success`}>
          <dt>{label}</dt>
          <dd>−{amount.formattedValue}</dd>
        </div>
      ))}
      {cart.paymentSources.length > 0 && (
        <div className={`${row} font-semibold text-lg`}>
          <dt>{made ? m.onCard() : m.due()}</dt>
          <dd>{cart.amountDue.formattedValue}</dd>
        </div>
      )}
    </dl>
  );
}
