import type { Subscription } from '../autoDelivery.types.ts';
import { OrderLine } from './OrderLine.tsx';

interface OrderLinesProps {
  title: string;
  subscription: Subscription;
  canEdit: boolean;
}

/** What comes with the next order, or came with one that is over. */
export function OrderLines({ title, subscription, canEdit }: OrderLinesProps) {
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className="font-display text-2xl">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {subscription.entries.map((entry) => (
          <li key={entry.entryNumber} className="py-5">
            <OrderLine
              subscriptionId={subscription.id}
              entry={entry}
              canEdit={canEdit}
              only={subscription.entries.length === 1}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
