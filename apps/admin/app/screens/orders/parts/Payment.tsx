import type { AdminOrder } from '../../../api/types.ts';
import { fill, named } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** What was paid and by what, and what of it went back. */
export function Payment({ shown: { order, refunds, paymentProblem } }: { shown: AdminOrder }) {
  const { orders, payments } = useTexts();
  const { card } = order.paymentInfo;
  const amounts = [
    { title: orders.total, amount: order.totalPriceWithTax },
    ...order.paymentSources.map(({ label, amount }) => ({ title: label, amount })),
    {
      title: card ? fill(orders.card, { brand: card.brand, digits: card.lastFour }) : orders.noCard,
      amount: order.amountDue,
    },
    { title: orders.refunded, amount: refunds.refundedAmount },
    { title: orders.refundDue, amount: refunds.refundDueAmount },
    { title: orders.refundable, amount: refunds.refundableAmount },
  ];
  return (
    <Panel title={orders.payment}>
      <p className="mb-2 font-medium">{named(orders.payments, order.paymentStatus)}</p>
      {paymentProblem && <Notice tone="warning">{named(payments.problems, paymentProblem)}</Notice>}
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 text-sm">
        {amounts.map(({ title, amount }) => (
          <div key={title} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{title}</dt>
            <dd className="tabular text-right">{amount.formattedValue}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
