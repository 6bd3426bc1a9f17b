import { useEffect } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/addToUpcoming.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { dayText } from '../days.ts';
import { activeSubscriptions } from '../subscription/activeSubscriptions.slice.ts';

/** On the confirmation of an order that began auto-deliveries: the next date of each, and where to change it. */
export function OrdersToCome({ orderCode }: { orderCode: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const config = useAppSelector((state) => state.apiConfig);
  const { data } = useAppSelector(activeSubscriptions.select);
  useEffect(() => void dispatch(activeSubscriptions.load(null)), [dispatch]);
  const begun = (data ?? []).filter(({ turns }) => turns.some((turn) => turn.orderCode === orderCode));
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby="orders-to-come" className="rounded-card bg-success-soft p-5">
      <h2 id="orders-to-come" className="flex items-center gap-2 font-semibold text-success">
        <MoreIcon name="repeat" className="size-5" />
        {m.comesAgain()}
      </h2>
      <ul className="mt-2 space-y-2">
        {begun.map(({ id, nextDate = '', frequencyWeeks, ceiling, smart }) => (
          <li key={id}>
            {(smart ? m.nextSmart : m.next)({
              date: dayText(nextDate, 'long', config),
              weeks: frequencyWeeks,
              amount: ceiling.formattedValue,
            })}
          </li>
        ))}
      </ul>
      <Link
        to={link('/auto-delivery')}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-2"
      >
        {m.manage()}
      </Link>
    </section>
  );
}
