import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Subscription } from '../autoDelivery.types.ts';
import { dayText, endOfTwelveMonths, todayOf } from '../days.ts';
import { ordersByMonth } from './timeline.rules.ts';

/** Twelve months of orders, drawn as a list in which each order is a day with its text. */
export function YearTimeline({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const from = subscriptions.map(todayOf).find((day) => day !== undefined);
  if (!from) return null;
  const months = ordersByMonth(subscriptions, from);
  const count = months.reduce((sum, { orders }) => sum + orders.filter(({ skipped }) => !skipped).length, 0);
  return (
    <section aria-labelledby="auto-delivery-year" className="mt-section">
      <h2 id="auto-delivery-year" className="font-display text-3xl leading-tight">
        {m.year()}
      </h2>
      <p className="mt-1 text-muted">
        {m.yearCount({ count, last: dayText(endOfTwelveMonths(from), 'full', config) })}
        {subscriptions.some(({ smart }) => smart) && ` ${m.yearSmart()}`}
      </p>
      <ol className="mt-5 grid grid-cols-3 overflow-hidden rounded-card border-line border-t border-l sm:grid-cols-4 lg:grid-cols-6">
        {months.map(({ month, orders }) => (
          <li key={month} className="min-h-24 border-line border-r border-b bg-surface p-3">
            <h3 className="text-muted text-sm">
              <span aria-hidden="true">{dayText(month, 'month', config)}</span>
              <span className="sr-only">{dayText(month, 'monthAndYear', config)}</span>
            </h3>
            {orders.length === 0 && <p className="sr-only">{m.noOrder()}</p>}
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {orders.map(({ id, day, next, skipped }) => (
                <li
                  key={`${id} ${day}`}
                  className={`tabular inline-flex size-9 items-center justify-center rounded-full font-semibold text-sm ${
                    skipped
                      ? 'border border-control border-dashed text-muted line-through'
                      : next
                        ? 'bg-accent text-on-accent'
                        : 'bg-accent-soft text-ink'
                  }`}
                >
                  <time dateTime={day}>
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className="sr-only">
                      {dayText(day, 'long', config)}
                      {skipped && `, ${m.skipped()}`}
                      {next && `, ${m.nextOne()}`}
                    </span>
                  </time>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
