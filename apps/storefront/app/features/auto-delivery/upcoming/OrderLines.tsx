import { isRunning, type Subscription } from '../autoDelivery.types.ts';
import { OrderLine } from './OrderLine.tsx';

interface OrderLinesProps {
  title: string;
  subscription: Subscription;
  canEdit: boolean;
}

/** The lines of the next order; of an ended subscription, its recurring lines. */
export function OrderLines({ title, subscription, canEdit }: OrderLinesProps) {
  const entries = isRunning(subscription)
    ? subscription.entries
    : // One-time lines of an ended subscription were never delivered, so they are left out.
      subscription.entries.filter(({ isOneTimeProduct }) => !isOneTimeProduct);
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className="font-display text-2xl">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {entries.map((entry) => (
          <li key={entry.entryNumber} className="py-5">
            <OrderLine
              subscriptionId={subscription.id}
              entry={entry}
              canEdit={canEdit}
              only={entries.length === 1}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
