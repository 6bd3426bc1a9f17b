import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { calendarQuery } from '../../api/areas/subscriptions.ts';
import type { DeliveryCalendar } from '../../api/types.ts';
import { fill, regional } from '../../i18n/fill.ts';
import { formatDay } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Period } from '../../kit/period/Period.tsx';
import { type Span, usePeriod } from '../../kit/period/usePeriod.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { Views } from './Views.tsx';

/** What is shown unless told: eight weeks. */
const NEXT_WEEKS: Span = { first: 0, last: 55 };

/** How many orders come on each day; each number opens them. */
export default function CalendarScreen() {
  const { texts } = useSpoken();
  const { subscriptions } = texts;
  const site = useSite();
  const { may } = useSession();
  const period = usePeriod(NEXT_WEEKS);
  const { from, to, isBackwards } = period;
  const found = useQuery({
    ...calendarQuery(site.id, from, to),
    enabled: may(OPERATIONS.calendar) && period.isWhole,
  });
  if (!may(OPERATIONS.calendar)) return <NoResource />;
  return (
    <>
      <PageHead title={subscriptions.title} description={subscriptions.text} />
      <Views />
      <Period period={period} />
      {found.isLoading && <Skeleton lines={10} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data &&
        !isBackwards &&
        (found.data.sums.orders === 0 ? (
          <Empty>{subscriptions.nothing}</Empty>
        ) : (
          <DayTable calendar={found.data} />
        ))}
    </>
  );
}

function DayTable({ calendar: { days, sums } }: { calendar: DeliveryCalendar }) {
  const { texts, language } = useSpoken();
  const { subscriptions, screens } = texts;
  const site = useSite();
  const { may } = useSession();
  const count = new Intl.NumberFormat(regional(language));
  return (
    <ScrollBox label={subscriptions.calendarTitle}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{subscriptions.day}</th>
            <th scope="col" className="number">
              {subscriptions.orders}
            </th>
            <th scope="col" className="number">
              {subscriptions.units}
            </th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ orders }) => orders > 0)
            .map(({ day, orders, units }) => (
              <tr key={day}>
                <td className="whitespace-nowrap">
                  <time dateTime={day}>{formatDay(day, language)}</time>
                </td>
                <td className="number">
                  {may(OPERATIONS.deliveries) ? (
                    <Link
                      to={`/${site.id}/auto-delivery/days/${day}`}
                      aria-label={`${fill(subscriptions.ordersOfDay, { day: formatDay(day, language) })}, ${count.format(orders)}`}
                      className="link"
                    >
                      {count.format(orders)}
                    </Link>
                  ) : (
                    count.format(orders)
                  )}
                </td>
                <td className="number">{count.format(units)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row">{screens.sum}</th>
            <td className="number">{count.format(sums.orders)}</td>
            <td className="number">{count.format(sums.units)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}
