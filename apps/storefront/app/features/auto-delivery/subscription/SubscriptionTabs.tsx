import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Subscription } from '../autoDelivery.types.ts';
import { bySoonest, dayText } from '../days.ts';

/** Chooses which of several subscriptions is shown: links with next day and first product, soonest first. */
export function SubscriptionTabs({
  subscriptions,
  chosen,
}: {
  subscriptions: readonly Subscription[];
  chosen: string;
}) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const config = useAppSelector((state) => state.apiConfig);
  return (
    <nav aria-label={m.yourSubscriptions()} className="mt-4">
      <ul className="scroll-row gap-3 py-1">
        {[...subscriptions].sort(bySoonest).map(({ id, nextDate, entries }) => (
          <li key={id} className="shrink-0">
            <Link
              to={link(`/auto-delivery/upcoming?subscription=${id}`)}
              preventScrollReset
              aria-current={id === chosen ? 'page' : undefined}
              className="block min-h-11 max-w-64 rounded-control border border-control bg-surface px-4 py-2 aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft"
            >
              <span className="block font-semibold">
                {nextDate ? dayText(nextDate, 'short', config) : m.noDate()}
              </span>
              <span className="block truncate text-muted text-sm">{entries[0]?.product.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
