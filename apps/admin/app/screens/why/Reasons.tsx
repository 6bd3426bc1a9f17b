import type { PriceReasons, PurchaseReasons } from '../../api/areas/prices.ts';
import { fill } from '../../i18n/fill.ts';
import { useSpoken } from '../../i18n/language.ts';
import { formatMoney } from '../../i18n/money.ts';
import { useSite } from '../../session/session.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';

/** Every price of a product, for each way of buying it. */
export function Reasons({ found }: { found: PriceReasons }) {
  const { why } = useSpoken().texts;
  const { name, variant, segment, quantity, purchases } = found;
  return (
    <section aria-label={why.title}>
      <h2 className="font-semibold">{fill(why.of, { name, variant })}</h2>
      {segment !== undefined && <p className="text-muted text-sm">{fill(why.segment, { segment })}</p>}
      {purchases.map((one) => (
        <PurchaseTable key={one.purchase} one={one} quantity={quantity} />
      ))}
    </section>
  );
}

function PurchaseTable({ one, quantity }: { one: PurchaseReasons; quantity: number }) {
  const { texts, language } = useSpoken();
  const { why } = texts;
  const { currency } = useSite();
  const money = (minor: number): string => formatMoney(minor, currency, language);
  const { title, price, total, candidates, coupon } = one;
  return (
    <div className="mt-4">
      <h3 className="mb-2 font-semibold text-sm">{title}</h3>
      <ScrollBox label={title}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{why.kind}</th>
              <th scope="col">{why.amount}</th>
              <th scope="col">{why.reason}</th>
            </tr>
          </thead>
          <tbody>
            {candidates.map(({ kind, title: called, amount, wins, reason }) => (
              <tr key={kind} className={wins ? 'bg-accent-soft font-semibold' : ''}>
                <th scope="row">
                  {called}
                  {wins && <span className="ml-2 text-accent-strong text-xs">{why.wins}</span>}
                </th>
                <td className="tabular">{amount === undefined ? '–' : money(amount)}</td>
                <td className="min-w-56">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="tabular mt-2 text-sm">
        {fill(why.total, { count: quantity, price: money(price), total: money(total) })}
      </p>
      {coupon && (
        <p className="text-sm">
          {coupon.reason} {coupon.amount > 0 && fill(why.afterCoupon, { total: money(coupon.total) })}
        </p>
      )}
    </div>
  );
}
