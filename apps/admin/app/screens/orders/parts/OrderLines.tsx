import type { Order } from '../../../api/types.ts';
import { counted } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';

/** What was bought, and the sums. */
export function OrderLines({ order }: { order: Order }) {
  const { texts, language } = useSpoken();
  const { orders } = texts;
  const sums = [
    { title: orders.subTotal, amount: order.subTotal },
    ...(order.orderDiscounts.value ? [{ title: orders.discounts, amount: order.orderDiscounts }] : []),
    { title: orders.shipping, amount: order.deliveryCost },
    ...(order.surcharges ?? []).map(({ label, amount }) => ({ title: label, amount })),
    ...order.taxes.map(({ name, amount }) => ({ title: name, amount })),
  ];
  return (
    <ScrollBox label={orders.lines}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{orders.product}</th>
            {[orders.price, orders.quantity, orders.sum].map((title) => (
              <th key={title} scope="col" className="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.entries.map(({ entryNumber, product, frequencyWeeks, basePrice, quantity, totalPrice }) => (
            <tr key={entryNumber}>
              <td className="min-w-24 break-words">
                {product.name}
                <span className="block break-all text-muted text-xs">
                  {product.code}
                  {frequencyWeeks !== undefined && ` · ${counted(language, orders.every, frequencyWeeks)}`}
                </span>
              </td>
              <td className="number">{basePrice.formattedValue}</td>
              <td className="number">{quantity}</td>
              <td className="number">{totalPrice.formattedValue}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ title, amount }) => (
            <tr key={title}>
              <td colSpan={3} className="number">
                {title}
              </td>
              <td className="number">{amount.formattedValue}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <td colSpan={3} className="number">
              {orders.total}
            </td>
            <td className="number">{order.totalPriceWithTax.formattedValue}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}
