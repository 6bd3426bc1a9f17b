import { useQuery } from '@tanstack/react-query';
import { addressOf, path } from '../../api/client.ts';
import { salesQuery } from '../../api/queries.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Period } from '../../kit/period/Period.tsx';
import { usePeriod } from '../../kit/period/usePeriod.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { SalesTable } from './SalesTable.tsx';

/** Sales day by day, with their sums and as a file. */
export default function Sales() {
  const { screens } = useSpoken().texts;
  const site = useSite();
  const { may } = useSession();
  const period = usePeriod();
  const { from, to, isBackwards } = period;
  const report = useQuery({
    ...salesQuery(site.id, from, to),
    enabled: may(OPERATIONS.sales) && period.isWhole,
  });
  if (!may(OPERATIONS.sales)) return <NoResource />;
  return (
    <>
      <PageHead
        title={screens.salesTitle}
        description={screens.salesText}
        actions={
          may(OPERATIONS.salesFile) && (
            <a
              href={addressOf(path(site.id, 'reports', 'sales.csv'), { from, to })}
              download
              className="button secondary"
            >
              {screens.csv}
            </a>
          )
        }
      />
      <Period period={period} />
      {report.isLoading && <Skeleton lines={10} />}
      {report.error && <Failure error={report.error} onRetry={() => void report.refetch()} />}
      {report.data &&
        !isBackwards &&
        (report.data.rows.length === 0 ? (
          <Empty>{screens.noSales}</Empty>
        ) : (
          <SalesTable report={report.data} />
        ))}
    </>
  );
}
