import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { OrderLine } from './OrderLine.tsx';

/** What comes with the next order. */
export function OrderLines({ subscription, canEdit }: { subscription: Subscription; canEdit: boolean }) {
  const m = useScreenMessages(texts);
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className="font-display text-2xl">
        {m.inThisOrder()}
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
