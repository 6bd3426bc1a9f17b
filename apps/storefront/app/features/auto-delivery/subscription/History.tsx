import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Subscription } from '../autoDelivery.types.ts';
import { dayText } from '../days.ts';

/** Coming days that are listed; the overview shows the whole year. */
const SHOWN = 4;

/** The orders after the next one, and the outcome of earlier ones. */
export function History({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const config = useAppSelector((state) => state.apiConfig);
  const { upcoming, nextDate, turns } = subscription;
  const after = upcoming.filter(({ date }) => date !== nextDate).slice(0, SHOWN);
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {after.length > 0 && (
        <section aria-labelledby="orders-after">
          <h2 id="orders-after" className="font-display text-xl">
            {m.after()}
          </h2>
          <ol className="mt-2 divide-y divide-line border-line border-t">
            {after.map(({ date }) => (
              <li key={date} className="py-2.5">
                <time dateTime={date}>{dayText(date, 'long', config)}</time>
              </li>
            ))}
          </ol>
        </section>
      )}
      {turns.length > 0 && (
        <section aria-labelledby="orders-before">
          <h2 id="orders-before" className="font-display text-xl">
            {m.history()}
          </h2>
          <ol className="mt-2 divide-y divide-line border-line border-t">
            {turns.map(({ date, status, orderCode, charged }) => (
              <li key={`${date} ${status}`} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                <time dateTime={date}>{dayText(date, 'full', config)}</time>
                <span className="tabular text-muted">
                  {orderCode ? (
                    <Link
                      to={link(`/account/orders/${orderCode}`)}
                      className="text-accent underline underline-offset-2"
                    >
                      {m.orderOf({ amount: charged?.formattedValue ?? orderCode })}
                    </Link>
                  ) : (
                    m.turn({ status })
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
