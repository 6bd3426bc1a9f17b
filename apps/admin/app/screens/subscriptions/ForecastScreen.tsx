import { useQuery } from '@tanstack/react-query';
import { forecastQuery } from '../../api/areas/subscriptions.ts';
import type { StockForecast } from '../../api/types.ts';
import { fill, regional } from '../../i18n/fill.ts';
import { formatDay } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Pages } from '../../kit/list/Pages.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { usePages } from './usePages.ts';
import { Views } from './Views.tsx';

/** What eight weeks of auto-delivery need of each product, and when it runs out. */
export default function ForecastScreen() {
  const { texts, language } = useSpoken();
  const { subscriptions } = texts;
  const site = useSite();
  const { may } = useSession();
  const { state, after, go } = usePages();
  const found = useQuery({ ...forecastQuery(site.id, after, language), enabled: may(OPERATIONS.forecast) });
  if (!may(OPERATIONS.forecast)) return <NoResource />;
  const { data } = found;
  return (
    <>
      <PageHead title={subscriptions.forecast} description={subscriptions.forecastText} />
      <Views />
      {found.isPending && <Skeleton lines={8} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {data?.items.length === 0 && <Empty>{subscriptions.noForecast}</Empty>}
      {data && data.items.length > 0 && <ForecastTable forecast={data} />}
      {(data?.next || state.cursors.length > 0) && (
        <Pages state={state} next={found.isPlaceholderData ? undefined : data?.next} onGo={go} />
      )}
    </>
  );
}

function ForecastTable({ forecast: { weeks, items } }: { forecast: StockForecast }) {
  const { texts, language } = useSpoken();
  const { subscriptions } = texts;
  const count = new Intl.NumberFormat(regional(language));
  const week = new Intl.DateTimeFormat(regional(language), {
    ...{ timeZone: 'UTC', day: 'numeric', month: 'short' },
  });
  return (
    <ScrollBox label={subscriptions.forecast}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{subscriptions.variant}</th>
            <th scope="col">{subscriptions.runsOut}</th>
            <th scope="col" className="number">
              {subscriptions.stock}
            </th>
            <th scope="col" className="number">
              {subscriptions.need}
            </th>
            {weeks.map((day) => (
              <th key={day} scope="col" className="number whitespace-nowrap">
                {fill(subscriptions.weekFrom, { day: week.format(new Date(`${day}T12:00:00Z`)) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ code, name, stock, total, due, runsOut }) => (
            <tr key={code}>
              <td className="min-w-40">
                {name}
                <span className="block break-all text-muted text-xs">{code}</span>
              </td>
              <td className={runsOut ? 'min-w-28 font-semibold text-danger' : 'text-muted'}>
                {runsOut
                  ? fill(subscriptions.runsOutIn, {
                      week: runsOut,
                      day: formatDay(weeks[runsOut - 1] ?? '', language),
                    })
                  : subscriptions.lasts}
              </td>
              <td className="number">{count.format(stock)}</td>
              <td className="number">{count.format(total)}</td>
              {weeks.map((day, index) => (
                <td key={day} className="number">
                  {count.format(due[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
