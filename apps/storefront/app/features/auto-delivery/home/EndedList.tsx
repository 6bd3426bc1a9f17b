import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Subscription } from '../autoDelivery.types.ts';

/** Auto-deliveries that are over, in a line each. */
export function EndedList({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  return (
    <section aria-labelledby="auto-delivery-ended" className="mt-section">
      <h2 id="auto-delivery-ended" className="font-display text-2xl">
        {m.ended()}
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {subscriptions.map(({ id, entries, ended, ordersMade }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-3">
            <span>
              {entries
                .flatMap(({ product, isOneTimeProduct }) => (isOneTimeProduct ? [] : product.name))
                .join(', ')}
            </span>
            <span className="text-muted text-sm">
              {[
                ...(ended ? [m.endedOn({ date: formatDate(ended, brand, lang) })] : []),
                m.orders({ count: ordersMade }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
